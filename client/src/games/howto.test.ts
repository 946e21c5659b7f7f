import { describe, expect, it } from "vitest";
import { languages } from "../i18n/texts";
import { howToParts, type HowTo } from "./howto";
import { signs as ahos } from "./ahos/howto/signs";
import { signs as ti3 } from "./ti3/howto/signs";
import { signs as ti4 } from "./ti4/howto/signs";

const found = import.meta.glob<{ howto: HowTo }>("./*/howto/{en,it,pl}.ts", { eager: true });

function wordsOf({ parts, tips }: HowTo): number {
  const texts = [...howToParts.flatMap((part) => parts[part].text), ...tips];
  return texts.join(" ").split(/\s+/).length;
}

describe("13.L1 how to play", () => {
  for (const [game, signs] of Object.entries({ ahos, ti3, ti4 })) {
    for (const language of languages) {
      it(`tells ${game} in ${language}: all parts, five tips, every sign, on one page`, () => {
        const howto = found[`./${game}/howto/${language}.ts`]?.howto;
        if (!howto) throw new Error("there is none");
        for (const part of howToParts) expect(howto.parts[part].text.length, part).toBeGreaterThan(0);
        expect(howto.tips).toHaveLength(5);
        expect(Object.keys(howto.signs)).toEqual([...signs]);
        expect(wordsOf(howto)).toBeGreaterThan(330);
        expect(wordsOf(howto)).toBeLessThan(700);
      });
    }
  }
});
