// Made by `python -m spielwerk.server.typescript`; do not edit.

export interface Both {
  de: string;
  en: string;
}

export interface ChoiceFacts {
  id: string;
  name: Both;
}

export interface OptionFacts {
  id: string;
  name: Both;
  clause: string;
  choices: Record<string, Array<ChoiceFacts>>;
}

export interface LevelFacts {
  level: number;
  name: Both;
}

export interface Readiness {
  state: "failed" | "preparing" | "ready";
  share: number;
}

export interface PrintedFacts {
  designers: Array<string>;
  publisher: string | null;
  year: number | null;
}

export interface GameFacts {
  id: string;
  name: Both;
  idea: Both;
  printed: PrintedFacts;
  seats: Array<number>;
  minutes: number;
  options: Array<OptionFacts>;
  teams: Record<string, Array<Array<number>>>;
  levels: Array<LevelFacts>;
  rules: number;
  content: string;
  readiness: Readiness;
}

export interface ParamFacts {
  name: string;
  domain: string;
}

export interface ContentFacts {
  game: string;
  digest: string;
  tables: Record<string, Record<string, Record<string, unknown>>>;
  data: Record<string, unknown>;
  actions: Record<string, Array<ParamFacts>>;
}

export interface Clause {
  id: string;
  section: Both;
  text: Both;
}

export interface Clock {
  budget: number;
  increment?: number;
  level?: number;
}

export interface SeatWish {
  kind: "bot" | "me" | "person";
  level?: number;
}

export interface NewTable {
  game: string;
  seats: Array<SeatWish>;
  name?: string;
  options?: Record<string, string>;
  public?: boolean;
  clock?: Clock | null;
  hints?: boolean | null;
}

export interface Join {
  name: string;
  seat?: number | null;
}

export interface Seated {
  table: string;
  seat: number | null;
  token: string | null;
}

export interface SeatFacts {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: number | null;
  stand_in: boolean;
  connected: boolean;
  team: number | null;
}

export interface Offer {
  id: number;
  kind: "rematch" | "replace" | "undo";
  by: number;
  seat: number | null;
  waiting: Array<number>;
}

export interface Standing {
  seat: number;
  place: number;
  score: number;
  parts: Record<string, number>;
}

export interface Seed {
  seed: string;
  salt: string;
}

export interface Origin {
  table: string;
  move: number;
}

export interface TableFacts {
  id: string;
  game: string;
  rules: number;
  content: string;
  options: Record<string, string>;
  status: "open" | "over" | "running";
  seats: Array<SeatFacts>;
  host: number | null;
  public: boolean;
  clock: Clock | null;
  seed_hash: string;
  seed: Seed | null;
  offers: Array<Offer>;
  watchers: number;
  rematch: string | null;
  created: number;
  results: Array<Standing> | null;
  hints: boolean;
  hinted: Array<number> | null;
  take_backs: number;
  origin: Origin | null;
}

export interface Summary {
  id: string;
  game: string;
  status: "open" | "over" | "running";
  seats: Array<SeatFacts>;
  options: Record<string, string>;
  clock: Clock | null;
  actors: Array<number>;
  created: number;
  changed: number;
  results: Array<Standing> | null;
  take_backs: number;
}

export interface Tokens {
  tokens: Array<string>;
}

export interface MyGame {
  token: number;
  seat: number;
  my_turn: boolean;
  table: Summary;
}

export interface Question {
  id: string;
  text: string;
}

export interface ActionFacts {
  number: number;
  kind: string;
  args: Array<number | string>;
  text: string;
  name: string;
}

export interface ClockFacts {
  seat: number;
  left: number;
  since: number | null;
}

export interface Position {
  step: number;
  seat: number;
  view: unknown;
  question: Question | null;
  actors: Array<number>;
  decision: string | null;
  actions: Array<ActionFacts>;
  undo: "ask" | "free" | "none";
  clocks: Array<ClockFacts>;
  ending: string | null;
  results: Array<Standing> | null;
}

export interface LogEntry {
  index: number;
  step: number;
  kind: string;
  seat: number;
  args: Record<string, number | string>;
  domains: Record<string, string>;
  sentence: string;
}

export interface ChatLine {
  index: number;
  at: number;
  kind: "agreed" | "declined" | "joined" | "left" | "offered" | "rematch" | "renamed" | "returned" | "said" | "stand_in" | "timed_out" | "undone";
  seat: number;
  name: string;
  text: string;
}

export interface Play {
  type: "play";
  key: string;
  decision: string;
  action: number;
}

export interface Undo {
  type: "undo";
  key: string;
  step?: number | null;
}

export interface Replace {
  type: "replace";
  key: string;
  seat: number;
  level?: number;
}

export interface Rematch {
  type: "rematch";
  key: string;
}

export interface Branch {
  type: "branch";
  key: string;
  step: number;
}

export interface Vote {
  type: "vote";
  key: string;
  offer: number;
  agree: boolean;
}

export interface Say {
  type: "say";
  key: string;
  text: string;
}

export interface Leave {
  type: "leave";
  key: string;
  level?: number;
}

export interface Return {
  type: "return";
  key: string;
}

export interface Start {
  type: "start";
  key: string;
  level?: number;
}

export interface Rename {
  type: "rename";
  key: string;
  name: string;
}

export interface Why {
  type: "why";
  key: string;
  action: string;
}

export interface Hint {
  type: "hint";
  key: string;
}

export interface Have {
  epoch: number;
  log: number;
  chat: number;
}

export interface Hello {
  type: "hello";
  protocol: number;
  language?: "de" | "en";
  token?: string | null;
  have?: Have | null;
}

export interface Speak {
  type: "language";
  language: "de" | "en";
}

export interface Ping {
  type: "ping";
}

export interface Update {
  type: "update";
  now: number;
  epoch: number;
  log_from: number;
  chat_from: number;
  log?: Array<LogEntry>;
  chat?: Array<ChatLine>;
  table?: TableFacts | null;
  position?: Position | null;
}

export interface Done {
  type: "done";
  key: string;
  repeated: boolean;
  offer: number | null;
}

export interface Reason {
  type: "reason";
  key: string;
  text: string | null;
  clauses: Array<string>;
}

export interface Branched {
  type: "branched";
  key: string;
  table: string;
}

export interface HintFacts {
  action: ActionFacts;
  chance: number;
}

export interface Hints {
  type: "hints";
  key: string;
  hints: Array<HintFacts>;
}

export interface Problem {
  type: "problem";
  code: string;
  message: string;
  key: string | null;
  clauses: Array<string>;
}

export interface Pong {
  type: "pong";
  now: number;
}

export interface Step {
  table: string;
  steps: number;
  position: Position;
  log: Array<LogEntry>;
}

export interface ScorePoint {
  step: number;
  scores: Array<number>;
}

export interface History {
  points: Array<ScorePoint>;
}

export interface Address {
  address: string | null;
}

export interface Health {
  status: "ok";
  version: string;
  protocol: number;
  tables: number;
  connections: number;
}

export interface FieldFacts {
  domain?: string;
  along?: string;
  at_stake?: boolean;
  about_question?: boolean;
  price?: boolean;
  only_with?: string;
  each?: FieldFacts | null;
  fields?: Record<string, FieldFacts>;
}

export interface GeniesView {
  seat: number;
  round: number;
  phase: string;
  question: string | null;
  asked: Array<number>;
  asking_card: string | null;
  display: Array<Array<string>>;
  to_come: Array<string>;
  removed: Array<string>;
  spent: Array<string>;
  prizes: Record<string, [number, number]>;
  sheet: GeniesSheetView | null;
  academies: Array<GeniesAcademyView>;
  winners: Array<number>;
}

export interface GeniesSheetView {
  bids: Array<number>;
  position: number | null;
  most: number;
}

export interface GeniesAcademyView {
  seat: number;
  points: number;
  chips: number | null;
  committed: boolean;
  hand_size: number;
  hand: Array<string> | null;
  open: Array<string>;
  focus: string | null;
  geniuses: Array<GeniesGeniusView>;
  disciplines: Record<string, GeniesDisciplineView>;
  bids: Array<Array<number>>;
}

export interface GeniesGeniusView {
  id: string;
  discipline: string;
  stars: number;
  cards: Array<string>;
}

export interface GeniesDisciplineView {
  stars: number;
  geniuses: number;
  place: number | null;
}

export interface MastermindsView {
  seat: number;
  active: number;
  turn: number;
  question: string | null;
  service_level: number;
  last_round: boolean;
  turns_left: number;
  scientists: number;
  parts: number;
  deck: number;
  cities: Array<MastermindsCityView>;
  pile: MastermindsPileView | null;
  lairs: Array<MastermindsLairView>;
}

export interface MastermindsCityView {
  id: string;
  mission: string | null;
  buildings: Array<string>;
  stack: Array<MastermindsAgentView>;
}

export interface MastermindsAgentView {
  owner: number;
  agent: string | null;
  could_be: Array<string>;
}

export interface MastermindsPileView {
  city: string;
  agents: Array<MastermindsAgentView>;
  turned_up: number;
  blocks: number | null;
}

export interface MastermindsLairView {
  seat: number;
  machine: string | null;
  firepower: number;
  scientists: number;
  lab: number;
  codex: Array<number>;
  free_choice: boolean;
  functions: Array<number>;
  sections: Array<MastermindsSectionView>;
  chaos: number;
  buildings: Array<string>;
  missions: Array<string>;
  supply: number;
  supply_could_be: Array<string>;
  top: string | null;
  discard: Array<string>;
  score: number;
}

export interface MastermindsSectionView {
  id: string;
  built: boolean;
  bolts: number;
  copper: number;
}

export interface VerlagsweltView {
  seat: number;
  active: number;
  turn: number;
  question: string | null;
  dice: Array<number>;
  extra_turn: boolean;
  display: Record<string, number>;
  pile: Record<string, number>;
  houses: Array<VerlagsweltHouseView>;
  winner: number | null;
}

export interface VerlagsweltHouseView {
  seat: number;
  coins: number;
  departments: Record<string, number>;
  built: Array<string>;
  in_force: Array<string>;
}

export interface WohlstandView {
  seat: number;
  active: number;
  turn: number;
  turns: number;
  decade: string | null;
  drawn: string | null;
  next_tiles: Array<string>;
  scorings_to_come: Array<string>;
  tiles_left: number;
  question: string | null;
  asked: WohlstandAskedView | null;
  display: Array<WohlstandOfferView>;
  lands: Array<WohlstandLandView>;
  winners: Array<number>;
}

export interface WohlstandAskedView {
  seat: number;
  actions_left: number | null;
  tile: string | null;
  places: Record<string, string> | null;
  deficit: number | null;
  price: number | null;
  steps: number | null;
}

export interface WohlstandOfferView {
  tile: string;
  side: string;
  level: number;
  prices: Array<number>;
}

export interface WohlstandLandView {
  seat: number;
  board: string;
  money: number;
  score: number;
  marker: number;
  pollution: number;
  on_triangle: boolean;
  uncovered: number;
  symbols: Record<string, number>;
  research: Record<string, number>;
  levels: Record<string, number>;
  spaces: Array<WohlstandSpaceView>;
}

export interface WohlstandSpaceView {
  id: string;
  type: string;
  tile: string | null;
  symbols: Record<string, number>;
  unlocked: boolean;
}

export interface ZenithView {
  seat: number;
  party: string;
  active: number;
  turn: number;
  second_member: boolean;
  question: string | null;
  asked: Array<number>;
  planets: Array<ZenithPlanetView>;
  sides: Record<string, string>;
  technology_tokens: Record<string, string | null>;
  supply: Record<string, number>;
  used_tokens: Record<string, number>;
  parties: Array<ZenithPartyView>;
  seats: Array<ZenithSeatView>;
  marked: Array<string>;
  prices: Record<string, number>;
  deck_size: number;
  discards: Array<string>;
  winner: string | null;
}

export interface ZenithPlanetView {
  planet: string;
  position: number | null;
  token: string | null;
}

export interface ZenithPartyView {
  party: string;
  credits: number;
  zenithium: number;
  badge: string | null;
  levels: Record<string, number>;
  discs: Record<string, number>;
  columns: Record<string, Array<string>>;
}

export interface ZenithSeatView {
  seat: number;
  party: string;
  member: string | null;
  hand_size: number;
  hand_limit: number;
  hand: Array<string>;
  given: Array<string>;
  deciding_mulligan: boolean;
}

export type AnyCommand = Play | Undo | Replace | Rematch | Branch | Vote | Say | Leave | Return | Start | Rename | Why | Hint;

export type ClientMessage = Play | Undo | Replace | Rematch | Branch | Vote | Say | Leave | Return | Start | Rename | Why | Hint | Hello | Speak | Ping;

export type Reply = Done | Reason | Hints | Branched;

export type ServerMessage = Update | Done | Reason | Hints | Branched | Problem | Pong;

export interface Views {
  genies: GeniesView;
  masterminds: MastermindsView;
  verlagswelt: VerlagsweltView;
  wohlstand: WohlstandView;
  zenith: ZenithView;
}

export const VIEW_FIELDS: Record<string, FieldFacts> = {
  genies: {"fields":{"seat":{"domain":"seat"},"asked":{"each":{"domain":"seat"}},"asking_card":{"about_question":true},"display":{"along":"position","at_stake":true},"prizes":{"at_stake":true},"sheet":{"at_stake":true,"fields":{"bids":{"along":"position"},"position":{"domain":"position","about_question":true}}},"academies":{"each":{"fields":{"seat":{"domain":"seat"}}}},"winners":{"each":{"domain":"seat"}}}},
  masterminds: {"fields":{"seat":{"domain":"seat"},"active":{"domain":"seat"},"turns_left":{"only_with":"last_round"},"cities":{"each":{"fields":{"stack":{"each":{"fields":{"owner":{"domain":"seat"}}}}}}},"pile":{"at_stake":true,"fields":{"agents":{"each":{"fields":{"owner":{"domain":"seat"}}}},"blocks":{"domain":"seat"}}},"lairs":{"each":{"fields":{"seat":{"domain":"seat"}}}}}},
  verlagswelt: {"fields":{"seat":{"domain":"seat"},"active":{"domain":"seat"},"display":{"at_stake":true},"houses":{"each":{"fields":{"seat":{"domain":"seat"}}}},"winner":{"domain":"seat"}}},
  wohlstand: {"fields":{"seat":{"domain":"seat"},"active":{"domain":"seat"},"asked":{"about_question":true,"fields":{"seat":{"domain":"seat"},"actions_left":{"about_question":true},"tile":{"about_question":true},"deficit":{"about_question":true},"price":{"about_question":true},"steps":{"about_question":true}}},"display":{"each":{"fields":{"tile":{"domain":"tile"},"prices":{"along":"seat","price":true}}}},"lands":{"each":{"fields":{"seat":{"domain":"seat"}}}},"winners":{"each":{"domain":"seat"}}}},
  zenith: {"fields":{"seat":{"domain":"seat"},"active":{"domain":"seat"},"asked":{"each":{"domain":"seat"}},"seats":{"each":{"fields":{"seat":{"domain":"seat"}}}},"marked":{"at_stake":true},"prices":{"price":true}}},
};

export const PROTOCOL = 2;
