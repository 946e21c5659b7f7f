import { describe, expect, it } from "vitest";
import { piecesOf } from "./marks";
import { chaptersOf, headingOf } from "./sections";
import { thingsIn, thingsNamed } from "./things";

describe("marks of the rulebook", () => {
  it("shows emphasis and code without their signs", () => {
    expect(piecesOf("Label *Combat*: see `cards.tsv`.", "toy")).toEqual([
      { kind: "text", text: "Label " },
      { kind: "em", text: "Combat" },
      { kind: "text", text: ": see " },
      { kind: "code", text: "cards.tsv" },
      { kind: "text", text: "." },
    ]);
  });

  it("links rules by their whole and their short id", () => {
    const ids = (text: string, game: string) => piecesOf(text, game).flatMap(({ id }) => id ?? []);
    expect(ids("as AHOS-MOV-5 says; see Q-12 and CFR-1", "ahos")).toEqual(["AHOS-MOV-5", "AHOS-Q-12", "AHOS-CFR-1"]);
    expect(ids("by `TI4-36.5b` or 51.3e, FAQ-13", "ti4")).toEqual(["TI4-36.5b", "TI4-51.3e", "TI4-FAQ-13"]);
    expect(ids("X-89 costs 3", "ti4")).toEqual([]);
  });
});

describe("contents", () => {
  it("puts sections inside their chapter and counts both", () => {
    const found = chaptersOf([
      { section: "1 A", rules: 2 },
      { section: "1 A / B", rules: 3 },
      { section: "2 C", rules: 1 },
    ]);
    expect(found.map(({ section, rules, parts }) => [section, rules, parts.length])).toEqual([
      ["1 A", 5, 1],
      ["2 C", 1, 0],
    ]);
  });

  it("reads without codes, in Italian by the Italian name", () => {
    expect(headingOf("28. Reshuffle (SHF)", "en")).toBe("28. Reshuffle");
    expect(headingOf("23 Space combat (it: Combattimento Spaziale)", "pl")).toBe("23 Space combat");
    expect(headingOf("23 Space combat (it: Combattimento Spaziale)", "it")).toBe("23 Combattimento Spaziale");
  });
});

describe("things by name", () => {
  const things = thingsIn({ "cards.tsv": "# a\nid\tname\teffect\tnotes\na\tDirect Hit\tDestroy it.\t-\nb\tPlain\t-\t-\n" });

  it("finds words in any order and case, and only what has a text", () => {
    expect(thingsNamed(things, "HIT direct")).toEqual([{ name: "Direct Hit", text: "Destroy it." }]);
    expect(thingsNamed(things, "plain")).toEqual([]);
    expect(thingsNamed(things, " ")).toEqual([]);
  });

  it("tells what a political card does, and no word that is for programs", () => {
    const political = { "cards.tsv": "id\tname\ttiming\tfor\tagainst\nb\tVeto\tbefore_vote\tAll pay.\tNobody pays.\n" };
    expect(thingsIn(political)).toEqual([{ name: "Veto", text: "All pay. · Nobody pays." }]);
  });
});
