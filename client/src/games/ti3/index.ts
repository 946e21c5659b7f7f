// Twilight Imperium 3 as a board for the frame.
import type { Decision, View } from "../../net/types";
import type { GameBoard, TargetKey } from "../board";
import { changed } from "../ti/changes";
import { forcesOf, SHIPS } from "../ti/forces";
import { cardFace, orders } from "./cardTexts";
import { ending } from "./ending";
import { gameLog } from "./gameLog";
import { knownFacts, learn } from "./known";
import { manners } from "./manners";
import Galaxy from "./map/Galaxy.svelte";
import type { Facts } from "./pack";
import { panels } from "./panels";
import Goals from "./panels/Goals.svelte";
import Hand from "./panels/Hand.svelte";
import PlayerCard from "./panels/PlayerCard.svelte";
import RaceSetup from "./race/RaceSetup.svelte";
import RaceShown from "./race/RaceShown.svelte";
import RaceSide from "./race/RaceSide.svelte";
import { read } from "./read";
import MapSetup from "./setup/MapSetup.svelte";
import MapShown from "./setup/MapShown.svelte";
import { faces, halfOf, lies, whyChoice } from "./targets";
import { say, word } from "./texts";
import { words } from "./words";

export { panels };

function why(target: TargetKey, decision: Decision, raw: View, held: TargetKey | null): string | undefined {
  const view = read(raw);
  const shipAt = (system: string): string => {
    const forces = forcesOf(view.systems[system], decision.seat ?? "");
    return SHIPS.find((unit) => (forces[unit] ?? 0) > 0) ?? "carrier";
  };
  return whyChoice(target, decision.kind, held, view.players[view.viewer ?? ""]?.tiles ?? [], shipAt);
}

export const board: GameBoard<Facts> = {
  Map: Galaxy,
  PlayerCard,
  Hand,
  Goals,
  Side: RaceSide,
  sideName: (view, facts, seat) => facts.races.get(read(view).players[seat]?.race ?? "")?.name,
  facts: learn,
  targets: (choice) => faces(choice, knownFacts()),
  lies,
  // Gifts are possible at every question; they have their place at the desk.
  apart: (choice) => choice.startsWith("give "),
  bundle: (choice) => (choice.startsWith("transfer ") ? "transfer" : undefined),
  manners,
  changed: (before, after) => changed(read(before), read(after)),
  scores: (view) => Object.entries(read(view).players).map(([seat, { vp: points }]) => ({ seat, points })),
  ending,
  roundName: (n) => say("round_n", { n }),
  stage: (raw) => {
    const view = read(raw);
    const phase = word("phase", view.phase);
    return view.round > 0 ? say("stage", { round: view.round, phase }) : phase;
  },
  log: gameLog,
  face: cardFace,
  orders,
  setup: { map: MapSetup, races: RaceSetup },
  shown: { map: MapShown, races: RaceShown },
  whyChoice: why,
  half: halfOf,
  words,
};
