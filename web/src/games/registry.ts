/** Which games have a drawn board; all others get the plain one. A new drawn board is one more line here. */
import type { Component } from "svelte";
import type { Desk } from "../lib/desk.svelte";
import type { Stage } from "../lib/table.svelte";
import { catalogue, type Files } from "../lib/texts.svelte";

/** One thing that a question is about: cards, or a figure. */
export interface About {
  label: string;
  figure: string | null;
  cards: string[];
}

export interface Board {
  default: Component<{ desk: Desk<never> }>;
  /** Kinds of actions that are chosen on the board itself, so the prompt need not list them. */
  placed: ReadonlySet<string>;
  /** What the question is about, where its words alone do not say. */
  about?: (desk: Desk<never>) => About[];
  /** What a card costs the viewer. */
  price?: (desk: Desk<never>, card: string) => number | null;
  /** Motion for what happened. */
  stage?: () => Stage;
  /** Clauses of the ledger behind a card. */
  clauses?: (id: string, colour?: string) => string[];
  /** Sentences of its own. */
  texts?: Files;
}

const drawn: Record<string, () => Promise<unknown>> = {
  verlagswelt: () => import("./verlagswelt/board"),
};

/** Games with a drawn board come first in the lobby. */
export function isDrawn(game: string): boolean {
  return game in drawn;
}

export async function boardOf(game: string): Promise<Board> {
  const board = (await (drawn[game] ?? (() => import("./plain/board")))()) as Board;
  if (board.texts) await catalogue.add(board.texts);
  return board;
}
