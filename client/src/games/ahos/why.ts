// The choice that a click on a thing would mean if it were allowed; the server then says why it is not.
import type { Decision } from "../../net/types";
import type { TargetKey } from "../board";
import { isToken, readHeld } from "./choice";
import { splitKey } from "./keys";
import type { AhosView } from "./view";
import { readView, RESOURCES } from "./viewHelp";

function onSpace(space: string, kind: string, view: AhosView): string | undefined {
  const tile = view.spaces[space]?.tile;
  switch (kind) {
    case "home":
      return tile ? `home ${tile}` : undefined;
    case "first_colony":
      return tile ? `settle ${tile}` : undefined;
    case "produce":
      return `build fleet ${space}`;
    case "respond":
      return `reinforce fleet ${space}`;
    case "retreat":
      return `retreat fleet ${space}`;
    default:
      return view.spaces[space]?.marker === "none" ? `outpost ${space}` : `colony ${space}`;
  }
}

// What is still owed says which use of a card is meant.
function resourceMeant({ kind, facts }: Decision): string {
  const owed = (facts?.owed ?? {}) as Partial<Record<string, number>>;
  return RESOURCES.find((resource) => (owed[resource] ?? 0) > 0) ?? (kind === "respond" ? "matter" : "energy");
}

function onCard(held: string, decision: Decision): string {
  const { zone } = readHeld(held);
  switch (decision.kind) {
    case "pay":
      return `spend ${held} ${resourceMeant(decision)}`;
    case "discard":
      return `discard ${held}`;
    case "stow":
      return zone === "r1" || zone === "r2" ? `shift ${held}` : `stow ${held} r1`;
    case "take_reserve":
      return `take ${held}`;
    default:
      return `use ${held}`;
  }
}

export function whyChoice(target: TargetKey, decision: Decision, raw: unknown): string | undefined {
  const view = readView(raw);
  if (!view) return undefined;
  const { kind, name } = splitKey(target);
  switch (kind) {
    case "space":
      return onSpace(name, decision.kind, view);
    case "tile":
      return decision.kind === "first_colony" ? `settle ${name}` : `home ${name}`;
    case "way": {
      const [from, to] = name.split(">");
      return `move fleet ${from} ${to}`;
    }
    case "card":
      return onCard(name, decision);
    case "token":
      return isToken(name) ? `spend ${name} ${resourceMeant(decision)}` : undefined;
    case "offer":
      return `develop ${name}`;
    case "market":
      return `acquire ${name}`;
    case "seat":
      return `against ${name}`;
    case "theirs": {
      const [seat = "", ...held] = name.split("/");
      return `sabotage ${seat} ${held.join("/")}`;
    }
    case "connection":
      return view.black_holes.includes(name) ? `open ${name}` : `close ${name}`;
    case "unit":
      return `lose ${name}`;
    case "choice":
      return name;
    default:
      return undefined;
  }
}
