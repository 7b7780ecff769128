/** Sorts the fields of any view, so that games without a drawn board can be shown: facts, people, lists of things.
 *  What the fields mean comes from the game's view; every view has a `seat` and a `question`, and rows with a `seat` are people. */
import type { FieldFacts } from "../../lib/messages";

export type Thing = Record<string, unknown>;

export interface Shape {
  facts: [string, unknown][];
  /** A list with one entry per seat. */
  people: { field: string; rows: Thing[] } | null;
  lists: [string, Thing[]][];
  /** What is at stake now, and what one looks up now and then. */
  groups: [string, unknown][];
  later: [string, unknown][];
}

/** What is known of a value, if anything. */
export type Known = FieldFacts | null | undefined;

/** One thing that a question is about. */
export interface Said {
  field: string;
  value: unknown;
  /** What a number counts. */
  domain?: string | undefined;
}

/** What is known of a part of a thing: of a field, or of each entry of a dictionary. */
export function inside(facts: Known, key: string): Known {
  return facts?.fields?.[key] ?? facts?.each;
}

export function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isThing(value) && Object.values(value).every(isEmpty);
}

/** A seat, or a list of them. */
export function holdsSeats(facts: Known): boolean {
  return (facts?.each ?? facts)?.domain === "seat";
}

export function isPerSeat(facts: Known, value: unknown): value is number[] {
  return facts?.along === "seat" && Array.isArray(value);
}

/** Figures that fit beside others. */
export function isBrief(value: unknown): boolean {
  return typeof value !== "object" || (Array.isArray(value) && value.every((entry) => typeof entry === "number"));
}

/** Every field that something is known of, with the row it stands in and what is known of that; structures and lists of them are followed. */
function* declared(row: Thing, facts: Known): Generator<{ row: Thing; of: Known; field: string; value: unknown; known: FieldFacts }> {
  for (const [field, value] of Object.entries(row)) {
    const known = inside(facts, field);
    if (!known) continue;
    yield { row, of: facts, field, value, known };
    if (isThing(value)) yield* declared(value, known);
    else if (Array.isArray(value)) for (const entry of value.filter(isThing)) yield* declared(entry, known.each);
  }
}

/** What the question is about: the card that asks, the bid that comes next with what it is for, the figures to weigh. */
export function aboutQuestion(view: Thing, facts: Known): Said[] {
  const found = [...declared(view, facts)].filter(({ known, value }) => known.about_question && !known.fields && !isEmpty(value));
  return found.flatMap(({ field, value, known }) => [{ field, value, domain: known.domain }, ...lyingAt(view, facts, known.domain, value)]);
}

/** What the table's lists along a content table hold at one of its rows. */
function lyingAt(view: Thing, facts: Known, domain: string | undefined, at: unknown): Said[] {
  const lists = Object.entries(view).filter(([field]) => domain && inside(facts, field)?.along === domain);
  return lists.map(([, list]) => ({ field: "", value: (list as unknown[])[Number(at)] }));
}

/** What a card costs a seat, as far as the view says so: by the card's id, or for every seat in a row that names it. */
export function priceIn(view: Thing, facts: Known, card: string, seat: number): number | null {
  for (const { row, of, value, known } of declared(view, facts)) {
    if (!known.price) continue;
    const found = isThing(value) ? value[card] : names(row, of, card) ? (value as number[])[seat] : undefined;
    if (typeof found === "number") return found;
  }
  return null;
}

function names(row: Thing, facts: Known, card: string): boolean {
  return Object.entries(row).some(([field, value]) => value === card && inside(facts, field)?.domain);
}

/** The fields that say something in at least one of the rows. */
export function fieldsOf(rows: Thing[]): string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names.filter((name) => rows.some((row) => !isEmpty(row[name])));
}

export function isFlat(rows: Thing[]): boolean {
  return rows.every((row) => Object.values(row).every((value) => !isThing(value) && !(Array.isArray(value) && value.some(isThing))));
}

export function shapeOf(view: Thing, facts: Known): Shape {
  const shape: Shape = { facts: [], people: null, lists: [], groups: [], later: [] };
  const { seat: _viewer, question: _question, ...rest } = view;
  for (const [field, value] of Object.entries(rest)) {
    const known = facts?.fields?.[field];
    const seats = holdsSeats(known);
    if (known?.about_question || isEmpty(value) || isEmpty(view[known?.only_with || field])) continue;
    if (seats && [value].flat().every((seat) => Number(seat) < 0)) continue;
    const group = known?.at_stake ? shape.groups : shape.later;
    if (!Array.isArray(value)) (isThing(value) ? group : shape.facts).push([field, value]);
    else if (!value.every(isThing)) (seats ? shape.facts : group).push([field, value]);
    else if (value.every((row) => typeof row["seat"] === "number")) shape.people = { field, rows: value };
    else shape.lists.push([field, value]);
  }
  return shape;
}
