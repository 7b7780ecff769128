import type { Words } from "../../lib/words";
import type { Part } from "../registry";
import { figuresOf, type Thing } from "./shape";

export { default } from "./PlainBoard.svelte";

/** Nothing is chosen on the board itself: the prompt lists every action by name. */
export const placed: ReadonlySet<string> = new Set();

export function parts(view: Thing, words: Words): Part[] {
  return figuresOf(view).map(({ field, values }) => ({ label: words.label(field), values }));
}
