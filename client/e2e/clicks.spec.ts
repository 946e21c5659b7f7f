// 13.A6 How many clicks ordinary actions take. Each begins at the right moment of a stored game and is made with the mouse.
import { expect, test, watchFaults } from "./base";
import { asTable, countClicks, Hand, line, momentOf, seatOf } from "./clicks";
import * as ti3 from "./clicks-ti3";
import { fights, production, strategy, tactical, trades, votesAndTokens } from "./clicks-ti4";
import { Wire } from "./wire";

test("13.A6 ti4: ordinary actions take no more clicks than they may", async ({ page, server }) => {
  const faults = watchFaults(page);
  await countClicks(page);
  const hand = new Hand(page, Wire.on(page));
  await page.goto(server.url);
  await strategy(hand);
  await tactical(hand);
  await production(hand);
  await fights(hand);
  await votesAndTokens(hand);
  await trades(hand);
  console.log(asTable(hand.counted));
  expect(faults).toEqual([]);
});

test("13.A6 ti3: ordinary actions take no more clicks than they may", async ({ page, server }) => {
  const faults = watchFaults(page);
  await countClicks(page);
  const hand = new Hand(page, Wire.on(page));
  await page.goto(server.url);
  await ti3.strategy(hand);
  await ti3.tactical(hand);
  await ti3.production(hand);
  await ti3.combatRound(hand);
  await ti3.votes(hand);
  console.log(asTable(hand.counted));
  expect(faults).toEqual([]);
});

test("13.A6 ahos: move, build and colonise take no more clicks than they may", async ({ page, server }) => {
  const faults = watchFaults(page);
  await countClicks(page);
  const hand = new Hand(page, Wire.on(page));
  await page.goto(server.url);
  const space = (id: string) => page.locator(`#map [data-space="${id}"]`);
  const then = (first: RegExp, form: RegExp) => (steps: readonly string[], i: number) => (first.test(steps[i] ?? "") ? line(form)(steps, i + 1) : null);

  const move = momentOf("ahos-2p", then(/: move$/, /: move fleet (\d+) (\d+)$/));
  const [from = "", to = ""] = move.found;
  await hand.at(move.game, move.step);
  await hand.click(page.locator("#map .space", { has: page.locator(`[data-space="${from}"]`) }).locator(`[data-units="${seatOf(hand)}"]`));
  await hand.click(space(to));
  await hand.confirm();
  await hand.done("ahos: move", 3);
  await hand.toldOf(new RegExp(`^moved ${seatOf(hand)} fleet ${from} ${to}$`));

  const build = momentOf("ahos-2p", then(/: produce$/, /: build fleet (\d+)$/));
  const [at = ""] = build.found;
  await hand.at(build.game, build.step);
  await hand.click(space(at));
  await hand.click(page.locator(`#map .chips button`).first());
  await hand.confirm();
  await hand.done("ahos: build", 3);
  await hand.toldOf(new RegExp(`^built ${seatOf(hand)} fleet ${at}$`));

  const colony = momentOf("ahos-2p", line(/: colony (\d+)$/));
  await hand.at(colony.game, colony.step);
  await hand.click(space(colony.found[0] ?? ""));
  await hand.confirm();
  await hand.done("ahos: colonise", 2);
  await hand.toldOf(new RegExp(`^marker_placed ${seatOf(hand)} colony ${colony.found[0]}$`));
  console.log(asTable(hand.counted));
  expect(faults).toEqual([]);
});
