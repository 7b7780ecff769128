export { default } from "./PlainBoard.svelte";

/** Nothing is chosen on the board itself: the prompt lists every action by name. */
export const placed: ReadonlySet<string> = new Set();
