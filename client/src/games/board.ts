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
import type { Decision, LogEvent, Option, SeatInfo, View } from "../net/types";
import type { SeatColour } from "../theme/tokens";

export type TargetKey = string;

export interface MapProps<Facts> {
  view: View;
  facts: Facts;
  /** The options that touch a thing; what is not in here is dimmed, but still answers to `onWhy`. */
  choosable: ReadonlyMap<TargetKey, Option[]>;
  /** What the draft already holds. */
  chosen: string[];
  /** What changed since the last look: gets an outline. */
  highlight: string[];
  /** Fill, ink and emblem of each seat of this table. */
  seatColours: Record<string, SeatColour>;
  onPick: (target: TargetKey) => void;
  onWhy: (target: TargetKey) => void;
}

export interface PlayerCardProps<Facts> {
  view: View;
  facts: Facts;
  seat: string;
  info: SeatInfo;
}

export interface HandProps<Facts> {
  view: View;
  facts: Facts;
  options: Option[];
  onPick: (target: TargetKey) => void;
}

export interface GoalsProps<Facts> {
  view: View;
  facts: Facts;
}

/** Words of a game in the language that is set; undefined = "use what the server wrote". */
export interface GameWords<Facts> {
  /** The question a decision asks. */
  question?: (decision: Decision, facts: Facts) => string | undefined;
  /** The heading over options of one group. */
  group?: (group: string) => string | undefined;
  option?: (option: Option, facts: Facts) => string | undefined;
  /** A log line from its language-neutral text. */
  line?: (text: string, facts: Facts) => string | undefined;
}

export interface PanelProps<Facts> {
  view: View;
  facts: Facts;
  decision: Decision | null;
  events: LogEvent[];
  choosable: ReadonlyMap<TargetKey, Option[]>;
  onPick: (target: TargetKey) => void;
  onWhy: (target: TargetKey) => void;
  /** A whole choice in notation, for the draft. */
  onChoose: (choice: string) => void;
}

/** A panel that a game opens for some decisions; exported as `panels` beside `board`. */
export interface GamePanel<Facts = unknown> {
  id: string;
  title: () => string;
  /** Whether the panel should be open by itself now. */
  wanted: (view: View, decision: Decision | null) => boolean;
  /** "side": in the right column; "over": may cover the map, for it asks about no place. */
  where: "side" | "over";
  Body: Component<PanelProps<Facts>>;
}

export interface GameBoard<Facts = unknown> {
  Map: Component<MapProps<Facts>>;
  PlayerCard: Component<PlayerCardProps<Facts>>;
  Hand: Component<HandProps<Facts>>;
  Goals: Component<GoalsProps<Facts>>;
  /** Lookup tables from the files of the content pack (`GET /api/packs/GAME`). */
  facts: (files: Record<string, string>) => Facts;
  /** The things on the board that a choice in notation names. */
  targets: (choice: string) => TargetKey[];
  /** What changed from one view to the next, for outlines. */
  changed?: (before: View, after: View) => TargetKey[];
  /** Points of each seat, for the top bar. */
  scores?: (view: View) => { seat: string; points: number }[];
  /** Round and phase in words, for the top bar. */
  stage?: (view: View, facts: Facts) => string;
  /** The choice that a click on this thing would mean, offered or not; the frame asks the server why not. */
  whyChoice?: (target: TargetKey, decision: Decision, view: View) => string | undefined;
  words?: GameWords<Facts>;
}
