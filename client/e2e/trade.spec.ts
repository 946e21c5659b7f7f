import { expect, test, watchFaults } from "./base";
import { peopleAt, playOn, shown } from "./people";

const calm = (choices: string[]): string =>
  choices.find((choice) => ["pass", "no", "done", "decline", "end"].includes(choice)) ?? choices[0] ?? "";

test("C8 F30 a note for a note: only the two see the offer, all see the exchange", async ({ browser, server }) => {
  // The Emirates trade with everybody, neighbour or not.
  const people = await peopleAt(browser, server.url, ["Anna", "Bert", "Carla"], {
    options: { factions: "hacan,sol,nekro" },
  });
  const [anna, bert, carla] = people.seated as [(typeof people.seated)[0], (typeof people.seated)[0], (typeof people.seated)[0]];
  const { watcher } = people;
  const faults = [...people.seated, watcher].map(({ page }) => watchFaults(page));
  await playOn(people, () => anna.wire.kind === "action" && anna.wire.push?.decision?.seat === "red", calm);

  await shown(anna);
  await anna.page.locator("#map").focus();
  await anna.page.keyboard.press("x");
  const desk = anna.page.getByRole("region", { name: "Trade", exact: true });
  await desk.locator('[data-target="seat:blue"]').click();
  const give = desk.getByRole("group", { name: "Give" }).locator("select").first();
  await give.selectOption("give ceasefire/red");
  const want = desk.getByRole("group", { name: "Get" }).locator("select").first();
  await expect(want).toBeVisible();
  await want.selectOption("want ceasefire/blue");
  await expect(anna.page.locator("#confirm")).toHaveText(/^Offer this to /);
  const since = [carla, watcher].map(({ wire }) => wire.frames.length);
  await anna.page.locator("#confirm").click();

  // Bert sees what he would get and what he would give.
  const answer = bert.page.getByRole("region", { name: "Trade", exact: true });
  await expect(answer.getByRole("button", { name: "Accept" })).toBeVisible();
  await expect(answer).toContainText("Ceasefire");
  expect(JSON.stringify(bert.wire.push)).toContain("ceasefire/red");
  // Carla and the watcher are told of no terms.
  for (const [i, { page, wire }] of [carla, watcher].entries()) {
    await expect.poll(() => wire.push?.version).toBe(bert.wire.push?.version);
    await expect(page.getByRole("region", { name: "Trade", exact: true })).toHaveCount(0);
    const told = wire.frames.slice(since[i]).map(({ text }) => JSON.parse(text) as Record<string, unknown>);
    for (const push of told.filter((message) => message.type === "push")) {
      const { players } = push.view as { players: Record<string, { offer?: Record<string, unknown> }> };
      for (const player of Object.values(players)) {
        expect(player.offer ?? {}).toMatchObject({ trade_goods: 0, commodities: 0, note: null, cards: [] });
      }
      expect(JSON.stringify(push.events)).not.toMatch(/ceasefire/);
      expect(JSON.stringify(push.decision)).not.toMatch(/ceasefire/);
    }
  }

  await answer.getByRole("button", { name: "Accept" }).click();
  await bert.page.locator("#confirm").click();
  for (const { page } of [anna, bert, carla, watcher]) await expect(page.locator("#log")).toContainText(/agree|gives/);
  await expect(bert.page.locator("#hand")).toContainText("Ceasefire");
  expect(faults).toEqual([[], [], [], []]);
});

test("C8 goods in an offer are nobody else's business", async ({ browser, server }) => {
  const people = await peopleAt(browser, server.url, ["Anna", "Bert", "Carla"], {
    options: { factions: "hacan,sol,nekro" },
  });
  const [anna, bert, carla] = people.seated as [(typeof people.seated)[0], (typeof people.seated)[0], (typeof people.seated)[0]];
  const goods = () => {
    const players = anna.wire.push?.view.players as Record<string, { trade_goods: number; commodities: number }> | undefined;
    return (players?.red?.trade_goods ?? 0) + (players?.red?.commodities ?? 0);
  };
  await playOn(
    people,
    () => anna.wire.kind === "action" && anna.wire.push?.decision?.seat === "red" && goods() > 0,
    (choices) => choices.find((choice) => /^(take trade|strategic)/.test(choice)) ?? calm(choices),
  );
  await shown(anna);
  await anna.page.locator("#map").focus();
  await anna.page.keyboard.press("x");
  const desk = anna.page.getByRole("region", { name: "Trade", exact: true });
  await desk.locator('[data-target="seat:blue"]').click();
  await desk.getByRole("group", { name: "Give" }).first().locator('button[aria-label*="more"][aria-disabled="false"]').first().click();
  await expect(anna.page.locator("#confirm")).toHaveText(/^Offer this to /);
  await anna.page.locator("#confirm").click();
  await expect(bert.page.getByRole("region", { name: "Trade", exact: true }).getByRole("button", { name: "Accept" })).toBeVisible();
  for (const { wire } of [carla, people.watcher]) {
    await expect.poll(() => wire.push?.version).toBe(bert.wire.push?.version);
    // Not even how many parts it has can be counted.
    await expect.poll(() => anna.wire.push?.version).toBeGreaterThan(wire.push?.version ?? 0);
    const players = wire.push?.view.players as Record<string, { offer: Record<string, unknown> }>;
    expect(players.red?.offer).toMatchObject({ trade_goods: 0, commodities: 0 });
  }
});
