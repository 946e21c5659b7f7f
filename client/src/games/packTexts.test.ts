import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages } from "../i18n/texts";
import { packTexts, translated } from "./packTexts";

const packs = { ti4: "../data/ti4/base", ahos: "../data/ahos/house" };

function filesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".tsv"));
  return Object.fromEntries(names.map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")]));
}

/** Every cell of a pack that is a sentence, by file, id and column. */
function sentences(files: Record<string, string>, columns: RegExp): Map<string, string> {
  const out = new Map<string, string>();
  for (const [file, contents] of Object.entries(files)) {
    const [head, ...rows] = contents.split("\n").filter((line) => line && !line.startsWith("#"));
    const names = head?.split("\t") ?? [];
    for (const row of rows) {
      const cells = row.split("\t");
      names.forEach((name, i) => {
        const cell = cells[i] ?? "-";
        if (columns.test(name) && cell && cell !== "-" && !inValues(cell)) out.set(`${file.replace(".tsv", "")}.${cells[0]}.${name}`, cell);
      });
    }
  }
  return out;
}

// Unit upgrades point to the values of their unit; these are told instead.
const inValues = (cell: string): boolean => cell.includes(".tsv");
// Columns that the client shows; notes of tiles and strategy cards are for readers of the pack.
const shown = /^(timing|effect|play_condition|effect_for_or_elected|effect_against|condition|returns|primary|secondary|secondary_cost|ability|text)$/;

describe("texts of content packs", () => {
  it("puts texts into their cells and leaves the rest alone", () => {
    const files = { "cards.tsv": "# what\nid\tname\teffect\na\tA\tone\nb\tB\ttwo\n", "other.tsv": "id\nx\n" };
    expect(translated(files, { "cards.b.effect": "due" })).toEqual({
      "cards.tsv": "# what\nid\tname\teffect\na\tA\tone\nb\tB\tdue\n",
      "other.tsv": "id\nx\n",
    });
    expect(translated(files, {})).toEqual(files);
  });

  for (const [game, folder] of Object.entries(packs)) {
    for (const language of languages.filter((one) => one !== "en")) {
      it(`${game} speaks ${language}: every text, with its numbers, and no other`, async () => {
        const files = filesOf(folder);
        const texts = await packTexts(game, language);
        const wanted = sentences(files, shown);
        const missing = [...wanted.keys()].filter((key) => !texts[key]?.trim());
        expect(missing).toEqual([]);
        const all = sentences(files, /./);
        expect(Object.keys(texts).filter((key) => !all.has(key))).toEqual([]);
        // A number is the easiest thing to get wrong.
        const numbers = (text: string) => (text.replace("Rezerwy 1", "").match(/\d+/g) ?? []).sort().join(" ");
        const wrong = [...wanted].filter(([key, text]) => numbers(text) !== numbers(texts[key] ?? ""));
        expect(wrong.map(([key, text]) => `${key}: ${text} / ${texts[key]}`)).toEqual([]);
      });
    }
  }

  // The cards of ti3 are English so far; what is translated belongs to a cell, with its numbers, alike in both languages.
  it("ti3: strategy cards and technologies speak Italian and Polish", async () => {
    const all = sentences(filesOf("../data/ti3/all"), /./);
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort().join(" ");
    const [italian, polish] = await Promise.all([packTexts("ti3", "it"), packTexts("ti3", "pl")]);
    expect(Object.keys(italian)).toEqual(Object.keys(polish));
    expect([...all.keys()].filter((key) => /^(strategy_cards.*(special|primary|secondary)|technologies.*text)$/.test(key) && !italian[key])).toEqual([]);
    for (const texts of [italian, polish])
      for (const [key, text] of Object.entries(texts)) expect(numbers(text), key).toBe(numbers(all.get(key) ?? "no such cell"));
  });
});
