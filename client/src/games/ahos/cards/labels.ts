import type { Label } from "../facts";
import { say, type SayKey } from "../say";

const WORDS: Record<Label, SayKey | null> = {
  none: null,
  action: "label_action",
  free: "label_free",
  combat: "label_combat",
  reserve: "label_reserve",
  special: "label_special",
};
const LONG: Partial<Record<Label, SayKey>> = {
  action: "label_action_long",
  free: "label_free_long",
  combat: "label_combat_long",
  reserve: "label_reserve_long",
};

export function labelWord(label: Label): string {
  const text = WORDS[label];
  return text ? say(text) : "";
}

export function labelMeaning(label: Label): string {
  const text = LONG[label];
  return text ? say(text) : "";
}
