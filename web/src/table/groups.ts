/** Actions in tidy groups: by the card they speak of where several kinds speak of the same cards, else by kind. */
import type { ActionFacts } from "../lib/messages";
import type { Words } from "../lib/words";

export interface Choice {
  action: ActionFacts;
  name: string;
  /** The card it speaks of, and what that card does. */
  card: string | null;
  brief: string | null;
}

export interface Group {
  id: string;
  title: string | null;
  card: string | null;
  brief: string | null;
  choices: Choice[];
}

const FEW = 8;

function cardOf(action: ActionFacts, words: Words): string | null {
  const params = words.content.actions[action.kind] ?? [];
  const index = params.findIndex((param) => param.domain in words.content.tables);
  return index < 0 ? null : String(action.args[index]);
}

/** What a card costs, as a sentence; null: nothing is known of that. */
export type Price = (card: string) => string | null;

export function grouped(actions: ActionFacts[], words: Words, price: Price = () => null): Group[] {
  if (!actions.length) return [];
  if (actions.length > FEW && numbers(actions, words)) return [group("numbers", actions.map(numbered(actions[0]!.kind)))];
  const shared = sharedCards(actions, words);
  const rest = actions.map((action) => choice(action, words, price)).filter(({ card }) => card === null || !shared.has(card));
  const groups = [...shared].map((card) => onCard(card, actions, words, price));
  return rest.length ? [group("rest", rest), ...groups] : groups;
}

function group(id: string, choices: Choice[]): Group {
  return { id, title: null, card: null, brief: null, choices };
}

function choice(action: ActionFacts, words: Words, price: Price): Choice {
  const card = cardOf(action, words);
  return { action, name: action.name, card, brief: card === null ? null : told(card, words, price) };
}

/** What a card costs and does. */
function told(card: string, words: Words, price: Price): string | null {
  return [price(card), words.brief(card)].filter(Boolean).join(" · ") || null;
}

/** All that can be done with one card, under its name. */
function onCard(card: string, actions: ActionFacts[], words: Words, price: Price): Group {
  const title = words.name(card);
  const choices = actions
    .filter((action) => cardOf(action, words) === card)
    .map((action) => ({ action, name: without(action.name, title), card, brief: null }));
  return { id: `card:${card}`, title, card, brief: told(card, words, price), choices };
}

/** Show bids and the like as bare numbers; zero keeps its words. */
function numbered(kind: string): (action: ActionFacts) => Choice {
  return (action) => {
    const bare = action.kind === kind && action.args[0] !== 0;
    return { action, name: bare ? String(action.args[0]) : action.name, card: null, brief: null };
  };
}

/** The name of an action under the heading of its card need not repeat the card. */
function without(name: string, card: string): string {
  return name.replace(card, "").replace(/\s+/g, " ").trim() || name;
}

/** A long row of numbers, such as bids: the question says what they count. */
function numbers(actions: ActionFacts[], words: Words): boolean {
  const kind = actions[0]?.kind ?? "";
  const params = words.content.actions[kind] ?? [];
  return params.length === 1 && params[0]!.domain === "number" && actions.filter((action) => action.kind === kind).length > FEW;
}

/** Cards that more than one kind of action speaks of. */
function sharedCards(actions: ActionFacts[], words: Words): Set<string> {
  const kinds = new Map<string, Set<string>>();
  for (const action of actions) {
    const card = cardOf(action, words);
    if (card !== null) kinds.set(card, (kinds.get(card) ?? new Set()).add(action.kind));
  }
  const several = [...kinds.values()].some((found) => found.size > 1);
  return new Set(several ? kinds.keys() : []);
}
