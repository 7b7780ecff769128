/** Sorts the fields of any view, so that games without a drawn board can be shown: facts, people, lists of things. */

export type Thing = Record<string, unknown>;

export interface Shape {
  facts: [string, unknown][];
  /** A list with one entry per seat. */
  people: { field: string; rows: Thing[] } | null;
  lists: [string, Thing[]][];
  groups: [string, unknown][];
}

/** Fields of views that hold seats. */
const SEATS = new Set(["seat", "active", "winner", "winners", "owner", "leader", "asked", "blocks"]);
/** Shown elsewhere on the page. */
const ELSEWHERE = new Set(["seat", "question"]);

export function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isThing(value) && Object.values(value).every(isEmpty);
}

export function holdsSeats(field: string, value: unknown): boolean {
  const numbers = Array.isArray(value) ? value : [value];
  return SEATS.has(field) && numbers.every((entry) => typeof entry === "number");
}

/** The fields that say something in at least one of the rows. */
export function fieldsOf(rows: Thing[]): string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names.filter((name) => rows.some((row) => !isEmpty(row[name])));
}

export function isFlat(rows: Thing[]): boolean {
  return rows.every((row) => Object.values(row).every((value) => !isThing(value) && !(Array.isArray(value) && value.some(isThing))));
}

export function shapeOf(view: Thing): Shape {
  const shape: Shape = { facts: [], people: null, lists: [], groups: [] };
  for (const [field, value] of Object.entries(view)) {
    if (ELSEWHERE.has(field) || isEmpty(value)) continue;
    if (!Array.isArray(value)) (isThing(value) ? shape.groups : shape.facts).push([field, value]);
    else if (!value.every(isThing)) (holdsSeats(field, value) ? shape.facts : shape.groups).push([field, value]);
    else if (value.every((row) => typeof row["seat"] === "number")) shape.people = { field, rows: value };
    else shape.lists.push([field, value]);
  }
  return shape;
}
