// Names, numbers and texts of the content pack, for drawing only: nothing here decides what is allowed.
import { numberOf, readTsv, type Row } from "./tsv";
import type { Resource } from "./viewHelp";

export type CardFamily = "system" | "starting" | "ability" | "technology";
export type Label = "none" | "action" | "free" | "combat" | "reserve" | "special";
export type Points = Record<Resource, number>;

export interface SpaceFact {
  id: string;
  x: number;
  y: number;
  links: Record<string, string>; // letter -> space at the other end
}
export interface SystemFact {
  id: string;
  name: string;
  habitable: boolean;
  strength: number; // of a neutral habitable system
  hole: string | null; // letter of its black hole
  wormhole: boolean;
  hasCard: boolean;
}
export interface CardFact {
  id: string;
  name: string;
  family: CardFamily;
  label: Label;
  single: boolean;
  culture: boolean;
  points: Points;
  cost: number;
  vp: string; // "3", "0 to 5", "" for none
  vpInReserve: boolean;
  code: string;
  text: string;
}
export interface TokenFact {
  id: string;
  name: string;
  points: Points;
  reserve: number;
  vp: number;
}
export interface RaceFact {
  key: string;
  name: string;
  character: string;
  abilities: string[];
}
export interface Connection {
  id: string; // "14-19"
  a: string;
  b: string;
}
export interface AhosFacts {
  spaces: Map<string, SpaceFact>;
  connections: Connection[];
  systems: Map<string, SystemFact>;
  cards: Map<string, CardFact>;
  tokens: Map<string, TokenFact>;
  races: Map<string, RaceFact>;
  /** Which spaces of the board can be in use. */
  layouts: { name: string; usual: boolean }[];
  limits: Map<string, number>;
}

const LETTERS = ["A", "B", "C", "D", "E"];

const points = (row: Row): Points => ({
  energy: numberOf(row.E),
  matter: numberOf(row.M),
  population: numberOf(row.P),
  research: numberOf(row.R),
});

function readSpaces(rows: Row[]): Map<string, SpaceFact> {
  const out = new Map<string, SpaceFact>();
  for (const row of rows) {
    const links: Record<string, string> = {};
    for (const letter of LETTERS) if (row[letter] && row[letter] !== "-") links[letter] = row[letter];
    const id = row.space ?? "";
    out.set(id, { id, x: numberOf(row.x), y: numberOf(row.y), links });
  }
  return out;
}

// Every connection once, named as the notation names it: lower number first.
function readConnections(spaces: Map<string, SpaceFact>): Connection[] {
  const out: Connection[] = [];
  for (const space of spaces.values())
    for (const other of Object.values(space.links))
      if (Number(space.id) < Number(other)) out.push({ id: `${space.id}-${other}`, a: space.id, b: other });
  return out;
}

function readSystems(habitable: Row[], uninhabitable: Row[]): Map<string, SystemFact> {
  const out = new Map<string, SystemFact>();
  const add = (row: Row, lives: boolean) =>
    out.set(row.id ?? "", {
      id: row.id ?? "",
      name: row.name ?? "",
      habitable: lives,
      strength: numberOf(row.strength),
      hole: row.bh && row.bh !== "-" ? row.bh : null,
      wormhole: row.wh === "yes",
      hasCard: lives || row.card === "yes",
    });
  habitable.forEach((row) => add(row, true));
  uninhabitable.forEach((row) => add(row, false));
  return out;
}

const LABELS: readonly string[] = ["none", "action", "free", "combat", "reserve", "special"];
const label = (word: string | undefined): Label => (word && LABELS.includes(word) ? (word as Label) : "none");

const card = (row: Row, family: CardFamily): CardFact => ({
  id: row.id ?? "",
  name: row.name ?? "",
  family,
  label: label(row.kind),
  single: row.single === "yes",
  culture: row.culture === "yes",
  points: points(row),
  cost: numberOf(row.cost),
  vp: row.vp && row.vp !== "0" ? row.vp : "",
  vpInReserve: row.vp_counts === "in_reserve",
  code: row.code && row.code !== "none" ? row.code : "",
  text: row.code && row.code !== "none" ? (row.text ?? "") : "",
});

export function readFacts(pack: Record<string, string>): AhosFacts {
  const table = (name: string): Row[] => readTsv(pack[`${name}.tsv`]);
  const spaces = readSpaces(table("board"));
  const systems = readSystems(table("habitable"), table("uninhabitable"));
  const cards = new Map<string, CardFact>();
  const families: [string, CardFamily][] = [
    ["habitable", "system"],
    ["uninhabitable", "system"],
    ["starting", "starting"],
    ["abilities", "ability"],
    ["technology", "technology"],
  ];
  for (const [file, family] of families)
    for (const row of table(file)) if (row.card !== "no") cards.set(row.id ?? "", card(row, family));
  const tokens = new Map<string, TokenFact>();
  for (const row of table("development"))
    tokens.set(row.id ?? "", {
      id: row.id ?? "",
      name: row.name ?? "",
      points: points(row),
      reserve: numberOf(row.reserve),
      vp: numberOf(row.vp),
    });
  const races = new Map<string, RaceFact>();
  for (const row of table("races"))
    races.set(row.key ?? "", {
      key: row.key ?? "",
      name: row.name ?? "",
      character: row.character ?? "",
      abilities: (row.abilities ?? "").split(",").map((id) => id.trim()),
    });
  const limits = new Map<string, number>();
  for (const row of table("limits")) limits.set(row.key ?? "", numberOf(row.value));
  const layouts = table("layouts").map((row) => ({ name: row.layout ?? "", usual: row.default === "yes" }));
  return { spaces, connections: readConnections(spaces), systems, cards, tokens, races, layouts, limits };
}

// The other ends of the connections of a space that this layout uses.
export const neighbours = (facts: AhosFacts, space: string): string[] =>
  Object.values(facts.spaces.get(space)?.links ?? {});
