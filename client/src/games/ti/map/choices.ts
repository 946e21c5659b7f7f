// Which systems stand out while something is chosen: useful ones, those merely in reach, and those that are not.
import type { Scene, SystemScene } from "../scene";
import type { Lit } from "./legal";

export interface Choices {
  useful: SystemScene[];
  reach: SystemScene[];
  /** Cannot be chosen; they still say why. */
  far: SystemScene[];
  chosen: SystemScene[];
}

/** If twenty things glow, nothing does. */
const FEW = 8;

export function choices(scene: Scene, lit: Lit, done: Lit, useful?: readonly string[]): Choices {
  const open = scene.systems.filter((s) => lit.systems.has(s.id));
  const wanted = useful ? new Set(useful) : null;
  const isUseful = (s: SystemScene): boolean => (wanted ? wanted.has(`system:${s.id}`) : open.length <= FEW);
  const isChosen = (s: SystemScene): boolean => done.systems.has(s.id);
  return {
    useful: open.filter((s) => isUseful(s) && !isChosen(s)),
    reach: open.filter((s) => !isUseful(s) && !isChosen(s)),
    far: open.length === 0 ? [] : scene.systems.filter((s) => !open.includes(s) && !s.active && !isChosen(s)),
    chosen: scene.systems.filter((s) => isChosen(s) && !s.active),
  };
}
