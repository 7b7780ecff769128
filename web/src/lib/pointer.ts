/** Where the mouse was last seen moving, from the first page on. */
let seen = { x: NaN, y: NaN };

document.addEventListener("pointermove", ({ screenX, screenY }) => (seen = { x: screenX, y: screenY }), { passive: true });

/** Did an update move something under a resting mouse? Then nobody points at it. */
export function rests(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "mouse" && event.screenX === seen.x && event.screenY === seen.y;
}
