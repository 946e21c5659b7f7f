import { backoff } from "./backoff";
import { Refused } from "./http";
import type { Answer, Clocks, Push, TableInfo, TalkLine, ErrorCode } from "./types";

/** What the connection needs of a WebSocket; the unit tests hand in their own. */
export interface Line {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Hearer {
  onTable(info: TableInfo): void;
  onPush(push: Push): void;
  onTalk(line: TalkLine): void;
  onClocks?(clocks: Clocks): void;
  /** The server cannot serve this table to us. */
  onRefused(code: ErrorCode): void;
  /** The last version that is known here. */
  known(): number;
}

export type Message = { type: string; [field: string]: unknown };

interface Waiting {
  message: Message & { ref: number };
  /** Sent again after a break: only what is the same when it arrives twice. */
  lasting: boolean;
  done(answer: Answer): void;
  failed(error: Refused): void;
}

/** What passes by itself: whoever asks again later may find all well. */
const passing: ReadonlySet<ErrorCode> = new Set(["trouble", "stopping", "unsettled", "gone"]);
/** What is settled by sending the same again, once the table is there again. */
const unsettled: ReadonlySet<ErrorCode> = new Set(["unsettled", "stopping", "gone"]);

export type Link = "connecting" | "open" | "lost" | "closed";

function openSocket(): Line {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/ws`) as unknown as Line;
}

/** One table's line to the server: comes back by itself, goes on where it stopped, repeats what was lost. */
export class Connection {
  link = $state<Link>("connecting");
  /** When the line broke, for the bar that says so. */
  lostAt = $state(0);
  /** When the next try begins. */
  retryAt = $state(0);

  private line: Line | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private nextRef = 1;
  private waiting = new Map<number, Waiting>();

  constructor(
    readonly tableId: string,
    private readonly hearer: Hearer,
    private readonly open: () => Line = openSocket,
  ) {
    this.connect();
  }

  connect(): void {
    if (this.link === "closed") return;
    clearTimeout(this.timer);
    this.drop();
    if (this.link === "open") {
      // Called while all is well: the server shall see who we are now.
      this.link = "connecting";
      this.failAll((waiting) => !waiting.lasting);
    }
    const line = this.open();
    this.line = line;
    line.onopen = () => this.opened(line);
    line.onclose = () => this.broke(line);
    line.onmessage = (event) => this.hear(event.data);
  }

  close(): void {
    this.link = "closed";
    clearTimeout(this.timer);
    this.drop();
    this.failAll(() => true);
  }

  /** Asks and waits for the answer. A lasting request outlives a broken line. */
  ask(message: Message, lasting = false): Promise<Answer> {
    return new Promise((done, failed) => {
      if (this.link !== "open" && !lasting) {
        failed(new Refused("offline"));
        return;
      }
      const ref = this.nextRef++;
      const waiting: Waiting = { message: { ...message, ref }, lasting, done, failed };
      this.waiting.set(ref, waiting);
      if (this.link === "open") this.line?.send(JSON.stringify(waiting.message));
    });
  }

  private opened(line: Line): void {
    if (line !== this.line) return;
    line.send(JSON.stringify({ type: "watch", table: this.tableId, since: this.hearer.known() }));
  }

  /** The first `table` after a watch: before it the server does not know what our messages are about. */
  private watched(): void {
    if (this.link === "open" || this.link === "closed") return;
    this.attempt = 0;
    this.link = "open";
    for (const waiting of this.waiting.values()) this.line?.send(JSON.stringify(waiting.message));
  }

  private broke(line: Line): void {
    if (line !== this.line || this.link === "closed") return;
    this.line = null;
    if (this.link !== "lost") this.lostAt = Date.now();
    this.link = "lost";
    this.failAll((waiting) => !waiting.lasting);
    const wait = backoff(++this.attempt);
    this.retryAt = Date.now() + wait;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    if (message.type === "answer") return this.answered(message as Answer);
    if (message.type === "table") {
      this.hearer.onTable(message as unknown as TableInfo);
      return this.watched();
    }
    if (message.type === "push") return this.hearer.onPush(message as unknown as Push);
    if (message.type === "talk") return this.hearer.onTalk(message as unknown as TalkLine);
    if (message.type === "clocks") return this.hearer.onClocks?.((message.clocks ?? {}) as Clocks);
    // The table moved to another server or was read again there: the next watch finds it.
    if (message.type === "gone") return this.connect();
  }

  private refused(code: ErrorCode): void {
    const line = this.line;
    if (this.link === "open" || !line || !passing.has(code)) return this.hearer.onRefused(code);
    line.onopen = line.onclose = line.onmessage = null;
    line.close();
    this.broke(line);
  }

  private answered(answer: Answer): void {
    // A watch has no reference: it is answered only where it was refused.
    if (answer.ref === null && answer.error) return this.refused(answer.error);
    if (typeof answer.ref !== "number") return;
    const waiting = this.waiting.get(answer.ref);
    if (!waiting || (waiting.lasting && answer.error && unsettled.has(answer.error))) return;
    this.waiting.delete(answer.ref);
    if (answer.error) waiting.failed(new Refused(answer.error, answer));
    else waiting.done(answer);
  }

  private failAll(which: (waiting: Waiting) => boolean): void {
    for (const [ref, waiting] of this.waiting) {
      if (!which(waiting)) continue;
      this.waiting.delete(ref);
      waiting.failed(new Refused("offline"));
    }
  }

  private drop(): void {
    const old = this.line;
    this.line = null;
    if (!old) return;
    old.onopen = old.onclose = old.onmessage = null;
    old.close();
  }
}
