/** What this browser remembers of its person: name, language, looks. Written through to local storage. */
export type Language = "de" | "en";
export type Theme = "system" | "light" | "dark";

export interface Settings {
  name: string;
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: boolean;
  confirm: boolean;
  notify: boolean;
  level: number;
}

const KEY = "spielwerk.settings";

function browserLanguage(): Language {
  return (globalThis.navigator?.languages ?? []).some((tag) => tag.toLowerCase().startsWith("de")) ? "de" : "en";
}

const DEFAULTS: Settings = {
  name: "",
  language: browserLanguage(),
  theme: "system",
  sound: true,
  motion: true,
  confirm: true,
  notify: false,
  level: 2,
};

export function remembered<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser without storage still plays; it just forgets.
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...remembered<Partial<Settings>>(KEY, {}) });

/** Keep page and storage in step with the settings; called once by the root component. */
export function watchSettings(): void {
  $effect(() => remember(KEY, $state.snapshot(settings)));
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.motion = settings.motion ? "on" : "off";
    if (settings.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
  });
}

export function motionAllowed(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches && !document.hidden;
}
