/** Actions in tidy groups: by the card they speak of where several kinds speak of the same cards, else by kind. */
import type { ActionFacts } from "../lib/messages";
import type { Words } from "../lib/words";

export interface Group {
  id: string;
  title: string | null;
  card?: string;
  actions: { action: ActionFacts; name: string }[];
}

const FEW = 8;

function cardOf(action: ActionFacts, words: Words): string | null {
  const params = words.content.actions[action.kind] ?? [];
  const index = params.findIndex((param) => param.domain in words.content.tables);
  return index < 0 ? null : String(action.args[index]);
}

export function grouped(actions: ActionFacts[], words: Words): Group[] {
  const all = { id: "all", title: null, actions: actions.map((action) => ({ action, name: action.name })) };
  if (actions.length <= FEW) return actions.length ? [all] : [];
  if (numbers(actions, words)) return [rowOfNumbers(actions)];
  const groups = new Map<string, Group>();
  const shared = sharedCards(actions, words);
  for (const action of actions) {
    const card = cardOf(action, words);
    const onCard = card !== null && shared.has(card);
    const id = onCard ? `card:${card}` : "rest";
    const group = groups.get(id) ?? { id, title: onCard ? words.name(card) : null, card: onCard ? card : undefined, actions: [] };
    group.actions.push({ action, name: onCard ? without(action.name, words.name(card)) : action.name });
    groups.set(id, group);
  }
  return [...groups.values()].toSorted((a, b) => Number(b.id === "rest") - Number(a.id === "rest"));
}

/** The name of an action under the heading of its card need not repeat the card. */
function without(name: string, card: string): string {
  return name.replace(card, "").replace(/\s+/g, " ").trim() || name;
}

function rowOfNumbers(actions: ActionFacts[]): Group {
  const kind = actions[0]!.kind;
  return { id: "numbers", title: null, actions: actions.map((action) => ({ action, name: action.kind === kind ? String(action.args[0]) : action.name })) };
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
