// The things on the table that a choice in notation names: the client knows the shape of the words, no rules.
//
// Keys, the most exact thing first: system:18, planet:lodor, spot:1,-2, piece:carrier@16, piece:infantry@lodor,
// piece:dreadnought (in the system in question), unit:carrier (a row of the sheet), unit:carrier@16 (to be built there), seat:blue, card:sabotage,
// note:ceasefire/red, technology:gravity_drive, ability:orbital_drop, strategy:trade, objective:..., agenda:...,
// law:..., faction:sol, tile:27, pool:tactic, outcome:for, give:trade_goods, want:commodities, die:cruiser@2.
import type { Half } from "../../table/halves";
import type { Facts } from "./pack";

export type Key = string;

/** Verbs that name nothing on the table: they are buttons. */
export const PLACELESS = new Set([
  "pass",
  "end",
  "fire",
  "hold",
  "retreat",
  "stay",
  "abstain",
  "propose",
  "accept",
  "decline",
  "counter",
  "yes",
  "no",
  "done",
  "spend",
  "number",
]);

const isSystem = (word: string): boolean => /^\d+$/.test(word);
const place = (word: string): Key => (isSystem(word) ? `system:${word}` : `planet:${word}`);
const piece = (unit: string, where: string): Key => `piece:${unit.replace(/^damaged_/, "")}@${where}`;

const SEATS = new Set(["red", "blue", "orange", "purple", "yellow", "pink", "green", "black"]);

/** What a word of `use`, `vote` or `give` is: told by the pack, which gives every thing its own word. */
function named(word: string, facts: Facts | undefined): Key {
  if (word === "for" || word === "against") return `outcome:${word}`;
  if (SEATS.has(word)) return `seat:${word}`;
  if (word.includes("/")) return `note:${word}`;
  if (facts?.technologies.has(word)) return `technology:${word}`;
  if (facts?.planets.has(word)) return `planet:${word}`;
  if (facts?.actionCards.has(word)) return `card:${word}`;
  if (facts?.objectives.has(word)) return `objective:${word}`;
  if (facts?.agendas.has(word)) return `law:${word}`;
  if (facts?.abilities.has(word)) return `ability:${word}`;
  if (facts?.units.has(word)) return `unit:${facts.units.get(word)?.type ?? word}`;
  return `ability:${word}`;
}

export function targets(choice: string, facts?: Facts): Key[] {
  const [verb = "", a = "", b = "", c = ""] = choice.split(" ");
  switch (verb) {
    case "faction":
      return [`faction:${a}`];
    case "tile":
      return [`spot:${b}`, `tile:${a}`];
    case "keep":
    case "score":
    case "return":
      return [`objective:${a}`];
    case "take":
    case "strategic":
    case "follow":
    case "card":
      return [`strategy:${a}`];
    case "swap":
      return [`strategy:${a}`, `strategy:${b}`];
    case "activate":
    case "system":
      return [`system:${a}`];
    case "play":
    case "discard":
      return [`card:${a}`];
    case "use":
    case "vote":
    case "decide":
    case "predict":
      return a === "none" ? ["outcome:none"] : [named(a, facts)];
    case "exhaust":
    case "ready":
    case "planet":
    case "first":
      return [`planet:${a}`];
    case "research":
    case "technology":
      return [`technology:${a}`];
    case "place":
    case "produce":
      return [place(b), `unit:${a}`];
    case "move":
      return [piece(a, b), `system:${b}`];
    case "load":
    case "recall":
    case "remove":
    case "extra_die":
      return [piece(a, b), place(b)];
    case "unit":
      return [piece(b, c), place(c), `seat:${a}`];
    case "fire":
      return a ? [`seat:${a}`] : [];
    case "retreat":
      return a ? [`system:${a}`] : [];
    case "sustain":
    case "hit":
      return [`piece:${a.replace(/^damaged_/, "")}`];
    case "reroll":
    case "die":
      return [`die:${a}@${b}`];
    case "bombard":
      return [`planet:${b}`, `piece:${a}`];
    case "remove_custodians":
      return ["planet:mecatol_rex"];
    case "commit":
      return b === "fighters" ? [`planet:${c}`, "piece:fighter"] : [`planet:${b}`, "piece:infantry"];
    case "top":
    case "bottom":
      return [`agenda:${a}`];
    case "law":
      return [`law:${a}`];
    case "speaker":
    case "player":
    case "offer":
      return [`seat:${a}`];
    case "give":
    case "want":
      return isSystem(a) ? [`${verb}:${b}`] : [named(a, facts)];
    case "pools":
    case "gain":
      return ["pool:all"];
    case "from":
      return [`pool:${a}`];
    case "wormhole":
      return [`system:${b}`];
    default:
      return [];
  }
}

const ON_TABLE = new Set(["system", "planet", "spot", "tile", "card", "note"]);
// Panels that open by themselves show factions, strategy cards, outcomes and parcels; secret objectives to keep or return lie in the hand.
const IN_PANELS = new Set(["faction", "take", "vote", "decide", "predict", "give", "want", "keep", "return", "pools", "gain"]);

/**
 * The things that can be clicked for a choice: on the map, in the hand, or in a panel that opens by itself. A
 * choice without any is written out by the frame, so only what surely has a face on the screen is named here.
 */
export function faces(choice: string, facts?: Facts): Key[] {
  const keys = targets(choice, facts);
  if (IN_PANELS.has(choice.split(" ")[0] ?? "")) return keys;
  // A plate leaves types out when it is full: a unit counts only together with the place it stands in.
  return keys.some((key) => ON_TABLE.has(key.split(":")[0] ?? "")) ? keys : [];
}

/** Where a thing lies; secret objectives to keep or return lie in the hand. */
export function lies(target: Key): "map" | "hand" | undefined {
  if (/^(system|planet|spot|piece):/.test(target)) return "map";
  return /^(card|note|tile|objective):/.test(target) ? "hand" : undefined;
}

/** While the galaxy is built: a tile is taken in hand, a spot is where it goes. */
export const halfOf = (target: Key): Half | undefined =>
  target.startsWith("tile:") ? "piece" : target.startsWith("spot:") ? "place" : undefined;

/** The tile in question at the spot in question, so that the server can say why not. */
export function tileAt(target: Key, held: Key | null, hand: readonly string[]): string | undefined {
  const halves = [target, ...(held ? [held] : [])];
  const spot = halves.find((key) => halfOf(key) === "place")?.slice(5);
  const tile = halves.find((key) => halfOf(key) === "piece")?.slice(5) ?? hand[0];
  return spot && tile ? `tile ${tile} ${spot}` : undefined;
}

/** Questions that planets answer by being exhausted. */
const EXHAUSTING = new Set(["pay", "prerequisite", "vote", "score"]);

/** The choice that a click on something would mean if it were allowed, so that the server can say why not. */
export function whyChoice(
  target: Key,
  kind: string,
  piecesAt: (system: string) => string[],
): string | undefined {
  const [what = "", name = ""] = target.split(/:(.*)/s);
  const firstShip = (system: string): string => piecesAt(system)[0] ?? "carrier";
  if (what === "system") {
    if (kind === "move" || kind === "load") return `move ${firstShip(name)} ${name}`;
    if (kind === "announce_retreat" || kind === "retreat") return `retreat ${name}`;
    if (kind === "produce" || kind === "place_structure" || kind === "place_start")
      return `produce cruiser ${name}`;
    return kind === "action" ? `activate ${name}` : undefined;
  }
  if (what === "piece") {
    const [unit = "", where = ""] = name.split("@");
    if (kind === "load") return `load ${unit} ${where}`;
    return where ? `move ${unit} ${where}` : `hit ${unit}`;
  }
  if (what === "unit") {
    const [unit = "", where = ""] = name.split("@");
    return where ? `produce ${unit} ${where}` : undefined;
  }
  if (what === "planet") {
    if (kind === "commit") return `commit 1 ${name}`;
    if (kind === "bombard") return `bombard dreadnought ${name}`;
    if (kind === "produce") return `produce infantry ${name}`;
    if (kind === "place_structure") return `place pds ${name}`;
    if (kind === "ready_planets") return `ready ${name}`;
    // Elsewhere it is the system that is asked for, or nothing.
    return EXHAUSTING.has(kind) ? `exhaust ${name}` : undefined;
  }
  if (what === "strategy") return kind === "take_strategy" ? `take ${name}` : `strategic ${name}`;
  if (what === "card") return kind === "discard" ? `discard ${name}` : `play ${name}`;
  if (what === "technology") return kind === "research" ? `research ${name}` : `use ${name}`;
  if (what === "objective") return `score ${name}`;
  if (what === "seat") return `offer ${name}`;
  if (what === "faction") return `faction ${name}`;
  if (what === "note" || what === "ability") return `use ${name}`;
  return undefined;
}
