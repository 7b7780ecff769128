import { describe, expect, it } from "vitest";
import type { ContentFacts } from "../../lib/messages";
import { bundleOf } from "../../lib/texts.svelte";
import { Words } from "../../lib/words";
import { departments, rollOf } from "./cards";

const department = (id: string, dice: number[], cost: number, colour: string) => ({ id, dice, cost, colour, effects: [] });

const content: ContentFacts = {
  game: "verlagswelt",
  digest: "",
  tables: { department: { late: department("late", [9], 1, "pink"), dear: department("dear", [2, 3], 5, "red"), cheap: department("cheap", [2], 1, "red") } },
  data: { colours: [{ id: "red", trigger: "other_roll" }] },
  actions: {},
};
const words = new Words("en", content, bundleOf("en", ""));

describe("departments", () => {
  it("come in the order of the printed overview", () => {
    expect(departments(words).map(({ id }) => id)).toEqual(["cheap", "dear", "late"]);
  });

  it("show whose roll makes them pay, as their colour says", () => {
    expect(departments(words).map((card) => rollOf(words, card))).toEqual(["roll-other", "roll-other", ""]);
  });
});
