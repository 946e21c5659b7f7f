import type { Chip, GameBoard, GamePanel } from "../games/board";
import { loadGame } from "../games/load";
import type { AskOdds } from "../games/odds/chances";
import { sayError } from "../i18n/errors";
import { language, t } from "../i18n/index.svelte";
import type { Decision, DecisionFacts, LogEvent, Option, TableInfo } from "../net/types";
import { settledKinds } from "../state/finish";
import { plainManners } from "../state/manners";
import { settings, shownTheme } from "../state/settings.svelte";
import type { TableStore } from "../state/table.svelte";
import { seatColour, type SeatColour } from "../theme/tokens";
import { worstFirst } from "./chipOrder";
import { asksInFight, likelyToLose } from "./fightOn";
import { countedIn } from "./gauges";
import { PaceOfTable } from "./news/pace.svelte";
import { ToMe } from "./news/toMe.svelte";
import { PanelsOpen } from "./panelsOpen.svelte";
import { Picking } from "./picking.svelte";
import { Since } from "./since.svelte";
import { WindowAnswer } from "./windowAnswer.svelte";
import { Wording } from "./wording";

export type Tab = "map" | "players" | "hand" | "goals" | "log";

export type HelpTab = "goal" | "signs" | "side" | "keys";

const shownLong = 2000;
/** Somebody who asked where it happened wants to find it. */
const shownOnMap = 4000;

const numberIn = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

/** What the panels of a table share: the board of the game, what can be clicked, what is open. */
export class FrameState {
  board = $state.raw<GameBoard | null>(null);
  facts = $state.raw<unknown>(null);
  panels = $state.raw<GamePanel[]>([]);
  failed = $state(false);
  tab = $state<Tab>("map");
  /** The list shows every option, also those that can be clicked on the board; the next question begins without it. */
  fullList = $state(false);
  /** The cards that may answer are not minimised. */
  listOpen = $state(true);
  commandOpen = $state(false);
  /** The button fights this fight to its end. */
  toTheEnd = $state(false);
  highlight = $state.raw<string[]>([]);
  /** Keys and clicks count only when a window has been in sight for a moment. */
  armed = $state(false);
  /** Why an answer to a window or another small request was not taken. */
  problem = $state("");
  /** What ran by itself a moment ago. */
  forced = $state.raw<LogEvent[]>([]);
  helpTab = $state<HelpTab>("goal");
  /** What I play was looked at. */
  sideSeen = $state(false);
  /** Whose points are being looked at. */
  pointsOf = $state("");

  readonly picking: Picking;
  readonly windowAnswer: WindowAnswer;
  readonly panelsOpen: PanelsOpen;
  readonly wording: Wording;
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
    this.picking = new Picking(this);
    this.windowAnswer = new WindowAnswer(this);
    this.panelsOpen = new PanelsOpen(this);
    this.wording = new Wording(this);
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
    return this.windowAnswer.next?.options ?? window.mine.options ?? [];
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
    const steps = this.table.window ? this.windowAnswer.steps : this.table.draft.plan;
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

  /** Options that a button of their own opens as a list. */
  bundles = $derived.by<[string, Option[]][]>(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.asked) {
      const group = this.board?.bundle?.(option.choice);
      if (group) found.set(group, [...(found.get(group) ?? []), option]);
    }
    return [...found];
  });

  /** Options that are written out now; the others are clicked on the board. */
  listed = $derived.by<Option[]>(() => {
    if (this.picking.menu) return this.picking.menu.options;
    return this.fullList ? this.asked : this.offBoard;
  });

  /** What the draft holds, in chips: the same thing several times is one. `at`: places in the plan. */
  chips = $derived.by<(Chip & { step: string; at: number[]; proposed: boolean; bad: boolean; loses: boolean })[]>(() => {
    const { plan, steps, prefilled, bad } = this.table.draft;
    const places = new Map<string, number[]>();
    const { alike = (step: string) => step, loses } = this.board?.manners ?? {};
    plan.forEach((step, i) => places.set(alike(step), [...(places.get(alike(step)) ?? []), i]));
    // An answer of one word that stands there as a button is pressed, not repeated.
    const words = this.picking.menu || this.fullList ? [] : this.offBoard.map((option) => option.choice);
    const buttons = new Set(words.filter((choice) => !choice.includes(" ")));
    const chips = [...places.values()].flatMap((at) => {
      const step = plan[at[0] ?? 0] ?? "";
      if (buttons.has(step)) return [];
      const chip = this.chip(step, at.length);
      if (!chip) return [];
      const proposed = at.every((i) => i >= steps.length - prefilled);
      return [{ ...chip, step, at, proposed, bad: bad !== null && at.includes(bad.index), loses: loses?.(step) === true }];
    });
    return worstFirst(chips);
  });

  private chip(step: string, n: number): Chip | null {
    const words = this.board?.words;
    if (words?.chip) return words.chip(step, n, this.facts, this.table.view);
    if (step === "done") return null;
    return { text: n > 1 ? `${n} × ${this.wording.describe(step)}` : this.wording.describe(step) };
  }

  /** What the button does. */
  result = $derived.by<string>(() => {
    const { plan, asked, questions } = this.table.draft;
    const decision = this.table.decision;
    if (!decision || plan.length === 0) return "";
    // The first question of a bill tells its whole price, the later ones what is still owed.
    const bill = [...questions, asked].find((one) => one?.kind === "pay");
    // A bill with one way to pay it is not asked for.
    const owed = numberIn((bill ?? asked)?.facts?.owed);
    const each = numberIn(questions.find((one) => one?.facts?.each !== undefined)?.facts?.each);
    const ended = plan.flatMap((step, i) => (step === "done" ? [questions[i]?.kind ?? ""] : []));
    const own = this.board?.words.result?.(plan, decision, this.facts, this.table.push?.view ?? null, { owed, each, ended });
    if (own) return own;
    const said = plan.filter((step) => step !== "done");
    const [first = "done"] = said;
    return said.length > 1 ? `${this.wording.describe(first)} +${said.length - 1}` : this.wording.describe(first);
  });

  /** What the button gives away besides. */
  warning = $derived.by<string>(() => {
    const { plan, costs, questions } = this.table.draft;
    return this.board?.words.warning?.({ steps: plan, costs, questions }, this.facts, this.table.push?.view ?? null) ?? "";
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
