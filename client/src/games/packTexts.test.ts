import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages } from "../i18n/texts";
import { packTexts, translated } from "./packTexts";

// Columns that the client shows; notes of tiles and strategy cards are for readers of the pack.
const effects = /^\w+\.\w+\.(timing|effect|play_condition|effect_for_or_elected|effect_against|condition|returns|primary|secondary|secondary_cost|ability|text)$/;
// Of ti3 names are translated, too, but those of worlds and persons.
const ti3 =
  /^\w+\.\w+\.(text|when|special|primary|secondary|for|against|elected)$|^(action_cards|political_cards|objectives|strategy_cards|technologies|races|race_abilities|domain_counters|units)\.\w+\.name$/;

const packs = {
  ti4: { folder: "../data/ti4/base", shown: effects },
  ahos: { folder: "../data/ahos/house", shown: effects },
  ti3: { folder: "../data/ti3/all", shown: ti3 },
};

function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".tsv"));
  return Object.fromEntries(names.map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")]));
}

/** The cells of a pack that are words, by file, id and column, as far as these keys are wanted. */
function cellsOf(files: Record<string, string>, wanted: RegExp): Map<string, string> {
  const out = new Map<string, string>();
  for (const [file, contents] of Object.entries(files)) {
    const [head, ...rows] = contents.split("\n").filter((line) => line && !line.startsWith("#"));
    const names = head?.split("\t") ?? [];
    for (const row of rows) {
      const cells = row.split("\t");
      names.forEach((name, i) => {
        const cell = cells[i] ?? "-";
        const key = `${file.replace(".tsv", "")}.${cells[0]}.${name}`;
        if (wanted.test(key) && cell && cell !== "-" && !inValues(cell)) out.set(key, cell);
      });
    }
  }
  return out;
}

// Unit upgrades point to the values of their unit; these are told instead.
const inValues = (cell: string): boolean => cell.includes(".tsv");
// A number is the easiest thing to get wrong; the id of a rule is none.
const numbers = (text: string): string => (text.replace("Rezerwy 1", "").replace(/\b[A-Z]+-[A-Z]+-\d+/g, "").match(/\d+/g) ?? []).sort().join(" ");

describe("texts of content packs", () => {
  it("puts texts into their cells and leaves the rest alone", () => {
    const files = { "cards.tsv": "# what\nid\tname\teffect\na\tA\tone\nb\tB\ttwo\n", "other.tsv": "id\nx\n" };
    expect(translated(files, { "cards.b.effect": "due" })).toEqual({
      "cards.tsv": "# what\nid\tname\teffect\na\tA\tone\nb\tB\tdue\n",
      "other.tsv": "id\nx\n",
    });
    expect(translated(files, {})).toEqual(files);
  });

  for (const [game, { folder, shown }] of Object.entries(packs)) {
    for (const language of languages.filter((one) => one !== "en")) {
      it(`${game} speaks ${language}: every text, with its numbers, and no other`, async () => {
        const files = filesOf(folder);
        const texts = await packTexts(game, language);
        const wanted = cellsOf(files, shown);
        const missing = [...wanted.keys()].filter((key) => !texts[key]?.trim());
        expect(missing).toEqual([]);
        const all = cellsOf(files, /./);
        expect(Object.keys(texts).filter((key) => !all.has(key))).toEqual([]);
        const wrong = [...wanted].filter(([key, text]) => numbers(text) !== numbers(texts[key] ?? ""));
        expect(wrong.map(([key, text]) => `${key}: ${text} / ${texts[key]}`)).toEqual([]);
      });
    }
  }
});
