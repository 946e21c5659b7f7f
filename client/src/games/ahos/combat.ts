// The combat that is being fought, for the track over the map.
import type { AhosFacts } from "./facts";
import {
  frameNamed,
  type AhosView,
  type CombatSide,
  type Frame,
  type PlayerView,
  type Side,
  type ToldCombat,
  type ToldSide,
} from "./view";

export type SourceKind = "fleets" | "star_bases" | "added" | "card" | "system" | "alien";
export interface Source {
  kind: SourceKind;
  count: number; // how many pieces, 0 where it does not apply
  strength: number;
  card?: string;
}
export interface SidePicture {
  side: Side;
  seat: string | null; // null: aliens
  sources: Source[];
  sum: number;
  unknown: boolean; // an Alien token is still face down
}
export const STAGES = ["reveal", "strengths", "stay", "answers", "losses", "retreat", "aftermath"] as const;
export type Stage = (typeof STAGES)[number];
export interface CombatPicture {
  space: string;
  stage: Stage;
  attacker: SidePicture;
  defender: SidePicture;
  margin: number; // attacker minus defender; above zero the attacker is ahead
  crossed: boolean;
  /** After the answers sums mean nothing any more: units are being lost. */
  decided: boolean;
  winner: Side | null;
}

const STAGE_OF: Record<string, Stage> = {
  reveal: "reveal",
  strengths: "strengths",
  attacker_stays: "stay",
  envoys: "stay",
  after_envoys: "stay",
  defender_stays: "stay",
  responses: "answers",
  answered: "answers",
  loser_losses: "losses",
  winner_losses: "losses",
  retreat: "retreat",
  aftermath: "aftermath",
  salvage: "aftermath",
  refill: "aftermath",
  end: "aftermath",
};

// "strength(3, role=defender, needs=own_marker)" of a Reserve card: what it adds here. Only for showing where a
// sum comes from; the server's own sums win as soon as a view carries them.
function reserveStrength(code: string, side: Side, fleets: number, ownMarker: boolean): number {
  const found = /strength\((\d+)([^)]*)\)/.exec(code);
  if (!found) return 0;
  const terms = found[2] ?? "";
  const role = /role=(\w+)/.exec(terms)?.[1];
  if (role && role !== side) return 0;
  if (terms.includes("needs=own_marker") && !ownMarker) return 0;
  const needed = /own_fleets>=(\d+)/.exec(terms)?.[1];
  if (needed && fleets < Number(needed)) return 0;
  return Number(found[1]);
}

function reserveSources(
  facts: AhosFacts,
  player: PlayerView | undefined,
  side: Side,
  fleets: number,
  own: boolean,
): Source[] {
  const out: Source[] = [];
  for (const card of [...(player?.reserve_one ?? []), ...(player?.reserve_two ?? [])]) {
    const fact = facts.cards.get(card);
    if (fact?.label !== "reserve") continue;
    const strength = reserveStrength(fact.code, side, fleets, own);
    if (strength > 0) out.push({ kind: "card", count: 0, strength, card });
  }
  return out;
}

function aliens(facts: AhosFacts, view: AhosView, frame: Frame, spent: CombatSide | undefined): SidePicture {
  const space = view.spaces[frame.space ?? ""];
  const tile = facts.systems.get(space?.tile ?? "");
  const sources: Source[] = [{ kind: "system", count: 0, strength: tile?.strength ?? 0 }];
  const token = frame.alien_counts === false ? (frame.alien_value ?? 0) : Number(space?.alien_token ?? 0);
  if (space && space.alien !== "none") sources.push({ kind: "alien", count: 0, strength: token });
  if (spent && spent.bonus > 0) sources.push({ kind: "added", count: 0, strength: spent.bonus });
  return picture("defender", null, sources, space?.alien === "hidden" && frame.alien_counts !== false);
}

function player(facts: AhosFacts, view: AhosView, frame: Frame, side: Side): SidePicture {
  const seat = (side === "attacker" ? frame.attacker : frame.defender) ?? null;
  const space = view.spaces[frame.space ?? ""];
  const units = space?.units[seat ?? ""] ?? { fleets: 0, star_bases: 0 };
  const spent = frame.sides?.[side === "attacker" ? 0 : 1];
  const each = (name: string) => facts.limits.get(name) ?? 0;
  const sources: Source[] = [
    { kind: "fleets", count: units.fleets, strength: units.fleets * each("fleet_strength") },
    { kind: "star_bases", count: units.star_bases, strength: units.star_bases * each("star_base_strength") },
    ...reserveSources(facts, view.players[seat ?? ""], side, units.fleets, space?.owner === seat),
    { kind: "added", count: 0, strength: spent?.bonus ?? 0 },
  ];
  return picture(
    side,
    seat,
    sources.filter((source) => source.strength > 0),
    false,
  );
}

const picture = (side: Side, seat: string | null, sources: Source[], unknown: boolean): SidePicture => ({
  side,
  seat,
  sources,
  sum: sources.reduce((sum, source) => sum + source.strength, 0),
  unknown,
});

const isSource = (kind: string): kind is SourceKind =>
  ["fleets", "star_bases", "added", "card", "system", "alien"].includes(kind);

function toldSide(side: Side, told: ToldSide): SidePicture {
  const sources = told.sources.flatMap((source): Source[] =>
    isSource(source.kind) ? [{ ...source, kind: source.kind }] : [],
  );
  return { side, seat: told.seat, sources, sum: told.strength, unknown: told.unknown };
}

/** The server's own sums; nothing is added up here. */
function toldCombat(told: ToldCombat): CombatPicture {
  return {
    space: told.space,
    stage: STAGE_OF[told.stage] ?? "answers",
    attacker: toldSide("attacker", told.attacker),
    defender: toldSide("defender", told.defender),
    margin: told.margin,
    crossed: told.crossed,
    decided: told.decided,
    winner: told.winner,
  };
}

export function combatOf(facts: AhosFacts, view: AhosView): CombatPicture | null {
  if (view.combat) return toldCombat(view.combat);
  const frame = frameNamed(view, "combat");
  if (!frame?.space) return null;
  const stage = STAGE_OF[String(frame.step)] ?? "answers";
  const attacker = player(facts, view, frame, "attacker");
  const defender = frame.defender
    ? player(facts, view, frame, "defender")
    : aliens(facts, view, frame, frame.sides?.[1]);
  const decided = STAGES.indexOf(stage) >= STAGES.indexOf("losses");
  return {
    space: frame.space,
    stage,
    attacker,
    defender,
    margin: attacker.sum - defender.sum,
    crossed: frame.crossed ?? false,
    decided,
    winner: decided ? (frame.winner ?? null) : null,
  };
}
