import { Connection, type Hearer, type Line } from "../net/connection.svelte";
import { Refused } from "../net/http";
import type {
  Answer,
  Clocks,
  Decision,
  LogEvent,
  MotionKind,
  NewOrder,
  Order,
  Push,
  Saying,
  TableInfo,
  TalkLine,
  UndoPoint,
  View,
  Window,
  ErrorCode,
} from "../net/types";
import { Draft, newId, type DraftTable } from "./draft.svelte";
import { merge, prepend } from "./log";

const spectator = "";

const without = <T>(all: Record<string, T>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([one]) => one !== key));

/** Everything this browser knows of one table. */
export class TableStore implements Hearer, DraftTable {
  info = $state<TableInfo | null>(null);
  /** The newest push of each of my seats ("" for a spectator). */
  pushes = $state.raw<Record<string, Push>>({});
  logs = $state.raw<Record<string, LogEvent[]>>({});
  talks = $state.raw<TalkLine[]>([]);
  problem = $state<ErrorCode | null>(null);
  /** With several seats: the one whose eyes are used. */
  wantedSeat = $state<string | null>(null);
  hasOlder = $state(true);
  viewBefore = $state.raw<View | null>(null);
  /** When the newest push came, by our own clock: what runs on the server's is counted from here. */
  heardAt = $state(0);
  /** The same for the clocks. */
  clocksAt = $state(0);
  /** What this person had not seen when the line was opened. */
  since = $state.raw<{ version: number; events: number } | null>(null);
  /** Choices that an undo took back, the next one first; gone as soon as something else is chosen. */
  redoSteps = $state.raw<string[]>([]);
  /** Orders as the last answer told them, until a push says more. */
  private toldOrders = $state.raw<Record<string, Order[]>>({});

  readonly connection: Connection;
  readonly draft: Draft = new Draft(this);
  private version = 0;
  private toldSeen = -1;

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
  /** The reaction window that is open, without a word about who is asked. */
  window = $derived<Window | null>(this.push?.window ?? null);
  /** As the last push or the last word about time told them. */
  clocks = $state.raw<Clocks | undefined>(undefined);
  orders = $derived<Order[]>(this.toldOrders[this.seat] ?? this.push?.orders ?? []);
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
    this.heardAt = Date.now();
    if (push.clocks) this.onClocks(push.clocks);
    if (push.orders) this.toldOrders = without(this.toldOrders, seat);
    if (push.since) this.since = push.since;
    // Somebody else's turn: what was taken back lies behind a seam now.
    if (this.redoSteps.length > 0 && push.decision?.seat !== seat) this.redoSteps = [];
    if (push.from === 0) this.hasOlder = false;
    else if (push.from > push.known) this.hasOlder = true;
    void this.draft.follow();
  }

  onClocks(clocks: Clocks): void {
    this.clocks = clocks;
    this.clocksAt = Date.now();
  }

  onTalk(line: TalkLine): void {
    this.talks = [...this.talks, line];
  }

  onRefused(code: ErrorCode): void {
    this.problem = code;
  }

  ask(type: string, fields: Record<string, unknown> = {}, lasting = false) {
    const seat = this.seat === spectator ? {} : { seat: this.seat };
    return this.connection.ask({ type, ...seat, ...fields }, lasting);
  }

  async undo(to: number): Promise<void> {
    this.draft.clear();
    const back = this.undoPoints.filter((point) => point.to >= to).map((point) => point.choice);
    await this.ask("undo", { to });
    this.redoSteps = [...back, ...this.redoSteps];
  }

  /** Chooses again what was taken back last. */
  async redo(): Promise<void> {
    const [step, ...rest] = this.redoSteps;
    if (!step || !this.push || !this.myTurn) return;
    this.draft.clear();
    this.redoSteps = [];
    await this.ask("choose", { version: this.push.version, steps: [step], id: newId() }, true);
    this.redoSteps = rest;
  }

  forgetRedo(): void {
    this.redoSteps = [];
  }

  /** An answer to a window, before or while it is asked for; no steps take it back. */
  async early(window: Window, steps: string[], and?: "action" | "round"): Promise<void> {
    const more = and ? { and } : {};
    const answer = await this.ask("early", { window: window.id, steps, id: newId(), ...more }, true);
    const changed = answer.window as Window | undefined;
    if (changed && typeof changed === "object") this.takeWindow({ ...window, ...changed });
    else if (window.mine)
      this.takeWindow({ ...window, mine: { ...window.mine, answered: steps.length ? steps : null } });
  }

  /** Several people at one screen: the card is neutral, and one click passes for all of them. */
  async passForAll(pass: string, and?: "action" | "round"): Promise<void> {
    const more = and ? { and } : {};
    for (const seat of this.mySeats) {
      const window = this.pushes[seat]?.window;
      if (!window?.mine || window.mine.answered) continue;
      await this.connection.ask({ type: "early", seat, window: window.id, steps: [pass], id: newId(), ...more }, true);
      const push = this.pushes[seat];
      if (push?.window?.id !== window.id) continue;
      const answered = { ...push.window, mine: { ...window.mine, answered: [pass] } };
      this.pushes = { ...this.pushes, [seat]: { ...push, window: answered } };
    }
  }

  async hold(window: Window): Promise<void> {
    const answer = await this.ask("hold", { window: window.id });
    const left = (window.holds_left ?? 1) - 1;
    const told = answer.window as Window | undefined;
    if (told && typeof told === "object") this.takeWindow({ ...window, ...told });
    else this.takeWindow({ ...window, held: answer.held !== false, holds_left: Math.max(0, left) });
  }

  /** The answer tells before the next push does; a window that has closed meanwhile stays closed. */
  private takeWindow(window: Window): void {
    const push = this.push;
    if (!push?.window || push.window.id !== window.id) return;
    this.pushes = { ...this.pushes, [this.seat]: { ...push, window } };
  }

  async setOrder(order: NewOrder): Promise<void> {
    this.takeOrders(await this.ask("order", { set: order }));
  }

  async dropOrder(id: Order["id"]): Promise<void> {
    this.takeOrders(await this.ask("order", { drop: id }));
  }

  private takeOrders(answer: Answer): void {
    if (Array.isArray(answer.orders)) this.toldOrders = { ...this.toldOrders, [this.seat]: answer.orders as Order[] };
  }

  async vacation(days: number): Promise<void> {
    await this.ask("vacation", { days });
  }

  /** Milliseconds that bots wait after each choice. */
  async pace(wait: number): Promise<void> {
    await this.connection.ask({ type: "pace", pace: wait });
  }

  async overdue(seat: string, what: "bot" | "skip" | "wait"): Promise<void> {
    await this.connection.ask({ type: "overdue", seat, what });
  }

  /** A voice for or against what the players decide together. */
  async motion(what: MotionKind, seat: string | undefined, inFavour: boolean): Promise<void> {
    await this.connection.ask({ type: "motion", what, ...(seat ? { seat } : {}), for: inFavour });
  }

  /** Tells what was looked at. Servers that do not remember it are left alone. */
  async seen(): Promise<void> {
    this.since = null;
    if (this.version <= this.toldSeen) return;
    this.toldSeen = this.version;
    try {
      await this.connection.ask({ type: "seen", version: this.version });
    } catch (error) {
      if (error instanceof Refused && error.code !== "offline") this.toldSeen = Number.MAX_SAFE_INTEGER;
    }
  }

  async say(text: string): Promise<void> {
    // Whoever has no seat talks to the others who have none.
    const to = this.mySeats.length === 0 ? { to: "watchers" } : {};
    await this.connection.ask({ type: "talk", text, ...to });
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

  /** The log of a game that is only told: as much of it as the reader wants. */
  tell(events: LogEvent[]): void {
    this.logs = { ...this.logs, [this.seat]: events };
    this.hasOlder = false;
  }

  /** The log from its first line on, for what needs the whole game. */
  async wholeLog(): Promise<void> {
    for (let pages = 0; this.hasOlder && pages < 200; ++pages) await this.older();
  }

  /** `steps`: those before the question that the choice would answer. */
  async why(choice: string, steps?: string[]): Promise<{ allowed: boolean; rule?: string; detail?: Saying[]; problem?: ErrorCode }> {
    try {
      const answer = await this.ask("why", { choice, steps: this.draft.bad ? [] : (steps ?? this.draft.steps) });
      return { allowed: answer.allowed === true, rule: answer.rule as string | undefined, detail: answer.detail as Saying[] | undefined };
    } catch (error) {
      if (error instanceof Refused && error.code !== "offline") {
        return { allowed: false, problem: error.code };
      }
      throw error;
    }
  }

  close(): void {
    this.connection.close();
  }
}
