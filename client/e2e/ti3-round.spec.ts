// A round of ti3 by clicks on the map and in the panels. Each test begins at the right step of a game that bots have played.
import type { Page } from "@playwright/test";
import type { Ti3View } from "../src/games/ti3/view";
import { confirm, expect, nextStop, settled, test, watchFaults } from "./base";
import { chipsOf, line, momentOf, momentsOf, panel } from "./clicks";
import { carrierIn } from "./clicks-ti3";
import { answerTheRest, clickHex, common, press } from "./hands";
import { playFrom } from "./prepared";
import { Wire } from "./wire";

const kind = "ti3-4p";
const viewOf = (wire: Wire): Ti3View => wire.push?.view as unknown as Ti3View;
/** What is told from now on: the past of the table was told when it was opened. */
const newsOf = (wire: Wire): (() => string[]) => {
  const before = wire.lines().length;
  return () => wire.lines().slice(before);
};
const meIn = (wire: Wire): string => viewOf(wire).viewer ?? "";

test("ti3: ground forces are loaded and unloaded one by one, go along, land and take a planet", async ({ page, server }) => {
  const faults = watchFaults(page);
  const wire = Wire.on(page);
  await page.goto(server.url);
  const { game, step, found } = momentOf(kind, (steps, i) => {
    const sent = carrierIn(steps, i);
    return sent && steps.slice(i, i + 20).some((one) => one.startsWith(`${sent.seat}: land `)) ? sent : null;
  });
  await playFrom(page, game, step);
  expect(await nextStop(page)).toBe("mine");
  const news = newsOf(wire);
  await clickHex(page, found.system);
  await settled(page);
  await page.getByRole("button", { name: "Drop the proposal" }).click();
  await settled(page);
  await page.locator(`#map [data-target="piece:carrier@${found.from}"]`).first().click();
  await settled(page);
  const troops = page.locator(`#decision [data-step="load ground_force ${found.planet}"]`);
  const aboard = async () => Number(/\d+/.exec(await troops.innerText())?.[0]);
  const all = await aboard();
  expect(all).toBeGreaterThan(1);
  // One click each: off the ship, and from the planet onto it again.
  await troops.locator("[data-less]").click();
  await settled(page);
  expect(await aboard()).toBe(all - 1);
  await page.locator(`#map [data-target="piece:ground_force@${found.planet}"]`).first().click();
  await settled(page);
  expect(await aboard()).toBe(all);
  // The cross takes all of them.
  await troops.locator("[data-drop]").click();
  await settled(page);
  await expect(troops).toHaveCount(0);
  for (let n = 0; n < all - 1; ++n) {
    await page.locator(`#map [data-target="piece:ground_force@${found.planet}"]`).first().click();
    await settled(page);
  }
  expect(await aboard()).toBe(all - 1);
  await confirm(page);

  for (let i = 0; i < 10 && viewOf(wire).active_system === found.system; ++i) {
    if ((await nextStop(page)) === "over" || viewOf(wire).active_system !== found.system) break;
    await settled(page);
    if (wire.kind === "land") {
      const landing = (await chipsOf({ page })).filter((one) => one.startsWith("land ground_force "));
      expect(landing.length).toBeGreaterThan(0);
      await expect(page.locator("#confirm")).toHaveText(/^Land \d+ units?$/);
    }
    await common(page, wire);
  }
  const told = news().join("\n");
  expect(told.match(new RegExp(`^unit_loaded ${meIn(wire)} ground_force `, "gm"))).toHaveLength(all - 1);
  expect(told).toMatch(new RegExp(`^control_gained ${meIn(wire)} `, "m"));
  expect(faults).toEqual([]);
});

test("ti3: a space battle: round by round, dice, hits that are taken, an end", async ({ page, server }) => {
  const faults = watchFaults(page);
  const wire = Wire.on(page);
  await page.goto(server.url);
  const battle = panel({ page }, "Battle");
  let taken = 0;
  for (const { game, step } of momentsOf(kind, line(/: stay$/))) {
    await playFrom(page, game, step);
    expect(await nextStop(page)).toBe("mine");
    const news = newsOf(wire);
    await settled(page);
    await expect(battle).toContainText(/space battle/i);
    await expect(page.locator("#confirm")).toHaveText("Stay and fight");
    for (let i = 0; i < 30 && viewOf(wire).battle; ++i) {
      await settled(page);
      if (wire.kind === "assign_hits") {
        await expect(battle.locator(".dice").first()).toBeVisible();
        await expect(page.locator("#confirm")).toHaveText(/^Take \d+ hits?$/);
        // Chosen otherwise where there is a choice: the click takes the place of what was proposed.
        const before = await chipsOf({ page });
        const other = battle.locator('[data-choice^="hit "][aria-pressed="false"]').first();
        if (before.length === 1 && (await other.isVisible())) {
          await other.click();
          await settled(page);
          expect(await chipsOf({ page })).not.toEqual(before);
        }
        ++taken;
      }
      await common(page, wire);
      if ((await nextStop(page)) === "over") break;
    }
    expect(viewOf(wire).battle).toBeNull();
    expect(news().join("\n")).toMatch(/^(battle_won|battle_drawn|retreated) /m);
    if (taken > 0) break;
  }
  expect(taken, "hits were taken").toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test("ti3: a transfer action by clicks", async ({ page, server }) => {
  const faults = watchFaults(page);
  const wire = Wire.on(page);
  await page.goto(server.url);
  for (const { game, step } of momentsOf(kind, line(/: activate (\w+)$/))) {
    // In the first round nobody has two systems next to each other.
    if (step < 350) continue;
    await playFrom(page, game, step);
    expect(await nextStop(page)).toBe("mine");
    await settled(page);
    const me = meIn(wire);
    const ships = (system: string) => viewOf(wire).systems[system]?.forces[me]?.carrier ?? 0;
    const wanted = wire.choices.find((one) => one.startsWith("transfer ") && ships(one.split(" ")[1] ?? "") > 0);
    if (!wanted) continue;
    const [, from = "", to = ""] = wanted.split(" ");
    const before = [ships(from), ships(to)];
    // The system can mean more than one action: a small menu asks which.
    await clickHex(page, from);
    await press(page, wanted);
    await settled(page);
    await expect(page.locator("#question")).toContainText("between the two systems");
    await page.locator(`#map [data-target="piece:carrier@${from}"]`).first().click();
    await settled(page);
    expect(await chipsOf({ page })).toContain(`move carrier ${from}`);
    await confirm(page);
    await expect.poll(() => ships(to)).toBe((before[1] ?? 0) + 1);
    expect(ships(from)).toBe((before[0] ?? 0) - 1);
    expect(viewOf(wire).players[me]?.counters).toEqual(expect.arrayContaining([from, to]));
    expect(faults).toEqual([]);
    return;
  }
  throw new Error("nobody can transfer ships");
});

test("ti3: a trade agreement by clicks: offered at the desk, answered by others, and answered", async ({ page, server }) => {
  const faults = watchFaults(page);
  const wire = Wire.on(page);
  await page.goto(server.url);
  const desk = panel({ page }, "Trade");
  const offer = momentOf(kind, (steps, i) => (/: answer \d$/.test(steps[i + 1] ?? "") ? line(/: offer (\w+) (\d)$/)(steps, i) : null));
  const [partner = ""] = offer.found;
  await playFrom(page, offer.game, offer.step);
  expect(await nextStop(page)).toBe("mine");
  // Two cards of one worth are offered as one.
  await desk.locator(`[data-choice^="offer ${partner} "]`).first().click();
  await settled(page);
  await confirm(page);
  await nextStop(page);
  await expect.poll(() => viewOf(wire).players[meIn(wire)]?.partners ?? []).toContain(partner);
  await expect(page.locator("#log")).toContainText(/agreement/i);

  const answer = momentOf(kind, line(/: answer (\d)$/));
  await playFrom(page, answer.game, answer.step);
  expect(await nextStop(page)).toBe("mine");
  await expect(page.locator("#confirm")).toHaveAttribute("aria-disabled", "true");
  const before = viewOf(wire).players[meIn(wire)]?.partners.length ?? 0;
  await desk.locator('[data-choice^="answer "]').first().click();
  await settled(page);
  await confirm(page);
  await nextStop(page);
  await expect.poll(() => viewOf(wire).players[meIn(wire)]?.partners.length).toBeGreaterThan(before);
  expect(faults).toEqual([]);
});

/** One counter goes out of an area and back again: half a change is no answer. */
async function moveACounter(page: Page): Promise<void> {
  const desk = page.getByRole("region", { name: /^(Move your|Your new) command counters$/ });
  await desk.locator('button[aria-label*="less"][aria-disabled="false"]').first().click();
  await expect(page.locator("#confirm")).toHaveAttribute("aria-disabled", "true");
  await desk.locator('button[aria-label*="more"][aria-disabled="false"]').first().click();
  await settled(page);
  await confirm(page);
}

test("ti3: the status phase by clicks: an objective is claimed, counters go to their areas", async ({ page, server }) => {
  const faults = watchFaults(page);
  const wire = Wire.on(page);
  await page.goto(server.url);
  const { game, step, found } = momentOf(kind, line(/: claim (\w+)$/));
  await playFrom(page, game, step);
  expect(await nextStop(page)).toBe("mine");
  const me = meIn(wire);
  const [objective = ""] = found;
  const begun = viewOf(wire).round;
  const points = viewOf(wire).players[me]?.vp ?? 0;
  await settled(page);
  // Proposed already; dropped and taken again by its button.
  const claim = page.locator(`#decision [data-choice="claim ${objective}"]`);
  await claim.click();
  await settled(page);
  expect(await chipsOf({ page })).not.toContain(`claim ${objective}`);
  await claim.click();
  await settled(page);
  await expect(page.locator("#confirm")).toHaveText(/^Claim /);
  await confirm(page);
  await expect.poll(() => viewOf(wire).players[me]?.claimed).toContain(objective);
  await expect.poll(() => viewOf(wire).players[me]?.vp).toBeGreaterThan(points);
  let counters = false;
  for (let i = 0; i < 20 && (await nextStop(page)) === "mine" && viewOf(wire).round === begun; ++i) {
    counters ||= wire.kind === "areas";
    await (wire.kind === "areas" ? moveACounter(page) : common(page, wire));
  }
  expect(counters).toBe(true);
  await expect(page.locator("header .stage")).toHaveText(`Round ${begun + 1}: Strategy phase`);
  expect(faults).toEqual([]);
});

/** The first card that somebody takes in a round in which the council votes. */
function roundIn(steps: readonly string[], i: number): number | null {
  const seat = /^(\w+): take /.exec(steps[i] ?? "")?.[1];
  if (!seat || steps.slice(i - 8, i).some((one) => one.startsWith(`${seat}: take `))) return null;
  const ends = steps.findIndex((one, at) => at > i && / areas \d/.test(one));
  const round = steps.slice(i, ends);
  return round.some((one) => / vote /.test(one)) ? i : null;
}

test("ti3: a whole round by clicks: strategy cards, actions, council, status", async ({ page, server }) => {
  const faults = watchFaults(page);
  const wire = Wire.on(page);
  await page.goto(server.url);
  const { game, step } = momentOf(kind, roundIn);
  await playFrom(page, game, step);
  expect(await nextStop(page)).toBe("mine");
  const begun = viewOf(wire).round;
  const news = newsOf(wire);
  const stage = page.locator("header .stage");
  const questions = new Map<string, string>();
  const done = { votes: 0, strategic: 0, followed: 0, built: 0, counters: 0 };
  const confirmed = page.locator("#confirm");
  for (let i = 0; i < 200; ++i) {
    if ((await nextStop(page)) === "over" || viewOf(wire).round > begun) break;
    await settled(page);
    const phase = viewOf(wire).phase;
    await expect(stage).toHaveText(new RegExp(`Round ${begun}: ${phase}`, "i"));
    if (!questions.has(wire.kind)) questions.set(wire.kind, await page.locator("#question").innerText());
    const me = meIn(wire);
    if (wire.kind === "take_strategy") {
      const card = panel({ page }, "Strategy cards").locator('[data-target^="strategy:"][aria-disabled="false"]').first();
      const name = (await card.locator("strong").innerText()).trim();
      await card.click();
      await settled(page);
      await confirm(page);
      await expect(page.locator("#player-1 .chip", { hasText: name })).toHaveAttribute("title", "ready");
    } else if (wire.choices.some((one) => /^(areas|gain) /.test(one))) {
      await moveACounter(page);
      ++done.counters;
    } else if (wire.kind === "vote" && wire.choices.some((one) => one.startsWith("vote "))) {
      const council = panel({ page }, "Galactic council");
      await council.locator('[data-outcome][aria-disabled="false"], [data-choice^="vote "]').first().click();
      await settled(page);
      await confirm(page);
      ++done.votes;
    } else if (wire.kind === "secondary" && wire.choices.some((one) => one.startsWith("follow ")) && done.followed === 0) {
      await press(page, wire.choices.find((one) => one.startsWith("follow ")) ?? "");
      await answerTheRest(page);
      await confirm(page);
      ++done.followed;
    } else if (wire.kind === "action" && wire.choices.some((one) => one.startsWith("strategic "))) {
      const choice = wire.choices.find((one) => one.startsWith("strategic ")) ?? "";
      await press(page, choice);
      await answerTheRest(page);
      await confirm(page);
      ++done.strategic;
    } else {
      const docks = Object.values(viewOf(wire).planets).filter((planet) => (planet.forces[me]?.space_dock ?? 0) > 0);
      const dock = docks.find(({ system }) => wire.choices.includes(`activate ${system}`));
      if (wire.kind === "action" && done.built === 0 && dock) {
        await clickHex(page, dock.system);
        await settled(page);
        const more = panel({ page }, "Production").getByRole("list", { name: "Units" }).getByRole("button", { name: /more/i });
        if (await more.first().isVisible()) {
          await more.first().click();
          await settled(page);
          await expect(confirmed).toHaveText(/^Build 1 .+ for \d+$/);
          ++done.built;
        }
      }
      await common(page, wire);
    }
  }
  console.log(`decisions by clicks: ${JSON.stringify(done)}, ${[...questions.keys()].join(" ")}`);
  expect(viewOf(wire).round).toBe(begun + 1);
  for (const [what, n] of Object.entries(done)) expect(n, what).toBeGreaterThan(0);
  const told = news().join("\n");
  const me = meIn(wire);
  for (const event of ["strategy_taken", "strategy_used", "followed", "units_produced", "passed", "areas_set"]) {
    expect(told).toMatch(new RegExp(`^${event} ${me}\\b`, "m"));
  }
  // Each kind of question has its own words.
  expect(new Set(questions.values()).size).toBe(questions.size);
  expect(faults).toEqual([]);
});
