/** Sorts the fields of any view, so that games without a drawn board can be shown: facts, people, lists of things. */

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

/** Fields of views that hold seats. */
const SEATS = new Set(["seat", "active", "winner", "winners", "owner", "leader", "asked", "blocks"]);
/** Groups that stand before the people. */
const AT_STAKE = new Set(["display", "sheet", "prizes", "pile", "marked", "drawn"]);
/** Lists with a figure for every seat. */
const PER_SEAT = new Set(["prices"]);
/** Shown elsewhere on the page; so are the figures of a question. */
const ELSEWHERE = new Set(["seat", "question", "asking_card"]);
/** Facts that mean something only together with another. */
const ONLY_WITH: Record<string, string> = { turns_left: "last_round" };
/** Of what a question is about, the people and places are on the board and on the buttons. */
const UNASKED = new Set(["seat", "places"]);

export function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return true;
  if (Array.isArray(value)) return value.every(isEmpty);
  return isThing(value) && Object.values(value).every(isEmpty);
}

export function holdsSeats(field: string, value: unknown): boolean {
  const numbers = Array.isArray(value) ? value : [value];
  return SEATS.has(field) && numbers.every((entry) => typeof entry === "number");
}

export function isPerSeat(field: string, value: unknown, seats: number): value is number[] {
  return PER_SEAT.has(field) && Array.isArray(value) && value.length === seats;
}

/** Figures that fit beside others. */
export function isBrief(value: unknown): boolean {
  return typeof value !== "object" || (Array.isArray(value) && value.every((entry) => typeof entry === "number"));
}

/** What the question is about: the card that asks, the bid that comes next, the figures to weigh. */
export function aboutQuestion(view: Thing): [string, unknown][] {
  const { asked, asking_card: card, sheet, display } = view;
  const found: [string, unknown][] = [];
  if (typeof card === "string") found.push(["asking_card", card]);
  if (isThing(asked)) found.push(...Object.entries(asked).filter(([field, value]) => !UNASKED.has(field) && !isEmpty(value)));
  if (isThing(sheet) && typeof sheet["position"] === "number") {
    const at = sheet["position"];
    found.push(["position", at]);
    if (Array.isArray(display)) found.push(["", display[at]]);
  }
  return found;
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
  const shape: Shape = { facts: [], people: null, lists: [], groups: [], later: [] };
  for (const [field, value] of Object.entries(view)) {
    if (ELSEWHERE.has(field) || (field === "asked" && isThing(value)) || isEmpty(value)) continue;
    if (isEmpty(view[ONLY_WITH[field] ?? field]) || (holdsSeats(field, value) && [value].flat().every((seat) => Number(seat) < 0))) continue;
    const group = AT_STAKE.has(field) ? shape.groups : shape.later;
    if (!Array.isArray(value)) (isThing(value) ? group : shape.facts).push([field, value]);
    else if (!value.every(isThing)) (holdsSeats(field, value) ? shape.facts : group).push([field, value]);
    else if (value.every((row) => typeof row["seat"] === "number")) shape.people = { field, rows: value };
    else shape.lists.push([field, value]);
  }
  return shape;
}
