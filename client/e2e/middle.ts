// A server between the page and the real one: what the real one says can be changed, what the page asks can be
// answered here. So the frame is tested with windows, orders and clocks at any moment that a test wants.
import type { Page, WebSocketRoute } from "@playwright/test";

type Fields = Record<string, unknown>;

export class Middle {
  /** What the page has sent, newest last. */
  asked: Fields[] = [];
  /** Changes every push before the page gets it. */
  change: (push: Fields) => void = () => undefined;
  /** Changes what is told of the table. */
  changeTable: (info: Fields) => void = () => undefined;
  /** Answers of our own, by the type of the message; what is not here goes to the real server. */
  answers: Record<string, (message: Fields) => Fields> = {};

  private page: WebSocketRoute | null = null;
  private last: Fields | null = null;

  async attach(page: Page): Promise<this> {
    await page.routeWebSocket(/\/ws$/, (socket) => {
      const server = socket.connectToServer();
      this.page = socket;
      socket.onMessage((text) => {
        const message = JSON.parse(String(text)) as Fields;
        this.asked.push(message);
        const answer = this.answers[String(message.type)];
        if (answer) socket.send(JSON.stringify({ type: "answer", ref: message.ref, ...answer(message) }));
        else server.send(text);
      });
      server.onMessage((text) => {
        const message = JSON.parse(String(text)) as Fields;
        if (message.type === "push") {
          this.last = structuredClone(message);
          this.change(message);
        }
        if (message.type === "table") this.changeTable(message);
        socket.send(JSON.stringify(message));
      });
    });
    return this;
  }

  /** Says the last push again, with other things in it. */
  again(more: Fields = {}): void {
    if (!this.last || !this.page) throw new Error("nothing was pushed yet");
    const push = { ...structuredClone(this.last), ...more };
    this.change(push);
    // No line is told twice.
    if (!more.events) Object.assign(push, { events: [], known: 1e9, from: 1e9 });
    this.page.send(JSON.stringify(push));
  }

  of(type: string): Fields[] {
    return this.asked.filter((message) => message.type === type);
  }
}
