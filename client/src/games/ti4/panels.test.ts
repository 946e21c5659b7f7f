import { describe, expect, it } from "vitest";
import type { Decision } from "../../net/types";
import { mostGoods, partnerOf, quickSwap, readDeal, swapSize } from "./deal";
import { diceRows, hitsOf, lossesOf, withOpenDice } from "../ti/fight/rounds";
import { fightRounds, invasionShots } from "./fight";
import { fixture, packFacts } from "./fixtures/load";
import { panels } from "./panels";
import { barLength, leading, tallies, withMine } from "../ti/vote/tally";
import { enoughToLead } from "./vote/influence";

const facts = packFacts();

describe("the story of a fight", () => {
  const { push } = fixture("late");
  const rounds = fightRounds(push.events);

  it("F40, F41: keeps the dice of each round apart, with cannon fire before it", () => {
    expect(rounds.map((r) => r.round)).toEqual([0, 1]);
    expect(rounds[0]?.rolls).toMatchObject([{ seat: "red", kind: "space_cannon", hits: 0 }]);
    expect(rounds[1]?.rolls.map((r) => [r.seat, r.dice.map((d) => d.face), r.hits])).toEqual([
      ["black", [9, 1, 6], 2],
      ["red", [7], 1],
    ]);
    expect(rounds[1]?.losses).toEqual([{ seat: "black", unit: "dreadnought", destroyed: false, after: 2 }]);
  });

  it("an event that tells what a die needed is believed", () => {
    const event = (n: number, text: string) => ({ n, step: 0, text });
    const told = fightRounds(
      [event(0, "space_combat red blue 18"), event(1, "combat_round 1"), event(2, "die red cruiser 7 9"), event(3, "dice_rolled red combat 1 0")],
    );
    expect(told.at(-1)?.rolls[0]?.dice).toEqual([{ unit: "cruiser", face: 7, needs: 9 }]);
  });

  it("F48: dice and losses of one planet are not shown on the next", () => {
    const texts = [
      "ground_combat red blue lodor",
      "combat_round 1",
      "die red infantry 9 8",
      "dice_rolled red combat 1 1",
      "unit_destroyed blue infantry lodor",
      "ground_combat_won red lodor",
      "ground_combat red blue quann",
      "combat_round 1",
      "die blue infantry 3 8",
      "dice_rolled blue combat 1 0",
    ];
    const told = fightRounds(
      texts.map((text, n) => ({ n, step: 0, text })),
    );
    expect(told.flatMap((round) => round.rolls.map((roll) => [roll.seat, roll.dice[0]?.face]))).toEqual([["blue", 3]]);
    expect(told.flatMap((round) => round.losses)).toEqual([]);
  });

  const story = (...texts: string[]) => texts.map((text, n) => ({ n, step: 0, text }));
  const fought = story(
    "space_combat red blue 18",
    "combat_round 1",
    "die red cruiser 7 7",
    "die red cruiser 2 7",
    "die red fighter 9 9",
    "dice_rolled red combat 3 2",
    "die blue fighter 3 9",
    "dice_rolled blue combat 1 0",
    "unit_destroyed blue fighter 18",
    "unit_destroyed blue damaged_carrier 18",
  );

  it("13.B dice by kind: each kind with what it needs and how many rolled it", () => {
    const round = fightRounds(fought).at(-1)!;
    const rows = diceRows(round, "red", (unit) => (unit === "cruiser" ? 2 : 1));
    expect(rows.map((row) => [row.unit, row.needs, row.units, row.dice.map((die) => die.face)])).toEqual([
      ["cruiser", 7, 2, [7, 2]],
      ["fighter", 9, 1, [9]],
    ]);
    // A fighter that is lost now was there when it rolled.
    expect(diceRows(round, "blue", () => 0).map((row) => row.units)).toEqual([1]);
    expect([hitsOf(round, "red"), hitsOf(round, "blue"), hitsOf(round, "green")]).toEqual([2, 0, null]);
    expect([...lossesOf(round, "blue", true)]).toEqual([["fighter", 1], ["carrier", 1]]);
  });

  it("F46: dice that lie on the table are there before their sum is told", () => {
    const open = fightRounds(story("ground_combat red blue lodor", "combat_round 1", "die red infantry 3 8", "die red infantry 9 8"));
    const dice = [3, 9].map((face) => ({ unit: "infantry" as const, face, needs: 8, printed: 8, modifier: 0 }));
    const shown = withOpenDice(open, { roll: { seat: "red", kind: "combat" }, dice });
    expect(shown.at(-1)?.rolls).toMatchObject([{ seat: "red", hits: 1, open: true, dice: [{ face: 3 }, { face: 9 }] }]);
    // The view keeps dice that are told: they are not shown twice, nor under the next round.
    const told = fightRounds(story("ground_combat red blue lodor", "combat_round 1", "die red infantry 3 8", "die red infantry 9 8", "dice_rolled red combat 2 1"));
    expect(withOpenDice(told, { roll: { seat: "red", kind: "combat" }, dice })).toBe(told);
  });

  it("F46: what was rolled again lies in the place of the misses", () => {
    const told = fightRounds(
      story("ground_combat red blue lodor", "combat_round 1", "die red infantry 9 8", "die red infantry 3 8", "die red infantry 2 8", "die red infantry 7 8", "die red infantry 8 8", "dice_rolled red combat 3 2"),
    );
    expect(told.at(-1)?.rolls[0]?.dice.map((die) => die.face)).toEqual([9, 7, 8]);
  });

  it("F48: an invasion shows what was fired in it, and not what another planet saw", () => {
    const shots = ["combat_won red 18", "die red dreadnought 9 5", "dice_rolled red bombardment 1 1", "unit_destroyed blue infantry lodor"];
    expect(invasionShots(story(...shots))).toMatchObject({ rolls: [{ kind: "bombardment", hits: 1 }], losses: [{ unit: "infantry" }] });
    expect(invasionShots(story(...shots, "ground_combat red blue lodor", "ground_combat_won red lodor")).rolls).toEqual([]);
    expect(invasionShots(fought).losses).toEqual([]);
  });

  it("is empty when nobody fights", () => {
    expect(fightRounds([])).toEqual([]);
  });
});

describe("the trade desk", () => {
  const { push, view } = fixture("trade");
  const options = push.decision?.options ?? [];

  it("sorts choices into what is given and what is asked for", () => {
    const deal = readDeal(options);
    expect(deal.give.notes.length).toBeGreaterThan(0);
    expect(deal.want.goods.every((o) => /^want \d+ trade_goods$/.test(o.choice))).toBe(true);
    expect(deal.buttons.map((b) => b.choice)).toContain("propose");
    const sorted = [deal.give, deal.want].flatMap((s) => [
      ...s.goods,
      ...s.commodities,
      ...s.notes,
      ...s.cards,
    ]);
    expect(sorted.length + deal.buttons.length + deal.partners.length).toBe(options.length);
  });

  it("F30: notes can be given and asked for, goods up to what is there", () => {
    const deal = readDeal(options);
    expect(deal.want.notes.length).toBeGreaterThan(0);
    expect(mostGoods(deal.give, "trade_goods")).toBe(3);
  });

  it("a quick swap is as many for as many, and nothing where one has none", () => {
    const mine = { ...view.players.red, commodities: 2 } as (typeof view.players)[string];
    const theirs = { ...view.players.black, commodities: 3 } as (typeof view.players)[string];
    const now = { ...view, players: { ...view.players, red: mine, black: theirs } };
    expect(swapSize(now, "black")).toBe(2);
    expect(swapSize(now, "nobody")).toBe(0);
    expect(quickSwap("black", 2)).toEqual(["offer black", "give 2 commodities", "want 2 commodities", "propose"]);
  });

  it("finds the partner", () => {
    expect(partnerOf({ ...view, transaction: null }, ["offer blue", "give 1 commodities"])).toBe("blue");
    expect(partnerOf({ ...view, transaction: null }, [])).toBeNull();
    expect(partnerOf(view)).toBe("black");
  });
});

describe("the agenda", () => {
  it("adds up votes by outcome, the most first, and joins them to choices", () => {
    const { push, view } = fixture("agenda");
    const kind = facts.agendas.get(view.agenda.agenda ?? "")?.timing ?? "";
    const rows = tallies({ ...view.agenda, forAgainst: kind === "for_against" }, push.decision?.options ?? []);
    expect(rows[0]).toMatchObject({ outcome: "sakulag", votes: 30, choice: "vote sakulag" });
    expect(rows[0]?.voters).toHaveLength(2);
  });

  it("shows for and against before anybody has voted", () => {
    const empty = { agenda: "x", number: 1, votes: {}, predictions: [], outcome: null, barred: [], available: {} };
    expect(tallies({ ...empty, forAgainst: true }, []).map((r) => r.outcome)).toEqual(["for", "against"]);
  });
});

describe("enough to lead", () => {
  const row = (outcome: string, votes: number, voters: { seat: string; votes: number }[] = []) => ({
    outcome,
    votes,
    voters,
    predictions: [],
    choice: null,
  });
  const planets = [
    { id: "small", votes: 1 },
    { id: "big", votes: 6 },
    { id: "middle", votes: 3 },
  ];

  it("takes the fewest planets that pass the leader", () => {
    const rows = [row("for", 7, [{ seat: "blue", votes: 7 }]), row("against", 0)];
    expect(enoughToLead(rows, "against", "red", planets, 0)).toEqual(["exhaust big", "exhaust middle"]);
  });

  it("counts what others gave for the same", () => {
    const rows = [row("for", 7), row("against", 5, [{ seat: "blue", votes: 5 }])];
    expect(enoughToLead(rows, "against", "red", planets, 0)).toEqual(["exhaust big"]);
  });

  it("13.B votes that are being put together count at once, and the bars keep their scale", () => {
    const rows = [row("for", 7, [{ seat: "blue", votes: 7 }]), row("against", 0)];
    const more = withMine(rows, "red", "against", 4);
    expect(more[1]).toMatchObject({ votes: 4, voters: [{ seat: "red", votes: 4 }] });
    expect(withMine(more, "red", "against", 2)[1]?.voters).toEqual([{ seat: "red", votes: 6 }]);
    expect(barLength(rows, "red", 10)).toBe(17);
    expect(barLength(more, "red", 6)).toBe(17);
    expect(barLength([], "red", 0)).toBe(1);
  });

  it("13.B equal outcomes do not lead", () => {
    expect(leading([row("for", 7), row("against", 9)])).toBe("against");
    expect(leading([row("for", 7), row("against", 7)])).toBeNull();
    expect(leading([row("for", 0), row("against", 0)])).toBeNull();
  });

  it("offers nothing when it leads already or cannot", () => {
    expect(enoughToLead([row("for", 3), row("against", 9)], "against", "red", planets, 0)).toEqual([]);
    expect(enoughToLead([row("for", 30), row("against", 0)], "against", "red", planets, 0)).toEqual([]);
    expect(enoughToLead([], null, "red", planets, 0)).toEqual([]);
  });
});

describe("the panel of an invasion", () => {
  const { push } = fixture("late");
  const viewer = String(push.view.viewer);
  const invasion = panels.find(({ id }) => id === "invasion");
  const asks = (kind: string): Decision => ({ seat: viewer, kind, text: "" }) as unknown as Decision;

  it("stays while a landing that came filled in stands at the next question", () => {
    expect(invasion?.wanted(push.view, asks("commit"), [])).toBe(true);
    expect(invasion?.wanted(push.view, asks("end_turn"), ["commit 2 lodor", "done"])).toBe(true);
    expect(invasion?.wanted(push.view, asks("end_turn"), [])).toBe(false);
    expect(invasion?.wanted(push.view, null, ["commit 2 lodor"])).toBe(false);
  });
});

describe("the panel of a fight", () => {
  const { push } = fixture("late");
  const viewer = String(push.view.viewer);
  const combat = panels.find(({ id }) => id === "combat");
  const asks = (seat: string, ...choices: string[]): Decision =>
    ({ seat, kind: "decide", options: choices.map((choice) => ({ choice })) }) as unknown as Decision;

  it("13.A3 makes way for the map when I am asked for a place, not for ships, dice or planets that pay", () => {
    expect(combat?.yields?.(push.view, asks(viewer, "retreat 18", "retreat 20"))).toBe(true);
    expect(combat?.yields?.(push.view, asks(viewer, "done", "system 18"))).toBe(true);
    expect(combat?.yields?.(push.view, asks(viewer, "unit black cruiser 37", "done"))).toBe(true);
    expect(combat?.yields?.(push.view, asks("nobody", "system 18"))).toBe(false);
    expect(combat?.yields?.(push.view, asks(viewer, "hit cruiser", "sustain dreadnought"))).toBe(false);
    expect(combat?.yields?.(push.view, asks(viewer, "retreat", "stay"))).toBe(false);
    expect(combat?.yields?.(push.view, asks(viewer, "exhaust lodor", "spend 1"))).toBe(false);
  });
});
