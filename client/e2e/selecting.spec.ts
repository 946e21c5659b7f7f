// 13.A1 A click selects; on another thing of the same kind it changes the choice, on the same thing it drops it; what cannot be
// chosen says why, about the thing that was clicked.
import { expect, settled, test, watchFaults } from "./base";
import { Hand, line, momentOf, momentsOf } from "./clicks";
import { Wire } from "./wire";

const steps = async ({ page }: Hand): Promise<string[]> => {
  await settled(page);
  return page.locator("#decision [data-step]").evaluateAll((all) => all.map((one) => one.getAttribute("data-step") ?? ""));
};
const note = ({ page }: Hand) => page.locator("#decision .note");

test("13.A1 ti4: cards, secrets, systems, planets of a bill, outcomes: chosen, changed, dropped, or told why not", async ({ page, server }) => {
  const faults = watchFaults(page);
  const hand = new Hand(page, Wire.on(page));
  await page.goto(server.url);

  const secrets = momentOf("ti4-3p", line(/: keep (\w+)$/));
  await hand.at(secrets.game, secrets.step);
  const objective = page.locator('#hand [data-target^="objective:"]');
  await hand.click(objective.nth(0));
  const kept = await steps(hand);
  expect(kept).toHaveLength(1);
  await hand.click(objective.nth(1));
  expect(await steps(hand)).toHaveLength(1);
  expect(await steps(hand)).not.toEqual(kept);
  await hand.click(objective.nth(1));
  expect(await steps(hand)).toEqual([]);

  const pick = momentOf("ti4-3p", (all, i) => (/: take /.test(all[i - 1] ?? "") ? line(/: take (\w+)$/)(all, i) : null));
  await hand.at(pick.game, pick.step);
  const card = page.locator('[data-target^="strategy:"][aria-disabled="false"]');
  const [first, third] = [await card.nth(0).getAttribute("data-target"), await card.nth(2).getAttribute("data-target")];
  const strategy = (target: string | null) => page.locator(`[data-target="${target}"]`).first();
  await hand.click(strategy(first));
  await hand.click(strategy(third));
  expect(await steps(hand)).toEqual([`take ${third?.slice(9)}`]);
  await hand.click(strategy(third));
  expect(await steps(hand)).toEqual([]);
  const gone = page.locator('[data-target^="strategy:"][aria-disabled="true"]').first();
  const name = (await gone.locator("strong").innerText()).trim();
  await hand.click(gone);
  await expect(note(hand)).toContainText("Not possible");
  await expect(note(hand)).toContainText(name);

  // A system with my token cannot be activated again.
  const again = momentOf("ti4-3p", (all, i) => {
    const seat = /^(\w+): activate \d+$/.exec(all[i] ?? "")?.[1];
    const round = all.slice(0, i).map((one) => one.includes(": take ")).lastIndexOf(true);
    const mine = all.slice(round, i).filter((one) => one.startsWith(`${seat}: activate `)).map((one) => one.split(" ")[2] ?? "");
    return seat && mine.length > 0 ? { used: mine[0] ?? "", system: (all[i] ?? "").split(" ")[2] ?? "" } : null;
  });
  await hand.at(again.game, again.step);
  const { used, system } = again.found;
  await hand.clickHex(system);
  const chosen = await steps(hand);
  expect(chosen[0]).toBe(`activate ${system}`);
  await hand.clickHex("18");
  expect((await steps(hand)).filter((one) => one.startsWith("activate "))).toEqual(["activate 18"]);
  await hand.clickHex(system);
  expect(await steps(hand), "the same proposal comes with it as before").toEqual(chosen);
  await hand.clickHex(system);
  expect(await steps(hand)).toEqual([]);
  await hand.clickHex(used);
  await expect(note(hand)).toContainText(/Not possible\s*Tactical action/);
  await expect(note(hand)).toContainText(/Tactical action in \S+/);

  // The bill of a unit, on the map: the planet that pays is taken back, another one pays, a spent one says why not.
  const build = (all: readonly string[], i: number) => {
    const [, seat, at] = /^(\w+): activate (\d+)$/.exec(all[i] ?? "") ?? [];
    return seat && at && (all[i + 1] ?? "").startsWith(`${seat}: produce `) ? at : null;
  };
  const production = page.getByRole("region", { name: "Production", exact: true });
  const paid = production.getByRole("group", { name: "Bill" }).locator('button[aria-pressed="true"]');
  let tried = false;
  for (const moment of momentsOf("ti4-3p", build)) {
    await hand.at(moment.game, moment.step);
    await hand.clickHex(moment.found);
    await hand.click(production.getByRole("listitem").filter({ hasText: "cruiser" }).getByRole("button", { name: /more/i }));
    const view = hand.wire.push?.view as { viewer: string; planets: Record<string, { controller: string | null; exhausted: boolean }> };
    const mine = Object.entries(view.planets).filter(([, planet]) => planet.controller === view.viewer);
    const plan = (await paid.count()) > 0 ? (await paid.first().innerText()).replace(/^✓\s*/, "").split(/\s/)[0] : undefined;
    const spent = mine.find(([, planet]) => planet.exhausted)?.[0];
    const ready = mine.filter(([id, planet]) => !planet.exhausted && !id.startsWith((plan ?? "").toLowerCase())).map(([id]) => id);
    if (!plan || !spent || ready.length === 0) continue;
    const disc = (id: string) => page.locator(`#map [data-target="planet:${id}"] .disc`);
    await hand.click(disc(ready[0] ?? ""));
    expect(await paid.allInnerTexts(), "another planet pays").not.toEqual([expect.stringContaining(plan)]);
    const [now] = await paid.allInnerTexts();
    await hand.click(disc(ready[0] ?? ""));
    expect(await paid.allInnerTexts(), "it is taken back").not.toContain(now);
    await hand.click(disc(spent));
    await expect(note(hand)).toContainText(/Not possible\s*Exhaust/);
    tried = true;
    break;
  }
  expect(tried, "there was a bill with planets to choose from").toBe(true);

  const vote = momentOf("ti4-3p", line(/: vote (for|against)$/));
  await hand.at(vote.game, vote.step);
  const outcome = (which: string) => page.locator(`[data-outcome="${which}"]`);
  await hand.click(outcome("for"));
  await hand.click(outcome("against"));
  expect((await steps(hand)).filter((one) => one.startsWith("vote "))).toEqual(["vote against"]);
  await hand.click(outcome("against"));
  expect(await steps(hand)).toEqual([]);
  expect(faults).toEqual([]);
});

test("13.A1 ahos: a space is chosen, changed, dropped, or says why not; another card pays", async ({ page, server }) => {
  const hand = new Hand(page, Wire.on(page));
  await page.goto(server.url);
  const { game, step } = momentOf("ahos-2p", line(/: colony (\d+)$/));
  await hand.at(game, step);
  const [first = "", second = ""] = hand.wire.choices.filter((choice) => choice.startsWith("colony ")).map((choice) => choice.slice(7));
  const space = (id: string) => page.locator(`#map [data-space="${id}"]`);
  await hand.click(space(first));
  expect((await steps(hand))[0]).toBe(`colony ${first}`);
  await hand.click(space(second));
  expect((await steps(hand)).filter((one) => one.startsWith("colony "))).toEqual([`colony ${second}`]);
  await hand.click(space(second));
  expect(await steps(hand)).toEqual([]);
  const view = hand.wire.push?.view as { viewer: string; spaces: Record<string, { owner: string | null; tile: string | null }> };
  const theirs = Object.entries(view.spaces).find(([, one]) => one.owner && one.owner !== view.viewer)?.[0] ?? "";
  await hand.click(space(theirs));
  await expect(note(hand)).toContainText(/Not possible\s*(Colony|Outpost) on/);
  await expect(note(hand)).toContainText(theirs);

  // The cards that pay for a move still lie in the hand.
  const move = momentOf("ahos-2p", (all, i) => (/: move$/.test(all[i] ?? "") ? line(/: move fleet (\d+) (\d+)$/)(all, i + 1) : null));
  const [from = "", to = ""] = move.found;
  await hand.at(move.game, move.step);
  await hand.click(page.locator("#map .space", { has: page.locator(`[data-space="${from}"]`) }).locator("[data-units]").first());
  await hand.click(space(to));
  const paying = (await steps(hand)).filter((one) => one.startsWith("spend "));
  const pays = (await page.locator("#hand [data-card]").evaluateAll((all) => all.map((one) => one.getAttribute("data-card") ?? "")))
    .filter((card) => !paying.includes(`spend ${card} energy`));
  const tabs = pays.map((card) => ({ card, tab: page.locator(`#hand [data-card="${card}"]`).getByRole("button", { name: /: Energy/ }) }));
  const counts = await Promise.all(tabs.map(({ tab }) => tab.count()));
  const other = tabs.find((_, i) => counts[i] === 1);
  if (!other) throw new Error("no other card has energy");
  await hand.click(other.tab);
  expect(await steps(hand)).toContain(`spend ${other.card} energy`);
  expect(await steps(hand)).not.toContain(paying[0]);
  // Spent in the draft it has left the hand: its chip gives it back.
  await hand.click(page.locator(`#decision [data-step="spend ${other.card} energy"] button`));
  expect(await steps(hand)).not.toContain(`spend ${other.card} energy`);
  await expect(other.tab).toBeVisible();
});
