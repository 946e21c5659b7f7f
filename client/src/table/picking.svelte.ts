import type { GameBoard } from "../games/board";
import type { ErrorCode, Option, Saying } from "../net/types";
import type { Point } from "../state/draft.svelte";
import { settledKinds } from "../state/finish";
import { settings } from "../state/settings.svelte";
import type { FrameState } from "./frame.svelte";
import { clickHalf } from "./halves";
import { likeOption } from "./optionText";

export interface Why {
  /** "": the thing is nothing that this question is about. */
  choice: string;
  /** What was clicked. */
  target?: string;
  allowed: boolean;
  rule?: string;
  /** What it is about here: what it costs, what there is to pay with. */
  detail?: Saying[];
  /** Why nobody could even ask. */
  problem?: ErrorCode;
}

/** What clicks and keys on the board, its options and its list choose; or why they choose nothing. */
export class Picking {
  /** A click that may mean several things: which? */
  menu = $state.raw<Point | null>(null);
  /** Half of an answer that waits for its other half. */
  held = $state<string | null>(null);
  why = $state.raw<Why | null>(null);

  constructor(private readonly frame: FrameState) {}

  async pick(choice: string): Promise<void> {
    const { draft } = this.frame.table;
    const menu = this.menu;
    this.menu = null;
    this.why = null;
    if (this.frame.table.window) return this.frame.windowAnswer.answer(choice);
    const same = (option: Option) => option.choice === choice;
    const ahead = menu?.options.some(same) ? menu : draft.find(same, "now", "later");
    // What is chosen already and cannot be chosen once more is dropped.
    if (!ahead && this.drops(choice)) return draft.drop(draft.plan.lastIndexOf(choice));
    const point = ahead ?? draft.find(same, "behind");
    await (point ? draft.put(point.before, choice) : draft.add(choice));
    await this.hurry();
  }

  /** Whether picking this choice again would drop it. */
  drops(choice: string): boolean {
    const { draft } = this.frame.table;
    return draft.plan.includes(choice) && !draft.find((option) => option.choice === choice, "now", "later");
  }

  /** Whether a click on this thing would drop what is chosen there. */
  dropsTarget(target: string): boolean {
    return this.frame.board !== null && this.meantBy(target, this.frame.board).drop >= 0;
  }

  /** These steps from where the first of them is offered; another answer to that question goes. */
  async begin(steps: string[]): Promise<void> {
    const { draft } = this.frame.table;
    const point = draft.find((option) => option.choice === steps[0], "now", "behind");
    await draft.replace([...(point?.before ?? draft.steps), ...steps]);
  }

  /** For whoever wants no confirmation: a choice that ends my part goes at once, unless something was filled in. */
  private async hurry(): Promise<void> {
    const { draft } = this.frame.table;
    if (settings.quick && draft.seam && draft.ready && draft.prefilled === 0) await draft.confirm();
  }

  /** The second half of a double click must not hit what has just appeared there. */
  click(event: MouseEvent, choice: string): void {
    if (event.detail < 2) void this.pick(choice);
  }

  /**
   * A thing on the board was clicked: it is chosen, dropped, or takes the place of another; or it says why not.
   * `around`: what it lies in, the nearest first; that is meant where the thing itself means nothing. No: nothing was
   * chosen by that.
   */
  pickTarget = (target: string, ...around: string[]): boolean => {
    const board = this.frame.board;
    if (!board) return false;
    this.why = null;
    const keys = [target, ...around];
    if (this.frame.table.window) return this.pickInWindow(keys.find((key) => this.frame.choosable.has(key)) ?? target);
    if (this.frame.table.myTurn && board.half?.(target)) return this.pickHalf(target, board);
    for (const key of keys) {
      if (this.picks(key, board)) return true;
      // The question is about such things: it is this one that cannot be chosen.
      if (!this.looksAt(key) && this.meant(key)?.sure) {
        this.askWhy(key);
        return false;
      }
    }
    if (!this.looksAt(target)) this.askWhy(target);
    return false;
  };

  /** Who clicks a place of which nothing is asked wants to see it: nobody needs to be told that it is no answer. */
  private looksAt(target: string): boolean {
    if (this.frame.board?.lies?.(target) !== "map") return false;
    return !this.frame.table.myTurn || this.meant(target) === null;
  }

  /** No: a click on this means nothing here. */
  private picks(target: string, board: GameBoard): boolean {
    const { drop, point } = this.meantBy(target, board);
    if (drop >= 0) void this.frame.table.draft.drop(drop);
    else if (point) this.pickAt(point);
    return drop >= 0 || point !== null;
  }

  /** What a click on this would do: drop a step of the plan, or choose at a point. */
  private meantBy(target: string, { targets }: GameBoard): { drop: number; point: Point | null } {
    const { draft } = this.frame.table;
    const touches = (option: Option) => targets(option.choice).includes(target);
    // A thing on the board, or the choice itself.
    const chosen = draft.plan.map((step) => targets(step)[0] === target || target.endsWith(`:${step}`)).lastIndexOf(true);
    const before = draft.find(touches, "behind");
    // Another one of the same: after it was chosen it was offered once more.
    const once = (option: Option) => option.choice === draft.plan[chosen];
    const more = [before, draft.find(once, "later")].find((one) => one && chosen < draft.steps.length && one.before.length > chosen);
    const again = draft.find(touches, "now") ?? (chosen >= 0 ? (more ?? null) : null);
    if (!again && chosen >= 0) return { drop: chosen, point: null };
    return { drop: -1, point: again ?? draft.find(touches, "later") ?? before ?? draft.find(touches, "beyond") };
  }

  /** Half of an answer. The question of what is drafted comes before the next one of the same kind. */
  private pickHalf(target: string, board: GameBoard): boolean {
    const { draft } = this.frame.table;
    const touches = (option: Option) => board.targets(option.choice).includes(target);
    const point = draft.find(touches, "behind", "now", "later");
    const at = point?.before.length ?? 0;
    const drafted = draft.plan[at] === undefined ? [] : board.targets(draft.plan[at]);
    const click = clickHalf(target, { held: this.held, drafted }, point?.options ?? [], board.targets, (key) => board.half?.(key));
    this.menu = null;
    if (click.does === "choose") {
      this.held = null;
      void draft.put(point?.before ?? [], click.choice).then(() => this.hurry());
      return true;
    }
    // A refused place leaves the draft as it is; another tile in hand does not.
    const stays = click.does === "why" && (click.held === null || drafted.includes(click.held));
    this.held = stays && drafted.length > 0 ? null : click.held;
    if (drafted.length > 0 && !stays) void draft.drop(at);
    // The other half of what is taken in hand lies on the map.
    if (click.does === "hold" && click.held !== null) this.frame.tab = "map";
    // It is asked of the question that the drafted one answers: behind it that tile is laid already.
    if (click.does === "why") this.askWhy(target, click.partner, draft.plan.slice(0, at));
    return click.does !== "why";
  }

  /** What the button says while half an answer waits for the other half. */
  halfText = $derived.by<string>(() =>
    this.held && this.frame.board?.words.half ? this.frame.board.words.half(this.held, this.frame.facts) : "",
  );

  private pickInWindow(target: string): boolean {
    const options = this.frame.choosable.get(target) ?? [];
    if (options.length === 0) {
      if (!this.looksAt(target)) this.askWhy(target);
      return false;
    }
    if (options.length === 1 && options[0]) void this.pick(options[0].choice);
    else this.openMenu({ before: this.frame.windowAnswer.steps, options });
    return true;
  }

  private pickAt(point: Point): void {
    const [only] = point.options;
    if (point.options.length > 1) return this.openMenu(point);
    this.menu = null;
    if (only) void this.frame.table.draft.put(point.before, only.choice).then(() => this.hurry());
  }

  /** All answers that are no thing on the board, in words with their texts. */
  openList(): void {
    this.openMenu({ before: this.frame.table.draft.steps, options: this.frame.offBoard });
  }

  /** Some of the answers to the question, in words. */
  openSome(options: Option[]): void {
    const choices = new Set(options.map(({ choice }) => choice));
    // Another one takes the place of what is chosen of them.
    const point = this.frame.table.draft.find(({ choice }) => choices.has(choice), "now", "behind");
    if (point) this.openMenu(point);
  }

  private openMenu(point: Point): void {
    this.menu = point;
    this.frame.listOpen = true;
    if (this.frame.tab !== "map") this.frame.tab = "map";
  }

  /** The choice that a click on this would have meant, at the open question or at one that the button settles. */
  private meant(target: string, held = this.held): { choice: string; before?: string[]; sure: boolean } | null {
    const { board } = this.frame;
    const decision = this.frame.table.draft.asked ?? this.frame.table.decision;
    if (!board || !decision) return null;
    const view = this.frame.table.view ?? {};
    const here = board.whyChoice?.(target, decision, view, held);
    if (here) return { choice: here, sure: true };
    for (const { before, decision: one } of this.frame.table.draft.later()) {
      const choice = settledKinds.includes(one.kind) && board.whyChoice?.(target, one, view, held);
      if (choice) return { choice, before, sure: true };
    }
    const like = likeOption(this.frame.options, board.targets, target);
    return like ? { choice: like, sure: false } : null;
  }

  /** `before`: the steps before the question that is meant, if it is not the open one. */
  askWhy = (target: string, held = this.held, before?: string[]): void => {
    const decision = this.frame.table.draft.asked ?? this.frame.table.decision;
    if (!this.frame.board || !decision) return;
    const meant = this.meant(target, held);
    if (meant) void this.askWhyChoice(meant.choice, target, before ?? meant.before);
    else this.why = { choice: "", target, allowed: false, rule: decision.rules?.[0] };
  };

  async askWhyChoice(choice: string, target?: string, before?: string[]): Promise<void> {
    try {
      this.why = { choice, target, ...(await this.frame.table.why(choice, before)) };
    } catch {
      this.why = null;
    }
  }
}
