// The top bar: points of each seat, round and whose turn it is.
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

export function stage(raw: unknown, _facts: AhosFacts): string {
  const view = readView(raw);
  if (!view) return "";
  if (view.winners.length > 0) return say("over");
  if (view.round === 0) return say("setup");
  const round = say("round", { n: view.round });
  return view.turn.seat ? `${round} · ${say("turn_of", { name: seatWord(view.turn.seat) })}` : round;
}
