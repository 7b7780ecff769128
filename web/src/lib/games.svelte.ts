/** The games as the server tells of them; asked for again only while one of them is still being prepared. */
import { api } from "./api";
import type { GameFacts } from "./messages";
import { settings } from "./settings.svelte";

const AGAIN = 2_000;

class Games {
  all = $state.raw<GameFacts[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  async load(): Promise<void> {
    if (!this.all.length) await this.#ask();
  }

  async #ask(): Promise<void> {
    this.all = await api.games();
    clearTimeout(this.#timer);
    if (this.all.some((game) => game.readiness.state === "preparing")) this.#timer = setTimeout(() => void this.#askAgain(), AGAIN);
  }

  async #askAgain(): Promise<void> {
    await this.#ask().catch(() => (this.#timer = setTimeout(() => void this.#askAgain(), AGAIN)));
  }

  find(id: string): GameFacts | undefined {
    return this.all.find((game) => game.id === id);
  }

  /** What a level of the bots is called in its game. */
  level(id: string, level: number | null): string {
    return this.find(id)?.levels.find((one) => one.level === level)?.name[settings.language] ?? `${level ?? ""}`;
  }

  name(id: string): string {
    return this.find(id)?.name[settings.language] ?? "";
  }
}

export const games = new Games();
