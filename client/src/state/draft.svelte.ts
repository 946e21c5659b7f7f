import { Refused } from "../net/http";
import type { Answer, Decision, Option, Push, View, ErrorCode } from "../net/types";
import { keepDraft, keptDraft } from "./drafts";
import { addsMore, endingWith, isRest, settledKinds, type Finish } from "./finish";
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

interface Asked {
  before: string[];
  decision: Decision;
}

type Where = "now" | "later" | "behind" | "beyond";

export const newId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("");

/** What ends a question is nothing that anybody misses. */
const told = (steps: readonly string[]): string[] => steps.filter((step) => step !== "done");

const keyOf = (steps: readonly string[]): string => steps.join("|");

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

  /** Chosen, but behind a seam: the server takes nothing of it, so it is no part of the answer. */
  leftOut = $state.raw<readonly string[]>([]);

  private sentVersion = $state(-1);
  private run = 0;
  private seat = "";
  private kind = "";
  /** The kind of question before the last step. */
  private kindBefore = "";
  /** Positions whose proposal was thrown away: it does not come a second time. */
  private thrown = new Set<string>();
  /** How the proposal goes on whose beginning was filled in: the button adds it while nobody touches it. */
  private rest: string[] = [];
  /** Something was taken out: a bill or a loss is now made up by hand. */
  private byHand = false;
  /** The questions on the way, by the steps before them. */
  private known = $state.raw<ReadonlyMap<string, Decision>>(new Map());
  /** Questions that words of the first one open (`lookBeyond`). */
  opened = $state.raw<ReadonlyMap<string, Decision>>(new Map());

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

  /** The button would decline something that nobody has looked at yet. */
  private undecided = $derived.by<boolean>(() => {
    const kind = this.decision?.kind ?? "";
    if (this.finish?.steps[0] !== "done" || !this.manners.declines?.(kind)) return false;
    return this.steps.length === 0 || this.manners.anew?.(kind) === true || this.questionAt(this.steps.slice(0, -1))?.kind !== kind;
  });

  /** All that the button sends. */
  plan = $derived<string[]>([...this.steps, ...(this.undecided ? [] : (this.finish?.steps ?? []))]);

  /** The question that each step of the plan answers, where it was seen. */
  questions = $derived.by<(Decision | undefined)[]>(() => this.plan.map((_, i) => this.questionAt(this.plan.slice(0, i))));

  /** What each step of the plan costs, where a question told: its own, or the last one seen before it that offers the like. */
  costs = $derived.by<unknown[]>(() => {
    const alike = this.manners.alike ?? ((step: string) => step);
    return this.plan.map((step, i) => {
      const seen = this.questions.slice(0, i + 1).filter((question) => question !== undefined).at(-1);
      const options = seen?.options ?? [];
      return (options.find(({ choice }) => choice === step) ?? options.find(({ choice }) => alike(choice) === alike(step)))?.cost;
    });
  });

  /** Whether the answer is whole: no half move, no unpaid bill. */
  ready = $derived.by<boolean>(() => {
    if (!this.table.myTurn || this.waiting || this.bad || this.trying || this.plan.length === 0) return false;
    if (this.undecided) return false;
    if (this.finish) return this.finish.next === undefined || !settledKinds.includes(this.finish.next);
    return this.decision === null || this.seam || this.steps.length === 0 || !this.manners.inside(this.decision.kind);
  });

  /** The question that keeps the answer from being whole. */
  missing = $derived.by<Decision | null>(() => {
    if (this.ready || this.bad || this.waiting || this.trying) return null;
    if (this.undecided) return this.decision;
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
    const asked = this.questionAt(before);
    if (asked) this.known = new Map(this.known).set(keyOf(before), asked);
    this.kindBefore = asked?.kind ?? this.decision?.kind ?? "";
    if (!settledKinds.includes(this.kindBefore)) this.byHand = false;
    const rest = this.restBehind(before, asked);
    this.remember();
    this.set([...before, choice]);
    await this.tryOut();
    if (rest.length > 0) await this.goOn(rest);
  }

  /** What stays behind a choice that is put there: a question with several answers takes one more among them. */
  private restBehind(before: readonly string[], asked: Decision | undefined): string[] {
    if (!asked || settledKinds.includes(asked.kind) || this.bad) return [];
    if (before.length === this.steps.length) return this.moreToCome();
    const several = asked.options?.some((option) => option.choice === "done");
    return several && before.length < this.steps.length ? this.steps.slice(before.length) : [];
  }

  /** What the button would choose beyond the steps, because it was proposed with them. */
  private moreToCome(): string[] {
    return this.finish && addsMore(this.finish) && isRest(this.finish, this.rest) ? this.rest : [];
  }

  /** The rest of what was proposed stays when something is added in the middle; a "done" that is not asked for any more goes. */
  private async goOn(rest: readonly string[]): Promise<void> {
    const kind = this.decision?.kind;
    if (!kind || this.bad || this.seam) return;
    const begun = this.steps;
    this.set([...begun, ...(kind !== this.kindBefore && rest[0] === "done" ? rest.slice(1) : rest)]);
    this.thrown.add(this.position());
    await this.tryOut();
    if (!this.bad) return;
    this.set(begun);
    await this.tryOut();
  }

  async dropLast(): Promise<void> {
    await this.drop(this.steps.length - 1);
  }

  /** Takes one step out of the plan; what came after it stays if it still fits. */
  async drop(index: number): Promise<void> {
    await this.dropThese([index]);
  }

  /** Takes several steps out of the plan at once: all that one chip stands for. */
  async dropThese(indices: readonly number[]): Promise<void> {
    const kept = [...this.steps, ...this.moreToCome()];
    const plan = indices.every((index) => index < kept.length) ? kept : this.plan;
    if (indices.length === 0 || indices.some((index) => index < 0 || index >= plan.length) || this.waiting) return;
    this.byHand = true;
    this.remember();
    const without = this.manners.without ?? ((steps: readonly string[], index: number) => steps.filter((_, i) => i !== index));
    // From the back, so that the places of the others stay what they are.
    const fromTheBack = [...indices].sort((a, b) => b - a);
    this.set(fromTheBack.reduce<string[]>((left, index) => without(left, index), [...plan]));
    this.thrown.add(this.position());
    await this.tryOut();
    // What depended on it goes with it.
    if (this.bad && !this.sending) {
      this.set(this.steps.slice(0, this.bad.index));
      this.thrown.add(this.position());
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
    this.thrown.add(this.position());
    await this.tryOut();
  }

  /** Back to the draft before the last change. */
  async back(): Promise<void> {
    const before = this.past.at(-1);
    if (!before || this.waiting) return;
    this.past = this.past.slice(0, -1);
    this.byHand = true;
    this.set(before);
    this.thrown.add(this.position());
    await this.tryOut();
  }

  /** Where something is offered: at the open question (`now`), at those that the button would settle (`later`), at one
   * that was answered already, the last first (`behind`), or at one that a word of the first question opens (`beyond`). */
  find(offers: (option: Option) => boolean, ...where: Where[]): Point | null {
    for (const { before, decision } of where.flatMap((one) => this[one]())) {
      const options = (decision.options ?? []).filter(offers);
      if (options.length > 0) return { before, options };
    }
    return null;
  }

  private now(): Asked[] {
    return this.decision ? [{ before: this.steps, decision: this.decision }] : [];
  }

  /** The questions that the button would settle. */
  later(): Asked[] {
    return (this.finish?.asked ?? []).map(({ after, decision }) => ({
      before: this.plan.slice(0, this.steps.length + after),
      decision,
    }));
  }

  private beyond(): Asked[] {
    return [...this.opened].map(([word, decision]) => ({ before: [word], decision }));
  }

  /** The question that these steps lead to, if it was seen. */
  private questionAt(before: readonly string[]): Decision | undefined {
    const key = keyOf(before);
    const found = [...this.now(), ...this.later(), ...this.beyond()].find((one) => keyOf(one.before) === key);
    return this.known.get(key) ?? found?.decision;
  }

  /** What lies behind words that name nothing on the board, so that a click on a thing there is enough. */
  async lookBeyond(words: readonly string[]): Promise<void> {
    const version = this.table.push?.version;
    for (const word of words) {
      const tried = await this.table.ask("draft", { version, steps: [word] }).catch(() => null);
      const decision = (tried as DraftAnswer | null)?.decision;
      if (this.table.push?.version !== version) return;
      if (decision && decision.seat === this.table.decision?.seat) this.opened = new Map(this.opened).set(word, decision);
    }
  }

  private behind(): Asked[] {
    const found = [];
    for (let n = this.steps.length - 1; n >= 0; --n) {
      const decision = this.known.get(keyOf(this.steps.slice(0, n)));
      if (decision) found.push({ before: this.steps.slice(0, n), decision });
    }
    return found;
  }

  /** The last question of the plan whose facts have such a thing, and what is chosen behind it. */
  lastWith(fits: (decision: Decision) => boolean): { decision: Decision; rest: string[] } | null {
    const asked = [...this.later().reverse(), ...this.now(), ...this.behind()];
    const found = asked.find(({ decision }) => fits(decision));
    return found ? { decision: found.decision, rest: this.plan.slice(found.before.length) } : null;
  }

  /** The nearest known question with at most that many steps before it. */
  private questionBefore(most: number): Asked | undefined {
    return this.behind().find(({ before }) => before.length <= most);
  }

  private async fill(steps: string[]): Promise<void> {
    this.kindBefore = this.decision?.kind ?? "";
    const before = this.prefilled;
    const { kind = "", proposal } = this.decision ?? {};
    const rest = this.manners.whole?.(kind) === false ? [] : (proposal?.steps.slice(steps.length) ?? []);
    this.set([...this.steps, ...steps]);
    this.prefilled = before + steps.length;
    this.rest = rest;
    await this.tryOut();
    // Two proposals of different computers of the same thing may differ: a bad one is thrown away, not shown.
    if (this.bad && this.bad.index >= this.steps.length - steps.length) {
      this.set(this.steps.slice(0, -steps.length));
      this.thrown.add(this.position());
      await this.tryOut();
    }
  }

  private position(): string {
    return `${this.table.seat} ${this.table.push?.version} ${keyOf(this.steps)}`;
  }

  /** The starting selection of a question: what nearly everybody would do, unless the player wants it otherwise. */
  private async prefill(): Promise<void> {
    const decision = this.decision;
    if (!decision || settings.askAll || this.bad || this.thrown.has(this.position())) return;
    // Whoever goes on with a question by hand goes on alone: with the next ship behind the cargo of one, too.
    const again = decision.kind === this.kindBefore || this.behind().some((one) => one.decision.kind === decision.kind);
    const goesOn = again && !this.manners.begins(this.steps.at(-1) ?? "", decision.kind);
    if (this.steps.length > 0 && goesOn) return;
    const steps = this.manners.filled(decision, this.steps, this.view ?? this.table.push?.view);
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

  /** What was chosen by hand has a proposal behind it: that goes first. */
  dropsProposal = $derived.by<boolean>(() => this.prefilled > 0 && this.prefilled < this.steps.length);

  /** As the player's wish: nothing is filled in again. */
  async dropAll(): Promise<void> {
    if (this.waiting) return;
    this.byHand = true;
    this.remember();
    this.set(this.dropsProposal ? this.steps.slice(0, -this.prefilled) : []);
    this.thrown.add(this.position());
    if (this.steps.length > 0) return this.tryOut();
    this.forget();
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
      const { rest } = (await this.table.ask("choose", fields, true)) as { rest?: string[] };
      this.sentVersion = push.version;
      this.clear();
      this.leftOut = told(rest ?? []);
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
    this.opened = new Map();
    if (this.steps.length > 0) await this.tryOut();
    else {
      this.finish = null;
      await this.prefill();
    }
  }

  private remember(): void {
    this.leftOut = [];
    this.past = [...this.past.slice(-40), this.steps];
  }

  private set(steps: string[]): void {
    this.steps = steps;
    this.prefilled = 0;
    this.rest = [];
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
      if (this.finish && addsMore(this.finish) && !isRest(this.finish, this.rest)) await this.onlyChosen(run);
      if (run !== this.run) return;
      if (!bare) await this.prefill();
    } catch (error) {
      if (run === this.run) this.failed(error);
    } finally {
      // What was filled in behind it has a trial of its own.
      if (run === this.run) this.trying = false;
    }
  }

  /** The end of a question may be a proposal that goes on with more: what was chosen by hand ends without that. */
  private async onlyChosen(run: number): Promise<void> {
    const steps = [...this.steps, "done"];
    this.finish = null;
    const answer = (await this.table.ask("draft", { version: this.table.push?.version, steps, finish: settledKinds })) as DraftAnswer;
    if (run !== this.run || answer.stale || answer.refused) return;
    this.finish = endingWith("done", answer, answer.decision?.seat === this.table.decision?.seat);
  }

  private take(answer: DraftAnswer): void {
    // The push that made it stale calls follow().
    if (answer.stale) return;
    const refused = answer.refused;
    this.bad = refused ? { index: refused.index, error: refused.error, rule: refused.rule } : null;
    this.seam = answer.seam === true;
    if (this.seam && !refused) this.endAt(answer.tried ?? this.steps.length);
    // Who need not pay at all has paid enough with any sum.
    const { kind = "", options = [], proposal } = answer.decision ?? {};
    const free = kind === "pay" && !proposal && options.some((option) => option.choice === "done");
    const own = this.byHand && settledKinds.includes(kind) && !free;
    this.finish = refused || own ? null : (answer.finish ?? this.ending(answer.decision));
    if (this.steps.length === 0) return;
    this.next = answer.decision ?? null;
    if (answer.decision && !refused) this.known = new Map(this.known).set(keyOf(this.steps), answer.decision);
    // Behind a seam there is nothing to show: the picture before it stays.
    if (answer.view || !this.seam) this.view = answer.view ?? null;
  }

  /** Nothing behind a seam is tried nor taken: what the button says must not hold it. */
  private endAt(tried: number): void {
    const behind = this.steps.slice(tried);
    if (behind.length === 0) return;
    const prefilled = Math.max(0, this.prefilled - behind.length);
    this.set(this.steps.slice(0, tried));
    this.prefilled = prefilled;
    this.leftOut = told(behind);
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
