/** The logic behind log lines, action groups and the plain board. */
import { describe, expect, it } from "vitest";
import { aboutQuestion, priceIn, shapeOf } from "../games/plain/shape";
import { pieces } from "../lib/log";
import type { ActionFacts, ContentFacts, FieldFacts, LogEntry } from "../lib/messages";
import { bundleOf } from "../lib/texts.svelte";
import { Words } from "../lib/words";
import { grouped } from "./groups";
import { evenTicks } from "./ticks";

const content: ContentFacts = {
  game: "sample",
  digest: "",
  data: {},
  tables: {
    card: {
      book: { id: "book", name_de: "Buch", name_en: "Book", help_en: "Read it.", cost: 3 },
      bookshop: { id: "bookshop", name_de: "Buchladen", name_en: "Book Shop", stars: 2 },
    },
  },
  actions: { buy: [{ name: "card", domain: "card" }], sell: [{ name: "card", domain: "card" }], bid: [{ name: "chips", domain: "number" }], pass: [] },
};
const words = new Words("en", content, bundleOf("en", "label-stars = Stars\nlabel-last-round = Last round\nlabel-disc-shown = { $sign ->\n    [minus] black { $size }\n   *[other] white { $size }\n}\npart-last-scoring = Last scoring\ntopic-hand-size = Four cards.\n    .title = Hand\n    .clauses = X-1 X-2"));

function action(number: number, kind: string, args: (string | number)[], name: string): ActionFacts {
  return { number, kind, args, name, text: `${kind}(${args.join(", ")})` };
}

function entry(sentence: string, args: Record<string, string>): LogEntry {
  const domains = Object.fromEntries(Object.keys(args).map((name) => [name, "card"]));
  return { index: 0, step: 1, kind: "bought", seat: 0, args, domains, sentence };
}

describe("log lines", () => {
  it("mark each card once, the longer name first", () => {
    const found = pieces(entry("Ann swaps Book Shop for Book.", { taken: "book", given: "bookshop" }), words);
    expect(found.filter((piece) => piece.card)).toEqual([
      { text: "Book Shop", card: "bookshop" },
      { text: "Book", card: "book" },
    ]);
    expect(found.map((piece) => piece.text).join("")).toBe("Ann swaps Book Shop for Book.");
  });

  it("stay whole where no card is named", () => {
    expect(pieces(entry("Ann passes.", {}), words)).toEqual([{ text: "Ann passes.", card: null }]);
  });
});

describe("action groups", () => {
  const cards = ["book", "bookshop"].flatMap((card, index) => [
    action(10 + index, "buy", [card], `buy ${words.name(card)}`),
    action(20 + index, "sell", [card], `sell ${words.name(card)} again`),
  ]);

  it("are one row where no card has several", () => {
    expect(grouped(cards.slice(0, 1), words).map(({ id }) => id)).toEqual(["rest"]);
    expect(grouped([], words)).toEqual([]);
  });

  it("gather what concerns one card, without repeating its name, after the rest", () => {
    const rest = Array.from({ length: 6 }, (_, index) => action(index, "pass", [], `pass ${index}`));
    const groups = grouped([...rest, ...cards], words);
    expect(groups.map(({ id }) => id)).toEqual(["rest", "card:book", "card:bookshop"]);
    expect(groups[1]!.choices.map(({ name }) => name)).toEqual(["buy", "sell again"]);
    expect(groups[1]!.brief).toBe("Read it.");
    expect(groups.flatMap((group) => group.choices)).toHaveLength(10);
  });

  it("tell what a card costs before what it does", () => {
    const [, group] = grouped([action(1, "pass", [], "pass"), ...cards], words, (card) => (card === "book" ? "Price 3" : null));
    expect(group!.brief).toBe("Price 3 · Read it.");
  });

  it("show a long row of numbers as numbers", () => {
    const bids = Array.from({ length: 12 }, (_, chips) => action(chips, "bid", [chips], `bid ${chips} chips`));
    const groups = grouped([...bids, action(50, "pass", [], "pass")], words);
    expect(groups).toHaveLength(1);
    expect(groups[0]!.choices.map(({ name }) => name).slice(-2)).toEqual(["11", "pass"]);
  });
});

describe("the plain board", () => {
  const view = { seat: 1, question: "bid", turn: 4, over: false, bidders: [0, 1], market: { book: 2 }, rows: [{ id: "book", left: 1 }], players: [{ seat: 0, coins: 3, hand: ["book"] }, { seat: 1, coins: 5, hand: [] }] };
  const asks = { about_question: true };
  const facts: FieldFacts = {
    fields: {
      bidders: { each: { domain: "seat" } },
      dealer: { domain: "seat" },
      rounds: { only_with: "ending" },
      lots: { along: "place", at_stake: true },
      caller: asks,
      order: { ...asks, fields: { title: asks, fee: asks } },
      slip: { fields: { place: { domain: "place", ...asks } } },
      fees: { price: true },
      stalls: { each: { fields: { title: { domain: "card" }, rents: { along: "seat", price: true } } } },
    },
  };

  it("sorts any view into facts, people, lists and groups", () => {
    const shape = shapeOf(view, facts);
    expect(shape.facts).toEqual([["turn", 4], ["bidders", [0, 1]]]);
    expect(shape.people?.field).toBe("players");
    expect(shape.lists.map(([field]) => field)).toEqual(["rows"]);
    expect(shape.later.map(([field]) => field)).toEqual(["market"]);
  });

  it("shows a game of which nothing is known", () => {
    const shape = shapeOf(view, undefined);
    expect(shape.facts).toEqual([["turn", 4]]);
    expect(shape.people?.field).toBe("players");
    expect(shape.later.map(([field]) => field)).toEqual(["bidders", "market"]);
  });

  it("puts what is at stake before the people, and leaves out what is empty through and through", () => {
    const shape = shapeOf({ ...view, lots: [["book"], []], spent: [[], []], order: { seat: 0, title: "book" } }, facts);
    expect(shape.groups.map(([field]) => field)).toEqual(["lots"]);
    expect(shape.later.map(([field]) => field)).toEqual(["market"]);
    expect(shape.facts).toEqual([["turn", 4], ["bidders", [0, 1]]]);
  });

  it("leaves out facts that mean nothing now", () => {
    const ended = { ...view, dealer: -1, rounds: 0, ending: false };
    expect(shapeOf(ended, facts).facts.map(([field]) => field)).toEqual(["turn", "bidders"]);
    expect(shapeOf({ ...ended, dealer: 0, ending: true }, facts).facts.map(([field]) => field)).toEqual(["turn", "bidders", "dealer", "rounds", "ending"]);
  });

  it("knows what a question is about", () => {
    const about = (more: object) => aboutQuestion({ ...view, ...more }, facts).map(({ field, value }) => [field, value]);
    expect(about({ caller: "book" })).toEqual([["caller", "book"]]);
    expect(about({ order: { seat: 0, title: "book", fee: null, shops: { a: "a" } } })).toEqual([["title", "book"]]);
    expect(about({ slip: { place: 1, most: 9 }, lots: [["book"], ["bookshop"]] })).toEqual([["place", 1], ["", ["bookshop"]]]);
    expect(about({ slip: { place: null, most: 9 }, lots: [] })).toEqual([]);
  });

  it("finds the price of a card by its id, or for every seat in its row", () => {
    expect(priceIn({ ...view, fees: { book: 4 } }, facts, "book", 1)).toBe(4);
    const stalls = [{ title: "bookshop", beside: "book", rents: [1, 2] }, { title: "book", rents: [3, 5] }];
    expect(priceIn({ ...view, stalls }, facts, "book", 1)).toBe(5);
    expect(priceIn({ ...view, stalls }, facts, "author", 1)).toBeNull();
  });
});

describe("words", () => {
  it("tell what is printed on a card as far as it has a label", () => {
    expect(words.facts("bookshop")).toEqual([["stars", 2]]);
    expect(words.facts("book")).toEqual([]);
    expect([words.tells("book"), words.tells("bookshop"), words.tells("nothing")]).toEqual([true, true, false]);
    expect(words.label("last_round")).toBe("Last round");
    expect(words.label("unknown_field")).toBe("unknown_field");
    expect(words.part("last_scoring")).toBe("Last scoring");
  });

  it("know words that name things of several kinds", () => {
    const twice = new Words("en", { ...content, tables: { ...content.tables, shelf: { book: { id: "book" } } } }, bundleOf("en", ""));
    expect([twice.isAmbiguous("book"), twice.isAmbiguous("bookshop"), twice.isAmbiguous("nothing")]).toEqual([true, false, false]);
  });

  it("tell a figure as its text says", () => {
    expect([words.shown("disc", -2), words.shown("disc", 1), words.shown("stars", 2), words.shown("disc", "x")]).toEqual(["black 2", "white 1", null, null]);
  });

  it("tell the rules topic by topic, at the field that has the name of one", () => {
    expect(words.topics()).toEqual([{ name: "hand-size", title: "Hand", text: "Four cards.", clauses: ["X-1", "X-2"] }]);
    expect(words.topic("hand_size")?.text).toBe("Four cards.");
    expect([words.card("hand_size"), words.card("last_round")]).toEqual(["hand_size", undefined]);
  });
});

describe("ticks of the chart", () => {
  it("are whole numbers equally far apart, whatever the scores", () => {
    expect(evenTicks(0, 5)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(evenTicks(0, 1)).toEqual([0, 1]);
    expect(evenTicks(-3, 15)).toEqual([0, 5, 10, 15]);
    expect(evenTicks(-12, 57)).toEqual([0, 20, 40]);
  });
});
