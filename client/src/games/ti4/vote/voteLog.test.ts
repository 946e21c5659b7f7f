import { describe, expect, it } from "vitest";
import { abstainers, lastDecided, votesIn } from "./voteLog";

const events = (...texts: string[]) => texts.map((text, n) => ({ n, step: 0, text }));

const first = [
  "agenda_revealed mutiny",
  "predicted red for",
  "voted green for 9",
  "abstained black",
  "voted yellow against 4",
  "voted green for 2",
  "outcome for",
  "law_enacted mutiny",
];

describe("votes from the log", () => {
  it("adds up what was cast, also later: the most first", () => {
    expect(votesIn(events(...first))).toEqual([
      {
        agenda: "mutiny",
        totals: [
          { outcome: "for", votes: 11 },
          { outcome: "against", votes: 4 },
        ],
        abstained: ["black"],
        outcome: "for",
      },
    ]);
  });

  it("the last decided one is not the one on the table", () => {
    const both = events(...first, "agenda_revealed core_mining", "abstained red");
    expect(lastDecided(both, "core_mining")?.agenda).toBe("mutiny");
    expect(lastDecided(events(...first), "mutiny")).toBeUndefined();
    expect(lastDecided(events(...first), null)?.outcome).toBe("for");
  });

  it("abstentions are those of the agenda on the table", () => {
    const both = events(...first, "agenda_revealed core_mining", "abstained red");
    expect(abstainers(both, "core_mining")).toEqual(["red"]);
    expect(abstainers(both, "mutiny")).toEqual([]);
  });

  it("an agenda that was replaced has no vote", () => {
    expect(votesIn(events("agenda_revealed mutiny", "agenda_replaced mutiny", "agenda_revealed core_mining")).map((v) => v.agenda)).toEqual([
      "core_mining",
    ]);
  });
});
