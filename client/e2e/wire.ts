// What a browser is told: every frame of its WebSockets and every body of an answer, as they came over the line.
import type { Page } from "@playwright/test";

export interface Told {
  at: number;
  text: string;
  /** The address of an answer; nothing for a frame. */
  url?: string;
}

interface Option {
  choice: string;
}

export interface Push {
  type: string;
  version: number;
  seat: string | null;
  view: Record<string, unknown>;
  decision: { seat?: string; kind: string; options?: Option[]; detail?: unknown[] } | null;
  events: { n: number; text: string }[];
  window?: { id: string; now: number; mine: null | { asked: boolean; options?: Option[] } } | null;
}

export class Wire {
  frames: Told[] = [];
  bodies: Told[] = [];
  /** The newest push. */
  push: Push | null = null;
  private reading: Promise<void>[] = [];

  /** Before the page opens a table. */
  static on(page: Page): Wire {
    const wire = new Wire();
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const text = String(payload);
        wire.frames.push({ at: Date.now(), text });
        const message = JSON.parse(text) as Push;
        if (message.type === "push") wire.push = message;
      }),
    );
    page.on("response", (response) => {
      if (!new URL(response.url()).pathname.startsWith("/api/")) return;
      const at = Date.now();
      wire.reading.push(
        response.text().then(
          (text) => void wire.bodies.push({ at, text, url: response.url() }),
          // The page has gone on: nobody has read this.
          () => undefined,
        ),
      );
    });
    return wire;
  }

  get kind(): string {
    return this.push?.decision?.kind ?? "";
  }

  get choices(): string[] {
    return (this.push?.decision?.options ?? []).map((option) => option.choice);
  }

  /** All that came, when the last bodies are read, too. */
  async all(): Promise<Told[]> {
    await Promise.all(this.reading);
    return [...this.frames, ...this.bodies];
  }

  /** Every line of the log that was told. */
  lines(): string[] {
    return this.frames
      .map(({ text }) => JSON.parse(text) as Push)
      .filter((message) => message.type === "push")
      .flatMap((push) => push.events.map((event) => event.text));
  }
}
