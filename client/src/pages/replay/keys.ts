import type { Replay } from "./replay.svelte";

/** Arrows step, with Shift from action to action; Space plays. A field that has the focus keeps its own keys. */
export function replayKeys(event: KeyboardEvent, replay: Replay): void {
  const at = event.target as HTMLElement | null;
  const typing = at instanceof HTMLInputElement || at instanceof HTMLSelectElement;
  const onMap = at?.closest?.("[data-target]") !== null && at?.closest?.("[data-target]") !== undefined;
  if (typing || onMap || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "ArrowRight") void (event.shiftKey ? replay.nextMark() : replay.go(replay.step + 1));
  else if (event.key === "ArrowLeft") void (event.shiftKey ? replay.lastMark() : replay.go(replay.step - 1));
  else if (event.key === "Home") void replay.go(0);
  else if (event.key === "End") void replay.go(replay.steps);
  else if (event.key === " " && !(at instanceof HTMLButtonElement)) replay.playing ? replay.pause() : replay.play();
  else return;
  event.preventDefault();
}
