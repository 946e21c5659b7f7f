import { describe, expect, it } from "vitest";
import type { Decision, View } from "../../net/types";
import { packFacts } from "./fixtures/load";
import { result } from "./result";

const facts = packFacts();

describe("the button of scoring", () => {
  const decision = { kind: "score", options: ["expand_borders", "mine_rare_metals"].map((id) => ({ choice: `score ${id}` })) } as unknown as Decision;
  const view = { viewer: "red", players: { red: { secrets: ["mine_rare_metals"] } } } as unknown as View;
  const label = (...plan: string[]) => result(plan, decision, facts, view);

  it("names all that is scored", () => {
    expect(label("score expand_borders", "score mine_rare_metals", "done")).toBe("Score Expand Borders, Mine Rare Metals");
  });
  it("says so if a point of the other kind is left", () => {
    expect(label("score mine_rare_metals", "done")).toBe("Score Mine Rare Metals and nothing else");
    expect(label("done")).toBe("Score nothing");
  });
});
