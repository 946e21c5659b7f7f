import { errorText } from "../i18n/errors";
import type { Decision, ErrorCode } from "../net/types";
import type { FrameState } from "./frame.svelte";
import { isPass } from "./windowOptions";

/** What a player answers to the open reaction window. */
export class WindowAnswer {
  /** The first steps of an answer: a card whose targets are still to be chosen. */
  steps = $state.raw<string[]>([]);
  next = $state.raw<Decision | null>(null);

  constructor(private readonly frame: FrameState) {}

  /** An answer to the open window. */
  async answer(choice: string, and?: "action" | "round"): Promise<void> {
    const window = this.frame.table.window;
    if (!window?.mine || !this.frame.armed) return;
    const steps = [...this.steps, choice];
    if (await this.needsMore(steps)) return;
    this.drop();
    await this.frame.attempt(() => this.frame.table.early(window, steps, and));
  }

  /** Tries an answer on a copy: a card may ask for targets before it is an answer. */
  private async needsMore(steps: string[]): Promise<boolean> {
    if (steps.length === 1 && isPass({ choice: steps[0] ?? "", group: "" })) return false;
    this.frame.problem = "";
    try {
      const tried = await this.frame.table.ask("draft", { version: this.frame.table.push?.version, steps });
      const refused = tried.refused as { error: ErrorCode } | undefined;
      if (refused) {
        this.frame.problem = errorText(refused.error);
        return true;
      }
      const next = tried.decision as Decision | undefined;
      if (tried.seam === true || next?.seat !== this.frame.table.seat || !next.options?.length) return false;
      this.steps = steps;
      this.next = next;
      return true;
    } catch {
      // Then the server says at the answer itself what is wrong with it.
      return false;
    }
  }

  drop(): void {
    this.steps = [];
    this.next = null;
  }

  /** Passes, for every seat that is mine. */
  async pass(and?: "action" | "round"): Promise<void> {
    const window = this.frame.table.window;
    if (!window?.mine || !this.frame.armed) return;
    const pass = window.mine.options?.find(isPass)?.choice ?? "pass";
    if (this.frame.table.mySeats.length > 1) await this.frame.attempt(() => this.frame.table.passForAll(pass, and));
    else await this.answer(pass, and);
  }
}
