import type { GameBoard, GamePanel } from "../../games/board";
import { loadGame } from "../../games/load";
import { sayError } from "../../i18n/errors";
import { language } from "../../i18n/index.svelte";
import { http } from "../../net/http";
import type { LogEvent, TableInfo } from "../../net/types";
import { me } from "../../state/me.svelte";
import { settings, shownTheme } from "../../state/settings.svelte";
import { seatColour, type SeatColour } from "../../theme/tokens";
import { markAfter, markBefore } from "./marks";
import { openHands } from "./openHands";
import type { Eyes, Mark, Moment } from "./replayTypes";

export const speeds = [0.5, 1, 2, 3];
const stepTime = 900;
const keptMoments = 300;

/** A finished game, looked at step by step. */
export class Replay {
  info = $state.raw<TableInfo | null>(null);
  board = $state.raw<GameBoard | null>(null);
  panels = $state.raw<GamePanel[]>([]);
  facts = $state.raw<unknown>(null);
  moment = $state.raw<Moment | null>(null);
  marks = $state.raw<Mark[]>([]);
  events = $state.raw<LogEvent[]>([]);
  highlight = $state.raw<string[]>([]);
  /** The step that is wanted; the picture follows as fast as the server answers. */
  step = $state(0);
  steps = $state(0);
  eyes = $state<Eyes>("");
  speed = $state(1);
  playing = $state(false);
  problem = $state("");

  private moments = new Map<string, Moment>();
  private shownEyes: Eyes | null = null;
  private run = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    step?: number,
    eyes: Eyes = "",
  ) {
    this.step = step ?? 0;
    this.eyes = eyes;
    void this.load();
  }

  async load(): Promise<void> {
    this.problem = "";
    try {
      // Tables are shown to somebody, never to nobody.
      await me.ensure();
      this.info = await http.look(this.table);
      const game = this.info.game;
      const { board, panels, facts } = await loadGame(game, language(), this.info.settings.pack);
      this.facts = facts;
      this.panels = panels;
      await this.go(this.step);
      this.board = board;
    } catch (error) {
      this.problem = sayError(error);
    }
  }

  /** Shows the game after a step. Of several wishes the last one counts. */
  async go(step: number): Promise<void> {
    const run = ++this.run;
    this.step = Math.max(0, this.steps ? Math.min(step, this.steps) : step);
    this.problem = "";
    try {
      const moment = await this.fetch(this.step);
      if (run === this.run) this.show(moment);
    } catch (error) {
      if (run !== this.run) return;
      this.pause();
      this.problem = sayError(error);
    }
  }

  look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    return this.go(this.step);
  }

  nextMark(): Promise<void> {
    return this.go(markAfter(this.marks, this.step, this.steps));
  }
  lastMark(): Promise<void> {
    return this.go(markBefore(this.marks, this.step));
  }

  play(): void {
    if (this.step >= this.steps) this.step = 0;
    this.playing = true;
    void this.tick();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
  close(): void {
    this.pause();
    ++this.run;
  }

  async fork(): Promise<string> {
    const { table } = await http.tell<{ table: string }>(this.table, { type: "fork", step: this.step });
    return table;
  }

  seatColours = $derived.by<Record<string, SeatColour>>(() => {
    const dark = shownTheme() === "dark";
    const shown = (colour: SeatColour) => (dark ? colour : { ...colour, keyline: undefined });
    return Object.fromEntries((this.info?.seats ?? []).map(({ seat }) => [seat, shown(seatColour(seat))]));
  });

  private async tick(): Promise<void> {
    if (!this.playing) return;
    await this.go(this.step + 1);
    if (!this.playing) return;
    if (this.step >= this.steps) return this.pause();
    // What comes next is fetched while this is looked at.
    void this.fetch(this.step + 1).catch(() => undefined);
    this.timer = setTimeout(() => void this.tick(), stepTime / this.speed);
  }

  private async fetch(step: number): Promise<Moment> {
    const key = `${this.eyes}/${step}`;
    const known = this.moments.get(key);
    if (known) return known;
    const seat = this.eyes || null;
    const moment = await http.tell<Moment>(this.table, { type: "replay", step, seat });
    moment.view = openHands(moment.view, moment.views);
    if (this.moments.size >= keptMoments) this.moments.clear();
    this.moments.set(key, moment);
    return moment;
  }

  private show(moment: Moment): void {
    // Other eyes see other things; that is no change of the game.
    const before = this.shownEyes === this.eyes ? this.moment?.view : undefined;
    this.shownEyes = this.eyes;
    this.highlight = before && this.board?.changed ? this.board.changed(before, moment.view) : [];
    this.moment = moment;
    this.steps = moment.steps;
    this.step = moment.step;
    if (moment.marks?.length) this.marks = moment.marks;
    this.events = moment.events ?? [];
  }
}
