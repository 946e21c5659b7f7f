import type { GameBoard, GamePanel } from "../games/board";
import { loadBoard } from "../games/load";
import { questionOf, plainWord } from "../i18n/words";
import { http } from "../net/http";
import type { Decision, LogEvent, Option, TableInfo } from "../net/types";
import { narrow } from "../parts/media.svelte";
import { settings } from "../state/settings.svelte";
import type { TableStore } from "../state/table.svelte";
import { seatColour, type SeatColour } from "../theme/tokens";
import { likeOption, splitText } from "./optionText";

export type Tab = "map" | "players" | "hand" | "goals" | "log";

export interface Why {
  choice: string;
  allowed: boolean;
  rule?: string;
  text?: string;
}

const shownLong = 2000;

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
  /** Only options that touch this thing. */
  filter = $state<string | null>(null);
  commandOpen = $state(false);
  why = $state.raw<Why | null>(null);
  highlight = $state.raw<string[]>([]);

  private described = new Map<string, string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: TableStore,
    readonly game: string,
  ) {
    void this.load();
  }

  async load(): Promise<void> {
    this.failed = false;
    try {
      const [{ board, panels }, files] = await Promise.all([loadBoard(this.game), http.pack(this.game)]);
      this.facts = board.facts(files);
      this.panels = panels;
      this.board = board;
    } catch (error) {
      console.error(error);
      this.failed = true;
    }
  }

  options = $derived.by<Option[]>(() => this.table.draft.options);

  choosable = $derived.by<Map<string, Option[]>>(() => {
    const found = new Map<string, Option[]>();
    if (!this.board) return found;
    for (const option of this.options) {
      for (const target of new Set(this.board.targets(option.choice))) {
        const list = found.get(target);
        if (list) list.push(option);
        else found.set(target, [option]);
      }
    }
    return found;
  });

  chosen = $derived.by<string[]>(() => {
    const board = this.board;
    return board ? this.table.draft.steps.flatMap((step) => board.targets(step)) : [];
  });

  /** Options that name nothing on the board: they are always written out. */
  offBoard = $derived.by<Option[]>(() => {
    const board = this.board;
    return board ? this.options.filter((option) => board.targets(option.choice).length === 0) : this.options;
  });

  /** Options that are written out now; the others are clicked on the board. */
  listed = $derived.by<Option[]>(() => {
    if (this.filter !== null) return this.choosable.get(this.filter) ?? this.options;
    return settings.fullList || narrow.matches ? this.options : this.offBoard;
  });

  seatColours = $derived.by<Record<string, SeatColour>>(() => {
    const dark = settings.theme === "dark";
    // The light line around black is for dark ground only.
    const shown = (colour: SeatColour) => (dark ? colour : { ...colour, keyline: undefined });
    return Object.fromEntries((this.table.info?.seats ?? []).map(({ seat }) => [seat, shown(seatColour(seat))]));
  });

  scores = $derived.by(() => {
    const view = this.table.view;
    return view && this.board?.scores ? this.board.scores(view) : [];
  });

  stage = $derived.by(() => {
    const view = this.table.view;
    return view && this.board?.stage ? this.board.stage(view, this.facts) : "";
  });

  /** The panels of the game that are open at a place. */
  openPanels(where: GamePanel["where"]): GamePanel[] {
    const view = this.table.view;
    if (!view) return [];
    const decision = this.table.draft.decision ?? this.table.decision;
    return this.panels.filter(
      (panel) => panel.where === where && (this.panelWish[panel.id] ?? panel.wanted(view, decision)),
    );
  }

  togglePanel(id: string): void {
    const open = [...this.openPanels("side"), ...this.openPanels("over")].some((panel) => panel.id === id);
    if (this.panels.some((panel) => panel.id === id)) this.panelWish[id] = !open;
  }

  /** A panel that was closed may open again by itself at the next occasion. */
  forgetClosed(): void {
    const view = this.table.push?.view;
    if (!view) return;
    for (const panel of this.panels) {
      const closed = this.panelWish[panel.id] === false;
      if (closed && !panel.wanted(view, this.table.decision)) delete this.panelWish[panel.id];
    }
  }

  question(decision: Decision): string {
    return this.board?.words?.question?.(decision, this.facts) ?? questionOf(this.game, decision.kind);
  }

  groupName(group: string): string {
    return this.board?.words?.group?.(group) ?? plainWord(group);
  }

  optionText(option: Option): string {
    return this.board?.words?.option?.(option, this.facts) ?? option.text;
  }

  line(event: LogEvent): string {
    return this.board?.words?.line?.(event.text, this.facts) ?? event.line;
  }

  /** A choice in notation as words, if it was ever offered here. */
  describe(choice: string): string {
    const text = this.described.get(choice);
    return text ? splitText(text).head : choice;
  }

  remember(options: readonly Option[]): void {
    for (const option of options) this.described.set(option.choice, this.optionText(option));
  }

  async pick(choice: string): Promise<void> {
    const draft = this.table.draft;
    this.remember(this.options);
    this.filter = null;
    this.why = null;
    await draft.add(choice);
    if (settings.quick && draft.seam && !draft.bad) await draft.confirm();
  }

  /** The second half of a double click must not hit what has just appeared there. */
  click(event: MouseEvent, choice: string): void {
    if (event.detail < 2) void this.pick(choice);
  }

  /** A thing on the board was clicked. */
  pickTarget = (target: string): void => {
    const options = this.choosable.get(target) ?? [];
    if (options.length === 0) {
      this.askWhy(target);
    } else if (options.length === 1 && options[0]) {
      void this.pick(options[0].choice);
    } else {
      this.filter = target;
      this.listOpen = true;
      if (this.tab !== "map") this.tab = "map";
    }
  };

  askWhy = (target: string): void => {
    const decision = this.table.draft.decision;
    if (!this.board || !decision) return;
    const view = this.table.view ?? {};
    const choice =
      this.board.whyChoice?.(target, decision, view) ?? likeOption(this.options, this.board.targets, target);
    if (choice) void this.askWhyChoice(choice);
  };

  async askWhyChoice(choice: string): Promise<void> {
    try {
      this.why = { choice, ...(await this.table.why(choice)) };
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
