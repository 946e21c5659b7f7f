// What the button says that sends these steps.
import type { Decision, View } from "../../net/types";
import type { BillFacts, Chip } from "../board";
import { isShip } from "../ti/scene";
import { choiceAtTable } from "./dealWords";
import type { Facts } from "./pack";
import { systemName, tileName } from "./places";
import { answer } from "./questions";
import { read } from "./read";
import { nameOf } from "./sentences";
import { say, units } from "./texts";

interface Said {
  verb: string;
  words: string[];
}

const parse = (step: string): Said => {
  const [verb = "", ...words] = step.split(" ");
  return { verb, words };
};
const all = (steps: readonly Said[], verb: string): Said[] => steps.filter((step) => step.verb === verb);
const unitOf = ({ words: [piece = ""] }: Said): string => piece.replace(/^damaged_/, "");

/** What the button says while a tile waits for its place, or a place for its tile. */
export const half = (held: string, facts: Facts): string =>
  held.startsWith("tile:") ? say("half_tile", { name: tileName(held.slice(5), facts) }) : say("half_spot");

function production(steps: readonly Said[], owed: number | undefined): string {
  const n = all(steps, "produce").length;
  return owed === undefined ? say("result_build", { n }) : say("result_build_for", { n, cost: owed });
}

function voyage(steps: readonly Said[], system: string, facts: Facts, owed: number | undefined): string {
  const n = all(steps, "move").filter((step) => isShip(unitOf(step))).length;
  const place = systemName(system, facts);
  const land = all(steps, "land").length;
  if (n === 0 && land === 0 && all(steps, "produce").length > 0) return production(steps, owed);
  if (n === 0) return land > 0 ? say("result_land", { n: land }) : say("result_stay", { place });
  return land > 0 ? say("result_move_land", { n, place, land }) : say("result_move", { n, place });
}

function billText(steps: readonly Said[], owed: number | undefined, facts: Facts): string {
  const planets = all(steps, "exhaust").map(({ words: [id = ""] }) => nameOf("planet", id, facts));
  const goods = all(steps, "spend").reduce((sum, { words: [n = "0"] }) => sum + Number(n), 0);
  const means = [...planets, ...(goods > 0 ? [say("goods_count", { n: goods })] : [])].join(", ");
  return owed === undefined ? say("result_pay", { means }) : say("result_pay_of", { means, cost: owed });
}

export function result(plan: readonly string[], decision: Decision, facts: Facts, raw: View | null, { owed }: BillFacts = {}): string | undefined {
  const view = raw && read(raw);
  const steps = plan.map(parse);
  const said = steps.filter(({ verb }) => verb !== "done");
  const [first] = said;
  if (!first) return answer("done", decision, facts);
  const [thing = "", second = "", third = ""] = first.words;
  switch (first.verb) {
    case "activate":
      return voyage(said, thing, facts, owed);
    case "move":
    case "load":
      return voyage(said, view?.active_system ?? "", facts, owed);
    case "land":
      return say("result_land", { n: all(said, "land").length });
    case "produce":
      return production(said, owed);
    case "tile":
      return say("result_tile", { name: tileName(thing, facts) });
    case "hit":
    case "damage":
      return say("result_hits", { n: said.length });
    case "place":
      if (said.length > 1) return say("result_place", { n: said.length });
      break;
    case "exhaust":
    case "spend":
      if (decision.kind === "pay" || decision.kind === "produce") return billText(said, owed, facts);
      break;
    case "areas":
    case "gain":
      return say("result_areas", { a: thing, b: second, c: third });
    default:
      break;
  }
  const step = plan[steps.indexOf(first)] ?? "";
  return first.words.length === 0 ? answer(step, decision, facts) : choiceAtTable(step, facts, view);
}

const PIECES: ReadonlySet<string> = new Set(["move", "load", "hit", "damage", "produce", "place", "remove", "land", "scrap"]);

const LOAD = /^(\d(gf|st|mu|dmu|pds)|l\d)(\+(\d(gf|st|mu|dmu|pds)|l\d))*$/;

/** A chosen step in a few words. */
export function chip(step: string, n: number, facts: Facts, raw: View | null = null): Chip | null {
  const said = parse(step);
  if (said.verb === "done") return null;
  const unit = unitOf(said);
  const place = said.words.at(-1) ?? "";
  if (!PIECES.has(said.verb) || !facts.units.has(unit)) {
    const text = choiceAtTable(step, facts, raw && read(raw)) ?? step;
    return { text: n > 1 ? `${text} ×${n}` : text };
  }
  const load = said.verb === "land" ? undefined : said.words.find((one) => LOAD.test(one));
  const what = load ? say("chip_with", { what: units(unit, n), load: nameOf("load", load, facts) }) : units(unit, n);
  if (said.verb === "damage") return { text: say("chip_damaged", { what }), piece: unit };
  if (said.verb === "hit") return { text: say("chip_lost", { what }), piece: unit };
  return { text: said.words.length > 1 && !LOAD.test(place) ? say("chip_on", { what, place: nameOf("place", place, facts) }) : what, piece: unit };
}
