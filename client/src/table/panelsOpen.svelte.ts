import type { GamePanel, PanelPlace } from "../games/board";
import type { View } from "../net/types";
import type { FrameState } from "./frame.svelte";

/** Which panels of the game are open: those that the question needs, and what the player opened or closed. */
export class PanelsOpen {
  /** Opened or closed against their own wish. */
  private wish = $state<Record<string, boolean>>({});

  constructor(private readonly frame: FrameState) {}

  /** The panels of the game that are open at a place. */
  at(where: PanelPlace): GamePanel[] {
    const view = this.frame.table.view;
    if (!view) return [];
    const placeOf = (panel: GamePanel): PanelPlace =>
      typeof panel.where === "function" ? panel.where(view, this.frame.facts) : panel.where;
    return this.frame.panels.filter((panel) => placeOf(panel) === where && (this.wish[panel.id] ?? this.byItself(panel, view)));
  }

  private byItself(panel: GamePanel, view: View): boolean {
    return this.wanted(panel, view) || this.outlives(panel);
  }

  private wanted(panel: GamePanel, view: View): boolean {
    const { draft, decision } = this.frame.table;
    return !this.yields(panel, view) && panel.wanted(view, draft.asked ?? decision, draft.plan);
  }

  private yields(panel: GamePanel, view: View): boolean {
    const { draft, decision } = this.frame.table;
    return panel.yields?.(view, draft.asked ?? decision) ?? false;
  }

  /** A draft may end what a panel is about; until it is confirmed it has not. */
  private outlives(panel: GamePanel): boolean {
    const { push, draft, decision } = this.frame.table;
    return Boolean(panel.lasts && push && !this.yields(panel, push.view) && draft.steps.length && panel.wanted(push.view, decision, []));
  }

  /** What a panel shows: the position of the draft, unless the panel has nothing to show there. */
  viewOf(panel: GamePanel): View | null {
    const { view, push } = this.frame.table;
    return view && push && !this.wanted(panel, view) && this.outlives(panel) ? push.view : view;
  }

  toggle(id: string): void {
    const panel = this.frame.panels.find((one) => one.id === id);
    const { view } = this.frame.table;
    if (!panel || !view) return;
    const open = !this.isOpen(id);
    // Back to what it would do by itself: it goes when its question goes.
    if (open === this.byItself(panel, view)) delete this.wish[id];
    else this.wish[id] = open;
  }

  /** What the player opened over the map makes way for it. */
  clearMap(): void {
    for (const panel of this.at("over")) if (this.wish[panel.id]) delete this.wish[panel.id];
  }

  /** Panels that this question would show by itself, but the player closed. */
  putAway = $derived.by<GamePanel[]>(() => {
    const { view } = this.frame.table;
    return view ? this.frame.panels.filter((panel) => this.wish[panel.id] === false && this.wanted(panel, view)) : [];
  });

  /** A panel that was closed may open again by itself at the next occasion. */
  forgetClosed(): void {
    const view = this.frame.table.push?.view;
    if (!view) return;
    for (const panel of this.frame.panels) {
      const closed = this.wish[panel.id] === false;
      if (closed && !panel.wanted(view, this.frame.table.decision)) delete this.wish[panel.id];
    }
  }

  /** Panels of the game that have a button of their own in the frame. */
  buttons = $derived.by<GamePanel[]>(() => {
    const view = this.frame.table.view;
    return this.frame.panels.filter(({ id, button }) =>
      typeof button === "function" ? view !== null && button(view) : (button ?? ["trade", "technology"].includes(id)),
    );
  });

  isOpen(id: string): boolean {
    return [...this.at("side"), ...this.at("over")].some((panel) => panel.id === id);
  }
}
