import type { Desk } from "../../lib/desk.svelte";
import { VIEW_FIELDS } from "../../lib/messages";
import type { About } from "../registry";
import { aboutQuestion, priceIn, type Thing } from "./shape";

export { default } from "./PlainBoard.svelte";

/** Nothing is chosen on the board itself: the prompt lists every action by name. */
export const placed: ReadonlySet<string> = new Set();

export function about(desk: Desk): About[] {
  const { words } = desk;
  return aboutQuestion(desk.view as Thing, VIEW_FIELDS[desk.facts.game]).map(({ field, value, domain }) => {
    const cards = (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === "string");
    const at = typeof value === "number" ? words.ids(domain)?.[value] : undefined;
    return { label: field && words.label(field), figure: cards.length ? null : at ? words.name(at) : (words.shown(field, value) ?? words.written(value)), cards };
  });
}

/** What a card costs this seat, as far as the table says so. */
export function price(desk: Desk, card: string): number | null {
  return priceIn(desk.view as Thing, VIEW_FIELDS[desk.facts.game], card, desk.me);
}
