// A technology board as it is drawn: columns, and how each technology stands. What it needs is known to its game.
import { say } from "../texts";

export interface TechScene {
  id: string;
  name: string;
  text: string;
  /** Signs of what it needs: a colour each, with its name. */
  needs: readonly { colour: string; name: string }[];
  /** Of the player's own people. */
  own: boolean;
  /** How it stands, in words. */
  how: string;
  owned: boolean;
  exhausted: boolean;
  lit: boolean;
  chosen: boolean;
  /** Offered although something is missing that others make up for. */
  helped: boolean;
}
export interface TechColumn {
  /** A colour, or another id of the game. */
  id: string;
  name: string;
  /** Of these the player has. */
  count: number;
  nodes: readonly TechScene[];
}

export interface Standing {
  owned: boolean;
  exhausted: boolean;
  lit: boolean;
  chosen: boolean;
  /** What is missing, in words. */
  lacking: string;
}

/** How it stands, in words; the first that holds. */
export function stateOf({ owned, exhausted, lit, chosen, lacking }: Standing): string {
  if (chosen) return say("tech_chosen");
  if (lit && !owned && lacking) return say("can_with_help", { what: lacking });
  if (lit) return say(owned ? "can_use" : "can_research");
  if (exhausted) return say("exhausted");
  if (owned) return say("owned");
  return lacking ? say("lacks", { what: lacking }) : say("later");
}
