/** What links for others begin with. On the server's own machine the page is at `localhost`, which leads others nowhere. */
import { api } from "./api";

const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class Origin {
  #told = $state<string | null>(null);
  /** Do links lead nowhere but to this machine? */
  lonely = $state(false);

  constructor() {
    if (OWN.test(location.hostname)) void this.#ask();
  }

  async #ask(): Promise<void> {
    try {
      this.#told = (await api.address()).address;
      this.lonely = this.#told === null;
    } catch {
      // Without an answer the address of the page has to do.
    }
  }

  get url(): string {
    return this.#told ?? location.origin;
  }
}

export const origin = new Origin();
