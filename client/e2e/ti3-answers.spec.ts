// What a newcomer met at the table of ti3: each point once, from the right moment of a stored game.
import type { Ti3View } from "../src/games/ti3/view";
import { confirm, expect, nextStop, settled, test } from "./base";
import { line, momentOf, momentsOf, panel } from "./clicks";
import { clickHex, press } from "./hands";
import { playFrom } from "./prepared";
import { Wire } from "./wire";

const kind = "ti3-4p";

test("ti3 eyes 1, 16: a bill that buys no counter warns, and nothing it says moves a button", async ({ page, server }) => {
  await page.goto(server.url);
  const { game, step } = momentOf(kind, line(/: follow logistics$/));
  await playFrom(page, game, step);
  expect(await nextStop(page)).toBe("mine");
  await press(page, "follow logistics");
  await settled(page);
  const bill = panel({ page }, "Bill");
  const confirm = page.locator("#confirm");
  const warning = page.locator("#decision .warning");
  const places = async () => {
    const buttons = await bill.locator(".body button").all();
    const others = [confirm, page.locator("[data-list]")];
    return Promise.all([...buttons, ...others].map(async (button) => Object.values((await button.boundingBox()) ?? {}).map(Math.round)));
  };
  const before = await places();
  await expect(warning).toHaveCount(0);
  await expect(confirm).toHaveText("Logistics: Buy no counter");
  await bill.getByRole("button", { name: "One more: Trade goods" }).click();
  await settled(page);
  await expect(confirm).toHaveText("Logistics: 1 influence buy no counter");
  await expect(warning).toContainText("what is paid is lost");
  expect(await places()).toEqual(before);
  for (const id of await bill.locator("[data-pay]").all()) {
    await id.click();
    await settled(page);
    expect(await places()).toEqual(before);
  }
  await expect(confirm).toHaveText(/^Logistics: Buy \d counters? for \d/);
});

test("ti3 eyes 4, 5: with the last answer the bar says that it is whole, and the button what it does", async ({ page, server }) => {
  await page.goto(server.url);
  const { game, step, found } = momentOf(kind, (steps, i) => {
    const [card] = line(/: play (\w+)$/)(steps, i) ?? [];
    const [seat] = line(/: player (\w+)$/)(steps, i + 1) ?? [];
    return card && seat ? { card, seat } : null;
  });
  await playFrom(page, game, step);
  expect(await nextStop(page)).toBe("mine");
  const question = page.locator("#question");
  await press(page, `play ${found.card}`);
  await settled(page);
  await expect(question).toContainText("which player?");
  await press(page, `player ${found.seat}`);
  await settled(page);
  await expect(question).toContainText("Ready: send it");
  await expect(page.locator("#confirm")).toHaveText(new RegExp(`^Play .+: ${found.seat}$`, "i"));
  // Changed it is asked again.
  await press(page, `player ${found.seat}`);
  await settled(page);
  await expect(question).toContainText("which player?");
});

test("ti3 eyes 12: what was opened over the map goes when the question goes on, or with a click on the map", async ({ page, server }) => {
  await page.goto(server.url);
  // The last card of all: nobody takes another one.
  const pick = momentOf(kind, (steps, i) => (/: take /.test(steps[i + 1] ?? "") ? null : line(/: take \w+$/)(steps, i)));
  await playFrom(page, pick.game, pick.step);
  expect(await nextStop(page)).toBe("mine");
  const cards = panel({ page }, "Strategy cards");
  await cards.getByRole("button", { name: "Close" }).click();
  await expect(cards).toBeHidden();
  await page.locator("[data-show=strategy]").click();
  await cards.locator('[data-target^="strategy:"][aria-disabled="false"]').first().click();
  await settled(page);
  await confirm(page);
  await expect(cards).toBeHidden();

  const { game, step, found } = momentOf(kind, line(/: activate (\w+)$/));
  await playFrom(page, game, step);
  expect(await nextStop(page)).toBe("mine");
  const [system = ""] = found;
  const tree = panel({ page }, "Technology");
  const open = page.locator("[data-panel=technology]");
  await open.click();
  await expect(tree).toBeVisible();
  await press(page, `activate ${system}`);
  await settled(page);
  await expect(tree).toBeHidden();
  await open.click();
  await expect(tree).toBeVisible();
  await page.locator(`#map [data-target="system:${system}"] > .base`).dispatchEvent("click");
  await expect(tree).toBeHidden();
});

test("ti3 eyes 15: a click on a system that nothing asks about shows it, and scolds nobody", async ({ page, server }) => {
  const wire = Wire.on(page);
  await page.goto(server.url);
  const note = page.locator("#decision [data-why]");
  const inspector = page.locator("#map .inspector");
  const lookAt = async (system: string) => {
    await clickHex(page, system);
    await page.locator("#question").hover();
    await settled(page);
  };
  const { game, step } = momentOf(kind, line(/: follow logistics$/));
  await playFrom(page, game, step);
  expect(await nextStop(page)).toBe("mine");
  const { viewer, planets } = wire.push?.view as unknown as Ti3View;
  const home = Object.values(planets).find(({ controller }) => controller === viewer)?.system ?? "";
  await lookAt(home);
  await expect(inspector).toBeVisible();
  await expect(note).toHaveCount(0);
  await lookAt(home);
  await expect(inspector).toBeHidden();
  // Of a question about systems each one that cannot be chosen says why.
  const again = momentOf(kind, (steps, i) => {
    const [, seat, system] = /^(\w+): activate (\w+)$/.exec(steps[i] ?? "") ?? [];
    const next = steps.findIndex((one, at) => at > i && one.startsWith(`${seat}: activate `));
    return seat && next > i && !steps.slice(i, next).some((one) => / areas /.test(one)) ? { system, next } : null;
  });
  await playFrom(page, again.game, again.found.next);
  expect(await nextStop(page)).toBe("mine");
  await lookAt(again.found.system ?? "");
  await expect(note).toContainText("Not possible");
  await expect(inspector).toBeVisible();
});

test("ti3 eyes 7: the transfer action has a button of its own, and tells its two directions apart", async ({ page, server }) => {
  const wire = Wire.on(page);
  await page.goto(server.url);
  const bundle = page.locator("[data-bundle=transfer]");
  for (const { game, step } of momentsOf(kind, line(/: activate \w+$/))) {
    // In the first round nobody has two systems next to each other.
    if (step < 350) continue;
    await playFrom(page, game, step);
    expect(await nextStop(page)).toBe("mine");
    await settled(page);
    if ((await bundle.count()) > 0) break;
  }
  await bundle.click();
  const rows = page.locator("#options [data-choice]");
  const offered = wire.choices.filter((choice) => choice.startsWith("transfer "));
  expect(await rows.evaluateAll((all) => all.map((one) => one.getAttribute("data-choice")))).toEqual(offered);
  expect(new Set(await rows.locator(".head").allInnerTexts()).size).toBe(offered.length);
  const [first = ""] = offered;
  await rows.first().click();
  await settled(page);
  await expect(page.locator("#question")).toContainText("between the two systems");
  await page.locator(`#decision [data-step="${first}"] [data-drop]`).click();
  await settled(page);
  await expect(bundle).toHaveAttribute("aria-pressed", "false");
});

test("ti3 second 5: a button that ends the building without any says so", async ({ page, server }) => {
  await page.goto(server.url);
  const { game, step } = momentOf(kind, line(/: follow imperial$/));
  await playFrom(page, game, step);
  expect(await nextStop(page)).toBe("mine");
  await press(page, "follow imperial");
  await settled(page);
  await expect(page.locator("#confirm")).toHaveText("Imperial: Build nothing");
});
