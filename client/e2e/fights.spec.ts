// Fights at the table: the stage of ti4, its odds and its dice, what the map says before one goes there; the track of ahos.
import type { Locator, Page } from "@playwright/test";
import { faultsOf } from "./axe";
import { confirm, expect, nextStop, settled, test, watchFaults } from "./base";
import { Middle } from "./middle";
import { findMoment, playFrom, type OldGame } from "./prepared";

/** A fight in which both sides are asked whether they stay: the second of them is the attacker. */
function fightIn({ steps }: OldGame): number | null {
  const step = steps.findIndex((line, i) => line.endsWith(": stay") && (steps[i - 1] ?? "").endsWith(": stay"));
  return step < 0 ? null : step;
}

const sumOf = async (bar: Locator): Promise<number> => {
  const parts = await bar.locator("[data-percent]").evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-percent"))));
  return parts.reduce((a, b) => a + b, 0);
};

/** What lies on the stage, but not wholly in sight, between the words above and below. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stage = document.querySelector(".fight .stage");
    const box = (one: Element | null | undefined) => one?.getBoundingClientRect() ?? new DOMRect();
    const room = { top: box(stage?.querySelector(".over")).bottom, bottom: box(stage?.querySelector(".under")).top, left: box(stage).left, right: box(stage).right };
    const pieces = [...(stage?.querySelectorAll("[data-unit] use") ?? [])];
    if (pieces.length === 0) return ["nothing stands there"];
    return pieces
      .map((one) => ({ name: one.getAttribute("href") ?? "", at: box(one) }))
      .filter(({ at }) => at.top < room.top - 2 || at.bottom > room.bottom + 2 || at.left < room.left || at.right > room.right)
      .map(({ name }) => name);
  });

test("13.B F42 a fight: odds before the roll, asked once, gone with the position; dice by kind; nothing cut off", async ({ page, server }) => {
  const faults = watchFaults(page);
  const middle = await new Middle().attach(page);
  await page.goto(server.url);
  const [game, step] = findMoment(fightIn);
  await playFrom(page, game, step);
  expect(await nextStop(page)).toBe("mine");
  await settled(page);
  const fight = page.getByRole("region", { name: "Combat", exact: true });
  const bar = fight.locator("[data-odds]");
  await expect(bar).toHaveAttribute("aria-label", /^Odds: you win .* %/);
  expect(await sumOf(bar)).toBe(100);
  expect(middle.of("odds")).toHaveLength(1);
  expect(middle.of("odds")[0]?.of).toMatchObject({ casualties: "table" });
  await expect(fight).toContainText(/space combat · round 1/);
  await expect(fight).toContainText(/expected loss/);

  for (const size of [{ width: 390, height: 844 }, { width: 1366, height: 768 }]) {
    await page.setViewportSize(size);
    await expect.poll(() => cutOff(page), `${size.width}`).toEqual([]);
    expect(await fight.evaluate((one) => [...one.querySelectorAll("*"), one].some((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === "auto"))).toBe(false);
    await expect(page.locator("#confirm")).toBeInViewport({ ratio: 1 });
  }
  expect(await faultsOf(page)).toEqual([]);

  // From now on the server has none: what was true before the dice is not shown after them.
  middle.answers.odds = () => ({ odds: null });
  await confirm(page);
  await nextStop(page);
  await settled(page);
  await expect(fight.locator("[data-odds]")).toHaveCount(0);
  if (await fight.isVisible()) {
    await expect(fight.locator(".dice").first()).toHaveAttribute("aria-label", /hits on \d+\+/);
    await expect(fight).toContainText(/You hit|hits? nothing/);
  }
  expect(faults).toEqual([]);
});

/** A tactical action into a system where ships of another are, with a fight after it. */
function attackIn({ steps }: OldGame): { step: number; system: string } | null {
  for (const [step, line] of steps.entries()) {
    const [, seat, system] = /^(\w+): activate (\d+)$/.exec(line) ?? [];
    if (!seat || !system) continue;
    const end = steps.findIndex((other, i) => i > step && /: (activate|strategic|pass|end)\b/.test(other));
    const action = steps.slice(step, end);
    if (action.some((other) => other === `${seat}: stay`) && (steps[step + 1] ?? "").startsWith(`${seat}: move`)) return { step, system };
  }
  return null;
}

test("13.B the map says who comes, against whom and with what chances: all that could, then what is under way", async ({ page, server }) => {
  const faults = watchFaults(page);
  const middle = await new Middle().attach(page);
  await page.goto(server.url);
  const [game, { step, system }] = findMoment(attackIn);
  await playFrom(page, game, step);
  expect(await nextStop(page)).toBe("mine");
  await settled(page);
  const box = await page.locator(`#map [data-target="system:${system}"] > .base`).boundingBox();
  if (!box) throw new Error(`no system ${system}`);
  const corner = { x: box.x + box.width * 0.08 + 3, y: box.y + box.height / 2 };
  await page.mouse.move(corner.x, corner.y);
  const callout = page.locator(".inspector");
  await expect(callout).toContainText("Could come");
  await expect(callout).toContainText("against");
  await expect(callout.locator("[data-odds]")).toHaveAttribute("aria-label", /^Odds: win .* %/);
  expect(middle.of("odds").at(-1)?.of).not.toHaveProperty("attackers");

  await page.mouse.click(corner.x, corner.y);
  await settled(page);
  await page.mouse.move(2, 2);
  await expect(callout).toContainText("On the way");
  await expect(callout.locator("[data-odds]")).toBeVisible();
  expect(await sumOf(callout.locator("[data-odds]"))).toBe(100);
  const asked = middle.of("odds").at(-1)?.of as { attackers: Record<string, number> };
  const ships = Object.entries(asked.attackers).filter(([unit]) => unit !== "infantry" && unit !== "fighter");
  const coming = Number(/^Move (\d+) ships?/.exec(await page.locator("#confirm").innerText())?.[1]);
  expect(ships.reduce((sum, [, n]) => sum + n, 0)).toBe(coming);

  // On a phone the same in a strip.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(callout).toContainText("On the way");
  await expect(callout.locator("[data-odds]")).toBeVisible();
  expect((await callout.boundingBox())?.height).toBeLessThan(100);
  expect(faults).toEqual([]);
});

test("13.B ahos: the track of a combat says the chance to win, for whoever fights", async ({ page, server }) => {
  await page.goto(server.url);
  const [game, step] = findMoment(({ steps }) => {
    const found = steps.findIndex((line) => line.endsWith(": stay"));
    return found < 0 ? null : found;
  }, "ahos-2p");
  await playFrom(page, game, step);
  await expect(page.locator("[data-chance]")).toHaveText(/^Chance to win if both give all: [<>]?\d+ %$/);
});
