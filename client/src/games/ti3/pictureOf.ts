// What the picture of a card shows, told by the words of its id, and the colours of the strategy cards.
import type { SceneKind } from "../pictures/scenes";

/** The first that fits. */
const signs: readonly [RegExp, SceneKind][] = [
  [/veto|council|representative|brib|politic|stability|repeal|vote|elder|minister|public|policy/, "law"],
  [/hit|battle|bombard|war|defens|fighter|weapon|retreat|shield|morale|militia|uprising|friendly|experiment|minelay|mines/, "war"],
  [/trade|econom|merchant|mineral|commerc|treasur/, "trade"],
  [/tech|scien|synthesis|research|plague|biolog/, "cyber"],
  [/spy|sabotage|secret|criminal|unrest|thief|insubord|agent/, "secret"],
  [/speed|flank|movement|fast|touch|wormhole/, "drive"],
  [/planet|coloni|diaspora|local|system|galax|throne|empire|armistice/, "space"],
];
export const sceneOf = (id: string): SceneKind => signs.find(([sign]) => sign.test(id))?.[1] ?? "rule";

const strategies: Readonly<Record<string, readonly [hue: string, scene: SceneKind]>> = {
  initiative: ["#B23A3A", "rule"],
  diplomacy: ["#B8742A", "space"],
  political: ["#A58A1E", "law"],
  logistics: ["#4C8A35", "cyber"],
  trade: ["#2A8A7E", "trade"],
  warfare: ["#2F63B0", "war"],
  technology: ["#4747A8", "bio"],
  imperial: ["#7A3A9A", "secret"],
};
export const hueOf = (id: string): string => strategies[id]?.[0] ?? "";
export const sceneOfStrategy = (id: string): SceneKind => strategies[id]?.[1] ?? "space";
