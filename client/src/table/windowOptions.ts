import type { CardFace } from "../games/board";
import type { Option } from "../net/types";

const passWords = new Set(["pass", "decline", "no", "hold", "done"]);

/** The option that does nothing. */
export const isPass = (option: Option): boolean =>
  passWords.has(option.choice) || (option.group === "pass" && option.choice.startsWith("pass"));

/** One card that may be played in a window, with all the ways to play it. */
export interface WindowCardGroup {
  /** What an order calls it; "" if it is no card. */
  card: string;
  face: CardFace | undefined;
  options: Option[];
}

const cardKinds = ["card", "note", "technology", "ability", "law"];

/** The options of a window without Pass, card by card. */
export function windowCards(
  options: readonly Option[],
  targets: (choice: string) => string[],
  face: (target: string) => CardFace | undefined,
): WindowCardGroup[] {
  const groups = new Map<string, WindowCardGroup>();
  for (const option of options) {
    if (isPass(option)) continue;
    const target = targets(option.choice).find((one) => cardKinds.includes(one.split(":")[0] ?? ""));
    const key = target ?? `choice:${option.choice}`;
    const group = groups.get(key);
    if (group) group.options.push(option);
    else
      groups.set(key, {
        card: target ? target.slice(target.indexOf(":") + 1) : "",
        face: target ? face(target) : undefined,
        options: [option],
      });
  }
  return [...groups.values()];
}

/** What is left of a window, from 1 to 0, and in milliseconds. */
export function windowLeft(
  window: { closes_at?: number; now?: number },
  heardAt: number,
  now: number,
): number | undefined {
  if (window.closes_at === undefined) return undefined;
  const serverNow = (window.now ?? heardAt) + (now - heardAt);
  return Math.max(0, window.closes_at - serverNow);
}
