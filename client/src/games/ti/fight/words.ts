// What a fight says in words: who hits how often, who lost what.
import { language } from "../../../i18n/index.svelte";
import { hitsOf, lossesOf, type FightRound } from "./rounds";
import { say } from "../texts";
import type { Words } from "../words";

/** Who looks, and in what words. */
export interface Told {
  viewer: string | null;
  words: Words;
}

/** "you", or the colour of the seat. */
export const whoIs = ({ viewer, words }: Told, seat: string): string => (seat === viewer ? say("you") : words.word("seat", seat));

const TIMES = ["times_1", "times_2", "times_3", "times_4"] as const;
const times = (n: number): string => say(TIMES[n - 1] ?? "times_n", { n });

/** "You hit three times." */
export function hitsSentence(told: Told, seat: string, n: number): string {
  if (seat === told.viewer) return n > 0 ? say("you_hit", { times: times(n) }) : say("you_miss");
  return n > 0 ? say("seat_hits", { who: told.words.word("seat", seat), times: times(n) }) : say("seat_misses", { who: told.words.word("seat", seat) });
}

/** "you 1 fighter; Blue 2 cruisers": nothing if nobody lost anything. */
export function lossesText(told: Told, round: FightRound, seats: readonly string[], destroyed: boolean): string {
  const ofSeat = (seat: string): string => [...lossesOf(round, seat, destroyed)].map(([unit, n]) => told.words.units(unit, n)).join(", ");
  return seats
    .map((seat) => ({ seat, units: ofSeat(seat) }))
    .filter(({ units }) => units !== "")
    .map(({ seat, units }) => say("who_what", { who: whoIs(told, seat), what: units }))
    .join("; ");
}

/** An older round in one line: "Round 1: you 2 hits, Blue 1 hit". */
export function roundLine(told: Told, round: FightRound, seats: readonly string[]): string {
  const hits = seats.flatMap((seat) => {
    const n = hitsOf(round, seat);
    return n === null ? [] : [told.words.say("who_hits", { who: whoIs(told, seat), n })];
  });
  const lost = lossesText(told, round, seats, true);
  const what = [hits.join(", "), lost ? `${say("lost_all")} ${lost}` : ""].filter(Boolean).join(". ");
  return round.round === 0 ? say("before_line", { what }) : say("round_line", { n: round.round, what });
}

/** One decimal at most, as the language writes it. */
export const decimal = (n: number): string => n.toLocaleString(language(), { maximumFractionDigits: 1 });
