import type { GameBoard } from "../board";
import { cardFace, orders } from "./cardTexts";
import { changed } from "./changed";
import { gameLog } from "./gameLog";
import { readFacts, type AhosFacts } from "./facts";
import Goals from "./Goals.svelte";
import Hand from "./Hand.svelte";
import { manners } from "./manners";
import Map from "./Map.svelte";
import PlayerCard from "./PlayerCard.svelte";
import { goalsTitle } from "./questions";
import LayoutSetup from "./setup/LayoutSetup.svelte";
import RaceSide from "./RaceSide.svelte";
import RaceSetup from "./setup/RaceSetup.svelte";
import RaceShown from "./setup/RaceShown.svelte";
import { scoreParts, scores, stage } from "./summary";
import { lies, targets } from "./targets";
import { readView } from "./viewHelp";
import { whyChoice } from "./why";
import { words } from "./words";

export const board: GameBoard<AhosFacts> = {
  Map,
  PlayerCard,
  Hand,
  Goals,
  Side: RaceSide,
  sideName: (view, facts, seat) => facts.races.get(readView(view)?.players[seat]?.race ?? "")?.name,
  facts: readFacts,
  targets,
  // A stack is lifted and a unit is built by a click on the map.
  opens: (choice) => choice === "move" || choice === "produce",
  lies,
  manners,
  changed,
  scores,
  scoreParts,
  goalsTitle,
  stage,
  log: gameLog,
  face: cardFace,
  orders,
  setup: { races: RaceSetup, layout: LayoutSetup },
  shown: { races: RaceShown },
  whyChoice,
  words,
};
