// Failures that were seen in other programs (section 11 of the design): each test carries their numbers.
import type { Page } from "@playwright/test";
import { chooseByClicks, confirm, dice, expect, listAll, nextStop, playNow, settled, test, watchFaults } from "./base";
import { Middle } from "./middle";
import { findMoment, playFrom } from "./prepared";
import { Wire } from "./wire";

type Fields = Record<string, unknown>;
const option = (choice: string) => ({ choice, group: choice.split(" ")[0] });

/** The real game asks this now. */
function askInstead(middle: Middle, kind: string, options: Fields[]): void {
  middle.change = (push) => {
    push.version = 99_990;
    push.decision = { seat: push.seat, kind, rules: [], options };
  };
  middle.again();
}

/** The galaxy is drawn anew when the wheel rests; until then its picture is stretched. */
const mapScale = async (page: Page, game: string) => {
  await expect(page.locator("#map svg.moving")).toHaveCount(0);
  return page
    .locator(game === "ti4" ? "#map svg.galaxy > g" : "#map svg g[transform]")
    .first()
    .getAttribute("transform")
    .then((text) => Number(/scale\(([\d.]+)/.exec(text ?? "")?.[1]));
};

/** The scale when the wheel has been heard: it is the same in several pictures. */
async function restingScale(page: Page, game: string): Promise<number> {
  for (let last = NaN, same = 0; ; ) {
    const now = await mapScale(page, game);
    same = now === last ? same + 1 : 0;
    if (same === 3) return now;
    last = now;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
}

for (const game of ["ti4", "ahos"]) {
  test(`F08 F47 ${game}: the wheel zooms the map, not the page, and a choice leaves it so`, async ({ page, server }) => {
    await playNow(page, server.url, game);
    await nextStop(page);
    await listAll(page);
    const box = await page.locator("#map").boundingBox();
    if (!box) throw new Error("no map");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    const before = await mapScale(page, game);
    expect(before).toBeGreaterThan(0);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => mapScale(page, game)).toBeGreaterThan(before * 1.1);
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -200);
    await page.keyboard.up("Control");
    const zoomed = await restingScale(page, game);
    expect(await page.evaluate(() => [visualViewport?.scale, scrollX, scrollY])).toEqual([1, 0, 0]);
    const random = dice(2);
    for (let i = 0; i < 3; ++i) {
      await chooseByClicks(page, random, 1);
      if ((await nextStop(page)) === "over") break;
      expect(await mapScale(page, game)).toBeCloseTo(zoomed, 5);
    }
  });
}

test("F05 what is told about a system never covers it", async ({ page, server }) => {
  await playNow(page, server.url, "ti4");
  const [game, step] = findMoment(({ steps }) => {
    const at = steps.findIndex((line, i) => i > 200 && / activate \d+$/.test(line));
    return at < 0 ? null : at;
  });
  await playFrom(page, game, step);
  await nextStop(page);
  const hexes = page.locator("#map .hex > .base");
  const count = await hexes.count();
  expect(count).toBeGreaterThan(20);
  // Nothing of the frame lies over the middle of a system.
  const hidden = await hexes.evaluateAll((all) =>
    all.filter((hex) => {
      const box = hex.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return !top?.closest("#map svg");
    }).length,
  );
  expect(hidden).toBe(0);
  let told = 0;
  for (let i = 0; i < count; i += 3) {
    const hex = await hexes.nth(i).boundingBox();
    if (!hex) continue;
    await page.mouse.move(hex.x + hex.width / 2, hex.y + hex.height * 0.92);
    // It comes with the pointer: what has not come after two pictures is not told.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const inspector = page.locator("#map .inspector");
    const box = (await inspector.isVisible()) ? await inspector.boundingBox() : null;
    if (!box) continue;
    ++told;
    const middle = { x: hex.x + hex.width / 2, y: hex.y + hex.height / 2 };
    const over = middle.x > box.x && middle.x < box.x + box.width && middle.y > box.y && middle.y < box.y + box.height;
    expect(over, `hex ${i}`).toBe(false);
  }
  expect(told).toBeGreaterThan(5);
});

test("F09 the newest panel is the one in sight", async ({ page, server }) => {
  await playNow(page, server.url, "ti4");
  await nextStop(page);
  for (const [key, name] of [
    ["r", "Standing orders"],
    ["?", "Help"],
    ["r", "Standing orders"],
  ] as const) {
    await page.locator("#map").focus();
    await page.keyboard.press(key);
    const panel = page.getByRole("dialog", { name });
    await expect(panel).toBeVisible();
    const onTop = await panel.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(box.x + box.width / 2, box.y + 20));
    });
    expect(onTop, key).toBe(true);
    // The one before has gone: none lies under it.
    await expect(page.getByRole("dialog")).toHaveCount(1);
  }
});

test("F14 F15 every figure on a player's card says what it is; seats have emblem, name and faction", async ({ page, server }) => {
  await page.goto(server.url);
  const [game, step] = findMoment(({ steps }) => {
    const at = steps.findIndex((line, i) => i > 150 && / activate \d+$/.test(line));
    return at < 0 ? null : at;
  });
  await playFrom(page, game, step);
  await nextStop(page);
  for (const n of [1, 2, 3]) {
    const card = page.locator(`#player-${n} button.card`);
    const bare = await card.locator(".line:not(.head) > span").evaluateAll((all) =>
      all.filter((one) => /\d/.test(one.textContent ?? "") && !one.getAttribute("title")).map((one) => one.textContent),
    );
    expect(bare, `player ${n}`).toEqual([]);
    await expect(card.locator(".coin svg").first()).toBeVisible();
    await expect(card.locator(".name")).toHaveText(/\w/);
    await expect(card.locator(".faction")).toHaveText(/\w{3}/);
  }
  expect(await page.locator("#log").innerText()).not.toMatch(/\b(seat|player) \d/i);
  // Lines about a seat have its emblem.
  await expect(page.locator("#log p svg, #log button svg").first()).toBeAttached();
});

test("F25 two things to do with one system: both are shown, none is sent", async ({ page, server }) => {
  const middle = await new Middle().attach(page);
  await playNow(page, server.url, "ti4");
  await nextStop(page);
  middle.answers.draft = (message) => ({ tried: (message.steps as string[]).length, seam: true });
  middle.answers.choose = () => ({ rest: [] });
  askInstead(middle, "ability", [option("system 18"), option("activate 18"), option("done")]);
  await page.locator('#map [data-target="system:18"] > .base').focus();
  await page.keyboard.press("Enter");
  const listed = page.locator("#options [data-choice]");
  await expect(listed).toHaveCount(2);
  await expect(page.locator("#decision ol > li[title]")).toHaveCount(0);
  await page.locator('#options [data-choice="activate 18"]').click();
  await expect(page.locator("#decision ol > li[title]")).toHaveCount(1);
  await page.locator("#confirm").click();
  expect(middle.of("choose").at(-1)).toMatchObject({ steps: ["activate 18"] });
});

test("F31 however many options: Pass is there, and all can be found", async ({ page, server }) => {
  const middle = await new Middle().attach(page);
  await playNow(page, server.url, "ti4");
  await nextStop(page);
  middle.answers.draft = (message) => ({ tried: (message.steps as string[]).length, seam: true });
  for (const many of [3, 12, 400]) {
    const numbers = Array.from({ length: many }, (_, i) => option(`number ${i}`));
    askInstead(middle, "ability", [...numbers, option("pass")]);
    const pass = page.locator('#decision [data-choice="pass"]');
    if (!(await pass.isVisible())) await listAll(page);
    // In a long list it is found by typing.
    if (!(await pass.isVisible())) await page.getByRole("searchbox").fill("pass");
    await expect(pass, `${many} options`).toBeVisible();
  }
  await listAll(page);
  await page.getByRole("searchbox").fill("number 399");
  await expect(page.locator("#options [data-choice]")).toHaveCount(1);
});

test("F45 landing on empty planets opens no battle", async ({ page, server }) => {
  const faults = watchFaults(page);
  const wire = Wire.on(page);
  await page.goto(server.url);
  // The first landing of a game: nobody is there yet.
  const [game, step] = findMoment(({ steps }) => {
    const at = steps.findIndex((line) => /: commit 1 /.test(line));
    return at < 0 ? null : at;
  });
  await playFrom(page, game, step);
  await nextStop(page);
  expect(wire.kind).toBe("commit");
  await expect(page.locator("#decision ol > li[title]")).not.toHaveCount(0);
  await confirm(page);
  await expect.poll(() => wire.kind).not.toBe("commit");
  expect(wire.lines().join("\n")).not.toMatch(/ground_combat/);
  await expect(page.getByRole("region", { name: "Combat", exact: true })).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("F55 nothing can be taken back across cards that were drawn", async ({ page, server }) => {
  const wire = Wire.on(page);
  await page.goto(server.url);
  const [game, step] = findMoment(({ steps }) => {
    const at = steps.findIndex((line) => line.endsWith(": strategic politics"));
    return at < 0 ? null : at;
  });
  await playFrom(page, game, step);
  await nextStop(page);
  const hand = () => {
    const { viewer, players } = wire.push?.view as { viewer: string; players: Record<string, { hand_size: number }> };
    return players[viewer]?.hand_size ?? 0;
  };
  const before = hand();
  await listAll(page);
  await page.locator('#decision [data-choice="strategic politics"]').click();
  await page.locator("#decision [data-choice^='speaker ']").first().click();
  await settled(page);
  await confirm(page);
  await expect.poll(hand).toBeGreaterThan(before);
  // It is still my part: the next question is mine, but what was drawn has been seen.
  expect(await nextStop(page)).toBe("mine");
  await expect(page.locator("[data-undo]")).toHaveCount(0);
});
