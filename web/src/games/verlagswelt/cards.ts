/** What a department's or project's row of the card file says, typed for drawing. */
import type { Words } from "../../lib/words";

export interface Effect {
  op: string;
  amount?: number;
  from?: string;
  per_icon?: string;
}

export interface Department {
  id: string;
  dice: number[];
  cost: number;
  colour: "blue" | "green" | "red" | "violet";
  icon: string;
  effects: Effect[];
}

export interface Project {
  id: string;
  cost: number;
}

/** By the number that makes them pay, then by price: the order of the printed overview. */
export function departments(words: Words): Department[] {
  const rows = Object.values(words.content.tables["department"] ?? {}) as unknown as Department[];
  return rows.toSorted((a, b) => (a.dice[0] ?? 0) - (b.dice[0] ?? 0) || a.cost - b.cost);
}

export function projects(words: Words): Project[] {
  return Object.values(words.content.tables["project"] ?? {}) as unknown as Project[];
}

/** `2–3`, or `6`. */
export function span(dice: number[]): string {
  return dice.length > 1 ? `${dice[0]}–${dice.at(-1)}` : String(dice[0]);
}

/** Whose roll makes a colour pay. */
export const ROLL = { blue: "any", green: "own", red: "other", violet: "own" } as const;

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
  it_organisation: ["V-45", "A-08"],
  management: ["V-46", "A-10"],
  kosmos_shop: ["V-48", "A-07"],
  staff: ["V-12", "V-13", "V-59"],
  shops: ["V-62", "V-63", "V-59"],
  suppliers: ["V-64", "V-65", "V-66", "V-59"],
  customers: ["V-67", "V-68", "V-69", "V-59"],
};

/** Clauses of the ledger behind a card and its colour. */
export function clausesOf(id: string, colour?: string): string[] {
  return [...(CLAUSES[id] ?? []), ...(CLAUSES[colour ?? ""] ?? [])];
}
