import { describe, expect, it } from "vitest";
import { fixture, packFacts } from "../fixtures/load";
import { cellsOf, faultOf, mapStringOf, readNumbers } from "./mapString";
import { presets } from "./presets";

const facts = packFacts();

describe("map strings", () => {
  it("reads numbers with spaces or commas, and nothing else", () => {
    expect(readNumbers("19, 20 -1")).toEqual([19, 20, 0]);
    expect(readNumbers("19 x")).toBeNull();
    expect(readNumbers("")).toBeNull();
    expect(readNumbers(Array(38).fill("1").join(" "))).toBeNull();
  });

  it("every preset fills its galaxy with tiles that exist, each once", () => {
    for (const [players, maps] of Object.entries(presets)) {
      expect(maps.length).toBeGreaterThan(1);
      for (const map of maps) {
        expect(faultOf(facts, Number(players), map)).toBeNull();
        const cells = cellsOf(facts, Number(players), map);
        expect(cells.filter((cell) => cell.role === "home")).toHaveLength(Number(players));
        expect(cells.filter((cell) => cell.role === "tile" && cell.tile === null)).toHaveLength(0);
      }
    }
  });

  it("says what is wrong with a string", () => {
    const good = presets[6]?.[0] ?? "";
    const numbers = good.split(" ");
    expect(faultOf(facts, 6, "hello")?.kind).toBe("unreadable");
    expect(faultOf(facts, 6, good.replace(numbers[0] ?? "", "999"))).toEqual({ kind: "unknown", tiles: ["999"] });
    expect(faultOf(facts, 6, [numbers[1], ...numbers.slice(1)].join(" "))).toEqual({ kind: "twice", tiles: [numbers[1]] });
    expect(faultOf(facts, 6, numbers.slice(0, 3).join(" "))?.kind).toBe("missing");
  });

  it("may begin with the centre", () => {
    const map = presets[6]?.[0] ?? "";
    expect(cellsOf(facts, 6, `18 ${map}`)).toEqual(cellsOf(facts, 6, map));
  });

  it("a galaxy in play is written so that it can be read again", () => {
    const { view } = fixture("mid");
    const players = Object.keys(view.players).length;
    const text = mapStringOf(view, facts);
    expect(faultOf(facts, players, text)).toBeNull();
    const cells = cellsOf(facts, players, text).filter((cell) => cell.role === "tile");
    for (const cell of cells) {
      const system = view.systems[cell.tile?.number ?? ""];
      expect(system?.spot).toBe(`${cell.axial.q},${cell.axial.r}`);
    }
  });
});
