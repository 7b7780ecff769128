/** Both languages say the same things, and every sentence that the page asks for exists. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const files = import.meta.glob<string>("../**/*.ftl", { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });

interface Pattern {
  id: string;
  attributes: Record<string, unknown>;
}

function entries(source: string): Pattern[] {
  return new FluentResource(source).body as unknown as Pattern[];
}

function variables(entry: Pattern): string[] {
  const found = [...JSON.stringify(entry).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]!);
  return [...new Set(found)].toSorted();
}

const pairs = Object.keys(files)
  .filter((path) => path.endsWith("de.ftl"))
  .map((path) => [files[path]!, files[path.replace("de.ftl", "en.ftl")]!] as const);
const known = new Set(Object.values(files).flatMap((source) => entries(source).map(({ id }) => id)));

describe("texts", () => {
  it("are complete in both languages, with the same variables", () => {
    expect(pairs.length).toBeGreaterThan(1);
    for (const [german, english] of pairs) {
      const shape = (source: string) =>
        entries(source).map((entry) => [entry.id, variables(entry), Object.keys(entry.attributes)] as const);
      expect(shape(german)).toEqual(shape(english));
    }
  });

  it("are parsed whole: no entry is lost to a slip of the pen", () => {
    for (const source of Object.values(files)) {
      const written = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
      expect(entries(source).map(({ id }) => id)).toEqual(written);
    }
  });

  it("exist for every key in the code", () => {
    const code = Object.entries(sources).filter(([path]) => !path.endsWith(".test.ts"));
    const asked = code.flatMap(([, source]) => [...source.matchAll(/\bt\(\s*["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1]!));
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });

  it("are all asked for", () => {
    const code = Object.values(sources).join("\n");
    const built = ["offer-", "theme-", "clock-"];
    const idle = [...known].filter((key) => !code.includes(`"${key}"`) && !code.includes(`'${key}'`) && !built.some((start) => key.startsWith(start)));
    expect(idle).toEqual([]);
  });
});
