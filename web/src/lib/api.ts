/** Calls over HTTP. Every refusal arrives as a `Refused` with the server's own words. */
import type {
  Address,
  Clause,
  ContentFacts,
  GameFacts,
  History,
  MyGame,
  NewTable,
  Problem,
  Seated,
  Step,
  Summary,
  TableFacts,
} from "./messages";
import { settings } from "./settings.svelte";

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** Numbers of the rules behind it. */
    readonly clauses: string[] = [],
  ) {
    super(message);
  }
}

async function call(path: string, init: RequestInit = {}, token?: string): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Accept-Language", settings.language);
  if (init.body) headers.set("Content-Type", "application/json");
  if (token) headers.set("Authorization", `Bearer ${token}`);
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, { ...init, headers });
  } catch {
    throw new Refused("offline", "");
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<Refused> {
  try {
    const problem = (await response.json()) as Problem;
    return new Refused(problem.code, problem.message, problem.clauses);
  } catch {
    return new Refused(String(response.status), response.statusText);
  }
}

async function get<T>(path: string, token?: string): Promise<T> {
  return (await call(path, {}, token)).json() as Promise<T>;
}

async function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  return (await call(path, { method: "POST", body: JSON.stringify(body) }, token)).json() as Promise<T>;
}

export const api = {
  games: () => get<GameFacts[]>("games"),
  content: (game: string) => get<ContentFacts>(`games/${game}/content`),
  texts: async (game: string, language: string) => (await call(`games/${game}/texts/${language}`)).text(),
  rules: (game: string) => get<Clause[]>(`games/${game}/rules`),
  open: (table: NewTable) => post<Seated>("tables", table),
  openTables: () => get<Summary[]>("tables"),
  table: (id: string) => get<TableFacts>(`tables/${id}`),
  join: (id: string, name: string, seat?: number) => post<Seated>(`tables/${id}/join`, { name, seat }),
  mine: (tokens: string[]) => post<MyGame[]>("mine", { tokens }),
  step: (id: string, step: number, seat: number | null, token?: string) =>
    get<Step>(`tables/${id}/steps/${step}?language=${settings.language}${seat === null ? "" : `&seat=${seat}`}`, token),
  history: (id: string) => get<History>(`tables/${id}/history`),
  saveAddress: (id: string) => `/api/tables/${id}/save`,
  address: () => get<Address>("address"),
  qrAddress: (id: string) => `/api/tables/${id}/qr.svg`,
  /** The QR code of the way to one's own seat; the token goes in a header, never into an address. */
  ownQr: async (id: string, token: string) =>
    `data:image/svg+xml,${encodeURIComponent(await (await call(`tables/${id}/qr.svg?own=true`, {}, token)).text())}`,
};
