/** The seats that this browser holds. A link with the token behind `#` brings one from another device. */
import type { Seated } from "./messages";
import { remember, remembered } from "./settings.svelte";

interface Held {
  token: string;
  /** Unknown for a token that came with a link, until the game shows it. */
  seat: number | null;
}

const KEY = "spielwerk.keys";
/** As many tokens as the server takes at once. */
const MOST = 200;

class Keys {
  #held = $state<Record<string, Held>>(remembered(KEY, {}));

  of(table: string): string | null {
    return this.#held[table]?.token ?? null;
  }

  seat(table: string): number | null {
    return this.#held[table]?.seat ?? null;
  }

  keep(table: string, token: string | null, seat: number | null): void {
    if (!token || this.#held[table]?.token === token) return;
    this.#held[table] = { token, seat };
    this.#write();
  }

  seated(seated: Seated): void {
    this.keep(seated.table, seated.token, seated.seat);
  }

  forget(table: string): void {
    delete this.#held[table];
    this.#write();
  }

  all(): string[] {
    return [...new Set(Object.values(this.#held).map(({ token }) => token))].slice(-MOST);
  }

  /** Take a token out of the address, so that it neither stays visible nor gets copied by accident. */
  adopt(table: string): void {
    const token = location.hash.slice(1);
    if (!/^[A-Za-z0-9_-]{16,64}$/.test(token)) return;
    this.keep(table, token, null);
    history.replaceState(null, "", location.pathname + location.search);
  }

  #write(): void {
    remember(KEY, $state.snapshot(this.#held));
  }
}

export const keys = new Keys();
