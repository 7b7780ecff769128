/** Log sentences with their cards marked, so that a hover shows the card. */
import type { LogEntry } from "./messages";
import type { Words } from "./words";

export interface Piece {
  text: string;
  card: string | null;
}

/** Cut a sentence where it names a card; longer names first, so that no name is found inside another. */
export function pieces(entry: LogEntry, words: Words): Piece[] {
  const names = Object.entries(entry.args)
    .filter(([arg, value]) => typeof value === "string" && (entry.domains[arg] ?? "") in words.content.tables)
    .map(([arg, value]) => ({ card: String(value), name: words.name(String(value), entry.domains[arg]) }))
    .toSorted((a, b) => b.name.length - a.name.length);
  return names.reduce<Piece[]>((found, { card, name }) => found.flatMap((piece) => cut(piece, card, name)), [
    { text: entry.sentence, card: null },
  ]);
}

function cut(piece: Piece, card: string, name: string): Piece[] {
  const at = piece.card === null ? piece.text.indexOf(name) : -1;
  if (at < 0) return [piece];
  const parts: Piece[] = [
    { text: piece.text.slice(0, at), card: null },
    { text: name, card },
    { text: piece.text.slice(at + name.length), card: null },
  ];
  return parts.filter((part) => part.text !== "");
}
