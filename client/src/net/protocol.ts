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

export interface TableSettings {
  /** the game's options */
  options: Record<string, string>;
  /** anybody may sit down */
  open?: boolean;
  /** anybody may watch */
  watch?: boolean;
  /** seconds by which watchers are told everything later */
  watch_delay?: number;
  undo?: boolean;
  /** milliseconds that bots wait */
  pace?: number;
  /** null: decided when the game begins */
  reactions?: Reactions | null;
  clock?: ClockSettings;
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
export type ErrorCode = "bad_address" | "bad_invite" | "bad_message" | "bad_name" | "bad_method" | "bad_order" | "bad_record" | "bad_settings" | "bad_step" | "begun" | "by_invitation" | "elsewhere" | "gone" | "no_accounts" | "no_clock" | "no_game" | "needs_vote" | "no_hold" | "no_notices" | "no_page" | "no_rules" | "no_table" | "no_undo" | "no_vacation" | "no_watchers" | "nobody" | "not_begun" | "not_over" | "not_overdue" | "not_owner" | "not_stored" | "not_your_seat" | "not_your_turn" | "other_rules" | "others_play" | "refused" | "seated" | "seats_free" | "stale" | "taken" | "too_much" | "trouble" | "unreadable" | "which_seat" | "wrong_password" | "bad_password" | "has_account" | "damaged" | "stopping" | "unsettled" | "read_only";

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
