// What the picture of a card shows. A system shows its world.
import { grounds, type SceneKind } from "../pictures/scenes";
import type { AhosFacts, CardFact } from "./facts";
import { RESOURCES, type Resource } from "./viewHelp";
import { worldOf, type World } from "./world";

export type CardPicture =
  | { world: World; ground: string; hue: string }
  | { world: null; kind: SceneKind; hue: string };

const byResource: Record<Resource, SceneKind> = {
  energy: "drive",
  matter: "trade",
  population: "bio",
  research: "cyber",
};
const byLabel: Partial<Record<CardFact["label"], SceneKind>> = {
  combat: "war",
  reserve: "law",
  action: "space",
  free: "secret",
  special: "rule",
};

export function pictureOf(facts: AhosFacts, fact: CardFact): CardPicture {
  const system = fact.family === "system" ? facts.systems.get(fact.id) : undefined;
  if (system)
    return {
      world: worldOf(system.name, system.habitable),
      ground: system.habitable ? "#0E2A3A" : "#2A1712",
      hue: system.habitable ? "#4FB6A0" : "#C07A50",
    };
  const kind = sceneOf(fact);
  return { world: null, kind, hue: grounds[kind].hue };
}

function sceneOf(fact: CardFact): SceneKind {
  if (fact.label === "combat") return "war";
  if (fact.culture) return "rule";
  const most = [...RESOURCES].sort((a, b) => fact.points[b] - fact.points[a])[0];
  if (most && fact.points[most] > 0) return byResource[most];
  return byLabel[fact.label] ?? "space";
}
