/** The games as the server tells of them, asked for once. */
import { api } from "./api";
import type { GameFacts } from "./messages";
import { settings } from "./settings.svelte";

class Games {
  all = $state.raw<GameFacts[]>([]);

  async load(): Promise<void> {
    if (!this.all.length) this.all = await api.games();
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
