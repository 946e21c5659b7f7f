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
