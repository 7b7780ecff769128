import type { Words } from "../../lib/words";
import type { Part } from "../registry";
import { figuresOf, type Thing } from "./shape";

export { default } from "./PlainBoard.svelte";

/** Nothing is chosen on the board itself: the prompt lists every action by name. */
export const placed: ReadonlySet<string> = new Set();

/** What decides each game, from its view. */
const DECISIVE: Record<string, string[]> = {
  genies: ["points", "chips", "geniuses"],
  masterminds: ["chaos", "buildings", "missions", "firepower", "score"],
  wohlstand: ["score", "uncovered", "pollution", "money"],
  zenith: ["discs", "levels", "credits", "zenithium"],
};

export function parts(view: Thing, words: Words): Part[] {
  return figuresOf(view, DECISIVE[words.content.game]).map(({ field, values }) => ({ label: words.label(field), values }));
}
