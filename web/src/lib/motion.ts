/** Things that fly between spots of the page. A spot is any element with `data-spot`. */

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function spot(name: string): Element | null {
  return document.querySelector(`[data-spot="${CSS.escape(name)}"]`);
}

/** The element of an action in the house of a seat; the whole house if there is none. */
export function ring(action: string, seat: number): Element | null {
  const house = document.querySelector(`[data-house="${seat}"]`);
  return house?.querySelector(`[data-spot="${CSS.escape(action)}"]`) ?? house;
}

export function glow(element: Element | null): void {
  element?.animate([{ filter: "brightness(1)" }, { filter: "brightness(1.35)", transform: "scale(1.03)" }, { filter: "brightness(1)" }], {
    duration: 700,
    easing: "ease-in-out",
  });
}

const FLIGHT = 560;
const BETWEEN = 70;

/** Let some pieces fly from one spot to another; decoration only, the position is already told. */
export function fly(from: string, to: string, pieces: number, look: string): void {
  const start = spot(from)?.getBoundingClientRect();
  const goal = spot(to)?.getBoundingClientRect();
  if (!start || !goal) return;
  for (let piece = 0; piece < pieces; piece++) launch(centre(start), centre(goal), piece * BETWEEN, look);
}

function centre(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function launch(start: { x: number; y: number }, goal: { x: number; y: number }, delay: number, look: string): void {
  const piece = document.createElement("div");
  piece.className = `flying ${look}`;
  piece.setAttribute("aria-hidden", "true");
  document.body.append(piece);
  const rise = Math.min(120, Math.hypot(goal.x - start.x, goal.y - start.y) / 3);
  const at = (x: number, y: number, size: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
  const flight = piece.animate(
    [
      { transform: at(start.x, start.y, 0.6), opacity: 0 },
      { transform: at((start.x + goal.x) / 2, (start.y + goal.y) / 2 - rise, 1.1), opacity: 1, offset: 0.5 },
      { transform: at(goal.x, goal.y, 0.8), opacity: 0.9 },
    ],
    { duration: FLIGHT, delay, easing: "ease-in-out", fill: "both" },
  );
  flight.onfinish = () => piece.remove();
  setTimeout(() => piece.remove(), FLIGHT + delay + 500);
}
