import { afterEach, describe, expect, it } from "vitest";
import { setLanguage } from "../../i18n/index.svelte";
import { placesOf } from "../../i18n/texts";
import { CHOICES, EVENTS } from "./patterns";
import { fixture, optionTexts, packFacts } from "./fixtures/load";
import { choiceSentence, eventSentence } from "./sentences";
import { en } from "./texts/en";
import { it as italian } from "./texts/it";
import { pl } from "./texts/pl";
import { technologyText } from "./unitText";
import { words } from "./words";

const facts = packFacts();
afterEach(() => setLanguage("en"));

describe("texts", () => {
  it("have the same places to fill in all three languages", () => {
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      expect(placesOf(italian[key]), key).toEqual(placesOf(en[key]));
      expect(placesOf(pl[key]), key).toEqual(placesOf(en[key]));
      expect(italian[key].trim(), key).not.toBe("");
    }
  });
});

describe("sentences", () => {
  it("name no operand that their choice or event does not have, and belong to one", () => {
    const most = new Map<string, number>();
    for (const [key, kinds] of Object.entries(EVENTS)) most.set(`ev_${key}`, kinds.length);
    for (const [key, pattern] of Object.entries(CHOICES)) most.set(`do_${key}`, pattern.split("{").length - 1);
    for (const [key, text] of Object.entries(en)) {
      if (!/^(do|ev)_/.test(key)) continue;
      for (const place of placesOf(text)) expect("abcd".indexOf(place), key).toBeLessThan(most.get(key) ?? 0);
    }
  });

  it("F11: put every choice of real games into words, without ids", () => {
    for (const tongue of ["en", "it", "pl"] as const) {
      setLanguage(tongue);
      const wrong = optionTexts().filter((choice) => {
        const text = choiceSentence(choice, facts);
        return text === undefined || /[a-z]_[a-z]|\{\w\}|undefined/.test(text);
      });
      expect(wrong).toEqual([]);
    }
  });

  it("F12: no word stands twice", () => {
    for (const tongue of ["en", "it", "pl"] as const) {
      setLanguage(tongue);
      const doubled = optionTexts()
        .map((choice) => choiceSentence(choice, facts) ?? "")
        .filter((text) => /(^|[\s(])(\p{L}{2,}) \2(?!\p{L})/iu.test(text));
      expect(doubled).toEqual([]);
    }
  });

  it("says who took goods by which text, and only of those who used one", () => {
    const line = (text: string, before?: string) => words.line(text, facts, null, before);
    expect(line("goods_given blue red 1", "ability_used red pillage")).toBe("Red takes 1 trade good from Blue: Pillage");
    expect(line("commodities_given blue red 2", "card_played red salvage")).toBe("Red takes 2 commodities from Blue: Salvage");
    expect(line("goods_given blue red 1", "offer_accepted red blue")).toBe("Blue gives Red 1 trade good");
    expect(line("goods_given blue red 1", "ability_used blue quantum_datahub_node")).toBe("Blue gives Red 1 trade good");
    expect(line("goods_given blue red 1")).toBe("Blue gives Red 1 trade good");
  });

  it("F11, F18: put every event of the stored positions into words", () => {
    for (const tongue of ["it", "pl"] as const) {
      setLanguage(tongue);
      for (const name of ["start", "mid", "late", "agenda", "trade", "research", "move"]) {
        for (const event of fixture(name).push.events) {
          const text = eventSentence(event.text, facts);
          expect(text, event.text).toBeTruthy();
          expect(text, event.text).not.toMatch(/[a-z]_[a-z]|\{\w\}/);
        }
      }
    }
  });

  it("says the same verb differently with and without an operand", () => {
    expect(choiceSentence("fire", facts)).toBe("Use space cannon");
    expect(choiceSentence("fire blue", facts)).toBe("Use space cannon against Blue");
    expect(choiceSentence("commit 2 fighters lodor", facts)).toBe("Commit 2 fighters to Lodor");
    expect(choiceSentence("give ceasefire/red", facts)).toBe("Give Ceasefire of Red");
    expect(choiceSentence("move damaged_dreadnought 18", facts)).toBe(
      "Move one dreadnought (damaged) from Mecatol Rex",
    );
  });

  it("an option says what its card does", () => {
    setLanguage("it");
    expect(words.choice("activate 18", facts, null)).toBe("Azione tattica in Mecatol Rex");
    expect(words.effect("research gravity_drive", facts)).toContain(technologyText(facts.technologies.get("gravity_drive")!, facts));
    expect(words.effect("activate 18", facts)).toMatch(/^Mecatol Rex: 1 risorse, 6 influenza$/);
    expect(words.effect("follow leadership", facts)).toBe(facts.strategies.get("leadership")?.secondary);
    expect(words.effect("pass", facts)).toBe("");
  });
});
