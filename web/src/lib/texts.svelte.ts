/** The page's own sentences, from Fluent files; the language may change at any moment. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

export type Args = Record<string, FluentVariable>;

/** One Fluent file per language, loaded when it is needed. */
export type Files = Record<Language, () => Promise<{ default: string }>>;

const page: Files = {
  de: () => import("../texts/de.ftl?raw"),
  en: () => import("../texts/en.ftl?raw"),
};

class Catalogue {
  bundle = $state.raw<FluentBundle | null>(null);
  #files: Files[] = [page];

  /** Boards bring sentences of their own. */
  async add(files: Files): Promise<void> {
    if (this.#files.includes(files)) return;
    this.#files.push(files);
    await this.load(settings.language);
  }

  async load(language: Language): Promise<void> {
    const sources = await Promise.all(this.#files.map(async (files) => (await files[language]()).default));
    if (settings.language === language) this.bundle = bundleOf(language, ...sources);
  }
}

export function bundleOf(language: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** A message of a bundle; null if it has none, so that callers choose what stands in. */
export function message(bundle: FluentBundle, key: string, args?: Args): string | null {
  const found = bundle.getMessage(key);
  return found?.value ? bundle.formatPattern(found.value, args) : null;
}

export const catalogue = new Catalogue();

/** The sentence of a key in the chosen language; the key itself while it loads or if it is missing. */
export function t(key: string, args?: Args): string {
  return (catalogue.bundle && message(catalogue.bundle, key, args)) ?? key;
}

/** Action names are parts of sentences; standing alone they begin with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}

/** A share as people write it in their language. (Fluent does not let a text choose percent.) */
export function percent(share: number): string {
  return t("percent", { number: Math.round(100 * share) });
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A span of time in its largest whole unit. */
export function lasting(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? UNITS[3];
  return new Intl.NumberFormat(settings.language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / length);
}
