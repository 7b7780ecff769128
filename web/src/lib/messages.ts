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

export interface GeniesGenius extends Component {
  discipline: string;
  phase: number;
  stars: number;
  life?: string;
}

export interface Component extends Named {
  id: string;
}

export interface Named extends Sourced {
  name_de: string;
  name_en: string;
}

export interface Sourced {
  source: "rulebook" | "public" | "reconstructed" | "own";
}

export interface GeniesAction extends Card {
  phase: number;
  kind: string;
  effects: Array<GeniesGainChips | GeniesChooseFocus | GeniesScoreFocus | GeniesOvertake | GeniesSecondPrice | GeniesRefund | GeniesAddStars | GeniesScoreCount>;
  stays?: true;
}

export interface Card extends Component {
  help_de: string;
  help_en: string;
}

export interface GeniesGainChips {
  op: "gain_chips";
  when: "phase_start";
  num: number;
  den: number;
}

export interface GeniesChooseFocus {
  op: "choose_focus";
  when: "phase_start";
}

export interface GeniesScoreFocus {
  op: "score_focus";
  when: "bonus";
  first: number;
  second: number;
}

export interface GeniesOvertake {
  op: "overtake";
  when: "award";
  margin: number;
}

export interface GeniesSecondPrice {
  op: "second_price";
  when: "award";
}

export interface GeniesRefund {
  op: "refund";
  when: "award";
  amount: number;
}

export interface GeniesAddStars {
  op: "add_stars";
  when: "stars";
  amount: number;
  filter?: GeniesFilter;
}

export interface GeniesFilter {
  group?: string;
  disciplines?: Array<string>;
}

export interface GeniesScoreCount {
  op: "score_count";
  when: "bonus";
  what: "geniuses" | "disciplines" | "firsts";
  filter?: GeniesFilter;
  free: number;
  cap: number;
}

export interface GeniesDiscipline extends Component {
  group: string;
  order: number;
}

export interface GeniesPhase extends Component {
  number: number;
  rounds: Array<number>;
}

export interface GeniesComponents extends File {
  geniuses: Array<GeniesGenius>;
  actions: Array<GeniesAction>;
  disciplines: Array<GeniesDiscipline>;
  positions: Array<Component>;
  phases: Array<GeniesPhase>;
  components: GeniesBox;
  setup: Array<GeniesSetup>;
  groups: Array<Component>;
  scoring: Array<GeniesPrizes>;
}

export interface File {
  schema: 1;
  meta?: unknown;
}

export interface GeniesBox extends Sourced {
  genius_cards: number;
  genius_cards_per_phase: number;
  action_cards: number;
  action_cards_per_phase: number;
  chips_value_1: number;
  chips_value_5: number;
  chips_value_10: number;
  boards: number;
  markers: number;
  bid_pads: number;
}

export interface GeniesSetup extends Sourced {
  players: number;
  chips_per_round: number;
  action_cards_per_phase: number;
}

export interface GeniesPrizes extends Sourced {
  discipline: string;
  phase: number;
  first: number;
  second: number;
}

export interface MastermindsMachineSheet extends Card {
  lab_start: number;
  nickname?: string;
  functions: Array<MastermindsFunction>;
}

export interface MastermindsFunction extends Sourced {
  replaces?: number;
  ops: Array<MastermindsGainPart | MastermindsGainFirepower | MastermindsGainScientist | MastermindsGainCodex | MastermindsGainChaos | MastermindsFlipCodex | MastermindsSteal | MastermindsAlert | MastermindsGainMoreSpoils | MastermindsFulfilMission | MastermindsBlockNext | MastermindsRepeatReward | MastermindsCopyAgent | MastermindsPlaceUnder | MastermindsChoose>;
  help_de: string;
  help_en: string;
}

export interface MastermindsGainPart {
  op: "gain_part";
  when?: "placed_under_own";
  part: string;
}

export interface MastermindsGainFirepower {
  op: "gain_firepower";
  when?: "placed_under_own";
  n: number;
}

export interface MastermindsGainScientist {
  op: "gain_scientist";
  when?: "placed_under_own";
}

export interface MastermindsGainCodex {
  op: "gain_codex";
  when?: "placed_under_own";
}

export interface MastermindsGainChaos {
  op: "gain_chaos";
  when?: "placed_under_own";
  n: number;
}

export interface MastermindsFlipCodex {
  op: "flip_codex";
  when?: "placed_under_own";
}

export interface MastermindsSteal {
  op: "steal";
  when?: "placed_under_own";
  where: "here" | "any";
  check: boolean;
}

export interface MastermindsAlert {
  op: "alert";
  when?: "placed_under_own";
}

export interface MastermindsGainMoreSpoils {
  op: "gain_spoils";
  when?: "placed_under_own";
  city: "here" | "other_own" | "same_again";
}

export interface MastermindsFulfilMission {
  op: "fulfil_mission";
  when?: "placed_under_own";
  where: "here" | "any";
}

export interface MastermindsBlockNext {
  op: "block_next";
  when?: "placed_under_own";
}

export interface MastermindsRepeatReward {
  op: "repeat_reward";
  when?: "placed_under_own";
}

export interface MastermindsCopyAgent {
  op: "copy_agent";
  when?: "placed_under_own";
  of: Array<string>;
}

export interface MastermindsPlaceUnder {
  op: "place_under";
  when?: "placed_under_own";
}

export interface MastermindsChoose {
  op: "choose";
  when?: "placed_under_own";
  options: Array<string>;
}

export interface MastermindsAgent extends Card {
  ability: Array<MastermindsGainPart | MastermindsGainFirepower | MastermindsGainScientist | MastermindsGainCodex | MastermindsGainChaos | MastermindsFlipCodex | MastermindsSteal | MastermindsAlert | MastermindsGainSpoils | MastermindsFulfilMission | MastermindsBlockNext | MastermindsMachine>;
  optional: boolean;
}

export interface MastermindsGainSpoils {
  op: "gain_spoils";
  when?: "placed_under_own";
  city: "here";
}

export interface MastermindsMachine {
  op: "machine";
  when?: "placed_under_own";
}

export interface MastermindsCity extends Card {
  spoils: Array<MastermindsGainPart | MastermindsGainFirepower | MastermindsGainScientist | MastermindsGainCodex | MastermindsGainChaos | MastermindsFlipCodex>;
}

export interface MastermindsSection extends Card {
  machine: string;
  bolts: number;
  copper: number;
  points: number;
  symbol: string;
  bonus: Array<MastermindsUnlock | MastermindsLabSpace | MastermindsCodexSideTwo | MastermindsGainFirepower>;
}

export interface MastermindsUnlock {
  op: "unlock";
  when?: "placed_under_own";
  function: number;
}

export interface MastermindsLabSpace {
  op: "lab_space";
  when?: "placed_under_own";
  n: number;
}

export interface MastermindsCodexSideTwo {
  op: "codex_side_two";
  when?: "placed_under_own";
}

export interface MastermindsMission extends Card {
  start: boolean;
  points: number;
  needs: Array<MastermindsNeed>;
}

export interface MastermindsNeed {
  what: "buildings" | "building" | "scientists" | "codex" | "firepower" | "sections" | "symbol" | "distinct_symbols";
  type?: string;
  symbol?: string;
  n: number;
}

export interface MastermindsBuilding extends Card {
  city: string;
  type: string;
}

export interface MastermindsEffect extends Card {
  ops: Array<MastermindsGainPart | MastermindsGainFirepower | MastermindsGainScientist | MastermindsGainCodex | MastermindsGainChaos | MastermindsFlipCodex>;
}

export interface MastermindsComponents extends File {
  game: "masterminds";
  machines: Array<MastermindsMachineSheet>;
  agents: Array<MastermindsAgent>;
  cities: Array<MastermindsCity>;
  sections: Array<MastermindsSection>;
  missions: Array<MastermindsMission>;
  buildings: Array<MastermindsBuilding>;
  effects: Array<MastermindsEffect>;
  parts: Array<Card>;
  symbols: Array<Card>;
  building_types: Array<MastermindsBuildingType>;
  box: MastermindsBox;
  limits: MastermindsLimits;
  table: MastermindsTable;
  track: MastermindsTrack;
  scoring: MastermindsScoring;
  scientist_actions: MastermindsScientistActions;
}

export interface MastermindsBuildingType extends Component {
  count: number;
  reward: Array<MastermindsGainPart | MastermindsGainFirepower | MastermindsGainScientist | MastermindsGainCodex | MastermindsGainChaos | MastermindsFlipCodex>;
}

export interface MastermindsBox extends Sourced {
  parts: number;
  codex: number;
  chaos: number;
  scientists: number;
  agents: number;
  firepower_markers: number;
  machines: number;
  sections: number;
  buildings: number;
  missions: number;
  missions_start: number;
  missions_other: number;
  monocle: number;
}

export interface MastermindsLimits extends Sourced {
  scientists: "limited";
  chaos: "unlimited";
  codex: "never_binding";
  parts: "never_binding";
}

export interface MastermindsTable extends Sourced {
  players: Array<number>;
  stack_limit: number;
  two_player_stack_limit: number;
  library_spaces: number;
  lab_spaces_max: number;
  codex_free_choice_at: number;
  start_scientists: number;
  final_order: Array<string>;
}

export interface MastermindsTrack extends Sourced {
  min: number;
  max: number;
  firepower_start: number;
  end_level: number;
  service_start: MastermindsServiceStart;
}

export interface MastermindsServiceStart extends Sourced {
  "2": number;
  "3": number;
  "4": number;
}

export interface MastermindsScoring extends Sourced {
  building: number;
  chaos_marker: number;
  codex_faces: Array<number>;
}

export interface MastermindsScientistActions extends Sourced {
  recycle: MastermindsScientistAction;
  extra_turn: MastermindsScientistAction;
  heist: MastermindsHeist;
}

export interface MastermindsScientistAction {
  cost: number;
  name_de: string;
  name_en: string;
}

export interface MastermindsHeist {
  cost: number;
  name_de: string;
  name_en: string;
  ops: Array<MastermindsGainPart | MastermindsGainFirepower | MastermindsGainScientist | MastermindsGainCodex | MastermindsGainChaos | MastermindsFlipCodex | MastermindsSteal | MastermindsAlert | MastermindsGainStolenSpoils>;
}

export interface MastermindsGainStolenSpoils {
  op: "gain_spoils";
  when?: "placed_under_own";
  city: "stolen_from";
}

export interface VerlagsweltDepartment extends Card {
  dice: Array<number>;
  cost: number;
  colour: string;
  icon: string;
  copies: number;
  effects: Array<VerlagsweltGain | VerlagsweltSwap>;
  base_game?: string;
}

export interface VerlagsweltGain {
  op: "gain";
  amount: number;
  from: "bank" | "roller" | "each_other" | "chosen_other";
  per_icon?: string;
}

export interface VerlagsweltSwap {
  op: "swap";
  optional: boolean;
  exclude_colour?: string;
}

export interface VerlagsweltProject extends Card {
  cost: number;
  copies: number;
  effects: Array<VerlagsweltDiceChoice | VerlagsweltIncomeBonus | VerlagsweltExtraTurn | VerlagsweltReroll>;
  base_game?: string;
}

export interface VerlagsweltDiceChoice {
  op: "dice_choice";
  max_dice: number;
}

export interface VerlagsweltIncomeBonus {
  op: "income_bonus";
  icons: Array<string>;
  amount: number;
}

export interface VerlagsweltExtraTurn {
  op: "extra_turn";
  on: "doubles";
  max_chain: number;
}

export interface VerlagsweltReroll {
  op: "reroll";
  times: number;
  same_dice: boolean;
}

export interface VerlagsweltComponents extends File {
  game: "verlagswelt";
  departments: Array<VerlagsweltDepartment>;
  projects: Array<VerlagsweltProject>;
  players: VerlagsweltPlayers;
  counts: VerlagsweltCounts;
  dice: VerlagsweltDice;
  coins: unknown;
  setup: VerlagsweltSetup;
  modes: Array<VerlagsweltMode>;
  options: Array<VerlagsweltOption>;
  colours: Array<VerlagsweltColour>;
  icons: Array<VerlagsweltIcon>;
  start_cards: Array<VerlagsweltStartCard>;
}

export interface VerlagsweltPlayers extends Sourced {
  min: 2;
  max: 4;
}

export interface VerlagsweltCounts extends Sourced {
  cards: number;
  department_kinds: number;
  department_cards: number;
  start_cards: number;
  project_cards: number;
  start_cards_per_player: number;
  projects_per_player: number;
}

export interface VerlagsweltDice extends Sourced {
  count: 2;
  sides: 6;
}

export interface VerlagsweltSetup extends Sourced {
  start_coins: number;
  start_cards: Array<string>;
  projects: Array<string>;
  first_player: "youngest";
  direction: "clockwise";
  by_players: Array<VerlagsweltByPlayers>;
}

export interface VerlagsweltByPlayers extends Sourced {
  players: number;
  boxed_start_cards: number;
  boxed_projects: number;
  variant_boxed_per_special: number;
  variant_deck: number;
}

export interface VerlagsweltMode extends Component {
  id: "come_what_may" | "standard";
  display: "all" | "kinds";
  display_kinds?: number;
}

export interface VerlagsweltOption extends Component {
  id: "beginner_cap";
  default: false;
  max_per_kind: number;
}

export interface VerlagsweltColour extends Component {
  trigger: "any_roll" | "other_roll" | "own_roll";
  step: number;
  max_per_player: number;
}

export interface VerlagsweltIcon extends Component {
  base_icon?: string;
}

export interface VerlagsweltStartCard extends Component {
  department?: string;
  cost: 0;
  copies: number;
  effects?: Array<VerlagsweltTopUp>;
  base_game?: string;
  help_de?: string;
  help_en?: string;
}

export interface VerlagsweltTopUp {
  op: "top_up";
  at: "build_phase_start";
  if_coins: number;
  amount: number;
  from: "bank";
}

export interface WohlstandTile extends Component {
  side: "energy" | "ecology";
  level: number;
  type: "power" | "supply" | "transport" | "infrastructure" | "special";
  decade: number;
  scoring?: string;
  symbols: Partial<Record<"energy" | "ecology" | "capital" | "research" | "prosperity", number>>;
  effects?: Array<WohlstandGainMoney | WohlstandAddPollution | WohlstandGainProsperity | WohlstandRemovePollution | WohlstandAdvanceResearch>;
  help_de?: string;
  help_en?: string;
}

export interface WohlstandGainMoney {
  op: "gain_money";
  each?: number;
  amount?: number;
}

export interface WohlstandAddPollution {
  op: "add_pollution";
  each?: number;
  amount?: number;
}

export interface WohlstandGainProsperity {
  op: "gain_prosperity";
  each?: number;
  amount?: number;
}

export interface WohlstandRemovePollution {
  op: "remove_pollution";
  each?: number;
  amount?: number;
  overflow: number;
}

export interface WohlstandAdvanceResearch {
  op: "advance_research";
  each?: 1;
  amount?: number;
  track: "choose" | "both";
}

export interface WohlstandSpace extends Component {
  row: number;
  column: number;
}

export interface WohlstandSymbolRow extends Component {
  signed: boolean;
}

export interface WohlstandDecade extends Component {
  year: number;
  tiles: number;
}

export interface WohlstandComponents extends File {
  game: "wohlstand";
  tiles: Array<WohlstandTile>;
  spaces: Array<WohlstandSpace>;
  symbols: Array<WohlstandSymbolRow>;
  tracks: Array<Component>;
  decades: Array<WohlstandDecade>;
  players: WohlstandPlayers;
  box: WohlstandBox;
  setup: WohlstandSetup;
  actions: WohlstandActions;
  price: WohlstandPrice;
  score_track: WohlstandScoreTrack;
  research: WohlstandResearch;
  pollution: WohlstandPollution;
  types: Array<WohlstandTypeRow>;
  scorings: Array<WohlstandScoring>;
  final_steps: Array<WohlstandFinalStep>;
  boards: Array<WohlstandBoard>;
}

export interface WohlstandPlayers extends Sourced {
  min: 2;
  max: 4;
}

export interface WohlstandBox extends Sourced {
  research_boards: 1;
  player_boards: 4;
  pollution_discs: number;
  cubes_per_player: number;
  banknotes: unknown;
  colours: Array<string>;
  tiles_start: number;
  tiles_dated: number;
}

export interface WohlstandSetup extends Sourced {
  money: number;
  pollution_discs: number;
  research_position: number;
  score: number;
}

export interface WohlstandActions extends Sourced {
  per_turn: number;
  income: number;
  clean_up: number;
  research: number;
}

export interface WohlstandPrice extends Sourced {
  same_level: number;
  per_higher_level: number;
  lower_level: number;
}

export interface WohlstandScoreTrack extends Sourced {
  loop: number;
}

export interface WohlstandResearch extends Sourced {
  spaces_per_level: Array<number>;
}

export interface WohlstandPollution extends Sourced {
  round_spaces: number;
  prosperity_spaces: Array<number>;
}

export interface WohlstandTypeRow extends Component {
  colour: string;
}

export interface WohlstandScoring extends Sourced {
  id: string;
  symbol: "energy" | "ecology" | "capital" | "research" | "prosperity";
  with_track: boolean;
  positive: Array<WohlstandGainMoney | WohlstandAddPollution | WohlstandGainProsperity | WohlstandRemovePollution | WohlstandAdvanceResearch | WohlstandPayOrPollute>;
  negative: Array<WohlstandGainMoney | WohlstandAddPollution | WohlstandGainProsperity | WohlstandRemovePollution | WohlstandAdvanceResearch | WohlstandPayOrPollute>;
}

export interface WohlstandPayOrPollute {
  op: "pay_or_pollute";
  price: number;
}

export interface WohlstandFinalStep extends Sourced {
  id: string;
  repeat: number;
  effects: Array<WohlstandScore | WohlstandExchangeMoney | WohlstandRankResearch>;
}

export interface WohlstandScore {
  op: "score";
  scoring: string;
}

export interface WohlstandExchangeMoney {
  op: "exchange_money";
  price: number;
  points: number;
}

export interface WohlstandRankResearch {
  op: "rank_research";
  track: "energy" | "ecology";
  first: number;
  first_tied: number;
  second: number;
  second_tied: number;
}

export interface WohlstandBoard extends Component {
  start_energy: number;
  start_ecology: number;
  spaces: Array<WohlstandPrintedSpace>;
}

export interface WohlstandPrintedSpace extends Sourced {
  id: string;
  type: "power" | "supply" | "transport" | "infrastructure";
  printed: Partial<Record<"energy" | "ecology" | "capital" | "research" | "prosperity", number>>;
  printed_de?: string;
  printed_en?: string;
  lock?: boolean;
  unlocked_by?: string;
}

export interface ZenithCard extends Component {
  planet: string;
  people: string;
  cost: number;
  effects: Array<ZenithInfluence | ZenithInfluenceRow | ZenithRecenter | ZenithGain | ZenithTake | ZenithBadge | ZenithMobilise | ZenithTransfer | ZenithExile | ZenithDiscard | ZenithBonusToken | ZenithDevelop | ZenithExchange | ZenithLadder | ZenithWhen | ZenithChoose>;
}

export interface ZenithInfluence {
  op: "influence";
  planet: "mercury" | "venus" | "terra" | "mars" | "jupiter" | "choice" | "ref";
  n: number;
  to?: "me" | "opp";
  start?: "any" | "center" | "opp_side";
  exclude?: Array<string>;
  distinct?: string;
}

export interface ZenithInfluenceRow {
  op: "influence_row";
  pattern: Array<number>;
  overhang?: number;
}

export interface ZenithRecenter {
  op: "recenter";
}

export interface ZenithGain {
  op: "gain";
  what: "credits" | "zenithium";
  n: number;
  times?: "own_colours" | "opp_colours" | "techs_started" | "ref_cost";
  to?: "me" | "opp";
}

export interface ZenithTake {
  op: "take";
  what: "credits" | "zenithium";
  n: number;
}

export interface ZenithBadge {
  op: "badge";
  side: "step" | "gold";
}

export interface ZenithMobilise {
  op: "mobilise";
  n: number;
}

export interface ZenithTransfer {
  op: "transfer";
  n: number;
  planet: "mercury" | "venus" | "terra" | "mars" | "jupiter" | "choice";
  exclude?: Array<string>;
  distinct?: string;
}

export interface ZenithExile {
  op: "exile";
  n: number;
  planet: "mercury" | "venus" | "terra" | "mars" | "jupiter" | "choice";
  exclude?: Array<string>;
  distinct?: string;
  side: "opp" | "own";
}

export interface ZenithDiscard {
  op: "discard";
  n: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | "all";
}

export interface ZenithBonusToken {
  op: "bonus_token";
  pool: "supply" | "boards";
}

export interface ZenithDevelop {
  op: "develop";
  people: "animod" | "human" | "robot" | "choice" | "lowest";
  discount: 0 | 1 | 2 | 3 | 4 | 5 | "all";
}

export interface ZenithExchange {
  op: "exchange";
  cost: Array<ZenithPay | ZenithGive | ZenithExile | ZenithTransfer | ZenithDiscard>;
  gain: Array<ZenithInfluence | ZenithInfluenceRow | ZenithRecenter | ZenithGain | ZenithTake | ZenithBadge | ZenithMobilise | ZenithTransfer | ZenithExile | ZenithDiscard | ZenithBonusToken | ZenithDevelop>;
}

export interface ZenithPay {
  op: "pay";
  what: "credits" | "zenithium";
  n: number;
}

export interface ZenithGive {
  op: "give";
  what: "credits" | "zenithium" | "badge";
  n: number;
}

export interface ZenithLadder {
  op: "ladder";
  tiers: Array<ZenithTier>;
}

export interface ZenithTier {
  cost: Array<ZenithPay | ZenithGive | ZenithExile | ZenithTransfer | ZenithDiscard>;
  gain: Array<ZenithInfluence | ZenithInfluenceRow | ZenithRecenter | ZenithGain | ZenithTake | ZenithBadge | ZenithMobilise | ZenithTransfer | ZenithExile | ZenithDiscard | ZenithBonusToken | ZenithDevelop>;
}

export interface ZenithWhen {
  op: "when";
  has?: "badge";
  credits_min?: number;
  then: Array<ZenithInfluence | ZenithInfluenceRow | ZenithRecenter | ZenithGain | ZenithTake | ZenithBadge | ZenithMobilise | ZenithTransfer | ZenithExile | ZenithDiscard | ZenithBonusToken | ZenithDevelop>;
}

export interface ZenithChoose {
  op: "choose";
  options: Array<Array<ZenithInfluence | ZenithInfluenceRow | ZenithRecenter | ZenithGain | ZenithTake | ZenithBadge | ZenithMobilise | ZenithTransfer | ZenithExile | ZenithDiscard | ZenithBonusToken | ZenithDevelop>>;
}

export interface ZenithPlanet extends Component {
  help_de?: string;
  help_en?: string;
  order: number;
  gloss_de?: string;
  colour: string;
  seats: Array<"technology" | "status">;
}

export interface ZenithHelped extends Component {
  help_de?: string;
  help_en?: string;
}

export interface ZenithBonus extends Component {
  help_de?: string;
  help_en?: string;
  count: number;
  effects: Array<ZenithInfluence | ZenithInfluenceRow | ZenithRecenter | ZenithGain | ZenithTake | ZenithBadge | ZenithMobilise | ZenithTransfer | ZenithExile | ZenithDiscard | ZenithBonusToken | ZenithDevelop | ZenithExchange | ZenithLadder | ZenithWhen | ZenithChoose>;
}

export interface ZenithTechSide extends Component {
  help_de?: string;
  help_en?: string;
  part: number;
  people: string;
  other_side: string;
  first_game: boolean;
  levels: Array<ZenithLevel>;
}

export interface ZenithLevel {
  level: number;
  cost: number;
  effects: Array<ZenithInfluence | ZenithInfluenceRow | ZenithRecenter | ZenithGain | ZenithTake | ZenithBadge | ZenithMobilise | ZenithTransfer | ZenithExile | ZenithDiscard | ZenithBonusToken | ZenithDevelop | ZenithExchange | ZenithLadder | ZenithWhen | ZenithChoose>;
}

export interface ZenithComponents extends File {
  game: "zenith";
  card: Array<ZenithCard>;
  planet: Array<ZenithPlanet>;
  people: Array<ZenithHelped>;
  bonus: Array<ZenithBonus>;
  tech_side: Array<ZenithTechSide>;
  name_de: string;
  name_en: string;
  tech_prize: Array<ZenithTechPrize>;
  leadership: Array<ZenithLeadership>;
  victory: Array<ZenithVictory>;
  track: ZenithTrack;
  setup: ZenithSetup;
  hand_limit: ZenithHandLimit;
  counts: ZenithCounts;
  counts_public: unknown;
}

export interface ZenithTechPrize extends Named {
  level: number;
  effects: Array<ZenithInfluence | ZenithInfluenceRow | ZenithRecenter | ZenithGain | ZenithTake | ZenithBadge | ZenithMobilise | ZenithTransfer | ZenithExile | ZenithDiscard | ZenithBonusToken | ZenithDevelop | ZenithExchange | ZenithLadder | ZenithWhen | ZenithChoose>;
}

export interface ZenithLeadership extends Named {
  people: string;
  effects: Array<ZenithInfluence | ZenithInfluenceRow | ZenithRecenter | ZenithGain | ZenithTake | ZenithBadge | ZenithMobilise | ZenithTransfer | ZenithExile | ZenithDiscard | ZenithBonusToken | ZenithDevelop | ZenithExchange | ZenithLadder | ZenithWhen | ZenithChoose>;
  team_extra: Array<ZenithPassCards>;
}

export interface ZenithPassCards {
  op: "pass_cards";
  max: number;
}

export interface ZenithVictory extends Component {
  id: "absolute" | "democratic" | "popular";
  same_planet?: number;
  different_planets?: number;
  any_discs?: number;
}

export interface ZenithTrack extends Sourced {
  spaces: number;
  middle: 0;
  side_spaces: number;
  control_zone: number;
}

export interface ZenithSetup extends Sourced {
  credits: number;
  zenithium: number;
  hand: number;
  mulligan_max: number;
  badge_side: "silver";
  tokens_on_planets: 5;
  tokens_on_technology: 3;
  first_game_sides: Array<string>;
  second_party_influence_2p: Array<string>;
  second_party_influence_4p: Array<string>;
  handicap_influence: Array<string>;
}

export interface ZenithHandLimit extends Sourced {
  none: number;
  silver: number;
  gold: number;
}

export interface ZenithCounts extends Sourced {
  cards: number;
  tech_levels: 5;
  tech_markers_per_party: 3;
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

export interface Contents {
  genies: { tables: { genius: Record<string, GeniesGenius>; card: Record<string, GeniesAction>; discipline: Record<string, GeniesDiscipline>; position: Record<string, Component>; phase: Record<string, GeniesPhase>; }; data: GeniesComponents };
  masterminds: { tables: { machine: Record<string, MastermindsMachineSheet>; agent: Record<string, MastermindsAgent>; city: Record<string, MastermindsCity>; section: Record<string, MastermindsSection>; mission: Record<string, MastermindsMission>; building: Record<string, MastermindsBuilding>; effect: Record<string, MastermindsEffect>; part: Record<string, Card>; symbol: Record<string, Card>; }; data: MastermindsComponents };
  verlagswelt: { tables: { department: Record<string, VerlagsweltDepartment>; project: Record<string, VerlagsweltProject>; }; data: VerlagsweltComponents };
  wohlstand: { tables: { tile: Record<string, WohlstandTile>; space: Record<string, WohlstandSpace>; symbol: Record<string, WohlstandSymbolRow>; track: Record<string, Component>; decade: Record<string, WohlstandDecade>; }; data: WohlstandComponents };
  zenith: { tables: { card: Record<string, ZenithCard>; planet: Record<string, ZenithPlanet>; people: Record<string, ZenithHelped>; bonus: Record<string, ZenithBonus>; tech_side: Record<string, ZenithTechSide>; }; data: ZenithComponents };
}
