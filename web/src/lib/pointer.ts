/** Where the mouse was last seen moving, from the first page on. */
let seen = { x: NaN, y: NaN };

document.addEventListener("pointermove", ({ screenX, screenY }) => (seen = { x: screenX, y: screenY }), { passive: true });

/** What an update moves under a mouse at rest is not what somebody points at. */
export function rests(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "mouse" && event.screenX === seen.x && event.screenY === seen.y;
}
