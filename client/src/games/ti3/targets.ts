// The things on the table that a choice in notation names: the client knows the shape of the words, no rules.
//
// Keys, the most exact thing first: system:quann_system, planet:lodor, spot:1,-2, piece:carrier@quann_system,
// piece:ground_force@lodor, piece:dreadnought (in the system in question), unit:carrier, seat:blue, card:sabotage,
// technology:cybernetics, strategy:trade, objective:..., agenda:..., law:..., race:sol, tile:quann_system, area:fleet,
// outcome:for, leader:..., die:cruiser@2.
import type { Half } from "../../table/halves";
import type { Facts } from "./pack";

export type Key = string;

const place = (word: string, facts: Facts | undefined): Key => (facts?.systems.has(word) ? `system:${word}` : `planet:${word}`);
const plain = (piece: string): string => piece.replace(/^damaged_/, "");
const piece = (unit: string, where: string): Key => `piece:${plain(unit)}@${where}`;

const SEATS = new Set(["red", "blue", "orange", "purple", "yellow", "pink", "green", "black"]);

/** What a word of `use` or `vote` is: told by the pack, which gives every thing its own word. */
function named(word: string, facts: Facts | undefined): Key {
  if (word === "for" || word === "against" || word === "none" || word.endsWith("_technology")) return `outcome:${word}`;
  if (SEATS.has(word)) return `seat:${word}`;
  if (facts?.technologies.has(word)) return `technology:${word}`;
  if (facts?.planets.has(word)) return `planet:${word}`;
  if (facts?.actionCards.has(word)) return `card:${word}`;
  if (facts?.political.has(word)) return `law:${word}`;
  if (facts?.strategies.has(word)) return `strategy:${word}`;
  return `ability:${word}`;
}

export function targets(choice: string, facts?: Facts): Key[] {
  const words = choice.split(" ");
  const [verb = "", a = "", b = ""] = words;
  const last = words.at(-1) ?? "";
  switch (verb) {
    case "race":
      return [`race:${a}`];
    case "home":
    case "face_down":
      return [`spot:${a}`];
    case "tile":
      return [`spot:${b}`, `tile:${a}`];
    case "take":
    case "strategic":
    case "follow":
    case "strategy":
      return [`strategy:${a}`];
    case "activate":
    case "system":
      return [`system:${a}`];
    case "transfer":
      return [`system:${a}`, `system:${b}`];
    case "play":
    case "discard":
    case "card":
    case "copy":
      return [`card:${a}`];
    case "use":
      return [named(a, facts)];
    case "vote":
    case "decide":
      return words.slice(1).map((word) => named(word, facts));
    case "exhaust":
    case "refresh":
    case "planet":
    case "first":
    case "build":
      return [`planet:${a}`];
    case "research":
    case "technology":
      return [`technology:${a}`];
    case "place":
    case "produce":
      return [place(b, facts), `unit:${a}`];
    case "move":
      return [piece(a, last), `system:${last}`];
    case "load":
      return facts?.leaders.has(a) ? [`leader:${a}`, place(b, facts)] : [piece(a, b), place(b, facts)];
    case "remove":
    case "scrap":
      return [piece(a, last), place(last, facts)];
    case "unit":
      return [piece(b, last), place(last, facts), `seat:${a}`];
    case "retreat":
      return a ? [`system:${a}`] : [];
    case "damage":
    case "hit":
      return [`piece:${plain(a)}`];
    case "reroll":
    case "die":
      return [`die:${a}@${b}`];
    case "land":
    case "bombard":
    case "bacteria":
    case "raze":
      return [`planet:${last}`, facts?.leaders.has(a) ? `leader:${a}` : `piece:${plain(a)}`];
    case "claim":
    case "objective":
      return [`objective:${a}`];
    case "top":
    case "agenda":
      return [`agenda:${a}`];
    case "law":
      return [`law:${a}`];
    case "ability":
      return [`ability:${a}`];
    case "leader":
    case "execute":
      return [`leader:${a}`];
    case "hand_over":
      return [`leader:${a}`, `seat:${b}`];
    case "break":
    case "exchange":
    case "offer":
    case "give":
    case "player":
      return [`seat:${a}`];
    case "areas":
    case "gain":
      return ["area:all"];
    case "from":
      return [`area:${a}`];
    case "colour":
      return [`outcome:${a}_technology`];
    default:
      return [];
  }
}

const ON_TABLE = new Set(["system", "planet", "spot", "tile", "card"]);
/** Asked for by panels that open by themselves. */
const IN_PANELS = new Set(["race", "areas", "gain", "vote", "decide", "take", "research"]);

/**
 * The things that can be clicked for a choice: on the map or in the hand. A choice without any is written out by the
 * frame, so only what surely has a face on the screen is named here.
 */
export function faces(choice: string, facts?: Facts): Key[] {
  const keys = targets(choice, facts);
  // Which of two planets comes first is asked in words: nobody looks for that answer on the map.
  if (choice.startsWith("first ")) return [];
  if (IN_PANELS.has(choice.split(" ")[0] ?? "")) return keys;
  return keys.some((key) => ON_TABLE.has(key.split(":")[0] ?? "")) ? keys : [];
}

/** Where a thing lies. */
export function lies(target: Key): "map" | "hand" | undefined {
  if (/^(system|planet|spot|piece):/.test(target)) return "map";
  return /^(card|tile):/.test(target) ? "hand" : undefined;
}

/** While the galaxy is built: a tile is taken in hand, a spot is where it goes. */
export const halfOf = (target: Key): Half | undefined =>
  target.startsWith("tile:") ? "piece" : target.startsWith("spot:") ? "place" : undefined;

const held = (keys: readonly (string | null)[], kind: string): string | undefined =>
  keys.find((key) => key?.startsWith(`${kind}:`))?.slice(kind.length + 1);

/** The choice that a click on something would mean if it were allowed, so that the server can say why not. */
export function whyChoice(target: Key, kind: string, inHand: Key | null, tiles: readonly string[], shipAt: (system: string) => string): string | undefined {
  const [what = "", name = ""] = target.split(/:(.*)/s);
  if (kind === "place_tile") {
    const keys = [target, inHand];
    const tile = held(keys, "tile") ?? tiles[0];
    const spot = held(keys, "spot");
    return tile && spot ? `tile ${tile} ${spot}` : undefined;
  }
  switch (what) {
    case "system":
      if (kind === "move") return `move ${shipAt(name)} ${name}`;
      if (kind === "announce_retreat" || kind === "retreat") return `retreat ${name}`;
      if (kind === "produce") return `produce cruiser ${name}`;
      return kind === "action" ? `activate ${name}` : undefined;
    case "piece": {
      const [unit = "", where = ""] = name.split("@");
      if (kind === "load") return `load ${unit} ${where}`;
      if (!where) return `hit ${unit}`;
      return kind === "move" ? `move ${unit} ${where}` : undefined;
    }
    case "planet":
      if (kind === "produce") return `produce ground_force ${name}`;
      if (kind === "refresh") return `refresh ${name}`;
      return kind === "pay" ? `exhaust ${name}` : undefined;
    case "strategy":
      return kind === "take_strategy" ? `take ${name}` : `strategic ${name}`;
    case "card":
      return kind === "discard" ? `discard ${name}` : `play ${name}`;
    case "technology":
      return kind === "research" ? `research ${name}` : `use ${name}`;
    case "race":
      return `race ${name}`;
    case "objective":
      return `claim ${name}`;
    case "ability":
      return `use ${name}`;
    default:
      return undefined;
  }
}
