// What a plan does, in phrases for the button that sends it.
import type { BillFacts } from "../board";
import { isShip } from "../ti/scene";
import { choiceAtTable } from "./dealWords";
import type { Facts } from "./pack";
import { systemName } from "./places";
import { nameOf } from "./sentences";
import { say, units } from "./texts";
import type { Ti3View } from "./view";

/** A step, taken apart. */
export interface Said {
  text: string;
  verb: string;
  words: string[];
}

export const parse = (text: string): Said => {
  const [verb = "", ...words] = text.split(" ");
  return { text, verb, words };
};
const all = (steps: readonly Said[], verb: string): Said[] => steps.filter((step) => step.verb === verb);
export const unitOf = ({ words: [piece = ""] }: Said): string => piece.replace(/^damaged_/, "");

/** More kinds than that are a number: the chips name them. */
const KINDS_NAMED = 2;

function production(steps: readonly Said[], owed: number | undefined): string {
  const built = all(steps, "produce").map(unitOf);
  const kinds = [...new Set(built)];
  const named = kinds.map((unit) => units(unit, built.filter((one) => one === unit).length)).join(", ");
  const what = kinds.length > KINDS_NAMED ? say("units_n", { n: built.length }) : named;
  return owed === undefined ? say("result_build", { what }) : say("result_build_for", { what, cost: owed });
}

const isMoved = (step: Said): boolean => step.verb === "move" && isShip(unitOf(step));

/** What comes in, lands and is built there. */
export function voyage(steps: readonly Said[], system: string, facts: Facts): string[] {
  const n = steps.filter(isMoved).length;
  const place = systemName(system, facts);
  const land = all(steps, "land").length;
  if (n === 0) return land > 0 ? [say("result_land", { n: land })] : [];
  return [land > 0 ? say("result_move_land", { n, place, land }) : say("result_move", { n, place })];
}

/** Between two systems: what goes each way. */
export function crossing(steps: readonly Said[], first: string, second: string, facts: Facts): string[] {
  const ways = [[first, second], [second, first]] as const;
  const land = all(steps, "land").length;
  const sails = ways.flatMap(([from, to]) => {
    const n = steps.filter((step) => isMoved(step) && step.words.at(-1) === from).length;
    return n > 0 ? [say("result_move", { n, place: systemName(to, facts) })] : [];
  });
  return [...sails, ...(land > 0 ? [say("result_land", { n: land })] : [])];
}

/** What all of it pays. */
export function paidBy(steps: readonly Said[], facts: Facts, view: Ti3View | null): number {
  const worth = (id: string) => view?.planets[id]?.influence ?? facts.planets.get(id)?.influence ?? 0;
  const planets = all(steps, "exhaust").reduce((sum, { words: [id = ""] }) => sum + worth(id), 0);
  return planets + goodsIn(steps);
}

export const goodsIn = (steps: readonly Said[]): number => all(steps, "spend").reduce((sum, { words: [n = "0"] }) => sum + Number(n), 0);

function billText(steps: readonly Said[], cost: number, facts: Facts): string {
  const planets = all(steps, "exhaust").map(({ words: [id = ""] }) => nameOf("planet", id, facts));
  const goods = goodsIn(steps);
  const means = [...planets, ...(goods > 0 ? [say("goods_count", { n: goods })] : [])].join(", ");
  return say("result_pay_of", { means, cost });
}

const AREAS = ["gain_strategy", "gain_fleet", "gain_command"] as const;

/** Command counters for any sum: what is bought, and where they go. */
function purchase(steps: readonly Said[], each: number, facts: Facts, view: Ti3View | null): string {
  const cost = paidBy(steps, facts, view);
  const n = Math.floor(cost / each);
  if (n === 0) return say(cost > 0 ? "result_buy_too_few" : "result_buy_none", { cost });
  const areas = all(steps, "gain").at(-1)?.words ?? [];
  const into = areas.flatMap((count, i) => (Number(count) > 0 ? [`${say(AREAS[i] ?? "gain_command")} ${count}`] : []));
  return into.length > 0 ? say("result_buy_into", { n, cost, into: into.join(", ") }) : say("result_buy", { n, cost });
}

export interface Told {
  facts: Facts;
  view: Ti3View | null;
  bill: BillFacts;
}

const areas = ([{ words: [a = "", b = "", c = ""] } = parse("")]: readonly Said[]): string => say("result_areas", { a, b, c });

/** Words of one kind are told together, under the first of them. */
const kindOf = ({ verb }: Said): string => (verb === "damage" ? "hit" : verb === "spend" ? "exhaust" : verb);

/** All of a kind in one phrase; "": something else says it; undefined: each is told by itself. */
function ofKind(kind: string, said: readonly Said[], { facts, view, bill }: Told): string | undefined {
  const same = said.filter((step) => kindOf(step) === kind);
  switch (kind) {
    case "produce":
      return production(said, bill.owed);
    case "land":
      return say("result_land", { n: same.length });
    case "hit":
      return say("result_hits", { n: same.length });
    case "refresh":
      return say("do_refresh", { a: same.map(({ words: [id = ""] }) => nameOf("planet", id, facts)).join(", ") });
    case "exhaust":
      if (bill.each) return purchase(said, bill.each, facts, view);
      // No bill: a text has planets exhausted.
      if (bill.owed === undefined) return undefined;
      // What a bill is for says its price; alone it is what is done.
      return same.length < said.length ? "" : billText(said, bill.owed, facts);
    case "gain":
      return bill.each ? "" : areas(same);
    case "areas":
      return areas(same);
    case "place":
      return same.length > 1 ? say("result_place", { n: same.length }) : undefined;
    default:
      return undefined;
  }
}

/** What is done, in few words. */
export function deeds(said: readonly Said[], told: Told): string[] {
  const phrases = new Map<string, string>();
  for (const step of said) {
    const kind = kindOf(step);
    const whole = phrases.get(kind) ?? ofKind(kind, said, told);
    if (whole === undefined) phrases.set(step.text, choiceAtTable(step.text, told.facts, told.view) ?? "");
    else phrases.set(kind, whole);
  }
  return [...phrases.values()].filter(Boolean);
}
