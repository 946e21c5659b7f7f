import type { AskOdds } from "./chances";

/** The answer to the newest question. One to an older question, or of an older position, is never seen. */
export class OddsAsked {
  private answer = $state.raw<unknown>(null);
  /** What the answer is about: the question, and the function that was asked, which is another in each position. */
  private about = $state.raw<{ ask: AskOdds; key: string } | null>(null);
  private run = 0;

  /** Asks, after a moment if the question may change as fast as a mouse moves. Returns what ends the waiting. */
  follow(ask: AskOdds | undefined, key: string, wait = 0): () => void {
    const run = ++this.run;
    if (!ask || !key || (this.about?.ask === ask && this.about.key === key)) return () => undefined;
    const begin = (): void => {
      const take = (answer: unknown): void => {
        if (run !== this.run) return;
        this.answer = answer;
        this.about = { ask, key };
      };
      ask(JSON.parse(key) as Record<string, unknown>).then(take, () => take(null));
    };
    const timer = wait > 0 ? setTimeout(begin, wait) : undefined;
    if (wait === 0) begin();
    return () => clearTimeout(timer);
  }

  /** Undefined: not known yet. Null: the server has none. */
  of(ask: AskOdds | undefined, key: string): unknown {
    return this.about !== null && this.about.ask === ask && this.about.key === key ? this.answer : undefined;
  }
}
