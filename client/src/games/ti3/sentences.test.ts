import { afterEach, describe, expect, it } from "vitest";
import { setLanguage } from "../../i18n/index.svelte";
import { placesOf } from "../../i18n/texts";
import { gameLog } from "./gameLog";
import { fixture, packFacts } from "./fixtures/load";
import { CHOICES, EVENTS, WORDS } from "./patterns";
import { choiceSentence, eventSentence } from "./sentences";
import { targets } from "./targets";
import { say } from "./texts";
import { en } from "./texts/en";
import { it as italian } from "./texts/it";
import { pl } from "./texts/pl";
import { words } from "./words";

const facts = packFacts();
const { push, view } = fixture("mid");
const tongues = ["en", "it", "pl"] as const;
afterEach(() => setLanguage("en"));

const first = <T>(table: Map<string, T>): string => [...table.keys()][0] ?? "";
/** A word of every kind of operand, as the notation writes it. */
const example: Record<string, string> = {
  ...Object.fromEntries(Object.entries(WORDS).map(([kind, all]) => [kind, all.at(-1) ?? ""])),
  number: "2",
  seat: "red",
  system: "saudor_system",
  planet: first(facts.planets),
  place: "saudor_system",
  spot: "1,-2",
  piece: "damaged_dreadnought",
  load: "2gf+1pds+l1",
  race: first(facts.races),
  technology: first(facts.technologies),
  card: first(facts.actionCards),
  political: first(facts.political),
  law: first(facts.political),
  objective: first(facts.objectives),
  power: first(facts.abilities),
  leader: first(facts.leaders),
  counter: first(facts.counters),
  ability: first(facts.abilities),
  outcome: "red_technology",
  effect: "truce:blue",
};
const wordFor = (kind: string): string => example[kind] ?? `no example of ${kind}`;
const choices = Object.values(CHOICES).map((pattern) => pattern.replace(/\{(\w+)\}/g, (_, kind: string) => wordFor(kind)));
const events = Object.entries(EVENTS).map(([verb, kinds]) => [verb, ...kinds.map(wordFor)].join(" "));
const unfit = (text: string | undefined): boolean => text === undefined || /[a-z]_[a-z]|\{\w|undefined|no example/.test(text);

describe("texts of ti3", () => {
  it("have the same places to fill in all three languages", () => {
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      expect(placesOf(italian[key]), key).toEqual(placesOf(en[key]));
      expect(placesOf(pl[key]), key).toEqual(placesOf(en[key]));
      expect(italian[key].trim(), key).not.toBe("");
    }
  });

  it.each(tongues)("%s: every choice and every event is a sentence without ids", (tongue) => {
    setLanguage(tongue);
    expect(choices.filter((choice) => unfit(choiceSentence(choice, facts)))).toEqual([]);
    expect(events.filter((text) => unfit(eventSentence(text, facts)))).toEqual([]);
  });

  it.each(tongues)("%s: options of a real game are told apart", (tongue) => {
    setLanguage(tongue);
    const told = (push.decision?.options ?? []).map(({ choice }) => choiceSentence(choice, facts) ?? "");
    expect(told.filter(unfit)).toEqual([]);
    expect(told.length).toBeGreaterThan(30);
    // Empty systems are named by what lies beside them: only with the map in sight.
    const seen = (push.decision?.options ?? []).map(({ choice }) => words.choice(choice, facts, view as never));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it.each(tongues)("%s: what lasts for a while is told, for one player and for all, on something and on nothing", (tongue) => {
    setLanguage(tongue);
    const told = WORDS.effect.flatMap((effect) => {
      const on = example[{ no_colour: "colour", only_activator: "system", truce: "seat" }[effect as string] ?? "planet"];
      return [`effect_began none ${effect}`, `effect_began red ${effect}:${on}`].map((text) => eventSentence(text, facts));
    });
    const quiet = told.filter((text) => text === undefined);
    expect(quiet).toHaveLength(2 * ["protected", "built_fighters", "lost_dock", "used_dock", "used_power"].length);
    expect(told.filter((text) => text !== undefined && unfit(text))).toEqual([]);
    expect(new Set(told.filter((text) => text !== undefined)).size).toBeGreaterThan(WORDS.effect.length);
  });

  it("a truce names both", () => {
    expect(eventSentence("effect_began red truce:blue", facts)).toContain("Red and Blue keep a truce");
  });

  it("nobody is those who live there, or the galaxy as it was dealt", () => {
    expect(eventSentence(`invasion blue none ${first(facts.planets)}`, facts)).toContain("Blue against local forces");
    expect(eventSentence("tile_placed none saudor_system 1,-2", facts)).toBe("Saudor lies at 1,-2");
  });

  it("two patterns of one verb are told apart by their operands", () => {
    expect(choiceSentence("move carrier 2gf saudor_system", facts)).toBe("Move one carrier from Saudor with 2 ground forces");
    expect(choiceSentence("move carrier saudor_system", facts)).toBe("Move one carrier from Saudor");
    expect(choiceSentence(`load ${first(facts.leaders)} jord`, facts)).not.toContain("one");
    expect(choiceSentence("load ground_force jord", facts)).toBe("Pick up one ground force at Jord");
    expect(choiceSentence("vote red blue", facts)).toBe("Vote: Red and Blue");
  });
});

describe("things on the table", () => {
  it("every choice that names something names a target", () => {
    const without = choices.filter((choice) => choice.includes(" ") && targets(choice, facts).length === 0).map((choice) => choice.split(" ")[0]);
    expect(new Set(without)).toEqual(new Set(["bonus", "spend", "shift", "run", "answer", "number"]));
  });

  it("a place of the log is a system or a planet", () => {
    expect(gameLog.places("units_placed red 2 cruiser saudor_system")).toEqual(["system:saudor_system"]);
    expect(gameLog.places("units_placed red 2 ground_force jord")).toEqual(["planet:jord"]);
    expect(gameLog.fight?.("invasion_failed red jord")).toEqual({ winner: null });
    expect(gameLog.befell?.("agreement_ended red blue", "blue", false)).toBe(true);
  });

  it("settlers that somebody else has met bring me a planet, which concerns me; one that I took does not", () => {
    const gained = "control_gained blue jord";
    expect(gameLog.befell?.(gained, "blue", true, "die red ground_force 4 6")).toBe(true);
    expect(gameLog.befell?.(gained, "red", true, "die red ground_force 4 6")).toBe(false);
    expect(gameLog.befell?.(gained, "blue", true, "die blue ground_force 9 6")).toBe(false);
    expect(gameLog.befell?.(gained, "blue", false, "invasion_won blue jord")).toBe(false);
    expect(gameLog.befell?.(gained, "blue", true, "die red pds 3 6")).toBe(false);
  });

  it.each(tongues)("a round has one name in header, heading and log: %s", (tongue) => {
    setLanguage(tongue);
    const name = say("round_n", { n: 2 });
    expect(say("stage", { round: 2, phase: "" }).startsWith(name)).toBe(true);
    expect(eventSentence("round 2", facts)).toContain(name);
  });
});
