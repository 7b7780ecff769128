/** The words of one game in one language: names and help of its cards, labels of its views. */
import type { FluentBundle } from "@fluent/bundle";
import { api } from "./api";
import type { ContentFacts, Contents } from "./messages";
import type { Language } from "./settings.svelte";
import { bundleOf, message, type Args } from "./texts.svelte";

export type Row = Record<string, unknown>;

/** A piece of the rules help: a field or component of the table, or a part of the game. */
export interface Topic {
  name: string;
  title: string;
  text: string;
  clauses: string[];
}

/** The key of a text about a field or the like. */
function keyOf(sort: string, name: string): string {
  return `${sort}-${name.replaceAll("_", "-")}`;
}

const contents = new Map<string, Promise<ContentFacts>>();
const texts = new Map<string, Promise<string>>();

function once<T>(store: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  let found = store.get(key);
  if (!found) {
    found = load();
    found.catch(() => store.delete(key));
    store.set(key, found);
  }
  return found;
}

function isPrinted(value: unknown, lists: boolean): boolean {
  if (typeof value !== "object") return true;
  const parts = Object.values(value ?? {});
  return lists && parts.length > 0 && parts.every((part) => typeof part !== "object");
}

export class Words {
  #domains = new Map<string, string>();

  constructor(
    readonly language: Language,
    readonly content: ContentFacts,
    private readonly bundle: FluentBundle,
  ) {
    for (const [domain, rows] of Object.entries(content.tables))
      for (const id of Object.keys(rows)) if (!this.#domains.has(id)) this.#domains.set(id, domain);
  }

  static async load(game: string, language: Language): Promise<Words> {
    const [content, source] = await Promise.all([
      once(contents, game, () => api.content(game)),
      once(texts, `${game}/${language}`, () => api.texts(game, language)),
    ]);
    return new Words(language, content, bundleOf(language, source));
  }

  /** The components of a game whose board knows them. */
  printed<Game extends keyof Contents>(): Contents[Game] {
    return this.content as unknown as Contents[Game];
  }

  row(id: string, domain = this.#domains.get(id)): Row | null {
    return (domain && this.content.tables[domain]?.[id]) || null;
  }

  /** Does this word name things of several kinds, such as a symbol and a track? */
  isAmbiguous(id: string): boolean {
    return Object.values(this.content.tables).filter((rows) => id in rows).length > 1;
  }

  /** The name of a card or the like; else the label of that word. */
  name(id: string, domain?: string): string {
    return this.#own(this.row(id, domain), "name") ?? this.label(id);
  }

  help(id: string, domain?: string): string | null {
    return this.#own(this.row(id, domain), "help");
  }

  /** What is printed on it, as far as it has a label: figures and words, and lists of them where no help says more. */
  facts(id: string): [string, unknown][] {
    const lists = this.help(id) === null;
    return Object.entries(this.row(id) ?? {}).filter(([field, value]) => field !== "id" && this.#labelled(field) && isPrinted(value, lists));
  }

  /** What a card does, in one line: its help, else what is printed on it. */
  brief(id: string): string | null {
    const printed = this.facts(id).map(([field, value]) => `${this.label(field)}: ${this.shown(field, value) ?? this.written(value)}`);
    return this.help(id) ?? (printed.join(" · ") || null);
  }

  /** Any value of a row as people read it. */
  written(value: unknown): string {
    if (Array.isArray(value)) return value.map((entry) => this.written(entry)).join(", ");
    if (typeof value === "string") return this.name(value);
    if (typeof value !== "object" || value === null) return value === true ? "✓" : String(value);
    return Object.entries(value)
      .map(([key, entry]) => `${this.name(key)} ${this.written(entry)}`)
      .join(", ");
  }

  /** Is there anything to tell of it? */
  tells(id: string): boolean {
    return this.help(id) !== null || this.facts(id).length > 0 || this.bundle.hasMessage(keyOf("topic", id));
  }

  /** What a component gets as `data-card`, so that its help shows there; nothing if there is none. */
  card(id: string): string | undefined {
    return this.tells(id) ? id : undefined;
  }

  topic(name: string): Topic | null {
    const found = this.bundle.getMessage(keyOf("topic", name));
    if (!found?.value) return null;
    const beside = (attribute: string): string => (found.attributes[attribute] ? this.bundle.formatPattern(found.attributes[attribute]) : "");
    return { name, title: beside("title"), text: this.bundle.formatPattern(found.value), clauses: beside("clauses").split(" ").filter(Boolean) };
  }

  /** All of the rules help, in the order of the texts. */
  topics(): Topic[] {
    const names = [...this.bundle._messages.keys()].filter((key) => key.startsWith("topic-")).map((key) => key.slice("topic-".length));
    return names.map((name) => this.topic(name)).filter((topic) => topic !== null);
  }

  #labelled(field: string): boolean {
    return this.bundle.hasMessage(keyOf("label", field));
  }

  /** What a field of a view, or a word in it, is called; the word itself if no text names it. */
  label(field: string): string {
    return message(this.bundle, keyOf("label", field)) ?? field;
  }

  /** How a figure is best told, where a text says so: a disc at -2 stands two steps toward black. */
  shown(field: string, value: unknown): string | null {
    if (typeof value !== "number") return null;
    const sign = value > 0 ? "plus" : value < 0 ? "minus" : "zero";
    return message(this.bundle, keyOf("label", `${field}-shown`), { sign, value: String(value), size: String(Math.abs(value)) });
  }

  /** The ids of a content table, in order. */
  ids(domain: string | undefined): string[] | null {
    const rows = domain ? this.content.tables[domain] : undefined;
    return rows ? Object.keys(rows) : null;
  }

  /** What a part of the result is called. */
  part(key: string): string {
    return message(this.bundle, keyOf("part", key)) ?? key;
  }

  text(key: string, args?: Args): string | null {
    return message(this.bundle, key, args);
  }

  #own(row: Row | null, key: string): string | null {
    const found = row?.[`${key}_${this.language}`] ?? row?.[`${key}_en`];
    return typeof found === "string" ? found : null;
  }
}
