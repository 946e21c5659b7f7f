// What befell me since I chose last: fights that ended, and lines about what others did to me.
import type { GameLog } from "../games/board";
import type { LogEvent } from "../net/types";
import { lineBefore, seatsIn } from "./log";

export interface FightEnd {
  /** The line that the fight began with, and the one that ended it. */
  began: LogEvent;
  ended: LogEvent;
  result: "won" | "lost" | "drawn";
  mine: number;
  theirs: number;
}

/** The first line of each step, by the step: whose choice it was. */
const firstOf = (events: readonly LogEvent[], step: number) => events.find((event) => event.step === step);

/** Whether a line tells of something that befell me and that I did not choose myself. */
export function befellMe(
  event: LogEvent,
  first: LogEvent | undefined,
  me: string,
  seats: readonly string[],
  log: GameLog | undefined,
  before?: LogEvent,
): boolean {
  if (!me || !log?.befell) return false;
  const own = event.by !== "bot" && seatsIn((first ?? event).text, seats)[0] === me;
  return log.befell(event.text, me, own, before?.text);
}

/** Fights of mine that ended after the line `mark`; losses are counted over the whole fight. */
export function fightsOf(events: readonly LogEvent[], mark: number, me: string, log: GameLog | undefined): FightEnd[] {
  // Somebody who only watches has no seat, and "nobody" is a side, too.
  if (!me) return [];
  const out: FightEnd[] = [];
  let began: { event: LogEvent; sides: readonly string[] } | null = null;
  let losses: Record<string, number> = {};
  for (const event of events) {
    const fight = log?.fight?.(event.text);
    if (fight && "sides" in fight) {
      began = { event, sides: fight.sides };
      losses = {};
    } else if (fight && began) {
      const other = began.sides.find((side) => side !== me) ?? "";
      const result = fight.winner === null ? "drawn" : fight.winner === me ? "won" : "lost";
      if (event.n > mark && began.sides.includes(me))
        out.push({ began: began.event, ended: event, result, mine: losses[me] ?? 0, theirs: losses[other] ?? 0 });
      began = null;
    }
    const tally = log?.tally(event.text);
    if (tally?.what === "lost") losses[tally.seat] = (losses[tally.seat] ?? 0) + tally.n;
  }
  return out;
}

export function linesToMe(
  events: readonly LogEvent[],
  mark: number,
  me: string,
  seats: readonly string[],
  log: GameLog | undefined,
): LogEvent[] {
  return events.filter(
    (event) =>
      event.n > mark && befellMe(event, firstOf(events, event.step), me, seats, log, lineBefore(events, event)),
  );
}
