// What the frame must know of the events of a game, from tables: where each stands in the tree, what it is about.
import type { GameLog, LogLevel, LogTopic, Tally, TargetKey } from "../board";
import { operandsOf } from "../notation";

export interface Tables {
  events: Readonly<Record<string, readonly string[]>>;
  levels: Readonly<Record<string, LogLevel>>;
  topics: Readonly<Record<string, LogTopic>>;
  /** The place of the number in a text, or 0 for "one". */
  tallies: Readonly<Record<string, { what: Tally["what"]; at: number }>>;
  /** Kinds of things that have a text to read, as kinds of targets. */
  texts: Readonly<Record<string, string>>;
  isSystem: (word: string) => boolean;
  /** What others mostly do to somebody: who is named first, or second, suffers or gets it; or both at once. */
  befallsFirst: ReadonlySet<string>;
  befallsSecond: ReadonlySet<string>;
  befallsBoth: ReadonlySet<string>;
  /** What one does oneself, too; only by somebody else is it news. */
  befallsByOthers: ReadonlySet<string>;
  /** Verbs of fights: they begin, somebody wins, nobody does. */
  begins: ReadonlySet<string>;
  won: ReadonlySet<string>;
  drawn: ReadonlySet<string>;
}

const numberAt = (words: string[], at: number): number => (at === 0 ? 1 : Number(words[at]) || 0);
const verbOf = (text: string): string => text.split(" ")[0] ?? "";

export function gameLogOf(tables: Tables): GameLog {
  const { events, levels, topics, tallies, texts, isSystem } = tables;
  const placesOf = (kind: string, word: string): TargetKey[] => {
    if (kind === "system") return [`system:${word}`];
    if (kind === "planet") return [`planet:${word}`];
    if (kind === "place") return [isSystem(word) ? `system:${word}` : `planet:${word}`];
    return [];
  };
  return {
    level: (text) => levels[verbOf(text)] ?? "line",
    round: (text) => {
      const [verb, n] = text.split(" ");
      return verb === "round" ? Number(n) : undefined;
    },
    topic: (text) => topics[verbOf(text)],
    places: (text) => operandsOf(events, text).flatMap(([kind, word]) => placesOf(kind, word)),
    cards: (text) => operandsOf(events, text).flatMap(([kind, word]) => (texts[kind] ? [`${texts[kind]}:${word}`] : [])),
    tally: (text) => {
      const words = text.split(" ");
      const found = tallies[words[0] ?? ""];
      return found && { seat: words[1] ?? "", what: found.what, n: numberAt(words, found.at) };
    },
    befell: (text, seat, own) => {
      const [verb = "", first, second] = text.split(" ");
      if (tables.befallsBoth.has(verb)) return first === seat || second === seat;
      if (tables.befallsSecond.has(verb)) return second === seat;
      return first === seat && (tables.befallsFirst.has(verb) || (!own && tables.befallsByOthers.has(verb)));
    },
    fight: (text) => {
      const [verb = "", first = "", second = ""] = text.split(" ");
      if (tables.begins.has(verb)) return { sides: [first, second] };
      if (tables.won.has(verb)) return { winner: first };
      return tables.drawn.has(verb) ? { winner: null } : undefined;
    },
    die: (text) => {
      const [verb, , , face] = text.split(" ");
      return verb === "die" ? Number(face) : undefined;
    },
    points: (text) => {
      const [verb, seat = "", n] = text.split(" ");
      if (verb === "points_gained") return { seat, n: Number(n) };
      return verb === "points_lost" ? { seat, n: -Number(n) } : undefined;
    },
  };
}
