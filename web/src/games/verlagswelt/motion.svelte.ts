/** Motion for what happened: dice tumble, coins fly, a built card goes to its house. */
import type { LogEntry } from "../../lib/messages";
import { fly, glow, pause, ring } from "../../lib/motion";
import { play } from "../../lib/sound";
import type { Stage } from "../../lib/table.svelte";

/** The throw being shown: it comes before the position that follows from it. */
export const throws = $state<{ count: number; dice: number[] | null }>({ count: 0, dice: null });

const MOST_COINS = 6;

function coins(from: string, to: string, amount: number): void {
  fly(from, to, Math.min(amount, MOST_COINS), "flying-coin");
  play("coin");
}

const BEFORE: Record<string, (entry: LogEntry) => Promise<void>> = {
  threw: async ({ args }) => {
    throws.dice = [args["first"], args["second"]].filter((die): die is number => typeof die === "number" && die > 0);
    throws.count += 1;
    play("dice");
    await pause(820);
  },
  built: async ({ args, seat }) => {
    fly(`card-${args["department"]}`, `house-${seat}`, 1, "flying-card");
    play("card");
    await pause(420);
  },
};

const AFTER: Record<string, (entry: LogEntry) => Promise<void>> = {
  income: async ({ args, seat }) => {
    coins("dice", `purse-${seat}`, Number(args["coins"]));
    await pause(160);
  },
  paid: async ({ args, seat }) => {
    coins(`purse-${seat}`, `purse-${args["other"]}`, Number(args["coins"]));
    await pause(280);
  },
  "topped-up": async ({ args, seat }) => {
    coins("dice", `purse-${seat}`, Number(args["coins"]));
    await pause(300);
  },
  swapped: async ({ args, seat }) => {
    fly(`house-${seat}`, `house-${args["other"]}`, 1, "flying-card");
    fly(`house-${args["other"]}`, `house-${seat}`, 1, "flying-card");
    play("card");
    await pause(500);
  },
  "project-built": async ({ args, seat }) => {
    glow(ring(`project(${args["project"]})`, seat));
    play("win");
    await pause(600);
  },
};

async function perform(scripts: typeof BEFORE, entries: LogEntry[]): Promise<void> {
  for (const entry of entries) await scripts[entry.kind]?.(entry);
}

export function stage(): Stage {
  return {
    before: (entries) => perform(BEFORE, entries),
    after: async (entries) => {
      throws.dice = null;
      await perform(AFTER, entries);
    },
  };
}
