import type { Line } from "./connection.svelte";
import type { Decision, Push, TableInfo } from "./types";

// A server for unit tests: what was sent is a list, what it says is called.

export class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  last(type: string): Record<string, unknown> | undefined {
    return this.sent.filter((message) => message.type === type).at(-1);
  }
  answer(type: string, fields: object): void {
    this.say({ type: "answer", ref: this.last(type)?.ref, ...fields });
  }
}

export class FakeServer {
  lines: FakeLine[] = [];

  open = (): Line => {
    const line = new FakeLine();
    this.lines.push(line);
    return line;
  };
  get line(): FakeLine {
    return this.lines.at(-1) as FakeLine;
  }
}

export const tableOf = (mine: string[], more: Partial<TableInfo> = {}): TableInfo => ({
  type: "table",
  table: "t1",
  game: "ahos",
  title: "Test",
  state: "playing",
  settings: { options: {} },
  owner: true,
  created: 0,
  talk: [],
  promise: "p",
  seats: ["red", "blue"].map((seat) => ({ seat, name: seat, bot: "", taken: true, mine: mine.includes(seat) })),
  ...more,
});

export const decisionOf = (seat: string, kind = "action", choices: string[] = ["a", "b"]): Decision => ({
  seat,
  kind,
  rules: [],
  options: choices.map((choice) => ({ choice, group: "g", text: choice })),
});

export const pushOf = (version: number, more: Partial<Push> = {}): Push => ({
  type: "push",
  table: "t1",
  version,
  seat: "red",
  known: 0,
  from: 0,
  events: [],
  view: { version },
  ...more,
});

/** Lets promises that are ready run. */
export const settle = () => new Promise<void>((done) => setImmediate(done));
