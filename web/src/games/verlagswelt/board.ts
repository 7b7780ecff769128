import type { VerlagsweltView } from "../../lib/messages";
import { t, type Files } from "../../lib/texts.svelte";
import type { Words } from "../../lib/words";
import type { Part } from "../registry";
import { departments, projects } from "./cards";

export { default } from "./Board.svelte";
export { stage } from "./motion.svelte";
export { clausesOf as clauses } from "./cards";

export const placed: ReadonlySet<string> = new Set(["build", "project", "take", "give"]);

export const texts: Files = {
  de: () => import("./texts/de.ftl?raw"),
  en: () => import("./texts/en.ftl?raw"),
};

/** The order of the result: projects built, then what they cost, then coins. */
export function parts(view: VerlagsweltView, words: Words): Part[] {
  const cost = new Map(projects(words).map((project) => [project.id, project.cost]));
  const price = new Map(departments(words).map((card) => [card.id, card.cost]));
  const cards = view.houses.map((house) => Object.entries(house.departments));
  const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
  return [
    { label: words.label("built"), values: view.houses.map((house) => house.built.length) },
    { label: t("vw-projects-worth"), values: view.houses.map((house) => sum(house.built.map((id) => cost.get(id) ?? 0))) },
    { label: words.label("coins"), values: view.houses.map((house) => house.coins) },
    { label: words.label("departments"), values: cards.map((kinds) => sum(kinds.map(([, count]) => count))) },
    { label: t("vw-departments-worth"), values: cards.map((kinds) => sum(kinds.map(([id, count]) => (price.get(id) ?? 0) * count))) },
  ];
}
