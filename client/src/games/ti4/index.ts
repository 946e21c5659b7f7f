// Twilight Imperium 4 as a board for the frame.
import type { Decision, View } from "../../net/types";
import type { GameBoard, TargetKey } from "../board";
import { cardFace, orders } from "./cardTexts";
import { changed } from "../ti/changes";
import FactionSide from "./faction/FactionSide.svelte";
import { gameLog } from "./gameLog";
import { manners } from "./manners";
import Galaxy from "./map/Galaxy.svelte";
import { parsePack, type Facts } from "./pack";
import { panels } from "./panels";
import Goals from "./panels/Goals.svelte";
import Hand from "./panels/Hand.svelte";
import PlayerCard from "./panels/PlayerCard.svelte";
import FactionSetup from "./setup/FactionSetup.svelte";
import FactionShown from "./setup/FactionShown.svelte";
import MapSetup from "./setup/MapSetup.svelte";
import MapShown from "./setup/MapShown.svelte";
import { faces, halfOf, lies, tileAt, whyChoice } from "./targets";
import { say, word } from "./texts";
import type { Ti4View } from "./view";
import { forcesOf, SHIPS } from "../ti/forces";
import Verdict from "./vote/Verdict.svelte";
import { words } from "./words";

export { panels };

// Which kind of thing a word names is the pack's knowledge; a choice alone does not tell it.
let known: Facts | undefined;

const read = (view: View): Ti4View => view as unknown as Ti4View;

function facts(files: Record<string, string>): Facts {
  known = parsePack(files);
  return known;
}

function why(target: TargetKey, decision: Decision, raw: View, held: TargetKey | null): string | undefined {
  const view = read(raw);
  if (decision.kind === "place_tile") return tileAt(target, held, view.players[view.viewer ?? ""]?.tiles ?? []);
  const shipsAt = (system: string): string[] => {
    const forces = forcesOf(view.systems[system], decision.seat ?? "");
    return SHIPS.filter((unit) => (forces[unit] ?? 0) > 0);
  };
  return whyChoice(target, decision.kind, shipsAt);
}

export const board: GameBoard<Facts> = {
  Map: Galaxy,
  PlayerCard,
  Hand,
  Goals,
  Notice: Verdict,
  Side: FactionSide,
  sideName: (view, facts, seat) => facts.factions.get(read(view).players[seat]?.faction ?? "")?.name,
  facts,
  targets: (choice) => faces(choice, known),
  lies,
  manners,
  apart: (choice) => choice.startsWith("offer "),
  changed: (before, after) => changed(read(before), read(after)),
  scores: (view) => Object.entries(read(view).players).map(([seat, p]) => ({ seat, points: p.vp })),
  stage: (raw) => {
    const view = read(raw);
    const phase = word("phase", view.phase);
    return view.round > 0 ? say("stage", { round: view.round, phase }) : phase;
  },
  log: gameLog,
  face: cardFace,
  orders,
  setup: { map: MapSetup, factions: FactionSetup },
  shown: { map: MapShown, factions: FactionShown },
  whyChoice: why,
  half: halfOf,
  words,
};
