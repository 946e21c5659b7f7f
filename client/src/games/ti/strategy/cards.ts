// The strategy cards of a game as they are drawn.
import type { Seat } from "../forces";
import type { SceneKind } from "../../pictures/scenes";

export interface StrategyScene {
  id: string;
  /** Its place in the order of play. */
  number: number;
  name: string;
  primary: string;
  secondary: string;
  owner: Seat | null;
  used: boolean;
  /** What lies on it for whoever takes it. */
  extra: number;
  hue: string;
  scene: SceneKind;
}

export const inOrder = (cards: readonly StrategyScene[]): StrategyScene[] => [...cards].sort((a, b) => a.number - b.number);
