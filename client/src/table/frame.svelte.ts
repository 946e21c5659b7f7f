import type { Chip, GameBoard, GamePanel, PanelPlace } from "../games/board";
import { loadGame } from "../games/load";
import type { AskOdds } from "../games/odds/chances";
import { errorText, sayError } from "../i18n/errors";
import { language, t } from "../i18n/index.svelte";
import { questionOf, plainWord } from "../i18n/words";
import type { Decision, DecisionFacts, ErrorCode, LogEvent, Option, Saying, TableInfo, View } from "../net/types";
import type { Point } from "../state/draft.svelte";
import { settledKinds } from "../state/finish";
import { lineBefore } from "../state/log";
import { plainManners } from "../state/manners";
import { settings, shownTheme } from "../state/settings.svelte";
import type { TableStore } from "../state/table.svelte";
import { seatColour, type SeatColour } from "../theme/tokens";
import { asksInFight, likelyToLose } from "./fightOn";
import { countedIn } from "./gauges";
import { clickHalf } from "./halves";
import { likeOption, type OptionWords } from "./optionText";
import { PaceOfTable } from "./news/pace.svelte";
import { ToMe } from "./news/toMe.svelte";
import { Since } from "./since.svelte";
import { isPass } from "./windowOptions";

export type Tab = "map" | "players" | "hand" | "goals" | "log";

export type HelpTab = "goal" | "signs" | "side" | "keys";

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

const shownLong = 2000;
/** Somebody who asked where it happened wants to find it. */
const shownOnMap = 4000;

const numberIn = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

/** What the panels of a table share: the board of the game, what can be clicked, what is open. */
export class FrameState {
  board = $state.raw<GameBoard | null>(null);
  facts = $state.raw<unknown>(null);
  panels = $state.raw<GamePanel[]>([]);
  /** Panels of the game that the player opened or closed against their own wish. */
  panelWish = $state<Record<string, boolean>>({});
  failed = $state(false);
  tab = $state<Tab>("map");
  /** The list of options is not minimised. */
  listOpen = $state(true);
  /** A click that may mean several things: which? */
  menu = $state.raw<Point | null>(null);
  /** Half of an answer that waits for its other half. */
  held = $state<string | null>(null);
  commandOpen = $state(false);
  /** The button fights this fight to its end. */
  toTheEnd = $state(false);
  why = $state.raw<Why | null>(null);
  highlight = $state.raw<string[]>([]);
  /** Keys and clicks count only when a window has been in sight for a moment. */
  armed = $state(false);
  /** The first steps of an answer to a window: a card whose targets are still to be chosen. */
  windowSteps = $state.raw<string[]>([]);
  windowNext = $state.raw<Decision | null>(null);
  /** Why an answer to a window or another small request was not taken. */
  problem = $state("");
  /** What ran by itself a moment ago. */
  forced = $state.raw<LogEvent[]>([]);
  helpTab = $state<HelpTab>("goal");
  /** What I play was looked at. */
  sideSeen = $state(false);
  /** Whose points are being looked at. */
  pointsOf = $state("");

  readonly since: Since;
  readonly toMe: ToMe;
  readonly pace: PaceOfTable;
  private forcedTimer: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: TableStore,
    readonly game: string,
    readonly pack = "",
  ) {
    this.since = new Since(this);
    this.toMe = new ToMe(this);
    this.pace = new PaceOfTable(this);
    void this.load();
  }

  async load(): Promise<void> {
    this.failed = false;
    try {
      const { board, panels, facts } = await loadGame(this.game, language(), this.pack);
      this.facts = facts;
      this.panels = panels;
      this.board = board;
      this.table.draft.manners = board.manners ?? plainManners;
      // What a question begins with is the game's own word.
      if (this.table.draft.steps.length === 0) void this.table.draft.follow();
    } catch (error) {
      console.error(error);
      this.failed = true;
    }
  }

  options = $derived.by<Option[]>(() => {
    const window = this.table.window;
    if (!window) return this.table.draft.options;
    // What was answered is not offered again until it is taken back.
    if (!window.mine || window.mine.answered) return [];
    return this.windowNext?.options ?? window.mine.options ?? [];
  });

  choosable = $derived.by<Map<string, Option[]>>(() => this.byTarget(this.options));

  private byTarget(options: readonly Option[]): Map<string, Option[]> {
    const found = new Map<string, Option[]>();
    for (const option of options) {
      for (const target of new Set(this.board?.targets(option.choice))) {
        const list = found.get(target);
        if (list) list.push(option);
        else found.set(target, [option]);
      }
    }
    return found;
  }

  /** What lies behind words of the question that name nothing on the board: nothing of it is lit. */
  beyond = $derived.by<Map<string, Option[]>>(() => {
    const { draft, decision } = this.table;
    const options = draft.asked === decision ? [...draft.opened.values()].flatMap((one) => one.options ?? []) : [];
    return this.byTarget(options);
  });

  /** Looks there as soon as such a question is asked. */
  lookBeyond(): void {
    const { draft, decision, myTurn } = this.table;
    if (!myTurn || this.table.window) return;
    const words = (decision?.options ?? []).map((option) => option.choice).filter((choice) => this.board?.opens?.(choice));
    if (words.length > 0) void draft.lookBeyond(words);
  }

  chosen = $derived.by<string[]>(() => {
    const board = this.board;
    const steps = this.table.window ? this.windowSteps : this.table.draft.plan;
    return board ? steps.flatMap((step) => board.targets(step)) : [];
  });

  /** Options of the question itself, without those that have a place of their own. */
  asked = $derived.by<Option[]>(() => this.options.filter((option) => !this.board?.apart?.(option.choice)));

  /** Options that name nothing on the board: they are always written out. What ends the question is the button's. */
  offBoard = $derived.by<Option[]>(() => {
    const board = this.board;
    const kind = this.table.draft.asked?.kind ?? "";
    const own = this.table.draft.manners.declines?.(kind) === true;
    const words = this.asked.filter((option) => own || option.choice !== "done");
    return board ? words.filter((option) => board.targets(option.choice).length === 0) : words;
  });

  /** Options that are written out now; the others are clicked on the board. */
  listed = $derived.by<Option[]>(() => {
    if (this.menu) return this.menu.options;
    return settings.fullList ? this.asked : this.offBoard;
  });

  /** What the draft holds, in chips: the same thing several times is one. `at`: places in the plan. */
  chips = $derived.by<(Chip & { step: string; at: number[]; proposed: boolean; bad: boolean })[]>(() => {
    const { plan, steps, prefilled, bad } = this.table.draft;
    const places = new Map<string, number[]>();
    plan.forEach((step, i) => places.set(step, [...(places.get(step) ?? []), i]));
    // An answer of one word that stands there as a button is pressed, not repeated.
    const words = this.menu || settings.fullList ? [] : this.offBoard.map((option) => option.choice);
    const buttons = new Set(words.filter((choice) => !choice.includes(" ")));
    return [...places].flatMap(([step, at]) => {
      if (buttons.has(step)) return [];
      const chip = this.chip(step, at.length);
      if (!chip) return [];
      const proposed = at.every((i) => i >= steps.length - prefilled);
      return [{ ...chip, step, at, proposed, bad: bad !== null && at.includes(bad.index) }];
    });
  });

  private chip(step: string, n: number): Chip | null {
    const words = this.board?.words;
    if (words?.chip) return words.chip(step, n, this.facts, this.table.view);
    if (step === "done") return null;
    return { text: n > 1 ? `${n} × ${this.describe(step)}` : this.describe(step) };
  }

  /** What the button does. */
  result = $derived.by<string>(() => {
    const { plan, asked, finish } = this.table.draft;
    const decision = this.table.decision;
    if (!decision || plan.length === 0) return "";
    const bill = [...(finish?.asked.map((one) => one.decision) ?? []), asked].find((one) => one?.kind === "pay");
    // A bill with one way to pay it is not asked for.
    const owed = numberIn((bill ?? asked)?.facts?.owed);
    const each = numberIn(this.table.draft.questions.find((one) => one?.facts?.each !== undefined)?.facts?.each);
    const own = this.board?.words.result?.(plan, decision, this.facts, this.table.push?.view ?? null, { owed, each });
    if (own) return own;
    const said = plan.filter((step) => step !== "done");
    const [first = "done"] = said;
    return said.length > 1 ? `${this.describe(first)} +${said.length - 1}` : this.describe(first);
  });

  /** What the button gives away besides. */
  warning = $derived.by<string>(() => {
    const { plan, costs } = this.table.draft;
    return this.board?.words.warning?.({ steps: plan, costs }, this.facts, this.table.push?.view ?? null) ?? "";
  });

  /** The numbers of the question with the whole plan counted in. */
  gaugeFacts = $derived.by<DecisionFacts | undefined>(() => {
    const { draft } = this.table;
    const kinds = new Set([draft.asked?.kind, draft.decision?.kind, this.table.decision?.kind]);
    // Cargo and ships, units and their bill are one matter with one set of numbers.
    const same = (decision: Decision) => decision.facts !== undefined && (kinds.has(decision.kind) || !settledKinds.includes(decision.kind));
    const last = draft.asked ? draft.lastWith(same) : null;
    if (!last) return draft.asked?.facts;
    return countedIn({ facts: last.decision.facts, rest: last.rest }, draft.manners.adds);
  });

  private position = $derived.by<string>(() => `${this.table.seat} ${this.table.push?.version ?? 0}`);

  /** The chances of a fight in this position: each question is asked once, and an answer that comes too late is none. */
  odds = $derived.by<AskOdds>(() => {
    const position = this.position;
    const known = new Map<string, Promise<unknown>>();
    return (of) => {
      const key = JSON.stringify(of);
      const asked =
        known.get(key) ??
        this.table.ask("odds", { of }).then(
          ({ odds }) => (this.position === position ? (odds ?? null) : null),
          () => null,
        );
      known.set(key, asked);
      return asked;
    };
  });

  seatColours = $derived.by<Record<string, SeatColour>>(() => {
    const dark = shownTheme() === "dark";
    // The light line around black is for dark ground only.
    const shown = (colour: SeatColour) => (dark ? colour : { ...colour, keyline: undefined });
    return Object.fromEntries((this.table.info?.seats ?? []).map(({ seat }) => [seat, shown(seatColour(seat))]));
  });

  /** What I play, by name and with what tells of it. */
  mySide = $derived.by(() => {
    const view = this.table.push?.view;
    const { seat } = this.table;
    const Side = this.board?.Side;
    const name = view && seat ? this.board?.sideName?.(view, this.facts, seat) : undefined;
    return Side && name ? { Side, name } : null;
  });

  scores = $derived.by(() => {
    const view = this.table.view;
    return view && this.board?.scores ? this.board.scores(view) : [];
  });

  goalsTitle = $derived.by<string>(() => this.board?.goalsTitle?.() ?? t("goals"));

  stage = $derived.by(() => {
    const view = this.table.view;
    return view && this.board?.stage ? this.board.stage(view, this.facts) : "";
  });

  /** The panels of the game that are open at a place. */
  openPanels(where: PanelPlace): GamePanel[] {
    const view = this.table.view;
    if (!view) return [];
    const placeOf = (panel: GamePanel): PanelPlace =>
      typeof panel.where === "function" ? panel.where(view, this.facts) : panel.where;
    return this.panels.filter(
      (panel) => placeOf(panel) === where && (this.panelWish[panel.id] ?? (this.wanted(panel, view) || this.outlives(panel))),
    );
  }

  private wanted(panel: GamePanel, view: View): boolean {
    const { draft, decision } = this.table;
    return panel.wanted(view, draft.asked ?? decision, draft.plan);
  }

  /** A draft may end what a panel is about; until it is confirmed it has not. */
  private outlives(panel: GamePanel): boolean {
    const { push, draft, decision } = this.table;
    return Boolean(panel.lasts && draft.steps.length && push && panel.wanted(push.view, decision, []));
  }

  /** What a panel shows: the position of the draft, unless the panel has nothing to show there. */
  panelView(panel: GamePanel): View | null {
    const { view, push } = this.table;
    return view && push && !this.wanted(panel, view) && this.outlives(panel) ? push.view : view;
  }

  togglePanel(id: string): void {
    const open = [...this.openPanels("side"), ...this.openPanels("over")].some((panel) => panel.id === id);
    if (this.panels.some((panel) => panel.id === id)) this.panelWish[id] = !open;
  }

  /** Panels that this question would show by itself, but the player closed. */
  putAway = $derived.by<GamePanel[]>(() => {
    const { view } = this.table;
    return view ? this.panels.filter((panel) => this.panelWish[panel.id] === false && this.wanted(panel, view)) : [];
  });

  /** A panel that was closed may open again by itself at the next occasion. */
  forgetClosed(): void {
    const view = this.table.push?.view;
    if (!view) return;
    for (const panel of this.panels) {
      const closed = this.panelWish[panel.id] === false;
      if (closed && !panel.wanted(view, this.table.decision)) delete this.panelWish[panel.id];
    }
  }

  /** Panels of the game that have a button of their own in the frame. */
  buttons = $derived.by<GamePanel[]>(() => {
    const view = this.table.view;
    return this.panels.filter(({ id, button }) =>
      typeof button === "function" ? view !== null && button(view) : (button ?? ["trade", "technology"].includes(id)),
    );
  });

  isOpen(id: string): boolean {
    return [...this.openPanels("side"), ...this.openPanels("over")].some((panel) => panel.id === id);
  }

  question(decision: Decision): string {
    return this.board?.words.question(decision, this.facts, this.table.view) ?? questionOf(this.game, decision.kind);
  }

  groupName(group: string): string {
    return this.board?.words.group(group) ?? plainWord(group);
  }

  /** What the server says as structure, in our words. */
  said(sayings: readonly Saying[] | undefined): string {
    return this.board && sayings ? this.board.words.said(sayings, this.facts, this.table.view) : "";
  }

  option(option: Option): OptionWords {
    const own = this.answerText(option.choice);
    // What "done" ends is said with it; what it does when nothing was chosen is the button's word.
    const meant = option.meaning ? this.said([option.meaning]) : undefined;
    const head = (option.choice === "done" ? (meant ?? own) : (own ?? meant)) ?? this.describe(option.choice);
    return { head, rule: option.rule, tail: this.board?.words.effect(option.choice, this.facts) ?? "" };
  }

  /** An answer to the open question, where its word alone does not tell what it does. */
  private answerText(choice: string): string | undefined {
    const decision = this.windowNext ?? this.table.draft.asked ?? this.table.decision;
    return decision ? this.board?.words.answer?.(choice, decision, this.facts, this.table.view) : undefined;
  }

  /** What is missing, for the button. */
  need(decision: Decision): string | undefined {
    return this.board?.words.need?.(decision, this.facts);
  }

  /** All words of an option, to search in. */
  optionText = (option: Option): string => {
    const { head, tail } = this.option(option);
    return `${head} ${tail}`;
  };

  line(event: LogEvent): string {
    const before = lineBefore(this.table.log, event)?.text;
    return this.board?.words.line(event.text, this.facts, this.table.view, before) ?? plainWord(event.text);
  }

  /** A choice in notation as words. */
  describe(choice: string): string {
    return this.board?.words.choice(choice, this.facts, this.table.view) ?? plainWord(choice);
  }

  /** A thing by the word that the notation has for it; a bare id is never shown. */
  thing(id: string): string | undefined {
    return this.board?.words.name(id, this.facts);
  }

  /** Shows on the map where something happened. */
  showPlaces(places: string[]): void {
    this.tab = "map";
    this.highlight = places;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.highlight = []), shownOnMap);
  }

  /** What ran by itself gets a chip for a moment; the log keeps it. */
  showForced(): void {
    const events = this.table.push?.events.filter((event) => event.by === "only") ?? [];
    if (events.length === 0 || !settings.chips || document.hidden) return;
    // Lines of one step are one thing.
    this.forced = events.filter((event, i) => events[i - 1]?.step !== event.step).slice(-3);
    clearTimeout(this.forcedTimer);
    this.forcedTimer = setTimeout(() => (this.forced = []), shownLong + 500);
  }

  /** Runs a small request and says where the eyes are if it was refused. */
  async attempt(request: () => Promise<unknown>): Promise<boolean> {
    this.problem = "";
    try {
      await request();
      return true;
    } catch (error) {
      this.problem = sayError(error);
      return false;
    }
  }

  /** An answer to the open window. */
  async answer(choice: string, and?: "action" | "round"): Promise<void> {
    const window = this.table.window;
    if (!window?.mine || !this.armed) return;
    const steps = [...this.windowSteps, choice];
    if (await this.needsMore(steps)) return;
    this.dropWindowSteps();
    await this.attempt(() => this.table.early(window, steps, and));
  }

  /** Tries an answer on a copy: a card may ask for targets before it is an answer. */
  private async needsMore(steps: string[]): Promise<boolean> {
    if (steps.length === 1 && isPass({ choice: steps[0] ?? "", group: "" })) return false;
    this.problem = "";
    try {
      const tried = await this.table.ask("draft", { version: this.table.push?.version, steps });
      const refused = tried.refused as { error: ErrorCode } | undefined;
      if (refused) {
        this.problem = errorText(refused.error);
        return true;
      }
      const next = tried.decision as Decision | undefined;
      if (tried.seam === true || next?.seat !== this.table.seat || !next.options?.length) return false;
      this.windowSteps = steps;
      this.windowNext = next;
      return true;
    } catch {
      // Then the server says at the answer itself what is wrong with it.
      return false;
    }
  }

  dropWindowSteps(): void {
    this.windowSteps = [];
    this.windowNext = null;
  }

  /** Passes, for every seat that is mine. */
  async passWindow(and?: "action" | "round"): Promise<void> {
    const window = this.table.window;
    if (!window?.mine || !this.armed) return;
    const pass = window.mine.options?.find(isPass)?.choice ?? "pass";
    if (this.table.mySeats.length > 1) await this.attempt(() => this.table.passForAll(pass, and));
    else await this.answer(pass, and);
  }

  /** What the one button does. */
  async send(): Promise<void> {
    const { draft } = this.table;
    if (!draft.ready) return;
    const fights = this.toTheEnd && asksInFight(draft.asked);
    this.toTheEnd = false;
    // The order comes second: it would answer this very question, and not as it was answered here.
    if (!(await draft.confirm()) || !fights) return;
    // The fight may be over with that.
    await this.table.setOrder({ kind: "fight_on", until: "fight", below: likelyToLose }).catch(() => undefined);
  }

  async pick(choice: string): Promise<void> {
    const { draft } = this.table;
    const menu = this.menu;
    this.menu = null;
    this.why = null;
    if (this.table.window) return this.answer(choice);
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
    const { draft } = this.table;
    return draft.plan.includes(choice) && !draft.find((option) => option.choice === choice, "now", "later");
  }

  /** Whether a click on this thing would drop what is chosen there. */
  dropsTarget(target: string): boolean {
    return this.board !== null && this.meantBy(target, this.board).drop >= 0;
  }

  /** These steps from where the first of them is offered; another answer to that question goes. */
  async begin(steps: string[]): Promise<void> {
    const { draft } = this.table;
    const point = draft.find((option) => option.choice === steps[0], "now", "behind");
    await draft.replace([...(point?.before ?? draft.steps), ...steps]);
  }

  /** For whoever wants no confirmation: a choice that ends my part goes at once, unless something was filled in. */
  private async hurry(): Promise<void> {
    const { draft } = this.table;
    if (settings.quick && draft.seam && draft.ready && draft.prefilled === 0) await draft.confirm();
  }

  /** The second half of a double click must not hit what has just appeared there. */
  click(event: MouseEvent, choice: string): void {
    if (event.detail < 2) void this.pick(choice);
  }

  /**
   * A thing on the board was clicked: it is chosen, dropped, or takes the place of another; or it says why not.
   * `around`: what it lies in, the nearest first; that is meant where the thing itself means nothing.
   */
  pickTarget = (target: string, ...around: string[]): void => {
    const board = this.board;
    if (!board) return;
    this.why = null;
    const keys = [target, ...around];
    if (this.table.window) return this.pickInWindow(keys.find((key) => this.choosable.has(key)) ?? target);
    if (board.half?.(target)) return this.pickHalf(target, board);
    for (const key of keys) {
      if (this.picks(key, board)) return;
      // The question is about such things: it is this one that cannot be chosen.
      if (this.meant(key)?.sure) return this.askWhy(key);
    }
    this.askWhy(target);
  };

  /** No: a click on this means nothing here. */
  private picks(target: string, board: GameBoard): boolean {
    const { drop, point } = this.meantBy(target, board);
    if (drop >= 0) void this.table.draft.drop(drop);
    else if (point) this.pickAt(point);
    return drop >= 0 || point !== null;
  }

  /** What a click on this would do: drop a step of the plan, or choose at a point. */
  private meantBy(target: string, { targets }: GameBoard): { drop: number; point: Point | null } {
    const { draft } = this.table;
    const touches = (option: Option) => targets(option.choice).includes(target);
    // A thing on the board, or the choice itself.
    const chosen = draft.plan.map((step) => targets(step)[0] === target || target.endsWith(`:${step}`)).lastIndexOf(true);
    const before = draft.find(touches, "behind");
    // Another one of the same: after it was chosen it was offered once more.
    const more = before && chosen < draft.steps.length && before.before.length > chosen ? before : null;
    const again = draft.find(touches, "now") ?? (chosen >= 0 ? more : null);
    if (!again && chosen >= 0) return { drop: chosen, point: null };
    return { drop: -1, point: again ?? draft.find(touches, "later") ?? before ?? draft.find(touches, "beyond") };
  }

  /** Half of an answer. The question of what is drafted comes before the next one of the same kind. */
  private pickHalf(target: string, board: GameBoard): void {
    const { draft } = this.table;
    const touches = (option: Option) => board.targets(option.choice).includes(target);
    const point = draft.find(touches, "behind", "now", "later");
    const at = point?.before.length ?? 0;
    const drafted = draft.plan[at] === undefined ? [] : board.targets(draft.plan[at]);
    const click = clickHalf(target, { held: this.held, drafted }, point?.options ?? [], board.targets, (key) => board.half?.(key));
    this.menu = null;
    if (click.does === "choose") {
      this.held = null;
      void draft.put(point?.before ?? [], click.choice).then(() => this.hurry());
      return;
    }
    // A refused place leaves the draft as it is; another tile in hand does not.
    const stays = click.does === "why" && (click.held === null || drafted.includes(click.held));
    this.held = stays && drafted.length > 0 ? null : click.held;
    if (drafted.length > 0 && !stays) void draft.drop(at);
    // The other half of what is taken in hand lies on the map.
    if (click.does === "hold" && click.held !== null) this.tab = "map";
    // It is asked of the question that the drafted one answers: behind it that tile is laid already.
    if (click.does === "why") this.askWhy(target, click.partner, draft.plan.slice(0, at));
  }

  /** What the button says while half an answer waits for the other half. */
  halfText = $derived.by<string>(() =>
    this.held && this.board?.words.half ? this.board.words.half(this.held, this.facts) : "",
  );

  private pickInWindow(target: string): void {
    const options = this.choosable.get(target) ?? [];
    if (options.length === 0) return this.askWhy(target);
    if (options.length === 1 && options[0]) return void this.pick(options[0].choice);
    this.openMenu({ before: this.windowSteps, options });
  }

  private pickAt(point: Point): void {
    const [only] = point.options;
    if (point.options.length > 1) return this.openMenu(point);
    this.menu = null;
    if (only) void this.table.draft.put(point.before, only.choice).then(() => this.hurry());
  }

  /** All answers that are no thing on the board, in words with their texts. */
  openList(): void {
    this.openMenu({ before: this.table.draft.steps, options: this.offBoard });
  }

  private openMenu(point: Point): void {
    this.menu = point;
    this.listOpen = true;
    if (this.tab !== "map") this.tab = "map";
  }

  /** The choice that a click on this would have meant, at the open question or at one that the button settles. */
  private meant(target: string, held = this.held): { choice: string; before?: string[]; sure: boolean } | null {
    const { board } = this;
    const decision = this.table.draft.asked ?? this.table.decision;
    if (!board || !decision) return null;
    const view = this.table.view ?? {};
    const here = board.whyChoice?.(target, decision, view, held);
    if (here) return { choice: here, sure: true };
    for (const { before, decision: one } of this.table.draft.later()) {
      const choice = settledKinds.includes(one.kind) && board.whyChoice?.(target, one, view, held);
      if (choice) return { choice, before, sure: true };
    }
    const like = likeOption(this.options, board.targets, target);
    return like ? { choice: like, sure: false } : null;
  }

  /** `before`: the steps before the question that is meant, if it is not the open one. */
  askWhy = (target: string, held = this.held, before?: string[]): void => {
    const decision = this.table.draft.asked ?? this.table.decision;
    if (!this.board || !decision) return;
    const meant = this.meant(target, held);
    if (meant) void this.askWhyChoice(meant.choice, target, before ?? meant.before);
    else this.why = { choice: "", target, allowed: false, rule: decision.rules?.[0] };
  };

  async askWhyChoice(choice: string, target?: string, before?: string[]): Promise<void> {
    try {
      this.why = { choice, target, ...(await this.table.why(choice, before)) };
    } catch {
      this.why = null;
    }
  }

  /** Outlines what the last push changed, for two seconds. */
  showChanges(): void {
    const before = this.table.viewBefore;
    const after = this.table.push?.view;
    if (!before || !after || !this.board?.changed) return;
    this.highlight = this.board.changed(before, after);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.highlight = []), shownLong);
  }

  seatInfo(info: TableInfo, seat: string) {
    return info.seats.find((one) => one.seat === seat);
  }
}
