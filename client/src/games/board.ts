// The contract between the frame (src/table/) and the board of one game (src/games/<game>/index.ts).
//
// A *target key* names one thing that can be clicked: "kind:name", for example "system:18", "planet:lodor",
// "card:T01". The frame never looks inside a view; it only joins choices to things through `targets`.
//
// What carries `data-target="kind:name"` also answers to W, a long press and the right button: why not?
//
// Pictures of pieces: src/pieces/Piece.svelte, of seats: src/parts/Emblem.svelte. Texts of a game:
// src/games/<game>/texts/{en,it,pl}.ts through `gameTexts` of src/i18n/game.ts.

import type { Component } from "svelte";
import type { Decision, DecisionFacts, LogEvent, Option, OrderKind, Saying, SeatInfo, View } from "../net/types";
import type { Manners } from "../state/manners";
import type { Half } from "../table/halves";
import type { SeatColour } from "../theme/tokens";
import type { AskOdds } from "./odds/chances";

export type TargetKey = string;

export interface MapProps<Facts> {
  view: View;
  facts: Facts;
  /** The options that touch a thing; what is not in here is dimmed, but still answers to `onWhy`. */
  choosable: ReadonlyMap<TargetKey, Option[]>;
  /** What a click may mean that another answer opens first (`GameBoard.opens`): nothing of it is lit. */
  beyond?: ReadonlyMap<TargetKey, Option[]>;
  /** What the draft already holds. */
  chosen: string[];
  /** The draft in notation, with all that the button would send: more than the view shows if others may react first. */
  plan?: readonly string[];
  /** Half of an answer that waits for its other half (`GameBoard.half`). */
  held?: TargetKey | null;
  /** What changed since the last look: gets an outline. */
  highlight: string[];
  /** Fill, ink and emblem of each seat of this table. */
  seatColours: Record<string, SeatColour>;
  /** The log so far: what is new in it may be shown moving. `speed`: 1 = as designed. */
  events?: readonly LogEvent[];
  speed?: number;
  /**
   * Asks the server for the chances of a fight (`odds` of docs/protocol.md; `of` as the game defines it). Another
   * function with every version of the table: an answer belongs to the function that gave it. Where nobody can be
   * asked, as in a replay, there is none.
   */
  odds?: AskOdds;
  /** `around`: what the thing lies in, the nearest first; that is meant where the thing itself means nothing. False:
   * nothing was chosen by it, who clicked it may want to look. */
  onPick: (target: TargetKey, ...around: TargetKey[]) => boolean | void;
  onWhy: (target: TargetKey) => void;
}

export interface PlayerCardProps<Facts> {
  view: View;
  facts: Facts;
  seat: string;
  info: SeatInfo;
  choosable?: ReadonlyMap<TargetKey, Option[]>;
  onPick?: (target: TargetKey) => void;
  onWhy?: (target: TargetKey) => void;
}

export interface HandProps<Facts> {
  view: View;
  facts: Facts;
  options: Option[];
  /** What the draft holds. */
  chosen?: readonly string[];
  held?: TargetKey | null;
  onPick: (target: TargetKey) => void;
  choosable?: ReadonlyMap<TargetKey, Option[]>;
  onWhy?: (target: TargetKey) => void;
}

export interface GoalsProps<Facts> {
  view: View;
  facts: Facts;
  choosable?: ReadonlyMap<TargetKey, Option[]>;
  onPick?: (target: TargetKey) => void;
  onWhy?: (target: TargetKey) => void;
}

export interface SideProps<Facts> {
  view: View;
  facts: Facts;
  seat: string;
}

export interface NoticeProps<Facts> {
  view: View;
  facts: Facts;
  events: readonly LogEvent[];
}

/** Words of a game in the language that is set; undefined: the game knows no such thing. */
export interface GameWords<Facts> {
  /** The question a decision asks. */
  question: (decision: Decision, facts: Facts, view: View | null) => string | undefined;
  /** What the text that a question is about does, where the server says nothing of it. */
  about?: (decision: Decision, facts: Facts) => string;
  /** What the server says beside a question, about a window or of a choice. */
  said: (sayings: readonly Saying[], facts: Facts, view: View | null) => string;
  /** The heading over options of one group. */
  group: (group: string) => string | undefined;
  /** A log line from its language-neutral text. `before`: the line in front of it, which may tell why. */
  line: (text: string, facts: Facts, view: View | null, before?: string) => string | undefined;
  /** A choice in notation, offered or not. */
  choice: (choice: string, facts: Facts, view: View | null) => string | undefined;
  /** What the card of a choice does; "" if it has none. */
  effect: (choice: string, facts: Facts) => string;
  /** What an answer to this question does, where the notation alone does not tell: yes, no, done, pass. */
  answer?: (choice: string, decision: Decision, facts: Facts, view: View | null) => string | undefined;
  /** What the button says while this question keeps the answer from being whole. */
  need?: (decision: Decision, facts: Facts) => string | undefined;
  /** A thing by the word that the notation has for it: a card, a technology, a planet. */
  name: (id: string, facts: Facts) => string | undefined;
  /** What the button does when it sends these steps: its label. `decision`: the question they begin with. */
  result?: (
    steps: readonly string[],
    decision: Decision,
    facts: Facts,
    view: View | null,
    bill?: BillFacts,
  ) => string | undefined;
  /** What sending these steps gives away besides: a line beside the button. `view`: before them. */
  warning?: (plan: CostedPlan, facts: Facts, view: View | null) => string | undefined;
  /** What is still missing to a half that is held: the label of the button. */
  half?: (held: TargetKey, facts: Facts) => string;
  /** A step that is chosen `n` times; null: it is not worth a chip. */
  chip?: (step: string, n: number, facts: Facts, view: View | null) => Chip | null;
}

/** `owed`: what all of it costs. `each`: what one costs, where any sum may be paid. `ended`: kinds of questions that the
 * button ends with "done". */
export interface BillFacts {
  owed?: number;
  each?: number;
  ended?: readonly string[];
}

/** Steps and what each of them costs, as its option says it (docs/views.md), with the questions that were seen. */
export interface CostedPlan {
  steps: readonly string[];
  costs: readonly unknown[];
  questions?: readonly (Decision | undefined)[];
}

/** A chosen thing in the decision bar. */
export interface Chip {
  text: string;
  /** A piece to show before the words. */
  piece?: string;
}

/** Where a line of the log stands in the tree: a new round, phase, turn or action, or a line of one. */
export type LogLevel = "round" | "phase" | "action" | "line";
export type LogTopic = "fight" | "trade" | "points";

/** One thing that a line adds to "since you looked". */
export interface Tally {
  seat: string;
  what: "places" | "places_lost" | "points" | "lost" | "built" | "goods" | "technology" | "law" | "fights";
  n: number;
}

/** What the frame must know of the events of a game; `text` is always the language-neutral one. */
export interface GameLog {
  level: (text: string) => LogLevel;
  /** The round that a line begins, if its text tells one. */
  round?: (text: string) => number | undefined;
  topic: (text: string) => LogTopic | undefined;
  /** Things on the map that a line is about. */
  places: (text: string) => TargetKey[];
  /** Cards and other things with a text that a line is about. */
  cards?: (text: string) => TargetKey[];
  tally: (text: string) => Tally | undefined;
  /** Whether a line is about something that befell this seat. `own`: it follows from that seat's own choice.
   * `before`: the line in front of it. */
  befell?: (text: string, seat: string, own: boolean, before?: string) => boolean;
  /** A fight that begins between two sides ("": nobody's), or ends: who won; null: nobody. */
  fight?: (text: string) => { sides: [string, string] } | { winner: string | null } | undefined;
  /** The face of one die, if that is all a line tells: dice stand in the line of their roll. */
  die?: (text: string) => number | undefined;
  /** Points that a line gives: `n` more, or `total` from now on. */
  points: (text: string) => { seat: string; n?: number; total?: number } | undefined;
  /** The card whose text gave the points of a line. `before`: the lines of its turn in front of it. */
  source?: (text: string, before: readonly string[]) => TargetKey | undefined;
}

export interface CardFace {
  name: string;
  text: string;
}

/** What standing orders of a game are about. */
export interface GameOrders<Facts> {
  kinds: OrderKind[];
  /** Cards that can be ranked and declined. */
  strategies: (facts: Facts) => { id: string; name: string }[];
  /** Cards of my hand that may be asked about. */
  hand: (view: View, facts: Facts) => { id: string; name: string }[];
}

export interface PanelProps<Facts> {
  view: View;
  facts: Facts;
  decision: Decision | null;
  events: LogEvent[];
  choosable: ReadonlyMap<TargetKey, Option[]>;
  /** What the draft holds. */
  chosen?: readonly string[];
  held?: TargetKey | null;
  onPick: (target: TargetKey) => void;
  onWhy: (target: TargetKey) => void;
  /** A whole choice in notation, for the draft. */
  onChoose: (choice: string) => void;
  /** The draft as it stands, and another one in its place: for plus and minus. */
  steps?: readonly string[];
  onSteps?: (steps: string[]) => void;
  /** These steps, from the question where the first of them is offered. */
  onBegin?: (steps: string[]) => void;
  /** The steps with all that the button would send behind them, and the questions that this settles. */
  plan?: readonly string[];
  later?: readonly Decision[];
  /** The draft ends in what nobody can look across: `view` and `decision` are those before it. */
  seam?: boolean;
  /** The numbers of the question with all of that counted in. */
  counted?: DecisionFacts;
  /** As for the map. */
  odds?: AskOdds;
}

export type PanelPlace = "side" | "over";

/** A panel that a game opens for some decisions; exported as `panels` beside `board`. */
export interface GamePanel<Facts = unknown> {
  id: string;
  title: () => string;
  /** Whether the panel should be open by itself now; `steps` is the draft. */
  wanted: (view: View, decision: Decision | null, steps?: readonly string[]) => boolean;
  /** The question needs the map that the panel would cover: it makes way, even if a draft would keep it open. */
  yields?: (view: View, decision: Decision | null) => boolean;
  /** Stays open while a draft that would close it is not confirmed. */
  lasts?: boolean;
  /** "side": in the right column; "over": may cover the map, for it asks about no place. */
  where: PanelPlace | ((view: View, facts: Facts) => PanelPlace);
  /** A picture that fills its place to the rim and has a heading of its own: the frame adds only the way out. */
  stage?: boolean;
  /** Over the map it takes no more room than it needs. */
  snug?: boolean;
  /** A phone has the question right above it and no room to spare: no heading, its first line leaves room for the way out. */
  headless?: boolean;
  /** The frame shows a button that opens it: always, or while there is something in it. */
  button?: boolean | ((view: View) => boolean);
  Body: Component<PanelProps<Facts>>;
}

export interface SetupProps<Facts> {
  facts: Facts;
  /** What will be sent for this option; "" = the game's own default. */
  value: string;
  players: number;
  onValue: (value: string) => void;
}

export interface GameBoard<Facts = unknown> {
  Map: Component<MapProps<Facts>>;
  PlayerCard: Component<PlayerCardProps<Facts>>;
  Hand: Component<HandProps<Facts>>;
  Goals: Component<GoalsProps<Facts>>;
  /** What has just happened, over the map for a moment; it takes no clicks. */
  Notice?: Component<NoticeProps<Facts>>;
  /** What I play and what that changes: at the start of a game, and in the help. */
  Side?: Component<SideProps<Facts>>;
  /** The name of what a seat plays; undefined while it plays nothing yet. */
  sideName?: (view: View, facts: Facts, seat: string) => string | undefined;
  /** Lookup tables from the files of the content pack (`GET /api/packs/GAME`). */
  facts: (files: Record<string, string>) => Facts;
  /** The things on the board that a choice in notation names. */
  targets: (choice: string) => TargetKey[];
  /** Where a thing lies, for the words that count what can be clicked; undefined: in a panel or on a card of a player. */
  lies?: (target: TargetKey) => "map" | "hand" | "goals" | undefined;
  /** What the game says of its questions. */
  manners?: Manners;
  /** Options that have a panel of their own and stand nowhere else: offers of a trade. */
  apart?: (choice: string) => boolean;
  /** Answers that a click on the board finds only among others: the group of theirs that has a button of its own. */
  bundle?: (choice: string) => string | undefined;
  /** An answer that names nothing on the board and opens a question about it: a click there is to be enough. */
  opens?: (choice: string) => boolean;
  /** What changed from one view to the next, for outlines. */
  changed?: (before: View, after: View) => TargetKey[];
  /** Points of each seat, for the top bar. */
  scores?: (view: View) => { seat: string; points: number }[];
  /** What the final points of a seat are made of, for the result; empty while the game goes on. */
  scoreParts?: (view: View, seat: string) => { name: string; points: number }[];
  /** Why the game ended, in a sentence; `events` are the last lines. */
  ending?: (winners: readonly string[], events: readonly LogEvent[], view: View, facts: Facts) => string | undefined;
  /** What is beside the map, if it is more than goals: a market. */
  goalsTitle?: () => string;
  /** Round and phase in words, for the top bar. */
  stage?: (view: View, facts: Facts) => string;
  /** A round by its number, where a game has a word of its own for it. */
  roundName?: (n: number) => string;
  log?: GameLog;
  /** Name and text of a card or another thing with a text. */
  face?: (target: TargetKey, facts: Facts) => CardFace | undefined;
  orders?: GameOrders<Facts>;
  /** Fields of a new table that are more than a text: by the name of the option. */
  setup?: Record<string, Component<SetupProps<Facts>>>;
  /** Values of options as people read them: by the name of the option. */
  shown?: Record<string, Component<Omit<SetupProps<Facts>, "onValue">>>;
  /** The choice that a click on this thing would mean, offered or not; the frame asks the server why not. */
  whyChoice?: (target: TargetKey, decision: Decision, view: View, held: TargetKey | null) => string | undefined;
  /** A thing that is only half of an answer: a tile needs a place. A click holds it until the other half is clicked. */
  half?: (target: TargetKey) => Half | undefined;
  words: GameWords<Facts>;
}
