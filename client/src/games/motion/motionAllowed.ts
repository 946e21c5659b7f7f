import { Media } from "../../parts/media.svelte";
import { settings } from "../../state/settings.svelte";

const calm = new Media("(prefers-reduced-motion: reduce)");

/** Things move only for eyes that look and want it; otherwise an outline and the log say what changed. */
export function motionAllowed(): boolean {
  if (typeof document !== "undefined" && document.hidden) return false;
  if (settings.motion === "none") return false;
  return settings.motion === "full" || !calm.matches;
}
