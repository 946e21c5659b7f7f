// What the button says that sends these steps.
import type { Decision, View } from "../../net/types";
import type { BillFacts, Chip } from "../board";
import { choiceAtTable } from "./dealWords";
import { crossing, deeds, parse, unitOf, voyage, type Said, type Told } from "./deeds";
import type { Facts } from "./pack";
import { systemName, tileName } from "./places";
import { answer, askedBy } from "./questions";
import { read } from "./read";
import { nameOf } from "./sentences";
import { say, units } from "./texts";

/** What the button says while a tile waits for its place, or a place for its tile. */
export const half = (held: string, facts: Facts): string =>
  held.startsWith("tile:") ? say("half_tile", { name: tileName(held.slice(5), facts) }) : say("half_spot");

/** Answers that open a text; what is chosen for it stands behind them. */
const OPENS: ReadonlySet<string> = new Set(["strategic", "follow", "play", "use", "copy"]);
/** Answers that only name a thing: what happens to it is said by what asks. */
const NAMES: ReadonlySet<string> = new Set([
  "player", "system", "planet", "technology", "card", "strategy", "agenda", "law", "ability", "objective", "leader", "colour",
]);
/** "Imperial, Moll Primus: Build 3 cruisers for 6": whose text it is, what it is about, and all that is done. */
function sentence(said: readonly Said[], asks: string | undefined, told: Told): string | undefined {
  const [first] = said;
  if (!first) return undefined;
  const opened = OPENS.has(first.verb) ? 1 : 0;
  const named = said.slice(opened).findIndex(({ verb }) => !NAMES.has(verb));
  const heads = named < 0 ? said.length : opened + named;
  const things = said.slice(opened, heads).map((one) => nameIn(one, told.facts));
  const head = opened ? headName(first, told) : asks;
  const what = together(deeds(said.slice(heads), told));
  if (heads === 0) return what || undefined;
  if (what) return say("result_with", { name: [...(opened && head ? [head] : []), ...things].join(", "), what });
  if (things.length === 0) return undefined;
  return head ? say("result_with", { name: head, what: things.join(", ") }) : say("result_choose", { what: things.join(", ") });
}

/** A strategy card by its name alone: whether it is played or followed everybody knows. */
function headName({ verb, text, words: [id = ""] }: Said, { facts, view }: Told): string {
  return verb === "strategic" || verb === "follow" ? nameOf("strategy", id, facts) : (choiceAtTable(text, facts, view) ?? id);
}

const nameIn = ({ verb, words: [id = ""] }: Said, facts: Facts): string => nameOf(verb === "player" ? "seat" : verb, id, facts);

const together = (phrases: readonly string[]): string => phrases.join(" · ");

/** Beside something else not worth a word: what is let pass, which of two planets comes first. */
const BESIDES: ReadonlySet<string> = new Set(["pass", "first"]);

const SAILS: ReadonlySet<string> = new Set(["activate", "transfer", "move", "load", "land"]);

/** A way with all that is done at its end; "": nothing is. */
const journey = (sails: readonly string[], said: readonly Said[], told: Told): string =>
  together([...sails, ...deeds(said.filter(({ verb }) => !SAILS.has(verb)), told)]);

/** Ships on their way; undefined: it is about something else. */
function sailing(said: readonly Said[], decision: Decision, told: Told): string | undefined {
  const { facts, view } = told;
  const [{ verb, text, words: [from = "", to = ""] } = parse("")] = said;
  const stays = (place: string): string => say("result_stay", { place: systemName(place, facts) });
  if (verb === "activate") return journey(voyage(said, from, facts), said, told) || stays(from);
  if (verb === "transfer") return journey(crossing(said, from, to, facts), said, told) || choiceAtTable(text, facts, view);
  if ((verb !== "move" && verb !== "load") || (decision.kind !== "move" && decision.kind !== "load")) return undefined;
  const { active_system: active, second_system: second } = view ?? {};
  const sails = active && second ? crossing(said, active, second, facts) : voyage(said, active ?? "", facts);
  return journey(sails, said, told) || stays(active ?? "");
}

/** The button ends a question about what to build, and nothing is: without a word that would be a step that is skipped. */
const buildsNothing = (said: readonly Said[], bill: BillFacts): boolean =>
  (bill.ended?.includes("produce") ?? false) && !said.some(({ verb }) => verb === "produce");

export function result(plan: readonly string[], decision: Decision, facts: Facts, raw: View | null, bill: BillFacts = {}): string | undefined {
  const said = plan.map(parse);
  const follows = said[0]?.verb === "follow" ? said[0] : undefined;
  const told = resultOf(plan, decision, facts, raw, bill);
  if (!told || !buildsNothing(said, bill)) return told;
  const none = say("result_build_none");
  // What it costs to follow stands in the warning above.
  if (follows && said.every(({ verb }) => verb === "follow" || verb === "done"))
    return say("result_with", { name: nameOf("strategy", follows.words[0] ?? "", facts), what: none });
  return said.every(({ verb }) => verb === "done") ? told : together([told, none]);
}

function resultOf(plan: readonly string[], decision: Decision, facts: Facts, raw: View | null, bill: BillFacts): string | undefined {
  const view = raw && read(raw);
  const all = plan.filter((step) => step !== "done").map(parse);
  const done = all.filter(({ verb }) => !BESIDES.has(verb));
  const said = done.length > 0 ? done : all;
  const [first] = said;
  if (!first) return answer("done", decision, facts);
  const told = { facts, view, bill };
  const sails = sailing(said, decision, told);
  if (sails) return sails;
  const [thing = "", second = "", third = ""] = first.words;
  if (first.verb === "tile") return say("result_tile", { name: tileName(thing, facts) });
  if (first.verb === "areas" || first.verb === "gain") return say("result_areas", { a: thing, b: second, c: third });
  // Any sum may be paid, none as well.
  if (bill.each && first.verb === "follow" && said.length === 1 && plan.includes("done"))
    return say("result_with", { name: nameOf("strategy", thing, facts), what: say("result_buy_none") });
  if (said.length === 1 && first.words.length === 0) return answer(first.text, decision, facts);
  if (first.words.length === 0) return together([answer(first.text, decision, facts) ?? "", ...deeds(said.slice(1), told)].filter(Boolean));
  const follows = first.verb === "follow" && said.length === 1 ? answer(first.text, decision, facts) : undefined;
  return follows ?? sentence(said, askedBy(decision, facts), told) ?? choiceAtTable(first.text, facts, view);
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
