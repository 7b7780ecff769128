/** What a board gets to draw: the position of one viewer with its words, and a way to choose. Serves live games and replays. */
import type { ActionFacts, LogEntry, Position, SeatFacts, TableFacts } from "./messages";
import { settings } from "./settings.svelte";
import type { Words } from "./words";

export interface Source {
  readonly facts: TableFacts;
  readonly position: Position;
  readonly log: LogEntry[];
  readonly words: Words;
  /** Carry out an action; null: nothing can be done here (replay, spectator). */
  readonly play: ((action: ActionFacts) => void) | null;
  /** Ask the server why an action is not allowed, or what one might do with a component. */
  readonly why: ((wanted: string) => void) | null;
}

export class Desk<View = unknown> {
  /** The action chosen but not yet confirmed, by its language-neutral name. */
  picked = $state<string | null>(null);
  /** The actions a hint speaks of, with their chances. */
  hinted = $state.raw<Map<string, number>>(new Map());
  /** The action played last from here: a board may need it to know what a follow-up question is about. */
  played = $state<string | null>(null);

  /** What is asked now; the same for as long as others decide at the same time. */
  readonly decision = $derived.by(() => this.position.decision);

  constructor(private readonly source: () => Source) {}

  get facts(): TableFacts {
    return this.source().facts;
  }
  get position(): Position {
    return this.source().position;
  }
  get view(): View {
    return this.position.view as View;
  }
  get words(): Words {
    return this.source().words;
  }
  get log(): LogEntry[] {
    return this.source().log;
  }
  get me(): number {
    return this.position.seat;
  }
  get seats(): SeatFacts[] {
    return this.facts.seats;
  }
  get live(): boolean {
    return this.source().play !== null && this.decision !== null;
  }

  seatName(seat: number): string {
    return this.seats[seat]?.name ?? "–";
  }

  /** The action of this name, if it is allowed. */
  action(text: string): ActionFacts | undefined {
    return this.live ? this.position.actions.find((action) => action.text === text) : undefined;
  }

  asks(question: string): boolean {
    return this.live && this.position.question?.id === question;
  }

  /** A click on a component: the first chooses, the second (or the button) confirms. */
  pick(text: string): void {
    const action = this.action(text);
    if (!action) {
      this.picked = null;
      this.source().why?.(text);
    } else if (settings.confirm && this.picked !== text) this.picked = text;
    else this.play(action);
  }

  /** Everything that an allowed action speaks of. */
  readonly choosable = $derived(new Set(this.live ? this.position.actions.flatMap((action) => action.args.map(String)) : []));

  /** Can this word be chosen where it stands in the view? A word that names several things can be chosen only in the
   *  viewer's own field, if that is named like the action. */
  isChoice(id: string, field: string, owner: number | undefined): boolean {
    if (!this.choosable.has(id)) return false;
    if (!this.words.isAmbiguous(id)) return true;
    return owner === this.me && this.position.actions.some((action) => action.kind === field && action.args.includes(id));
  }

  /** A click on a component of the plain board, which knows no actions: pick the only action with it, lead to the first
   *  of several, or ask why there is none. */
  point(component: string): void {
    const actions = this.live ? this.position.actions.filter((action) => action.args.map(String).includes(component)) : [];
    if (actions.length === 1) this.pick(actions[0]!.text);
    else if (actions.length) this.show(actions[0]!.text);
    else this.source().why?.(component);
  }

  /** Focus the button of an action. */
  private show(text: string): void {
    const button = [...document.querySelectorAll<HTMLElement>("[data-action]")].find((element) => element.dataset["action"] === text);
    button?.focus();
  }

  play(action: ActionFacts): void {
    this.picked = null;
    this.hinted = new Map();
    this.played = action.text;
    this.source().play?.(action);
  }
}
