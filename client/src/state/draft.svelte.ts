import { Refused } from "../net/http";
import type { Answer, Decision, Option, Proposal, Push, View, ErrorCode } from "../net/types";
import { keepDraft, keptDraft } from "./drafts";
import { settings } from "./settings.svelte";

/** What a draft needs of its table. */
export interface DraftTable {
  readonly id: string;
  readonly seat: string;
  readonly push: Push | undefined;
  readonly decision: Decision | null;
  readonly myTurn: boolean;
  forgetRedo(): void;
  ask(type: string, fields?: Record<string, unknown>, lasting?: boolean): Promise<Answer>;
}

/** Why a draft was not taken, and at which step. */
export interface BadStep {
  index: number;
  error: ErrorCode;
  rule?: string;
}

interface DraftAnswer {
  stale?: boolean;
  tried?: number;
  seam?: boolean;
  refused?: { error: ErrorCode; index: number; rule?: string };
  decision?: Decision;
  view?: View;
}

export const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("");

/** Decisions whose proposal is what nearly everybody does: other games' words for the same things are here, too. */
const prefilledKinds = new Set(["pay", "assign_hits", "commit", "lose", "remove"]);
const mayPrefill = (kind: string) => prefilledKinds.has(kind) && !settings.askAll;

/** Steps staged on this screen and not yet sent; the server tries them on a copy after every step. */
export class Draft {
  steps = $state.raw<string[]>([]);
  bad = $state.raw<BadStep | null>(null);
  /** The steps end in something nobody can look across: nothing more can be added. */
  seam = $state(false);
  sending = $state(false);
  /** The server is trying the steps: what may follow them, and what is filled in, is not known yet. */
  trying = $state(false);
  /** The question after the steps. */
  next = $state.raw<Decision | null>(null);
  view = $state.raw<View | null>(null);
  /** A sentence about the last failure that is no fault of a step. */
  problem = $state<ErrorCode | "offline" | null>(null);

  /** The last steps are the server's suggestion; they may be changed before Confirm. */
  prefilled = $state(0);

  private sentVersion = $state(-1);
  private run = 0;
  /** The last trial of the steps. */
  private trial: Promise<void> = Promise.resolve();
  private seat = "";
  private kind = "";
  /** The kind of question before the last step. */
  private kindBefore = "";
  /** Positions whose proposal was taken or thrown away: it does not come a second time. */
  private proposed = new Set<string>();
  /** Steps behind a seam: they are tried again when it is my turn. */
  private rest: string[] = [];

  constructor(private readonly table: DraftTable) {}

  /** My choice is on its way or taken, and the next push has not come yet. */
  waiting = $derived.by(() => this.sending || this.table.push?.version === this.sentVersion);

  /** The question that is open now, with the draft counted in. */
  decision = $derived.by<Decision | null>(() => {
    if (!this.table.myTurn || this.waiting) return null;
    if (this.steps.length === 0) return this.table.decision;
    return this.next;
  });

  options = $derived.by<Option[]>(() => this.decision?.options ?? []);

  async add(choice: string): Promise<void> {
    if (this.waiting || !this.table.myTurn) return;
    // A new step takes the place of a bad one and of what came after it.
    const good = this.bad ? this.steps.slice(0, this.bad.index) : this.steps;
    this.table.forgetRedo();
    this.kindBefore = this.decision?.kind ?? "";
    this.set([...good, choice]);
    await this.dryRun();
  }

  async dropLast(): Promise<void> {
    await this.drop(this.steps.length - 1);
  }

  /** Takes one step out; what came after it stays if it still fits. */
  async drop(index: number): Promise<void> {
    if (index < 0 || index >= this.steps.length || this.waiting) return;
    const prefilled = this.prefilled;
    const own = this.steps.length - prefilled;
    this.set(this.steps.filter((_, i) => i !== index));
    this.prefilled = index >= own ? prefilled - 1 : prefilled;
    this.proposed.add(this.position());
    await this.dryRun();
  }

  /** Another draft in the place of this one: plus and minus of a panel. Nothing is filled in behind it. */
  async replace(steps: string[]): Promise<void> {
    if (this.waiting || !this.table.myTurn) return;
    this.table.forgetRedo();
    this.set(steps);
    this.proposed.add(this.position());
    await this.dryRun();
  }

  /** The proposal of the question that is open now takes the place of what was added since. */
  async propose(): Promise<void> {
    // What is on the screen may still belong to steps that were dropped.
    while (this.trying) await this.trial;
    const decision = this.decision;
    if (!decision?.proposal || this.waiting) return;
    await this.addProposal(decision.proposal);
  }

  private async addProposal({ steps }: Proposal): Promise<void> {
    if (steps.length === 0) return;
    this.proposed.add(this.position());
    this.kindBefore = this.decision?.kind ?? "";
    const before = this.prefilled;
    this.set([...this.steps, ...steps]);
    this.prefilled = before + steps.length;
    await this.dryRun();
    // Two proposals of different computers of the same thing may differ: a bad one is thrown away, not shown.
    if (this.bad && this.bad.index >= this.steps.length - steps.length) {
      this.set(this.steps.slice(0, -steps.length));
      await this.dryRun();
    }
  }

  private position(): string {
    return `${this.table.seat} ${this.table.push?.version} ${this.steps.join("|")}`;
  }

  /** Payments, hits and landings come filled in: one Confirm, unless the player wants it otherwise. */
  private async prefill(): Promise<void> {
    const decision = this.decision;
    const steps = decision?.proposal?.steps ?? [];
    if (!decision || steps.length === 0 || !mayPrefill(decision.kind)) return;
    // Once per bill: whoever changes it goes on alone, or asks for the proposal.
    if (this.bad || decision.kind === this.kindBefore || this.proposed.has(this.position())) return;
    await this.addProposal({ steps });
  }

  clear(): void {
    this.set([]);
    this.forget();
    this.rest = [];
    this.kindBefore = "";
  }

  /** As the player's wish: nothing is filled in again. */
  dropAll(): void {
    this.clear();
    this.proposed.add(this.position());
  }

  /** Sends all steps as one choice. The same id goes with it however often it must be sent. */
  async confirm(): Promise<boolean> {
    const push = this.table.push;
    if (this.steps.length === 0 || this.bad || this.waiting || !push) return false;
    // In somebody's window a choice would be taken for an answer to it.
    if (!this.table.myTurn) return false;
    this.sending = true;
    this.problem = null;
    try {
      const fields = { version: push.version, steps: this.steps, id: newId() };
      const answer = await this.table.ask("choose", fields, true);
      this.sentVersion = push.version;
      this.clear();
      this.rest = (answer.rest ?? []) as string[];
      return true;
    } catch (error) {
      this.failed(error);
      return false;
    } finally {
      this.sending = false;
      void this.follow();
    }
  }

  /** After every push: what was staged is tried again on the new state, or kept for my next turn. */
  async follow(): Promise<void> {
    if (this.sending) return;
    const { seat, decision, myTurn } = this.table;
    if (seat !== this.seat) this.restore(seat);
    if (!myTurn || !decision || this.waiting) return;
    if (this.rest.length > 0) {
      this.set(this.rest);
      this.rest = [];
    } else if (this.steps.length > 0 && this.kind !== "" && this.kind !== decision.kind) {
      this.clear();
    }
    this.kind = decision.kind;
    if (this.steps.length > 0) await this.dryRun();
    else await this.prefill();
  }

  private set(steps: string[]): void {
    this.steps = steps;
    this.prefilled = 0;
    this.problem = null;
    this.kind = this.table.decision?.kind ?? "";
    keepDraft(this.table.id, this.table.seat, { kind: this.kind, steps });
  }

  private restore(seat: string): void {
    this.seat = seat;
    this.forget();
    const kept = keptDraft(this.table.id, seat);
    this.steps = kept?.steps ?? [];
    this.kind = kept?.kind ?? "";
  }

  private forget(): void {
    this.bad = null;
    this.seam = false;
    this.next = null;
    this.view = null;
  }

  private dryRun(): Promise<void> {
    this.trial = this.tryOut();
    return this.trial;
  }

  private async tryOut(): Promise<void> {
    const run = ++this.run;
    const push = this.table.push;
    if (!push) return;
    this.trying = this.steps.length > 0;
    if (!this.trying) return this.forget();
    try {
      const answer = await this.table.ask("draft", { version: push.version, steps: this.steps });
      if (run !== this.run) return;
      this.take(answer as DraftAnswer);
      await this.prefill();
    } catch (error) {
      if (run === this.run) this.failed(error);
    } finally {
      // What was filled in behind it has a trial of its own.
      if (run === this.run) this.trying = false;
    }
  }

  private take(answer: DraftAnswer): void {
    // The push that made it stale calls follow().
    if (answer.stale) return;
    const refused = answer.refused;
    this.bad = refused ? { index: refused.index, error: refused.error, rule: refused.rule } : null;
    this.seam = answer.seam === true;
    this.next = answer.decision ?? null;
    // Behind a seam there is nothing to show: the picture before it stays.
    if (answer.view || !this.seam) this.view = answer.view ?? null;
  }

  private failed(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    if (error.code === "refused") {
      const { index, rule } = error.body as { index?: number; rule?: string };
      this.bad = { index: index ?? 0, error: error.code, rule };
    } else {
      this.problem = error.code;
    }
  }
}
