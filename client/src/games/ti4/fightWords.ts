// What a fight says in words: who hits how often, who lost what.
import { language } from "../../i18n/index.svelte";
import { hitsOf, lossesOf, type FightRound } from "./fight";
import { knows, say, word, type Ti4Key } from "./texts";
import type { Ti4View } from "./view";

/** "you", or the colour of the seat. */
export const whoIs = (view: Ti4View, seat: string): string => (seat === view.viewer ? say("you") : word("seat", seat));

export const unitsCounted = (unit: string, n: number): string => (knows("units", unit) ? say(`units_${unit}` as Ti4Key, { n }) : `${n} ${unit}`);

const times = (n: number): string => (n <= 4 ? say(`times_${n}` as Ti4Key) : say("times_n", { n }));

/** "You hit three times." */
export function hitsSentence(view: Ti4View, seat: string, n: number): string {
  if (seat === view.viewer) return n > 0 ? say("you_hit", { times: times(n) }) : say("you_miss");
  return n > 0 ? say("seat_hits", { who: word("seat", seat), times: times(n) }) : say("seat_misses", { who: word("seat", seat) });
}

/** "you 1 fighter; Blue 2 cruisers": nothing if nobody lost anything. */
export function lossesText(view: Ti4View, round: FightRound, seats: readonly string[], destroyed: boolean): string {
  const ofSeat = (seat: string): string => [...lossesOf(round, seat, destroyed)].map(([unit, n]) => unitsCounted(unit, n)).join(", ");
  return seats
    .map((seat) => ({ seat, units: ofSeat(seat) }))
    .filter(({ units }) => units !== "")
    .map(({ seat, units }) => say("who_what", { who: whoIs(view, seat), what: units }))
    .join("; ");
}

/** An older round in one line: "Round 1: you 2 hits, Blue 1 hit". */
export function roundLine(view: Ti4View, round: FightRound, seats: readonly string[]): string {
  const hits = seats.flatMap((seat) => {
    const n = hitsOf(round, seat);
    return n === null ? [] : [say("who_hits", { who: whoIs(view, seat), n })];
  });
  const lost = lossesText(view, round, seats, true);
  const what = [hits.join(", "), lost ? `${say("lost_all")} ${lost}` : ""].filter(Boolean).join(". ");
  return round.round === 0 ? say("before_line", { what }) : say("round_line", { n: round.round, what });
}

/** One decimal at most, as the language writes it. */
export const decimal = (n: number): string => n.toLocaleString(language(), { maximumFractionDigits: 1 });
