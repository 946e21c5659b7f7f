// The messages of docs/protocol.md, as the server writes them.

export interface GameOption {
  name: string;
  values: string;
  meaning: string;
  fallback: string;
}

export interface GameInfo {
  id: string;
  title: string;
  options: GameOption[];
  bots: string[];
}

export interface SeatInfo {
  seat: string;
  name: string;
  bot: string;
  taken: boolean;
  mine: boolean;
  connected?: boolean;
}

export type TableState = "lobby" | "playing" | "over";

export interface TableRow {
  table: string;
  game: string;
  title: string;
  state: TableState;
  created: number;
  changed: number;
  owner: boolean;
  seats: SeatInfo[];
}

export interface TableSettings {
  options: Record<string, string>;
  open?: boolean;
  watch?: boolean;
  undo?: boolean;
  pace?: number;
}

export interface TalkLine {
  name: string;
  text: string;
  at: number;
}

export interface TableInfo extends Omit<TableRow, "changed"> {
  type: "table";
  settings: TableSettings;
  talk: TalkLine[];
  promise: string;
  seed?: string;
}

/** One line of the log. `text` is language-neutral, `line` English. */
export interface LogEvent {
  n: number;
  step: number;
  text: string;
  line: string;
  by?: string;
  at?: number;
}

export interface Option {
  choice: string;
  group: string;
  text: string;
}

export interface Decision {
  seat: string;
  kind: string;
  cause?: string;
  rules?: string[];
  detail?: string;
  options?: Option[];
}

export interface UndoPoint {
  to: number;
  text: string;
}

/** What a seat may see; its shape is the game's own. */
export type View = Record<string, unknown>;

export interface Push {
  type: "push";
  table: string;
  version: number;
  seat: string | null;
  known: number;
  from: number;
  events: LogEvent[];
  view: View;
  decision?: Decision | null;
  undo?: UndoPoint[];
  result?: Record<string, unknown> | null;
}

export interface Gone {
  type: "gone";
  table: string;
}

/** The answer to a message that carried a `ref`. */
export interface Answer {
  type: "answer";
  ref: number;
  error?: string;
  text?: string;
  [key: string]: unknown;
}

export type ServerMessage = TableInfo | Push | Gone | Answer;

export interface RuleText {
  id: string;
  section: string;
  text: string;
  note?: string;
}
