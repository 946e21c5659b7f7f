import type { LogEvent, View } from "../net/types";
import { panels } from "../state/panels.svelte";
import { newsOf, opensSince, placesOf, type SeatNews } from "../state/since";
import type { FrameState } from "./frame.svelte";

/** A moment of absence is not worth a banner. */
const shortAway = 60_000;
/** How long one line is shown when the events are played again. */
const beat = 700;
/** Who looks at the page without touching anything has seen it. */
const seenAfter = 2000;

const coverKey = (table: string, seat: string) => `orrery.cover.${table}.${seat}`;

/** Up to which line the doings of a bot in this seat were shown. */
function readCover(table: string, seat: string): number {
  try {
    return Number(localStorage.getItem(coverKey(table, seat)) ?? -1);
  } catch {
    return -1;
  }
}

function keepCover(table: string, seat: string, to: number): void {
  try {
    localStorage.setItem(coverKey(table, seat), String(to));
  } catch {
    // Then it is shown again.
  }
}

/** What happened since this player looked: from the server after a watch, from here after the page was hidden. */
export class Since {
  /** Number of the first line that is new; -1: nothing. */
  first = $state(-1);
  /** The line that is being played again. */
  playing = $state.raw<LogEvent | null>(null);

  /** A bot played my seat meanwhile. */
  byBot = $state(false);

  private covered: { seat: string; to: number } | null = null;
  private begun = false;
  private hiddenAt = 0;
  private lastLine = -1;
  private viewThen: View | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private seenTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly frame: FrameState) {}

  events = $derived.by<LogEvent[]>(() =>
    this.first < 0 ? [] : this.frame.table.log.filter((event) => event.n >= this.first),
  );

  /** One thing per choice, not per line. */
  things = $derived.by<number>(() => new Set(this.events.map((event) => event.step)).size);

  news = $derived.by<SeatNews[]>(() => {
    const seats = (this.frame.table.info?.seats ?? []).map((seat) => seat.seat);
    return newsOf(this.events, seats, this.frame.board?.log);
  });

  places = $derived.by<string[]>(() => {
    const board = this.frame.board;
    const now = this.frame.table.push?.view;
    const changed = this.viewThen && now && board?.changed ? board.changed(this.viewThen, now) : [];
    return [...new Set([...changed, ...placesOf(this.events, board?.log)])];
  });

  /** The first push after a watch may tell what this person has not seen. */
  fromServer(told: { version: number; events: number }): void {
    const { log, connection } = this.frame.table;
    // A line that broke for a moment is no absence.
    const again = this.begun && Date.now() - connection.lostAt < shortAway;
    this.begun = true;
    // Whoever has never been here has missed nothing.
    if (again || told.version <= 0) return;
    const first = log[Math.max(0, log.length - told.events)];
    if (told.events <= 0 || !first) return;
    this.first = first.n;
    this.viewThen = null;
    this.maybeOpen(first.at ? Date.now() - first.at : 0);
  }

  /** A bot handed my seat back: what it did is shown once. */
  fromCover(seat: string, cover: { from: number; to: number | null }): void {
    if (cover.to === null || cover.to <= cover.from || readCover(this.frame.table.id, seat) >= cover.to) return;
    this.covered = { seat, to: cover.to };
    this.byBot = true;
    this.first = this.first < 0 ? cover.from : Math.min(this.first, cover.from);
  }

  hidden(): void {
    this.hiddenAt = Date.now();
    this.lastLine = this.frame.table.log.at(-1)?.n ?? -1;
    this.viewThen = this.frame.table.push?.view ?? null;
  }

  shown(): void {
    if (this.hiddenAt === 0) return;
    const away = Date.now() - this.hiddenAt;
    this.hiddenAt = 0;
    const fresh = this.frame.table.log.find((event) => event.n > this.lastLine);
    if (away < shortAway || !fresh) return;
    if (this.first < 0) this.first = fresh.n;
    this.maybeOpen(away);
  }

  private maybeOpen(away: number): void {
    const { myTurn, window } = this.frame.table;
    const asked = myTurn || Boolean(window?.mine);
    if (opensSince(away, asked, this.things) && panels.open === null) panels.show("since");
  }

  open(): void {
    if (this.first >= 0) panels.toggle("since");
  }

  showPlaces(): void {
    this.frame.showPlaces(this.places);
  }

  /** Shows the lines one after the other, each where it happened. */
  play(): void {
    clearTimeout(this.timer);
    const log = this.frame.board?.log;
    // One per step: what a reader can follow.
    const steps = this.events.filter((event, i, all) => all[i - 1]?.step !== event.step);
    const show = (i: number) => {
      const event = steps[i];
      this.playing = event ?? null;
      if (!event) return;
      const places = placesOf(
        this.events.filter((one) => one.step === event.step),
        log,
      );
      if (places.length > 0) this.frame.showPlaces(places);
      this.timer = setTimeout(() => show(i + 1), beat);
    };
    show(0);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.playing = null;
  }

  /** Looked at: the server remembers it, too. */
  done(): void {
    this.stop();
    this.first = -1;
    this.viewThen = null;
    this.byBot = false;
    if (this.covered) keepCover(this.frame.table.id, this.covered.seat, this.covered.to);
    this.covered = null;
    if (panels.open === "since") panels.close();
    void this.frame.table.seen();
  }

  /** After each push: whoever has the page in sight and nothing to catch up with has seen it. */
  follow(): void {
    clearTimeout(this.seenTimer);
    if (document.hidden || this.first >= 0) return;
    this.seenTimer = setTimeout(() => {
      if (!document.hidden && this.first < 0) void this.frame.table.seen();
    }, seenAfter);
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.seenTimer);
  }
}
