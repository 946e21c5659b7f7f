// Every question that real games have asked says what it asks, and none of its answers is a bare word.
// askedQuestions.json of each game: one question of every kind, cause and set of answers that bots have met.
import { afterEach, describe, expect, it } from "vitest";
import { setLanguage } from "../i18n/index.svelte";
import { questionOf } from "../i18n/words";
import type { Decision } from "../net/types";
import { readFacts } from "./ahos/facts";
import ahosMid from "./ahos/fixtures/mid.json";
import ahosPack from "./ahos/fixtures/pack.json";
import ahosAsked from "./ahos/askedQuestions.json";
import { words as ahos } from "./ahos/words";
import type { GameWords } from "./board";
import { packFacts as ti3Facts } from "./ti3/fixtures/load";
import ti3Asked from "./ti3/askedQuestions.json";
import { words as ti3 } from "./ti3/words";
import { packFacts } from "./ti4/fixtures/load";
import ti4Asked from "./ti4/askedQuestions.json";
import { words as ti4 } from "./ti4/words";

const options = (...choices: string[]) => choices.map((choice) => ({ choice, group: choice.split(" ")[0] ?? "" }));
const of = (say: string, card: string) => [{ say, card, text: card }];
/** Rare ones that no bot has met in the stored games. */
const rare: Decision[] = [
  { seat: "red", kind: "secondary", detail: of("secondary_of", "warfare"), options: options("planet jord") },
  { seat: "red", kind: "secondary", detail: of("secondary_of", "technology"), options: options("yes", "no") },
  { seat: "red", kind: "secondary", detail: of("secondary_of", "construction"), options: options("system 18") },
  { seat: "red", kind: "ability", cause: "colonial_redistribution", options: options("yes", "no") },
  { seat: "red", kind: "vote", options: options("pass") },
] as unknown as Decision[];

const games: [string, GameWords<unknown>, unknown, Decision[]][] = [
  ["ti4", ti4 as GameWords<unknown>, packFacts(), [...(ti4Asked as unknown as Decision[]), ...rare]],
  ["ti3", ti3 as GameWords<unknown>, ti3Facts(), ti3Asked as unknown as Decision[]],
  ["ahos", ahos as GameWords<unknown>, readFacts(ahosPack), ahosAsked as unknown as Decision[]],
];
const bare = /^(yes|no|done|pass|sì|fatto|passa|tak|nie|gotowe|pas|spasuj)[.!]?$/i;
const nameless = /\{\w+\}|undefined|[a-z]_[a-z]/;

afterEach(() => setLanguage("en"));

describe.each(games)("13.A4 questions of %s", (game, words, facts, questions) => {
  const view = ahosMid.push.view as never;
  const answerOf = (choice: string, decision: Decision) =>
    words.answer?.(choice, decision, facts, view) ?? words.choice(choice, facts, view) ?? "";

  it.each(["en", "it", "pl"] as const)("have a sentence of their own, and answers that name their result: %s", (tongue) => {
    setLanguage(tongue);
    const wrong: string[] = [];
    for (const decision of questions) {
      const asked = words.question(decision, facts, view) ?? questionOf(game, decision.kind);
      if (asked.length < 8 || nameless.test(asked)) wrong.push(`${decision.kind} ${decision.cause ?? ""}: "${asked}"`);
      for (const { choice } of decision.options ?? []) {
        const text = answerOf(choice, decision);
        if (!text || bare.test(text) || nameless.test(text)) wrong.push(`${decision.kind} ${decision.cause ?? ""} ${choice}: "${text}"`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("tell its answers apart", () => {
    for (const decision of questions) {
      const texts = (decision.options ?? []).map(({ choice }) => answerOf(choice, decision));
      expect(new Set(texts).size, `${decision.kind}: ${texts.join(" | ")}`).toBe(texts.length);
    }
  });

  it("name the card that asks", () => {
    for (const decision of questions.filter(({ kind, cause }) => cause && (kind === "ability" || kind === "text"))) {
      const name = words.name(decision.cause ?? "", facts) ?? "?";
      expect(words.question(decision, facts, view), decision.cause).toContain(name);
    }
  });
});

describe("13.A4 the words of some questions", () => {
  const [, words, facts, questions] = games[0] as (typeof games)[number];
  const find = (kind: string, card: string) =>
    questions.find((one) => one.kind === kind && one.detail?.some((saying) => saying.card === card)) as Decision;
  const say = (choice: string, decision: Decision) => words.answer?.(choice, decision, facts, null);

  it("Imperial draws or does not", () => {
    const imperial = find("primary", "imperial");
    expect(words.question(imperial, facts, null)).toBe("Imperial: draw a secret objective?");
    expect([say("yes", imperial), say("no", imperial)]).toEqual(["Draw a secret objective", "Draw no secret objective"]);
  });

  it("following has one word, and its price", () => {
    const trade = find("secondary", "warfare");
    expect(say("follow warfare", trade)).toBe("Follow Warfare for 1 strategy token");
    expect(say("pass", trade)).toBe("Do not follow Warfare");
  });

  it("Leadership says what influence buys", () => {
    const open = questions.find((one) => one.kind === "pay" && one.facts?.owed === undefined) as Decision;
    expect(words.question(open, facts, null)).toContain("3 influence buy 1 token");
    const plan = ["strategic leadership", "gain 1 1 1", "exhaust mecatol_rex", "spend 1", "done"];
    expect(words.result?.(plan, { kind: "action" } as Decision, facts, null, { each: 3 })).toBe("Leadership: buy 2 tokens for 7");
  });
});

describe("14.D the words of some questions of ti3", () => {
  const [, words, facts] = games[1] as (typeof games)[number];
  const told = (kind: string, detail: object[], ...choices: string[]) =>
    ({ seat: "red", kind, detail: detail, options: options(...choices) }) as unknown as Decision;

  it("a tariff is no purchase of counters", () => {
    const tariff = told("pay", [{ say: "tariff_owed", system: "lodor_system" }], "exhaust jord", "spend 1");
    expect(words.question(tariff, facts, null)).toBe("The tariff: give 1 trade good or exhaust a planet");
  });

  it("a diplomat stops a landing or lets it come", () => {
    const stop = told("ability", [{ say: "diplomat_stops", planet: "jord" }], "yes", "no");
    expect(["yes", "no"].map((choice) => words.answer?.(choice, stop, facts, null))).toEqual(["Stop the landing", "Let them land"]);
  });

  it("who uses no more of a strategy card is told of which", () => {
    const warfare = (of: string) => told(of, [{ say: `${of}_of`, card: "warfare" }], "move cruiser sol_home", "done");
    expect(["secondary", "primary"].map((of) => words.answer?.("done", warfare(of), facts, null))).toEqual(["Warfare: do no more", "Warfare: do no more"]);
  });

  it("a domain counter that asks is named", () => {
    const counter = told("ability", [{ say: "ability_says", text: "biohazard" }], "yes", "no");
    expect(words.question(counter, facts, null)).toBe("Biohazard: you hold the planet. Does the counter go?");
    expect(["yes", "no"].map((choice) => words.answer?.(choice, counter, facts, null))).toEqual(["Remove the counter", "Leave it on the planet"]);
    expect(words.said(counter.detail ?? [], facts, null)).toMatch(/^Biohazard: The first ground force of every landing/);
  });

  it("a leader that is placed, or that could be used, says what he is and does", () => {
    const placed = told("place_start", [{ say: "starting_leader" }], "land leader_norr_tro quinarra");
    expect(words.question(placed, facts, null)).toContain("T'ro (admiral)");
    expect(words.about?.(placed, facts)).toMatch(/rolls one more die/);
    expect(words.effect("use agent", facts)).toMatch(/plays an action card/);
    expect(words.about?.(told("place_start", [], "place pds jol"), facts)).toBe("");
  });

  it("chips name the load and what becomes of a ship", () => {
    const chip = (step: string) => words.chip?.(step, 1, facts, null)?.text;
    expect(chip("damage war_sun 6gf")).toBe("1 war sun with 6 ground forces damaged");
    expect(chip("hit cruiser")).toBe("1 cruiser lost");
    expect(chip("move carrier 2gf+1pds sol_home")).toBe("1 carrier with 2 ground forces, 1 PDS: Jord");
  });

  it("starting units and leaders say which comes next", () => {
    expect(words.question(told("place_start", [], "place pds jol"), facts, null)).toContain("PDS");
    expect(words.question(told("place_start", [], "land leader_sol_rev jord"), facts, null)).toContain("Rev");
  });

  it("a card that is given away is asked for as that", () => {
    const asked = (...choices: string[]) => ({ ...told("ability", [{ say: "ability_says", text: "hacan_card_exchange" }], ...choices), cause: "hacan_card_exchange" });
    const mine = asked("card patrol", "card signal_jamming");
    expect(words.question(mine, facts, null)).toBe("Card Brokers: which of your cards do you give away for another?");
    expect(words.answer?.("card patrol", mine, facts, null)).toMatch(/^Give away \w/);
    expect(words.question(asked("decline", "card patrol"), facts, null)).toContain("in return, if any");
    // A card that is only looked at is no gift.
    expect(words.question({ ...asked("card patrol"), cause: "synchronicity" }, facts, null)).toBe("Synchronicity: which card?");
  });

  it.each(["en", "it", "pl"] as const)("each thing of the status phase has a question of its own: %s", (tongue) => {
    setLanguage(tongue);
    const asked = [
      told("status", [{ say: "free_choices" }], "pass", "scrap carrier x", "break blue", "done"),
      told("claim", [{ say: "may_claim" }], "claim s1_three_docks", "done"),
      told("claim", [{ say: "may_claim_public" }], "claim s1_three_docks", "done"),
      told("claim", [{ say: "may_claim_secret" }], "claim secret_keeper_of_gates", "done"),
      told("claim", [{ say: "may_claim_secret" }], "done"),
      { ...told("areas", [{ say: "new_counters", n: 2 }], "gain 0 0 2"), facts: { counters: 2, gained: 2 } } as Decision,
      told("areas", [{ say: "all_areas" }], "areas 0 0 7"),
    ];
    const titles = asked.map((one) => words.question(one, facts, null) ?? questionOf("ti3", one.kind));
    expect(new Set(titles).size, titles.join(" | ")).toBe(titles.length);
    if (tongue !== "en") return;
    // What comes first does not ask for more.
    expect(titles[0]).toBe("Before the next step: scrap units or end a trade agreement?");
    expect(words.question(told("status", [], "break blue", "done"), facts, null)).toBe("Before the next step: end a trade agreement?");
    expect(words.answer?.("pass", asked[0] as Decision, facts, null)).not.toMatch(/more/);
  });
});
