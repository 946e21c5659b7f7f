// The top bar: points of each seat, round and whose turn it is; in the end what the points are made of.
import type { AhosFacts } from "./facts";
import { say, seatWord } from "./say";
import { readView } from "./viewHelp";

export function scores(raw: unknown): { seat: string; points: number }[] {
  const view = readView(raw);
  if (!view) return [];
  const over = view.winners.length > 0;
  return Object.entries(view.players).map(([seat, player]) => ({
    seat,
    points: over ? (view.final_vp[seat] ?? player.vp) : player.vp,
  }));
}

/** The parts of the final points that gave any. */
export function scoreParts(raw: unknown, seat: string): { name: string; points: number }[] {
  const score = readView(raw)?.players[seat]?.score;
  if (!score) return [];
  return [
    { name: say("marker_home"), points: score.home },
    { name: say("colonies"), points: score.colonies },
    { name: say("outposts"), points: score.outposts },
    { name: say("tokens"), points: score.development },
    { name: say("score_reserve"), points: score.reserve },
    { name: say("score_cards"), points: score.cards },
  ].filter((part) => part.points > 0);
}

export function stage(raw: unknown, _facts: AhosFacts): string {
  const view = readView(raw);
  if (!view) return "";
  if (view.round === 0) return say("setup");
  const round = say("round", { n: view.round });
  if (view.winners.length > 0) return `${say("over")} · ${round}`;
  return view.turn.seat ? `${round} · ${say("turn_of", { name: seatWord(view.turn.seat) })}` : round;
}
