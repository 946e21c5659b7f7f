// What the picture of a card shows: told by the words of its id, so that it is the same in every language.
import type { SceneKind } from "../pictures/scenes";

/** The first that fits. */
const signs: readonly [RegExp, SceneKind][] = [
  [/rider|veto|legal|law|councilor|council|representative|bribery|politic|summit|stability|repeal|disgrace|insubordination/, "law"],
  [
    /hit|battle|fire|bombard|shot|war|defens|fighter|fleet|weapon|retreat|shield|courage|morale|repair|melt|military|legion|conquer|subdue|destroy|ship|dust|example|threat|disable|bunker|intercept|frontline|uprising|rebellion|intimidate/,
    "war",
  ],
  [/trade|econom|initiative|salvage|repara|market|commod|funding|golden|monopol|metals|convoy|supply/, "trade"],
  [/research|upgrade|scien|technolog|brain|physics|prototype|antivirus|cyber/, "cyber"],
  [/spy|sabotage|infiltrate|secret|jamming|prescience|stymie|plague|mutagen|gift|rebel/, "secret"],
  [/speed|jets|chart|silence|ghost|creuss|iff|perimeter|borders|region|gatekeeper|wormhole/, "drive"],
  [/planet|burial|messiah|colon|people|monument|galax|empire|throne|outpost|world|alliance/, "space"],
];

export const sceneOf = (id: string): SceneKind => signs.find(([sign]) => sign.test(id))?.[1] ?? "rule";

const colours: Readonly<Record<string, SceneKind>> = { green: "bio", red: "war", blue: "drive", yellow: "cyber" };
export const sceneOfTechnology = (colour: string): SceneKind => colours[colour] ?? "space";

const strategies: Readonly<Record<string, SceneKind>> = {
  leadership: "rule",
  diplomacy: "space",
  politics: "law",
  construction: "cyber",
  trade: "trade",
  warfare: "war",
  technology: "bio",
  imperial: "secret",
};
export const sceneOfStrategy = (id: string): SceneKind => strategies[id] ?? "space";

/** Colours of the eight strategy cards. */
export const STRATEGY_HUE: Readonly<Record<string, string>> = {
  leadership: "#B23A3A",
  diplomacy: "#B8742A",
  politics: "#A58A1E",
  construction: "#4C8A35",
  trade: "#2A8A7E",
  warfare: "#2F63B0",
  technology: "#4747A8",
  imperial: "#7A3A9A",
};
