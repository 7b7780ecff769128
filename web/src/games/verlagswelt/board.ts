import type { Files } from "../../lib/texts.svelte";

export { default } from "./Board.svelte";
export { stage } from "./motion.svelte";
export { clausesOf as clauses } from "./cards";

export const placed: ReadonlySet<string> = new Set(["build", "project", "take", "give"]);

export const texts: Files = {
  de: () => import("./texts/de.ftl?raw"),
  en: () => import("./texts/en.ftl?raw"),
};
