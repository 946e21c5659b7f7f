import { Refused } from "../net/http";
import type { Answer, Decision, Option, Push, View, ErrorCode } from "../net/types";
import { keepDraft, keptDraft } from "./drafts";
import { plainManners, type Manners } from "./manners";
import { settings } from "./settings.svelte";

/** What a draft needs of its table. */
export interface DraftTable {
  readonly id: string;
  readonly seat: string;
  readonly push: Push | undefined;
  readonly decision: Decision | null;
  readonly window: unknown;
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

/** How the open question would end as it is answered so far; see docs/protocol.md. */
export interface Finish {
  steps: string[];
  asked: { after: number; decision: Decision }[];
  seam: boolean;
  next?: string;
}

interface DraftAnswer {
  stale?: boolean;
  tried?: number;
  seam?: boolean;
  refused?: { error: ErrorCode; index: number; rule?: string };
  decision?: Decision;
  view?: View;
  finish?: Finish;
}

/** A question of the draft that offers something: the steps before it, and what it offers. */
export interface Point {
  before: string[];
  options: Option[];
}

export const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("");

const keyOf = (steps: readonly string[]): string => steps.join("|");

/** Questions that are settled by what the server proposes, unless the player says otherwise: other games' words for
 * the same things are here, too. */
export const settledKinds: readonly string[] = ["pay", "assign_hits", "commit", "lose", "remove", "prerequisite"];

/** What is chosen on this screen and not yet sent; the server tries it on a copy after every change. */
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
  finish = $state.raw<Finish | null>(null);
  /** A sentence about the last failure that is no fault of a step. */
  problem = $state<ErrorCode | "offline" | null>(null);

  /** The last steps are the server's suggestion, untouched so far. */
  prefilled = $state(0);
  /** Drafts before this one, for going back. */
  past = $state.raw<string[][]>([]);
  /** What the game says of its questions. */
  manners = $state.raw<Manners>(plainManners);

  private sentVersion = $state(-1);
  private run = 0;
  private seat = "";
  private kind = "";
  /** The kind of question before the last step. */
  private kindBefore = "";
  /** Positions whose proposal was taken or thrown away: it does not come a second time. */
  private proposed = new Set<string>();
  /** Something was taken out: a bill or a loss is now made up by hand. */
  private byHand = false;
  /** The questions on the way, by the steps before them. */
  private known = $state.raw<ReadonlyMap<string, Decision>>(new Map());

  constructor(private readonly table: DraftTable) {}

  /** My choice is on its way or taken, and the next push has not come yet. */
  waiting = $derived.by(() => this.sending || this.table.push?.version === this.sentVersion);

  /** The question that is open now, with the draft counted in. */
  decision = $derived.by<Decision | null>(() => {
    if (!this.table.myTurn || this.waiting) return null;
    if (this.steps.length === 0) return this.table.decision;
    return this.next;
  });

  /** The question on the screen: the open one, or the last one that was answered; its answer can still be changed. */
  asked = $derived.by<Decision | null>(() => {
    if (!this.table.myTurn || this.waiting) return null;
    const before = this.questionBefore(this.steps.length - 1)?.decision ?? this.table.decision;
    return this.untouched ? before : (this.decision ?? before);
  });

  /** A whole answer that nobody has touched yet: the question is still the one that it answers. */
  private untouched = $derived.by<boolean>(
    () => this.prefilled > 0 && this.prefilled === this.steps.length && this.decision !== null && !this.manners.inside(this.decision.kind),
  );

  /** What the question on the screen offers. */
  options = $derived.by<Option[]>(() => this.asked?.options ?? []);

  /** All that the button sends. */
  plan = $derived<string[]>([...this.steps, ...(this.finish?.steps ?? [])]);

  /** Whether the answer is whole: no half move, no unpaid bill. */
  ready = $derived.by<boolean>(() => {
    if (!this.table.myTurn || this.waiting || this.bad || this.trying || this.plan.length === 0) return false;
    if (this.finish) return this.finish.next === undefined || !settledKinds.includes(this.finish.next);
    return this.decision === null || this.seam || this.steps.length === 0 || !this.manners.inside(this.decision.kind);
  });

  /** The question that keeps the answer from being whole. */
  missing = $derived.by<Decision | null>(() => {
    if (this.ready || this.bad || this.waiting || this.trying) return null;
    const unpaid = this.finish?.asked.at(-1)?.decision;
    return unpaid ?? this.decision;
  });

  async add(choice: string): Promise<void> {
    // A new step takes the place of a bad one and of what came after it.
    const good = this.bad ? this.steps.slice(0, this.bad.index) : this.steps;
    await this.put(good, choice);
  }

  /** This choice at that point; what came after it goes. */
  async put(before: readonly string[], choice: string): Promise<void> {
    if (this.waiting || !this.table.myTurn) return;
    this.table.forgetRedo();
    this.kindBefore = this.known.get(keyOf(before))?.kind ?? this.decision?.kind ?? "";
    if (!settledKinds.includes(this.kindBefore)) this.byHand = false;
    this.remember();
    this.set([...before, choice]);
    await this.tryOut();
  }

  async dropLast(): Promise<void> {
    await this.drop(this.steps.length - 1);
  }

  /** Takes one step out of the plan; what came after it stays if it still fits. */
  async drop(index: number): Promise<void> {
    const plan = index < this.steps.length ? this.steps : this.plan;
    if (index < 0 || index >= plan.length || this.waiting) return;
    this.byHand = true;
    this.remember();
    this.set(plan.filter((_, i) => i !== index));
    this.proposed.add(this.position());
    await this.tryOut();
    // What depended on it goes with it.
    if (this.bad && !this.sending) {
      this.set(this.steps.slice(0, this.bad.index));
      this.proposed.add(this.position());
      await this.tryOut();
    }
  }

  /** Another draft in the place of this one: plus and minus of a panel. Nothing is filled in behind it. */
  async replace(steps: string[]): Promise<void> {
    if (this.waiting || !this.table.myTurn) return;
    this.table.forgetRedo();
    this.byHand = true;
    this.remember();
    this.set(steps);
    this.proposed.add(this.position());
    await this.tryOut();
  }

  /** Back to the draft before the last change. */
  async back(): Promise<void> {
    const before = this.past.at(-1);
    if (!before || this.waiting) return;
    this.past = this.past.slice(0, -1);
    this.byHand = true;
    this.set(before);
    this.proposed.add(this.position());
    await this.tryOut();
  }

  /** Where something is offered: at the open question or those that the button would settle, or else at one that
   * was answered already, the last first. */
  find(offers: (option: Option) => boolean, where: "ahead" | "behind"): Point | null {
    for (const { before, decision } of where === "ahead" ? this.ahead() : this.behind()) {
      const options = (decision.options ?? []).filter(offers);
      if (options.length > 0) return { before, options };
    }
    return null;
  }

  private ahead(): { before: string[]; decision: Decision }[] {
    const now = this.decision ? [{ before: this.steps, decision: this.decision }] : [];
    const later = (this.finish?.asked ?? []).map(({ after, decision }) => ({
      before: this.plan.slice(0, this.steps.length + after),
      decision,
    }));
    return [...now, ...later];
  }

  private behind(): { before: string[]; decision: Decision }[] {
    const found = [];
    for (let n = this.steps.length - 1; n >= 0; --n) {
      const decision = this.known.get(keyOf(this.steps.slice(0, n)));
      if (decision) found.push({ before: this.steps.slice(0, n), decision });
    }
    return found;
  }

  /** The nearest known question with at most that many steps before it. */
  private questionBefore(most: number): { before: string[]; decision: Decision } | undefined {
    return this.behind().find(({ before }) => before.length <= most);
  }

  private async fill(steps: string[]): Promise<void> {
    this.proposed.add(this.position());
    this.kindBefore = this.decision?.kind ?? "";
    const before = this.prefilled;
    this.set([...this.steps, ...steps]);
    this.prefilled = before + steps.length;
    await this.tryOut();
    // Two proposals of different computers of the same thing may differ: a bad one is thrown away, not shown.
    if (this.bad && this.bad.index >= this.steps.length - steps.length) {
      this.set(this.steps.slice(0, -steps.length));
      await this.tryOut();
    }
  }

  private position(): string {
    return `${this.table.seat} ${this.table.push?.version} ${keyOf(this.steps)}`;
  }

  /** The starting selection of a question: what nearly everybody would do, unless the player wants it otherwise. */
  private async prefill(): Promise<void> {
    const decision = this.decision;
    if (!decision || settings.askAll || this.bad || this.proposed.has(this.position())) return;
    // Whoever goes on with a question by hand goes on alone.
    const goesOn = decision.kind === this.kindBefore && !this.manners.begins(this.steps.at(-1) ?? "");
    if (this.steps.length > 0 && goesOn) return;
    const steps = this.manners.filled(decision, this.steps);
    if (steps.length > 0) await this.fill(steps);
    else if (this.steps.length === 0) await this.ends(decision);
  }

  /** How a question would end without any choice: building nothing, landing nobody. */
  private async ends(decision: Decision): Promise<void> {
    if (decision.options?.some((option) => option.choice === "done")) await this.tryOut(true);
  }

  clear(): void {
    this.set([]);
    this.forget();
    this.past = [];
    this.kindBefore = "";
    this.byHand = false;
  }

  /** As the player's wish: nothing is filled in again. */
  async dropAll(): Promise<void> {
    if (this.waiting) return;
    this.byHand = true;
    this.remember();
    this.set([]);
    this.forget();
    this.proposed.add(this.position());
    if (this.table.decision) await this.ends(this.table.decision);
  }

  /** Sends all steps as one choice. The same id goes with it however often it must be sent. */
  async confirm(): Promise<boolean> {
    const push = this.table.push;
    if (!this.ready || !push) return false;
    this.sending = true;
    this.problem = null;
    try {
      const fields = { version: push.version, steps: this.plan, id: newId() };
      await this.table.ask("choose", fields, true);
      this.sentVersion = push.version;
      this.clear();
      return true;
    } catch (error) {
      this.failed(error);
      return false;
    } finally {
      this.sending = false;
      void this.follow();
    }
  }

  /** After every push: what was chosen is tried again on the new state. It is never an answer to a later question. */
  async follow(): Promise<void> {
    if (this.sending) return;
    const { seat, decision, myTurn } = this.table;
    if (seat !== this.seat) this.restore(seat);
    if (!myTurn || !decision || this.waiting) {
      if (!myTurn && !this.table.window && !this.waiting && this.table.push) this.clear();
      return;
    }
    if (this.steps.length > 0 && this.kind !== "" && this.kind !== decision.kind) this.clear();
    this.kind = decision.kind;
    this.known = new Map([["", decision]]);
    if (this.steps.length > 0) await this.tryOut();
    else {
      this.finish = null;
      await this.prefill();
    }
  }

  private remember(): void {
    this.past = [...this.past.slice(-40), this.steps];
  }

  private set(steps: string[]): void {
    this.steps = steps;
    this.prefilled = 0;
    this.problem = null;
    this.finish = null;
    this.kind = this.table.decision?.kind ?? "";
    keepDraft(this.table.id, this.table.seat, { kind: this.kind, version: this.table.push?.version ?? -1, steps });
  }

  private restore(seat: string): void {
    this.seat = seat;
    this.forget();
    this.past = [];
    const kept = keptDraft(this.table.id, seat);
    const same = kept?.version === this.table.push?.version;
    this.steps = same ? (kept?.steps ?? []) : [];
    this.kind = same ? (kept?.kind ?? "") : "";
  }

  private forget(): void {
    this.bad = null;
    this.seam = false;
    this.next = null;
    this.view = null;
    this.finish = null;
  }

  private async tryOut(bare = false): Promise<void> {
    const run = ++this.run;
    const push = this.table.push;
    if (!push) return;
    this.trying = this.steps.length > 0 || bare;
    if (!this.trying) {
      this.forget();
      if (this.table.decision) await this.ends(this.table.decision);
      return;
    }
    try {
      const fields = { version: push.version, steps: this.steps, finish: settledKinds };
      const answer = await this.table.ask("draft", fields);
      if (run !== this.run) return;
      this.take(answer as DraftAnswer);
      if (!bare) await this.prefill();
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
    const own = this.byHand && settledKinds.includes(answer.decision?.kind ?? "");
    this.finish = refused || own ? null : (answer.finish ?? this.ending(answer.decision));
    if (this.steps.length === 0) return;
    this.next = answer.decision ?? null;
    if (answer.decision && !refused) this.known = new Map(this.known).set(keyOf(this.steps), answer.decision);
    // Behind a seam there is nothing to show: the picture before it stays.
    if (answer.view || !this.seam) this.view = answer.view ?? null;
  }

  /** An offer is made, and then it is the other side's. */
  private ending(decision: Decision | undefined): Finish | null {
    const last = decision && this.manners.ending?.(decision);
    const offered = decision?.options?.some((option) => option.choice === last);
    return last && offered ? { steps: [last], asked: [], seam: true } : null;
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
