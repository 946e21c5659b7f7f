import { expect, it } from "vitest";
import { fixture, packFacts } from "./fixtures/load";
import { manners } from "./manners";
import { warning } from "./warnings";
import type { Decision, View } from "../../net/types";
import type { Ti4View } from "./view";

const facts = packFacts();

function position(): { view: Ti4View; me: string; other: string; theirs: string } {
  const { view } = fixture("mid");
  const copy = structuredClone(view);
  const me = copy.viewer ?? "";
  const other = Object.keys(copy.players).find((seat) => seat !== me) ?? "";
  const theirs = Object.entries(copy.systems).find(([, { forces }]) => forces[other])?.[0] ?? "";
  return { view: copy, me, other, theirs };
}

it("13.A4 going where the owner of an open note stands says what goes back", () => {
  const { view, me, other, theirs } = position();
  const mine = view.players[me];
  if (!mine) throw new Error("nobody looks");
  mine.notes_in_play = [];
  expect(warning([`activate ${theirs}`], facts, view)).toBeUndefined();
  mine.notes_in_play = [`support_for_the_throne/${other}`];
  expect(warning([`activate ${theirs}`], facts, view)).toMatch(/^Gives back Support for the Throne.*you lose 1 point$/);
  expect(warning(["activate 18", "done"], facts, { ...view, systems: { ...view.systems, "18": { spot: "0,0", tokens: [], forces: {} } }, planets: {} })).toBeUndefined();
  expect(warning(["strategic trade"], facts, view)).toBeUndefined();
  // A ceasefire lies in nobody's play area and returns otherwise.
  mine.notes_in_play = [`ceasefire/${other}`];
  expect(warning([`activate ${theirs}`], facts, view)).toBeUndefined();
});

it("13.A6 a click on one's own dock begins with building, anywhere else with the ships that could come", () => {
  const { view, me } = position();
  const dock = Object.values(view.planets).find((planet) => planet.forces[me]?.space_dock)?.system ?? "";
  const move: Decision = {
    seat: me,
    kind: "move",
    options: [{ choice: "move carrier 8", group: "move" }, { choice: "done", group: "done" }],
    proposal: { steps: ["move carrier 8", "done"] },
  } as Decision;
  expect(manners.filled(move, [`activate ${dock}`], view as unknown as View)).toEqual(["done"]);
  const held = Object.values(view.planets).find((planet) => planet.system === dock);
  if (held) held.controller = null;
  expect(manners.filled(move, [`activate ${dock}`], view as unknown as View)).toEqual(["move carrier 8"]);
});

it("fewer tokens in the fleet pool say how many ships go, and where", () => {
  const { view, me } = position();
  const mine = view.players[me];
  if (!mine) throw new Error("nobody looks");
  mine.fleet = 3;
  mine.fleet_limit = 3;
  for (const place of Object.values(view.systems)) delete place.forces[me];
  const home = view.systems["18"];
  if (!home) throw new Error("no such system");
  home.forces[me] = { carrier: 1, cruiser: 2, fighter: 4 };
  expect(warning(["pools 3 3 0"], facts, view)).toBeUndefined();
  expect(warning(["pools 4 1 1"], facts, view)).toBe("You will lose 2 ships at Mecatol Rex");
  expect(warning(["gain 1 0 0"], facts, view)).toBeUndefined();
  // Armada holds two more than the pool.
  mine.fleet_limit = 5;
  expect(warning(["pools 5 0 1"], facts, view)).toBe("You will lose 1 ship at Mecatol Rex");
  expect(warning(["pools 4 1 1"], facts, view)).toBeUndefined();
  mine.fleet_limit = null;
  expect(warning(["pools 4 1 1"], facts, view)).toMatch(/up to 2 ships/);
});
