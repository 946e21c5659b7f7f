import { Connection, type Hearer, type Line } from "../net/connection.svelte";
import { Refused } from "../net/http";
import type { Decision, LogEvent, Push, TableInfo, TalkLine, UndoPoint, View } from "../net/types";
import { Draft, type DraftTable } from "./draft.svelte";
import { merge, prepend } from "./log";

const spectator = "";

/** Everything this browser knows of one table. */
export class TableStore implements Hearer, DraftTable {
  info = $state<TableInfo | null>(null);
  /** The newest push of each of my seats ("" for a spectator). */
  pushes = $state.raw<Record<string, Push>>({});
  logs = $state.raw<Record<string, LogEvent[]>>({});
  talks = $state.raw<TalkLine[]>([]);
  problem = $state<{ code: string; text: string } | null>(null);
  /** With several seats: the one whose eyes are used. */
  wantedSeat = $state<string | null>(null);
  hasOlder = $state(true);
  viewBefore = $state.raw<View | null>(null);

  readonly connection: Connection;
  readonly draft: Draft = new Draft(this);
  private version = 0;

  constructor(
    readonly id: string,
    open?: () => Line,
  ) {
    this.connection = new Connection(id, this, open);
  }

  mySeats = $derived((this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));

  /** The seat that is looked through: the wanted one, else the one that is asked, else my first. */
  seat = $derived.by(() => {
    const mine = Object.keys(this.pushes);
    if (this.wantedSeat !== null && mine.includes(this.wantedSeat)) return this.wantedSeat;
    const asked = mine.find((seat) => this.pushes[seat]?.decision?.seat === seat);
    return asked ?? mine[0] ?? spectator;
  });

  push = $derived<Push | undefined>(this.pushes[this.seat]);
  log = $derived<LogEvent[]>(this.logs[this.seat] ?? []);
  decision = $derived<Decision | null>(this.push?.decision ?? null);
  myTurn = $derived(this.seat !== spectator && this.decision?.seat === this.seat);
  undoPoints = $derived<UndoPoint[]>(this.push?.undo ?? []);
  /** What the board shows: the draft's dry run if there is one. */
  view = $derived<View | null>(this.draft.view ?? this.push?.view ?? null);

  known(): number {
    return this.version;
  }

  onTable(info: TableInfo): void {
    this.problem = null;
    this.info = info;
    this.talks = info.talk;
    // Whoever sat down or stood up sees through other eyes: pushes of seats that are no longer mine go.
    const eyes = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    const kept = Object.entries(this.pushes).filter(([seat]) =>
      eyes.length === 0 ? seat === spectator : eyes.includes(seat),
    );
    if (kept.length !== Object.keys(this.pushes).length) this.pushes = Object.fromEntries(kept);
  }

  onPush(push: Push): void {
    const seat = push.seat ?? spectator;
    this.viewBefore = this.pushes[seat]?.view ?? null;
    this.logs = { ...this.logs, [seat]: merge(this.logs[seat] ?? [], push) };
    this.pushes = { ...this.pushes, [seat]: push };
    this.version = push.version;
    if (push.from === 0) this.hasOlder = false;
    else if (push.from > push.known) this.hasOlder = true;
    void this.draft.follow();
  }

  onTalk(line: TalkLine): void {
    this.talks = [...this.talks, line];
  }

  onRefused(code: string, text: string): void {
    this.problem = { code, text };
  }

  ask(type: string, fields: Record<string, unknown> = {}, lasting = false) {
    const seat = this.seat === spectator ? {} : { seat: this.seat };
    return this.connection.ask({ type, ...seat, ...fields }, lasting);
  }

  async undo(to: number): Promise<void> {
    this.draft.clear();
    await this.ask("undo", { to });
  }

  async say(text: string): Promise<void> {
    await this.connection.ask({ type: "talk", text });
  }

  /** A page of log lines before the first one we have. */
  async older(): Promise<void> {
    const seat = this.seat;
    const first = this.logs[seat]?.[0]?.n ?? 0;
    if (first === 0) {
      this.hasOlder = false;
      return;
    }
    const answer = await this.ask("history", { before: first });
    const events = (answer.events ?? []) as LogEvent[];
    this.logs = { ...this.logs, [seat]: prepend(this.logs[seat] ?? [], events) };
    this.hasOlder = events.length > 0 && (events[0]?.n ?? 0) > 0;
  }

  async why(choice: string): Promise<{ allowed: boolean; rule?: string; text?: string }> {
    try {
      const answer = await this.ask("why", { choice });
      return { allowed: answer.allowed === true, rule: answer.rule as string | undefined, text: answer.text };
    } catch (error) {
      if (error instanceof Refused && error.code !== "offline") {
        return { allowed: false, text: error.sentence || error.code };
      }
      throw error;
    }
  }

  close(): void {
    this.connection.close();
  }
}
