/** One table over its socket: what the server told, commands with their answers, and a connection that heals itself. */
import { Refused } from "./api";
import { keys } from "./keys.svelte";
import {
  PROTOCOL,
  type AnyCommand,
  type ChatLine,
  type Hello,
  type LogEntry,
  type Ping,
  type Position,
  type Problem,
  type Reply,
  type ServerMessage,
  type Speak,
  type TableFacts,
  type Update,
} from "./messages";
import { motionAllowed, settings } from "./settings.svelte";

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Order = Without<AnyCommand, "key">;
export type Line = "connecting" | "open" | "lost" | "closed";

/** Shows what happened. `before` runs while the old position still stands, `after` when the new one does. */
export interface Stage {
  before(entries: LogEntry[]): Promise<void>;
  after(entries: LogEntry[]): Promise<void>;
}

interface Waiting {
  command: AnyCommand;
  resolve: (reply: Reply) => void;
  reject: (reason: Refused) => void;
}

const PING_EVERY = 20_000;
const PATIENCE = 8_000;
const LONGEST_PAUSE = 10_000;
/** With more updates waiting than this, showing each would fall behind the game. */
const MOST_SHOWN = 4;
/** The game is still being prepared: ask again after a while. */
const TOO_EARLY = 4425;
const WHILE = 2_000;
/** Closing codes after which another try would end the same way. */
const FINAL = new Set([4400, 4401, 4404]);

export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Table {
  facts = $state.raw<TableFacts | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<Line>("connecting");
  closed = $state<number | null>(null);
  /** Why the table does not open (yet), in the server's words. */
  told = $state<string | null>(null);
  /** Server time minus own time, in seconds. */
  lead = $state(0);
  stage: Stage | null = null;

  #epoch = 0;
  #received = { log: 0, chat: 0 };
  #queue: Update[] = [];
  #busy = false;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #pause = 500;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(readonly id: string) {
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  end(): void {
    this.#ended = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#retry);
    this.#hush();
    this.#socket?.close();
  }

  /** Sit down after joining: the same table, now with a token. */
  reconnect(): void {
    this.#received = { log: 0, chat: 0 };
    this.#pause = 0;
    this.#ended = false;
    this.closed = null;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  speak(language: Speak["language"]): void {
    if (this.line === "open") this.#post({ type: "language", language });
  }

  /** Have something done; the promise holds the answer, also across a broken connection. */
  send(order: Order): Promise<Reply> {
    const command = { ...order, key: freshKey() } as AnyCommand;
    return new Promise((resolve, reject) => {
      this.#waiting.set(command.key, { command, resolve, reject });
      if (this.line === "open") this.#post(command);
    });
  }

  // --- the connection ---

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${this.id}/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#dropped(event.code);
    };
  }

  #greet(): void {
    const have = this.#received.log || this.#received.chat ? { epoch: this.#epoch, ...this.#received } : null;
    const hello: Hello = { type: "hello", protocol: PROTOCOL, language: settings.language, token: keys.of(this.id), have };
    this.#post(hello);
    this.line = "open";
    this.#pause = 500;
    for (const { command } of this.#waiting.values()) this.#post(command);
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.#knock(), PING_EVERY);
  }

  #knock(): void {
    this.#post({ type: "ping" });
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => this.#socket?.close(), PATIENCE);
  }

  #dropped(code: number): void {
    this.#hush();
    if (this.#ended) return;
    if (FINAL.has(code)) {
      this.line = "closed";
      this.closed = code;
      return;
    }
    this.line = "lost";
    if (code === TOO_EARLY) this.#pause = WHILE;
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.7 + Math.random() * 0.6));
    this.#pause = Math.min(this.#pause * 2 || 500, LONGEST_PAUSE);
  }

  #hush(): void {
    clearInterval(this.#ping);
    clearTimeout(this.#doubt);
  }

  /** Somebody looks at the page again, or the network is back: do not wait out the pause. */
  #hurry = (): void => {
    if (document.hidden || this.#ended) return;
    if (this.line === "lost") this.#connect();
    else if (this.line === "open") this.#knock();
  };

  #post(message: AnyCommand | Hello | Speak | Ping): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // --- what the server says ---

  #hear(message: ServerMessage): void {
    clearTimeout(this.#doubt);
    switch (message.type) {
      case "update":
        this.#received = { log: message.log_from + (message.log?.length ?? 0), chat: message.chat_from + (message.chat?.length ?? 0) };
        this.#epoch = message.epoch;
        this.#queue.push(message);
        void this.#pump();
        break;
      case "problem":
        if (!this.facts) this.told = message.message;
        this.#answer(message.key, (waiting) => waiting.reject(refused(message)));
        break;
      case "pong":
        break;
      default:
        this.#answer(message.key, (waiting) => waiting.resolve(message));
    }
  }

  #answer(key: string | null, settle: (waiting: Waiting) => void): void {
    const waiting = key ? this.#waiting.get(key) : undefined;
    if (!key || !waiting) return;
    this.#waiting.delete(key);
    settle(waiting);
  }

  /** Apply updates one after the other, each shown before the next. */
  async #pump(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) await this.#show(update);
    this.#busy = false;
  }

  async #show(update: Update): Promise<void> {
    const fresh = update.log_from === this.log.length ? (update.log ?? []) : [];
    const shown = this.stage && this.position && fresh.length > 0 && this.#queue.length < MOST_SHOWN && motionAllowed();
    if (shown) await harmless(this.stage?.before(fresh));
    this.#apply(update);
    if (shown) await harmless(this.stage?.after(fresh));
  }

  #apply(update: Update): void {
    this.lead = update.now - Date.now() / 1000;
    this.log = [...this.log.slice(0, update.log_from), ...(update.log ?? [])];
    this.chat = [...this.chat.slice(0, update.chat_from), ...(update.chat ?? [])];
    if (update.table) this.facts = update.table;
    if (update.position) this.position = update.position;
  }
}

function refused(problem: Problem): Refused {
  return new Refused(problem.code, problem.message, problem.clauses);
}

/** A motion that fails must not keep the game from going on. */
async function harmless(motion: Promise<void> | undefined): Promise<void> {
  try {
    await motion;
  } catch (error) {
    console.error("a motion failed", error);
  }
}
