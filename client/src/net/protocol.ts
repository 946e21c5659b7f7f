// Printed by `orrery types` from server/protocol/shapes.cc; do not edit.

export interface GameOption {
  name: string;
  values: string;
  meaning: string;
  fallback: string;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  title: string;
  options: GameOption[];
  bots: string[];
}

/** Between these lines of the log a bot played the seat. */
export interface Cover {
  from: number;
  /** null while it does */
  to: number | null;
}

/** Who sits there. */
export interface SeatInfo {
  seat: string;
  name: string;
  /** the bot that plays or covers the seat, or "" */
  bot: string;
  /** by a person */
  taken: boolean;
  mine: boolean;
  /** not in lists of tables */
  connected?: boolean;
  /** in one's own seat */
  cover?: Cover;
  /** before the game: with whom this seat wants to change places */
  swap?: string;
}

/** A browser or program in which somebody is known. */
export interface SessionInfo {
  /** a name, no secret */
  id: string;
  /** milliseconds since 1970 */
  created: number;
  /** the last time, to within a day */
  used: number;
  /** which it is, in a few words, or "" */
  program: string;
  /** the one that asks */
  mine: boolean;
}

export type TableState = "lobby" | "playing" | "over";

/** A table in a list. */
export interface TableRow {
  table: string;
  game: string;
  title: string;
  state: TableState;
  created: number;
  changed: number;
  owner: boolean;
  seats: SeatInfo[];
  /** I am asked now */
  turn: boolean;
  /** log lines that I have not seen */
  since: number;
  /** the seat that is asked; null in a reaction window */
  whose: string | null;
  /** since when */
  asked_at: number | null;
}

export interface TableLists {
  mine: TableRow[];
  open: TableRow[];
}

/** A rule of the rulebook. */
export interface RuleText {
  id: string;
  section: string;
  text: string;
  note?: string;
}

/** A section of the rulebook. */
export interface RuleSection {
  /** the headings above its rules */
  section: string;
  /** how many */
  rules: number;
}

/** How much of who is asked for a reaction the others can see. */
export type Reactions = "open" | "even" | "sealed";

export interface ClockSettings {
  kind: "none" | "move" | "game" | "days";
  seconds?: number;
  increment?: number;
  vacation_days?: number;
}

/** How long a window stays open, in milliseconds. */
export interface BeatSettings {
  /** where a card is played or an agenda revealed */
  card?: number;
  /** elsewhere */
  other?: number;
  /** longer for whoever asks */
  hold?: number;
  /** how often each may ask in a round */
  holds?: number;
}

/** How long a window stays open in which nobody is asked, in milliseconds. */
export interface WaitSettings {
  /** of such windows that stay open */
  percent?: number;
  shortest?: number;
  median?: number;
  longest?: number;
  /** of any window */
  limit?: number;
}

export interface TableSettings {
  /** the game's options */
  options: Record<string, string>;
  /** anybody may sit down */
  open?: boolean;
  /** anybody may watch */
  watch?: boolean;
  /** seconds by which watchers are told everything later */
  watch_delay?: number;
  /** players may take back what nobody could notice */
  undo?: boolean;
  /** milliseconds that bots wait */
  pace?: number;
  /** null: decided when the game begins */
  reactions?: Reactions | null;
  clock?: ClockSettings;
  /** of sealed windows */
  beat?: BeatSettings;
  /** of even windows */
  waits?: WaitSettings;
  /** told only: the version of the rules that the game was begun with; 0 before */
  rules?: number;
  /** told only: the content that the game was begun with */
  pack?: string;
  [other: string]: unknown;
}

/** Something said as structure: its key and its arguments (games/GAME/sayings.ts). */
export interface Saying {
  say: string;
  [other: string]: unknown;
}

/** A legal choice. */
export interface Option {
  choice: string;
  group: string;
  /** that allows it */
  rule?: string;
  /** where the words alone do not tell: what `done` ends */
  meaning?: Saying;
  /** by kind of resource */
  cost?: unknown;
}

/** What the seat could do, as one sequence. */
export interface Proposal {
  steps: string[];
}

/** Numbers for gauges; which ones depends on the game and the question. */
export type DecisionFacts = Record<string, unknown>;

/** What is asked, and of whom. The rest is only for the seat that chooses. */
export interface Decision {
  /** missing in a reaction window: nobody learns who is asked */
  seat?: string;
  kind: string;
  cause?: string;
  rules?: string[];
  /** how it stands */
  detail?: Saying[];
  options?: Option[];
  proposal?: Proposal;
  facts?: DecisionFacts;
}

/** The private half of a window. */
export interface MyWindow {
  /** waited for */
  asked: boolean;
  answered: string[] | null;
  options: Option[];
  detail?: Saying[];
}

/** A reaction window, as one seat sees it. */
export interface Window {
  id: string | number;
  kind: string;
  /** what may be reacted to */
  about: Saying[];
  cause?: string;
  actor?: string;
  rules: string[];
  /** seats that are asked openly, for something that lies face up */
  named: string[];
  closes_at?: number;
  /** the server's time when it said so */
  now: number;
  held: boolean;
  holds_left?: number;
  mine: MyWindow | null;
}

export type OrderKind = "pass_all" | "never_card" | "only_mine" | "always_ask" | "rank_strategy" | "decline_secondary" | "fire" | "fight_on";

export type OrderUntil = "turn" | "fight" | "action" | "round" | "game";

/** A standing order. */
export interface Order {
  id: string | number;
  kind: OrderKind;
  until: OrderUntil;
  card?: string;
  cards?: string[];
  below?: number;
  /** seats to fire at */
  at?: string[];
  /** instead: at nobody */
  never?: boolean;
}

export interface UndoPoint {
  to: number;
  choice: string;
}

/** One line of the log. */
export interface LogEvent {
  /** its number; where one is missing something hidden happened */
  n: number;
  step: number;
  /** language-neutral */
  text: string;
  /** bot; only: there was no alternative; order: a standing order of mine answered */
  by?: "bot" | "only" | "order";
  /** milliseconds since 1970 */
  at?: number;
}

export interface Clocks {
  /** the server's time */
  now: number;
  running: string | null;
  /** milliseconds by seat */
  left: Record<string, number>;
  overdue: string[];
  /** by seat: until when */
  vacation: Record<string, number>;
  /** how many want what for a seat that is overdue */
  votes: Record<string, Record<string, number>>;
}

/** What this person has not seen yet. */
export interface Since {
  version: number;
  events: number;
}

/** What a seat may see; its shape is the game's own. */
export type View = Record<string, unknown>;

/** How the game stands for one seat. */
export interface Push {
  type: "push";
  table: string;
  version: number;
  /** null: a spectator */
  seat: string | null;
  /** drop log lines from this number on */
  known: number;
  /** the events begin here */
  from: number;
  events: LogEvent[];
  view: View;
  decision?: Decision;
  window?: Window;
  orders?: Order[];
  undo?: UndoPoint[];
  clocks?: Clocks;
  since?: Since;
  result?: Record<string, unknown>;
}

/** The same for whoever asked for deltas: what has changed in the view. */
export interface DeltaPush {
  type: "push";
  table: string;
  version: number;
  /** null: a spectator */
  seat: string | null;
  /** drop log lines from this number on */
  known: number;
  /** the events begin here */
  from: number;
  events: LogEvent[];
  /** the version of the push before, whose view this changes */
  base: number;
  /** a merge patch (RFC 7396) */
  view_delta: Record<string, unknown>;
  /** what is null then, as JSON pointers */
  view_nulls?: string[];
  decision?: Decision;
  window?: Window;
  orders?: Order[];
  undo?: UndoPoint[];
  clocks?: Clocks;
  since?: Since;
  result?: Record<string, unknown>;
}

/** What happened to a seat while the game was played, for all to read. */
export interface Note {
  what: "sat" | "moved" | "left" | "bot" | "bot_gone" | "skipped" | "freed" | "motion" | "rejected";
  /** missing: the whole table */
  seat?: string;
  /** of whoever sat down or left */
  name?: string;
  bot?: string;
  /** who put the bot there, or took it away */
  how?: "player" | "owner" | "vote" | "clock";
  /** what is voted on, or was rejected */
  motion?: MotionKind;
  /** the seat that asked for the vote */
  by?: string;
}

export interface TalkLine {
  name: string;
  text: string;
  at: number;
  /** watchers: among those without a seat; note: it holds a note */
  to?: string;
  note?: Note;
}

/** A bot plays for somebody who is away; the seat becomes free; the game ends. */
export type MotionKind = "cover" | "free" | "end";

/** A vote of the players. */
export interface Motion {
  what: MotionKind;
  /** missing: the whole table */
  seat?: string;
  /** the seat that asked for it */
  by: string;
  /** seats */
  for: string[];
  against: string[];
  /** so many voices for it decide */
  needed: number;
  /** how I have voted */
  mine?: boolean;
}

export interface Notify {
  webhook?: string;
  email?: string;
  /** in the answer: whether mail goes there, or one asks first */
  confirmed?: boolean;
}

/** Who sits where. */
export interface TableInfo {
  type: "table";
  table: string;
  game: string;
  title: string;
  state: TableState;
  settings: TableSettings;
  owner: boolean;
  created: number;
  seats: SeatInfo[];
  talk: TalkLine[];
  /** what is voted on now */
  motions?: Motion[];
  /** the hash of the seed */
  promise: string;
  /** once the game is over */
  seed?: string;
  /** the last version that I said to have seen */
  seen?: number;
  /** where I am told of my turns: only I see it */
  notify?: Notify;
  /** where those who played here play again */
  rematch?: string;
  /** nothing can be stored now, the table can only be looked at */
  read_only?: boolean;
  /** why this server cannot play the game, only tell what happened in it */
  unplayable?: string;
  /** whoever runs the server has ended the game: why, or "" */
  closed?: string;
}

/** How a table stands, for whoever asks once. */
export interface Position {
  table: TableInfo;
  /** null as long as there is no game to see */
  push: Push | null;
}

/** Clocks on their own: time went by, nothing else. */
export interface ClocksMessage {
  type: "clocks";
  table: string;
  clocks: Clocks;
}

export interface TalkMessage {
  type: "talk";
  table: string;
  name: string;
  text: string;
  at: number;
  to?: string;
  note?: Note;
}

/** The table cannot be served here any more. */
export interface Gone {
  type: "gone";
  table: string;
}

/** Why something was not done. */
export type ErrorCode = "bad_address" | "bad_invite" | "bad_message" | "bad_name" | "bad_method" | "bad_order" | "bad_record" | "bad_settings" | "bad_step" | "begun" | "by_invitation" | "elsewhere" | "gone" | "no_accounts" | "no_clock" | "no_game" | "needs_vote" | "no_hold" | "no_notices" | "no_page" | "no_rules" | "no_table" | "no_undo" | "no_vacation" | "no_watchers" | "nobody" | "not_begun" | "not_over" | "not_overdue" | "not_owner" | "not_stored" | "not_your_seat" | "not_your_turn" | "other_rules" | "others_play" | "refused" | "seated" | "seats_free" | "stale" | "taken" | "too_much" | "trouble" | "unreadable" | "which_seat" | "wrong_password" | "bad_password" | "has_account" | "damaged" | "stopping" | "unsettled" | "read_only" | "banned" | "no_account" | "closed" | "bad_code";

/** The answer to a message. */
export interface Answer {
  type: "answer";
  /** that of the message; null if it had none, or could not be read */
  ref: number | string | null;
  error?: ErrorCode;
  /** beside an error: English, for programs */
  text?: string;
  [other: string]: unknown;
}

export type ServerMessage = TableInfo | Push | DeltaPush | ClocksMessage | TalkMessage | Gone | Answer;

/** A standing order as it is given. */
export interface NewOrder {
  kind: OrderKind;
  until: OrderUntil;
  card?: string;
  cards?: string[];
  below?: number;
  at?: string[];
  never?: boolean;
}

/** The step that was refused. */
export interface DraftRefusal {
  error: ErrorCode;
  index: number;
  rule?: string;
}

/** How a draft could be finished. */
export interface DraftFinish {
  steps: string[];
  asked: AskedAfter[];
  seam: boolean;
  /** the kind of the question that is open then */
  next?: string;
}

export interface AskedAfter {
  /** steps */
  after: number;
  decision: Decision;
}

export interface ReplayMark {
  step: number;
  round: number;
  text: string;
  seat?: string;
}

/** From now on this table is pushed. */
export interface WatchRequest {
  type: "watch";
  /** without one only what is wrong is answered */
  ref?: number | string;
  table: string;
  /** the last version that is known */
  since?: number;
  /** later views as what has changed */
  deltas?: boolean;
}

export interface WatchAnswer {
  /** the table */
  watching: string;
}

/** Choices of one's seat: taken whole or not at all. */
export interface ChooseRequest {
  type: "choose";
  /** of the answer */
  ref?: number | string;
  /** the one that was looked at */
  version: number;
  /** choices, in notation */
  steps: string[];
  /** the same request has the same */
  id?: string;
  /** named by whoever has several */
  seat?: string;
  /** pass until that ends */
  and?: "action" | "round";
}

export interface ChooseAnswer {
  /** steps behind a seam: not tried */
  rest: string[];
}

/** Tries choices on a copy. */
export interface DraftRequest {
  type: "draft";
  /** of the answer */
  ref?: number | string;
  /** the one that was looked at */
  version: number;
  /** choices, in notation */
  steps: string[];
  /** named by whoever has several */
  seat?: string;
  /** kinds of questions: also how the open question would end */
  finish?: string[];
}

export interface DraftAnswer {
  /** so many steps were taken */
  tried?: number;
  seam?: boolean;
  /** instead of the rest: the game has moved on */
  stale?: boolean;
  refused?: DraftRefusal;
  decision?: Decision;
  view?: View;
  finish?: DraftFinish;
}

/** Why a choice is not allowed. */
export interface WhyRequest {
  type: "why";
  /** of the answer */
  ref?: number | string;
  choice: string;
  /** drafted before it */
  steps?: string[];
  /** named by whoever has several */
  seat?: string;
}

export interface WhyAnswer {
  allowed: boolean;
  rule?: string;
  detail?: Saying[];
}

/** Back to a point of `push.undo`. */
export interface UndoRequest {
  type: "undo";
  /** of the answer */
  ref?: number | string;
  to: number;
  /** named by whoever has several */
  seat?: string;
}

export interface UndoAnswer {
  version: number;
}

/** An answer in the open window, whether asked already or not. */
export interface EarlyRequest {
  type: "early";
  /** of the answer */
  ref?: number | string;
  /** its id */
  window: string | number;
  /** choices, in notation */
  steps: string[];
  /** the same request has the same */
  id?: string;
  /** named by whoever has several */
  seat?: string;
  /** pass until that ends */
  and?: "action" | "round";
}

export interface EarlyAnswer {
  window: Window;
}

/** More time for everybody in the open window. */
export interface HoldRequest {
  type: "hold";
  /** of the answer */
  ref?: number | string;
  /** its id */
  window: string | number;
  /** named by whoever has several */
  seat?: string;
}

export interface HoldAnswer {
  held: boolean;
}

export interface OrdersRequest {
  type: "orders";
  /** of the answer */
  ref?: number | string;
  /** named by whoever has several */
  seat?: string;
}

export interface OrdersAnswer {
  orders: Order[];
}

/** Gives a standing order, or ends one. */
export interface OrderRequest {
  type: "order";
  /** of the answer */
  ref?: number | string;
  set?: NewOrder;
  /** its id */
  drop?: number;
  /** named by whoever has several */
  seat?: string;
}

export interface OrderAnswer {
  orders: Order[];
}

/** Older lines of the log. */
export interface HistoryRequest {
  type: "history";
  /** of the answer */
  ref?: number | string;
  /** of this number */
  before?: number;
  /** named by whoever has several */
  seat?: string;
}

export interface HistoryAnswer {
  events: LogEvent[];
}

/** Who could come where next (docs/views.md). */
export interface ReachRequest {
  type: "reach";
  /** of the answer */
  ref?: number | string;
}

export interface ReachAnswer {
  reach: unknown;
}

/** The chances of a fight (docs/views.md). */
export interface OddsRequest {
  type: "odds";
  /** of the answer */
  ref?: number | string;
  of: Record<string, unknown>;
  /** named by whoever has several */
  seat?: string;
}

export interface OddsAnswer {
  odds: unknown;
}

/** So much has been seen. */
export interface SeenRequest {
  type: "seen";
  /** of the answer */
  ref?: number | string;
  /** the one that was looked at */
  version: number;
}

export interface SeenAnswer {
  seen: number;
}

export interface TalkRequest {
  type: "talk";
  /** of the answer */
  ref?: number | string;
  text: string;
  to?: "watchers";
}

export interface TalkAnswer {
  said: boolean;
}

/** Sits down. */
export interface ClaimRequest {
  type: "claim";
  /** of the answer */
  ref?: number | string;
  seat?: string;
  /** instead: the secret of a link */
  invite?: string;
}

export interface ClaimAnswer {
  seat: string;
}

export interface LeaveSeatRequest {
  type: "leave_seat";
  /** of the answer */
  ref?: number | string;
  seat: string;
}

export interface LeaveSeatAnswer {
  left: boolean;
}

/** A bot plays that seat. */
export interface BotRequest {
  type: "bot";
  /** of the answer */
  ref?: number | string;
  seat: string;
  /** "": no more */
  bot: string;
}

export interface BotAnswer {
  bot: string;
}

/** Asks to change places, before the game. */
export interface SwapRequest {
  type: "swap";
  /** of the answer */
  ref?: number | string;
  /** "": no more */
  with: string;
  /** named by whoever has several */
  seat?: string;
}

export interface SwapAnswer {
  swapped: boolean;
}

/** A new link for a seat. */
export interface InviteRequest {
  type: "invite";
  /** of the answer */
  ref?: number | string;
  seat: string;
}

export interface InviteAnswer {
  seat: string;
  /** its secret */
  invite: string;
}

export interface StartRequest {
  type: "start";
  /** of the answer */
  ref?: number | string;
}

export interface StartAnswer {
  started: boolean;
}

export interface DeleteRequest {
  type: "delete";
  /** of the answer */
  ref?: number | string;
}

export interface DeleteAnswer {
  deleted?: boolean;
}

/** A voice in a vote. */
export interface MotionRequest {
  type: "motion";
  /** of the answer */
  ref?: number | string;
  what: MotionKind;
  seat?: string;
  for: boolean;
}

export interface MotionAnswer {
  /** null while it is open */
  decided: boolean | null;
}

export interface PaceRequest {
  type: "pace";
  /** of the answer */
  ref?: number | string;
  /** milliseconds that bots wait */
  pace: number;
}

export interface PaceAnswer {
  pace: number;
}

export interface VacationRequest {
  type: "vacation";
  /** of the answer */
  ref?: number | string;
  /** 0 ends it */
  days: number;
}

export interface VacationAnswer {
  days: number;
}

/** A vote about a seat whose time is up. */
export interface OverdueRequest {
  type: "overdue";
  /** of the answer */
  ref?: number | string;
  seat: string;
  what: "bot" | "skip" | "wait";
}

export interface OverdueAnswer {
  /** what most others want */
  decided: "bot" | "skip" | "wait" | null;
}

/** Where I am told of turns. */
export interface NotifyRequest {
  type: "notify";
  /** of the answer */
  ref?: number | string;
  webhook?: string;
  email?: string;
}

export interface NotifyAnswer {
  webhook?: string;
  email?: string;
  /** false: the address has just been asked by mail */
  confirmed?: boolean;
}

/** The whole game as text, once it is over. */
export interface RecordRequest {
  type: "record";
  /** of the answer */
  ref?: number | string;
  /** with its content pack */
  pack?: boolean;
}

export interface RecordAnswer {
  record: string;
}

/** A finished game after so many steps. */
export interface ReplayRequest {
  type: "replay";
  /** of the answer */
  ref?: number | string;
  step?: number;
  /** missing: all hands are open */
  seat?: string;
}

export interface ReplayAnswer {
  step: number;
  steps: number;
  view: View;
  events: LogEvent[];
  /** where a round, a turn or an action begins */
  marks: ReplayMark[];
  /** the step itself */
  made?: string;
  /** who comes next */
  decision?: Decision;
  /** by seat */
  views?: Record<string, View>;
}

/** A new game from there on. */
export interface ForkRequest {
  type: "fork";
  /** of the answer */
  ref?: number | string;
  step?: number;
}

export interface ForkAnswer {
  table: string;
}

export interface RematchRequest {
  type: "rematch";
  /** of the answer */
  ref?: number | string;
}

export interface RematchAnswer {
  table: string;
}

export interface LookRequest {
  type: "look";
  /** of the answer */
  ref?: number | string;
}

export type LookAnswer = TableInfo;

/** How the table stands; over HTTP it is `GET /api/tables/ID`. */
export interface PositionRequest {
  type: "position";
  /** of the answer */
  ref?: number | string;
  /** the last version that is known */
  since?: number;
  /** seconds, as long as there is no other */
  wait?: number;
  /** named by whoever has several */
  seat?: string;
}

export type PositionAnswer = Position;

/** What is said on a WebSocket. */
export type ClientMessage = WatchRequest | ChooseRequest | DraftRequest | WhyRequest | UndoRequest | EarlyRequest | HoldRequest | OrdersRequest | OrderRequest | HistoryRequest | ReachRequest | OddsRequest | SeenRequest | TalkRequest | ClaimRequest | LeaveSeatRequest | BotRequest | SwapRequest | InviteRequest | StartRequest | DeleteRequest | MotionRequest | PaceRequest | VacationRequest | OverdueRequest | NotifyRequest | RecordRequest | ReplayRequest | ForkRequest | RematchRequest | LookRequest | PositionRequest;

/** POST /api/me. */
export interface MeRequest {
  name: string;
  /** answered with one, for a program */
  token?: boolean;
}

/** Of /api/me, /api/account, /api/login, /api/logout. */
export interface MeAnswer {
  /** null: nobody */
  name: string | null;
  account?: boolean;
  /** whether this server has any */
  accounts?: boolean;
  /** for `Authorization: Bearer TOKEN` */
  token?: string;
}

/** POST /api/account and /api/login. */
export interface AccountRequest {
  name: string;
  password: string;
  /** answered with one, for a program */
  token?: boolean;
}

/** POST /api/sessions: answered as GET is, with a list of SessionInfo. */
export interface SessionsRequest {
  /** the id of a session, or "others" */
  end: string;
}

/** POST /api/password. */
export interface PasswordRequest {
  old: string;
  new: string;
}

export interface PasswordAnswer {
  changed: boolean;
}

/** POST /api/account/delete. */
export interface DeleteMeRequest {
  /** of whoever has an account */
  password?: string;
}

/** POST /api/confirm. */
export interface ConfirmRequest {
  /** from the mail */
  code: string;
}

export interface ConfirmAnswer {
  confirmed: boolean;
}

/** POST /api/tables. */
export interface NewTableRequest {
  game?: string;
  title?: string;
  settings?: NewSettings;
  /** the bot for all free seats */
  bots?: string;
  /** the maker takes the first seat (true) */
  sit?: boolean;
  /** at once */
  start?: boolean;
  /** on servers for tests only */
  seed?: string | number;
  /** instead of a game: that of a record goes on */
  record?: string;
  /** of the record */
  step?: number;
  /** of the record */
  seat?: string;
}

/** Settings as they are wished for. */
export interface NewSettings {
  /** the game's options */
  options?: Record<string, string>;
  /** anybody may sit down */
  open?: boolean;
  /** anybody who knows the table may watch (true) */
  watch?: boolean;
  /** seconds by which watchers are told everything later */
  watch_delay?: number;
  /** players may take back what nobody could notice */
  undo?: boolean;
  /** milliseconds that bots wait */
  pace?: number;
  /** null: decided when the game begins */
  reactions?: Reactions | null;
  clock?: ClockSettings;
  beat?: BeatSettings;
  waits?: WaitSettings;
}

export interface NewTableAnswer {
  table: string;
  started?: boolean;
}

/** What was not done: any answer over HTTP with a status of 400 and more. */
export interface Problem {
  error: ErrorCode;
  /** English, for programs */
  text: string;
  [other: string]: unknown;
}

/** GET /api/packs/GAME. */
export type PackFiles = Record<string, string>;
