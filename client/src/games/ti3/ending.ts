// Why the game ended, for the result.
import type { LogEvent, View } from "../../net/types";
import type { Facts } from "./pack";
import { read } from "./read";
import { nameOf } from "./sentences";
import { say } from "./texts";

/** Objectives that win are worth no points. */
const WINS = "★";

/** `events`: the last lines are enough. Undefined: they do not tell. */
export function ending(winners: readonly string[], events: readonly LogEvent[], raw: View, facts: Facts): string | undefined {
  const view = read(raw);
  if (events.some(({ text }) => text === "game_over")) return say("end_rex", { n: view.goal });
  const claimed = events.map(({ text }) => text.split(" ")).filter(([verb, seat = ""]) => verb === "claimed" && winners.includes(seat));
  const objective = claimed.map(([, , id = ""]) => id).find((id) => facts.objectives.get(id)?.worth === WINS);
  if (objective) return say("end_objective", { a: nameOf("objective", objective, facts) });
  if (winners.some((seat) => (view.players[seat]?.vp ?? 0) >= view.goal)) return say("end_points", { n: view.goal });
  const out = new Set(events.flatMap(({ text }) => (text.startsWith("eliminated ") ? [text.split(" ")[1] ?? ""] : [])));
  return out.size > 0 && out.size === Object.keys(view.players).length - winners.length ? say("end_alone") : undefined;
}
