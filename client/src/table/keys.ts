import { tick } from "svelte";
import { panels } from "../state/panels.svelte";
import { narrow } from "../parts/media.svelte";
import { isTyping as typing } from "../state/idle";
import { settings } from "../state/settings.svelte";
import { actionOf, type Action } from "./actions";
import type { FrameState, Tab } from "./frame.svelte";

const acting = (element: Element | null) => element?.matches("button, a, summary, [role=button]") ?? false;

function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}

function openTab(frame: FrameState, tab: Tab, id: string): void {
  frame.tab = tab;
  // On a narrow screen the panel is there only after the tab has changed.
  if (narrow.matches) requestAnimationFrame(() => focusOn(id));
  else focusOn(id);
}

function nextQuestion(frame: FrameState): void {
  frame.listOpen = true;
  // By keys an answer is found in the list.
  if (!frame.table.draft.ready && !frame.table.window) frame.fullList = true;
  void tick().then(focusAnswer);
}

function focusAnswer(): void {
  const first = document.querySelector<HTMLElement>("#decision [data-choice]");
  const next = first ?? document.getElementById("window-pass") ?? document.getElementById("confirm");
  next?.focus();
}

function undo(frame: FrameState): void {
  const { draft, undoPoints } = frame.table;
  const last = undoPoints.at(-1);
  if (draft.past.length > 0) void draft.back();
  else if (last) frame.table.undo(last.to).catch(() => undefined);
}

/** E ends my turn, if the server offers to; where that is chosen already, it sends it. */
function endTurn(frame: FrameState): void {
  const words = ["end_turn", "end", "done"];
  const found = frame.options.find((option) => words.includes(option.choice));
  if (!found) return;
  if (frame.table.draft.plan.includes(found.choice)) void frame.send();
  else void frame.picking.pick(found.choice);
}

/** On a thing that is chosen Enter sends the whole answer; Space is there to drop it. */
function sendsChosen(event: KeyboardEvent, frame: FrameState): boolean {
  const at = document.activeElement as HTMLElement | null;
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey || !frame.table.draft.ready || frame.table.window) return false;
  const choice = at?.dataset.choice;
  const target = at?.closest<HTMLElement>("[data-target]")?.dataset.target;
  return choice ? frame.picking.drops(choice) : target !== undefined && frame.picking.dropsTarget(target);
}

const alone = new Set(["Shift", "Control", "Alt", "Meta", "Tab"]);

/** Before anything else hears a key: why not goes with the next one, and a chosen thing is sent, not dropped. */
export function firstKeys(event: KeyboardEvent, frame: FrameState): void {
  const taken = (): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  if (frame.picking.why && !alone.has(event.key) && !document.activeElement?.closest("[data-why]")) {
    frame.picking.why = null;
    if (event.key === "Escape" && !panels.open && !frame.commandOpen) return taken();
  }
  if (!sendsChosen(event, frame)) return;
  taken();
  void frame.send();
}

/** Why not goes with the next press that is not on it. */
export function firstPress(event: PointerEvent, frame: FrameState): void {
  if (frame.picking.why && !(event.target as Element | null)?.closest("[data-why], dialog, [role=dialog]")) frame.picking.why = null;
}

function why(frame: FrameState): void {
  const at = document.activeElement as HTMLElement | null;
  const hovered = [...document.querySelectorAll<HTMLElement>("[data-target]:hover")].at(-1);
  const target = at?.closest<HTMLElement>("[data-target]")?.dataset.target ?? hovered?.dataset.target;
  const choice = at?.dataset.choice;
  if (target) frame.picking.askWhy(target);
  else if (choice) void frame.picking.askWhyChoice(choice);
}

/** Panels that can be opened again by a button; what a question shows by itself stays. */
function closePanel(frame: FrameState): boolean {
  const open = frame.panelsOpen.buttons.find(({ id }) => frame.panelsOpen.isOpen(id));
  if (open) frame.panelsOpen.toggle(open.id);
  return open !== undefined;
}

function escape(frame: FrameState): void {
  // Escape closes what lies on top, one thing at a time; it never declines.
  if (panels.open) panels.close();
  else if (frame.commandOpen) frame.commandOpen = false;
  else if (frame.picking.why) frame.picking.why = null;
  else if (frame.picking.menu) frame.picking.menu = null;
  else if (frame.fullList) frame.fullList = false;
  else if (closePanel(frame)) return;
  else frame.listOpen = !frame.listOpen;
}

const does: Record<Action, (frame: FrameState) => void> = {
  drop: (frame) => void frame.table.draft.dropLast(),
  next: nextQuestion,
  end: endTurn,
  why,
  command: (frame) => (frame.commandOpen = true),
  help: () => panels.toggle("help"),
  technology: (frame) => frame.panelsOpen.toggle("technology"),
  trade: (frame) => frame.panelsOpen.toggle("trade"),
  orders: (frame) => frame.table.mySeats.length > 0 && panels.toggle("orders"),
  map: (frame) => openTab(frame, "map", "map"),
  hand: (frame) => openTab(frame, "hand", "hand"),
  goals: (frame) => openTab(frame, "goals", "goals"),
  log: (frame) => openTab(frame, "log", "log"),
  talk: (frame) => {
    document.getElementById("tab-talk")?.click();
    requestAnimationFrame(() => openTab(frame, "log", "talk-text"));
  },
  // With nothing to catch up with: the first new line of the log.
  since: (frame) => (frame.since.first >= 0 ? frame.since.open() : document.getElementById("log-unread")?.click()),
};

/** Space passes only for somebody who is at the window card and on none of its buttons. */
function passes(event: KeyboardEvent, frame: FrameState, at: Element | null): boolean {
  if (event.key !== " " || !frame.table.window?.mine) return false;
  return at?.closest("#decision") !== null && !typing(at) && !acting(at);
}

export function tableKeys(event: KeyboardEvent, frame: FrameState): void {
  if (event.defaultPrevented || event.isComposing) return;
  const at = document.activeElement;
  const control = event.ctrlKey || event.metaKey;
  if (event.key === "Enter" && (control || (!typing(at) && !acting(at)))) {
    event.preventDefault();
    void frame.send();
    return;
  }
  if (event.key === "Escape") return escape(frame);
  if (typing(at)) return;
  if (control && event.key.toLowerCase() === "z") {
    event.preventDefault();
    if (event.shiftKey) void frame.attempt(() => frame.table.redo());
    else undo(frame);
    return;
  }
  if (control || event.altKey) return;
  if (/^[1-8]$/.test(event.key)) return openTab(frame, "players", `player-${event.key}`);
  if (passes(event, frame, at)) {
    event.preventDefault();
    void frame.windowAnswer.pass();
    return;
  }
  const action = actionOf(event.key, settings.keys);
  if (!action) return;
  event.preventDefault();
  does[action](frame);
}
