import type { GameBoard } from "../board";
import { changed } from "./changed";
import { groupWord, optionText, question } from "./choiceWords";
import { logLine } from "./logLine";
import { readFacts, type AhosFacts } from "./facts";
import Goals from "./Goals.svelte";
import Hand from "./Hand.svelte";
import Map from "./Map.svelte";
import PlayerCard from "./PlayerCard.svelte";
import { scores, stage } from "./summary";
import { targets } from "./targets";
import { whyChoice } from "./why";

export const board: GameBoard<AhosFacts> = {
  Map,
  PlayerCard,
  Hand,
  Goals,
  facts: readFacts,
  targets,
  changed,
  scores,
  stage,
  whyChoice,
  words: { question, group: groupWord, option: optionText, line: logLine },
};
