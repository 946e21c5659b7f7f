import type { TargetKey } from "../board";
import { key } from "./keys";
import { readView } from "./viewHelp";

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

/** What looks different from one view to the next. */
export function changed(before: unknown, after: unknown): TargetKey[] {
  const old = readView(before);
  const now = readView(after);
  if (!old || !now) return [];
  const out: TargetKey[] = [];
  for (const [id, space] of Object.entries(now.spaces))
    if (differ(old.spaces[id], space)) out.push(key.space(id));
  for (const edge of now.black_holes) if (!old.black_holes.includes(edge)) out.push(key.connection(edge));
  for (const edge of old.black_holes) if (!now.black_holes.includes(edge)) out.push(key.connection(edge));
  for (const card of now.tech_display) if (!old.tech_display.includes(card)) out.push(key.market(card));
  for (const token of now.token_display) if (!old.token_display.includes(token)) out.push(key.offer(token));
  for (const [seat, player] of Object.entries(now.players))
    if (old.players[seat]?.vp !== player.vp) out.push(key.seat(seat));
  return out;
}
