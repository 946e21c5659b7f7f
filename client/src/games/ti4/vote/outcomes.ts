// What the panel of a vote says of outcomes, in words.
import { seatName } from "../labels";
import type { Card, Facts } from "../pack";
import { say } from "../texts";
import type { Ti4View } from "../view";

/** An agenda is voted for or against; all others elect something. */
export const isElection = (card: Card | undefined): boolean => card !== undefined && card.timing !== "for_against";

/** Whether a place of the map is elected: then the map must be in sight. */
export const electsPlanet = (agenda: string | null, facts: Facts | undefined): boolean =>
  facts?.agendas.get(agenda ?? "")?.timing.startsWith("elect_planet") ?? false;

export function outcomeName(view: Ti4View, facts: Facts, outcome: string): string {
  if (outcome === "for") return say("vote_for");
  if (outcome === "against") return say("vote_against");
  if (view.players[outcome]) return seatName(view, facts, outcome);
  const thing = facts.planets.get(outcome) ?? facts.agendas.get(outcome) ?? facts.objectives.get(outcome);
  return thing?.name ?? outcome;
}

/** What is stamped on it when it is decided. */
export function verdict(view: Ti4View, facts: Facts, outcome: string): string {
  if (outcome === "for") return say("vote_passed");
  if (outcome === "against") return say("vote_rejected");
  return outcomeName(view, facts, outcome);
}

/** How long what was decided holds; `outcome` null: what would be. */
export function lasting(card: Card, outcome: string | null): string {
  if (card.kind !== "law") return say("directive_once");
  if (outcome === "against") return say("law_not_made");
  return outcome === null ? say("law_would_last") : say("law_lasts");
}
