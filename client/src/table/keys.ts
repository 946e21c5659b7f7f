import { panels } from "../state/panels.svelte";
import { narrow } from "../parts/media.svelte";
import type { FrameState, Tab } from "./frame.svelte";

const typing = (element: Element | null) => element?.matches("input, textarea, select, [contenteditable]") ?? false;
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
  const first = document.querySelector<HTMLElement>("#decision [data-choice]");
  (first ?? document.getElementById("confirm"))?.focus();
}

function undo(frame: FrameState): void {
  const { draft, undoPoints } = frame.table;
  const last = undoPoints.at(-1);
  if (draft.steps.length > 0) void draft.dropLast();
  else if (last) frame.table.undo(last.to).catch(() => undefined);
}

/** E ends my turn, if the server offers to. */
function endTurn(frame: FrameState): void {
  const words = ["end_turn", "end", "done"];
  const found = frame.options.find((option) => words.includes(option.choice));
  if (found) void frame.pick(found.choice);
}

function why(frame: FrameState): void {
  const at = document.activeElement as HTMLElement | null;
  const hovered = [...document.querySelectorAll<HTMLElement>("[data-target]:hover")].at(-1);
  const target = at?.closest<HTMLElement>("[data-target]")?.dataset.target ?? hovered?.dataset.target;
  const choice = at?.dataset.choice;
  if (target) frame.askWhy(target);
  else if (choice) void frame.askWhyChoice(choice);
}

function escape(frame: FrameState): void {
  // Escape closes what lies on top, one thing at a time; it never declines.
  if (frame.commandOpen) frame.commandOpen = false;
  else if (frame.why) frame.why = null;
  else if (frame.filter !== null) frame.filter = null;
  else frame.listOpen = !frame.listOpen;
}

const plain: Record<string, (frame: FrameState) => void> = {
  Backspace: (frame) => void frame.table.draft.dropLast(),
  n: nextQuestion,
  e: endTurn,
  w: why,
  "/": (frame) => (frame.commandOpen = true),
  "?": () => panels.toggle("keys"),
  t: (frame) => frame.togglePanel("technology"),
  x: (frame) => frame.togglePanel("trade"),
  m: (frame) => openTab(frame, "map", "map"),
  h: (frame) => openTab(frame, "hand", "hand"),
  g: (frame) => openTab(frame, "goals", "goals"),
  b: (frame) => openTab(frame, "log", "log"),
  c: (frame) => {
    document.getElementById("tab-talk")?.click();
    requestAnimationFrame(() => openTab(frame, "log", "talk-text"));
  },
  ".": () => document.getElementById("log-unread")?.click(),
};

export function tableKeys(event: KeyboardEvent, frame: FrameState): void {
  if (event.defaultPrevented || event.isComposing) return;
  const at = document.activeElement;
  const control = event.ctrlKey || event.metaKey;
  if (event.key === "Enter" && (control || (!typing(at) && !acting(at)))) {
    event.preventDefault();
    void frame.table.draft.confirm();
    return;
  }
  if (event.key === "Escape") return escape(frame);
  if (typing(at)) return;
  if (control && event.key.toLowerCase() === "z") {
    event.preventDefault();
    return undo(frame);
  }
  if (control || event.altKey) return;
  if (/^[1-8]$/.test(event.key)) return openTab(frame, "players", `player-${event.key}`);
  const act = plain[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act) return;
  event.preventDefault();
  act(frame);
}
