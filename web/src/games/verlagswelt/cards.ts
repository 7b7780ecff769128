/** Departments and projects of the card file, as the board draws them. */
import type { VerlagsweltDepartment, VerlagsweltProject } from "../../lib/messages";
import type { Words } from "../../lib/words";

export type Department = VerlagsweltDepartment;
export type Project = VerlagsweltProject;

/** By the number that makes them pay, then by price: the order of the printed overview. */
export function departments(words: Words): Department[] {
  return Object.values(words.printed<"verlagswelt">().tables.department).toSorted((a, b) => (a.dice[0] ?? 0) - (b.dice[0] ?? 0) || a.cost - b.cost);
}

export function projects(words: Words): Project[] {
  return Object.values(words.printed<"verlagswelt">().tables.project);
}

/** `2–3`, or `6`. */
export function span(dice: number[]): string {
  return dice.length > 1 ? `${dice[0]}–${dice.at(-1)}` : String(dice[0]);
}

const ROLLS = { any_roll: "roll-any", own_roll: "roll-own", other_roll: "roll-other" } as const;

/** The picture of whose roll makes a card pay. */
export function rollOf(words: Words, card: Department): string {
  const colour = words.printed<"verlagswelt">().data.colours.find(({ id }) => id === card.colour);
  return colour ? ROLLS[colour.trigger] : "";
}

const CLAUSES: Record<string, string[]> = {
  blue: ["V-21"],
  red: ["V-22", "V-27", "V-29"],
  green: ["V-23"],
  violet: ["V-24", "V-53"],
  authors: ["V-32"],
  games_editorial: ["V-33"],
  toy_development: ["V-34"],
  marketing: ["V-35"],
  toy_purchasing: ["V-36"],
  children_editorial: ["V-37"],
  toy_sales: ["V-38"],
  book_production: ["V-39"],
  guide_editorial: ["V-40"],
  public_relations: ["V-41"],
  illustration: ["V-42"],
  quality_safety: ["V-43"],
  accounting: ["V-44"],
  it_organisation: ["V-45", "V:A-08"],
  management: ["V-46", "V:A-10"],
  kosmos_shop: ["V-48", "V:A-07"],
  staff: ["V-12", "V-13", "V-59"],
  shops: ["V-62", "V-63", "V-59"],
  suppliers: ["V-64", "V-65", "V-66", "V-59"],
  customers: ["V-67", "V-68", "V-69", "V-59"],
};

/** Clauses of the ledger behind a card and its colour. */
export function clausesOf(id: string, colour?: string): string[] {
  return [...(CLAUSES[id] ?? []), ...(CLAUSES[colour ?? ""] ?? [])];
}
