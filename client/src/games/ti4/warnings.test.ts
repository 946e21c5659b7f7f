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

const planOf = (step: string, cost?: unknown) => ({ steps: [step], costs: [cost] });

it("13.A4 going where the owner of an open note stands says what goes back", () => {
  const { view, other, theirs } = position();
  const going = (cost?: unknown) => warning(planOf(`activate ${theirs}`, cost), facts, view);
  expect(going()).toBeUndefined();
  expect(going(null)).toBeUndefined();
  expect(going({ notes: [`support_for_the_throne/${other}`], victory_points: 1 })).toMatch(
    /^Gives back Support for the Throne.*you lose 1 point$/,
  );
  expect(going({ notes: [`trade_convoys/${other}`] })).toMatch(/^Gives back Trade Convoys[^:]*$/);
  expect(warning(planOf("strategic trade"), facts, view)).toBeUndefined();
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
  expect(warning(planOf("pools 3 3 0"), facts, view)).toBeUndefined();
  expect(warning(planOf("pools 4 1 1"), facts, view)).toBe("You will lose 2 ships at Mecatol Rex");
  expect(warning(planOf("gain 1 0 0"), facts, view)).toBeUndefined();
  // Armada holds two more than the pool.
  mine.fleet_limit = 5;
  expect(warning(planOf("pools 5 0 1"), facts, view)).toBe("You will lose 1 ship at Mecatol Rex");
  expect(warning(planOf("pools 4 1 1"), facts, view)).toBeUndefined();
  mine.fleet_limit = null;
  expect(warning(planOf("pools 4 1 1"), facts, view)).toMatch(/up to 2 ships/);
});
