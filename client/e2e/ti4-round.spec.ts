// A round of ti4 by clicks. Bots have played games to their end; the test plays on from a moment in one of them.
import type { Page } from "@playwright/test";
import { confirm, expect, nextStop, settled, test, watchFaults } from "./base";
import { panel } from "./clicks";
import { answerTheRest, clickHex, common, drafted, hex, press } from "./hands";
import { findMoment, oldGames, playFrom, type OldGame } from "./prepared";
import { Wire } from "./wire";

interface Place {
  [key: string]: unknown;
}
interface View {
  viewer: string;
  round: number;
  phase: string;
  active_system: string | null;
  players: Record<string, Record<string, unknown>>;
  planets: Record<string, Place>;
  combat?: unknown;
}
const viewOf = (wire: Wire): View => wire.push?.view as unknown as View;

/** Ends of an action in a record. */
const NEXT = /: (activate|strategic|pass|end)\b/;

interface Attack {
  step: number;
  system: string;
}

/** The tactical actions that led to a space combat, and whose attacker landed. */
function attacksIn({ steps }: OldGame): Attack[] {
  return steps.flatMap((line, step) => {
    const [, seat, system] = /^(\w+): activate (\d+)$/.exec(line) ?? [];
    if (!seat || !system) return [];
    const end = steps.findIndex((other, i) => i > step && NEXT.test(other));
    const action = steps.slice(step, end < 0 ? undefined : end);
    const stays = action.filter((other) => other === `${seat}: stay`).length;
    // A short fight was an easy one: here it should be won as well.
    return stays > 0 && stays < 3 && action.some((other) => other.startsWith(`${seat}: commit`)) ? [{ step, system }] : [];
  });
}

test("F35 F44 ti4: a tactical action by clicks: move, space combat with its dice, invasion", async ({ page, server }) => {
  const faults = watchFaults(page);
  const wire = Wire.on(page);
  await page.goto(server.url);
  let won = false;
  // The dice fall otherwise than in the old game, though alike in every run: where they are against us it was no good attack.
  const attacks = oldGames("ti4-3p").flatMap((game) => attacksIn(game).map((attack) => ({ game, ...attack })));
  for (const { game, step, system } of attacks) {
    if (won) break;
    await playFrom(page, game, step);
    expect(await nextStop(page)).toBe("mine");
    const me = viewOf(wire).viewer;

    await expect(hex(page, system)).toHaveAttribute("aria-disabled", "false");
    await clickHex(page, system);
    await settled(page);
    // What can come is chosen already; an attack that needs a technology first is not what this is about.
    const coming = await drafted(page).count();
    if (coming < 2 || !/^Move \d+ ships? to /.test(await page.locator("#confirm").innerText())) continue;
    // Each can be left behind, and taken along again.
    await drafted(page).nth(1).getByRole("button").click();
    await settled(page);
    expect(await drafted(page).count()).not.toBe(coming);
    await page.locator("[data-back]").click();
    await expect(drafted(page)).toHaveCount(coming);
    await settled(page);
    await confirm(page);

    // The fight: its panel is there until one side has none left. The landing comes filled in, often in one draft with
    // the last hits: its panel shows it before the one Confirm.
    let dice = 0;
    let target: string | null = null;
    for (let i = 0; i < 60; ++i) {
      if ((await nextStop(page)) === "over" || viewOf(wire).active_system !== system) break;
      await settled(page);
      // No recap to be closed: the next question is there.
      await expect(page.getByRole("dialog")).toHaveCount(0);
      if (viewOf(wire).combat) {
        await expect(panel({ page }, "Combat")).toContainText(/Space combat|Ground combat/i);
        dice = Math.max(dice, await panel({ page }, "Combat").locator(".dice").count());
      }
      const landing = await page.locator('#decision [data-step^="commit "]').count();
      if (wire.kind === "commit" || landing > 0) {
        await expect(panel({ page }, "Invasion")).toBeVisible();
        expect(await drafted(page).count()).toBeGreaterThan(0);
        target = await panel({ page }, "Invasion").locator("section").first().getAttribute("aria-label");
        expect(target).toBeTruthy();
      }
      await common(page, wire);
    }
    // A fight in which I was asked nothing is over at once: its dice stand in the log.
    if (dice === 0) dice = await page.locator("#log .die").count();
    if (!target || dice === 0) continue;
    // What the panel and the log said is on the map: a planet here is mine now.
    const discs = page.locator(`#map [data-target="system:${system}"] .planet .disc`);
    const labels = await discs.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
    won = labels.some((label) => label.toLowerCase().includes(`(${me})`));
  }
  expect(won, "a planet was taken").toBe(true);
  expect(wire.lines().join("\n")).toMatch(/combat/i);
  expect(faults).toEqual([]);
});

/** An action that only builds: the system, and what the bot built first. */
function buildingIn({ steps }: OldGame): { step: number; system: string } | null {
  const step = steps.findIndex((line, i) => {
    const seat = /^(\w+): activate \d+$/.exec(line)?.[1];
    return seat !== undefined && (steps[i + 1] ?? "").startsWith(`${seat}: produce `);
  });
  return step < 0 ? null : { step, system: (steps[step] ?? "").split(" ")[2] ?? "" };
}

test("C5 F20 F37 ti4: units with plus and minus, their bill filled in, one Confirm for all", async ({ page, server }) => {
  const faults = watchFaults(page);
  const wire = Wire.on(page);
  await page.goto(server.url);
  const [game, { step, system }] = findMoment(buildingIn);
  await playFrom(page, game, step);
  expect(await nextStop(page)).toBe("mine");
  const me = viewOf(wire).viewer;
  const tactic = Number(viewOf(wire).players[me]?.tactic);
  await clickHex(page, system);
  await settled(page);
  const production = panel({ page }, "Production");
  // Ships that could come along stay where they are.
  if (!(await production.isVisible())) {
    const ships = page.locator('#decision [data-step^="move "]');
    while ((await ships.count()) > 0) {
      await ships.last().getByRole("button").click();
      await settled(page);
    }
    await press(page, "done");
  }
  await expect(production).toBeVisible();
  // The token is spent before anything is asked: my card shows the draft.
  await expect(page.locator("#player-1").getByTitle("Tactic pool")).toHaveText(new RegExp(` ${tactic - 1}$`));

  const rows = production.getByRole("list", { name: "Units" }).getByRole("listitem");
  const infantry = rows.filter({ hasText: "infantry" }).first();
  await infantry.getByRole("button", { name: /more/i }).click();
  await expect(infantry.locator("strong[aria-live]")).toHaveText("1");
  await infantry.getByRole("button", { name: /more/i }).click();
  await expect(infantry.locator("strong[aria-live]")).toHaveText("2");
  await infantry.getByRole("button", { name: /less/i }).click();
  await expect(infantry.locator("strong[aria-live]")).toHaveText("1");
  // The bill is there as soon as there is something to pay.
  await expect(page.locator("#confirm")).toHaveText(/^Build 1 unit for \d+$/);
  // Nothing has been sent so far.
  expect(Number(viewOf(wire).players[me]?.tactic)).toBe(tactic);
  await confirm(page);
  await expect.poll(() => Number(viewOf(wire).players[me]?.tactic)).toBe(tactic - 1);
  const lines = wire.lines().slice(-40).join("\n");
  expect(lines).toMatch(/infantry/i);
  expect(faults).toEqual([]);
});

/** A swap of commodities that the other side took. */
function swapIn({ steps }: OldGame): { step: number; partner: string } | null {
  const step = steps.findIndex((line, i) => {
    const next = steps.slice(i + 1, i + 5);
    return (
      /: offer \w+$/.test(line) &&
      /: give (\d) commodities/.test(next[0] ?? "") &&
      (next[0] ?? "").replace(": give", "") === (next[1] ?? "").replace(": want", "") &&
      (next[3] ?? "").endsWith(": accept")
    );
  });
  return step < 0 ? null : { step, partner: (steps[step] ?? "").split(" ")[2] ?? "" };
}

test("ti4: a trade by clicks: offered at the desk, the other side answers, both have the goods", async ({ page, server }) => {
  const faults = watchFaults(page);
  const wire = Wire.on(page);
  await page.goto(server.url);
  const [game, { step, partner }] = findMoment(swapIn);
  await playFrom(page, game, step);
  expect(await nextStop(page)).toBe("mine");
  const me = viewOf(wire).viewer;
  const goods = (seat: string) => Number(viewOf(wire).players[seat]?.trade_goods);
  const before = [goods(me), goods(partner)];
  await page.locator("#map").focus();
  await page.keyboard.press("x");
  const desk = panel({ page }, "Trade");
  await expect(desk).toBeVisible();
  // The desk by hand: a partner, a stepper on each side; then thrown away for the quick way.
  await desk.locator(`[data-target="seat:${partner}"]`).click();
  await expect(drafted(page)).toHaveCount(1);
  const give = desk.getByRole("group", { name: "Give" }).first();
  await give.getByRole("group", { name: /commodities/i }).getByRole("button", { name: /more/i }).click();
  await expect(drafted(page)).toHaveCount(2);
  await page.locator("#decision").getByRole("button", { name: "Drop all" }).click();
  await expect(page.locator('#decision [data-step^="offer "]')).toHaveCount(0);
  const swap = desk.locator(".line", { has: page.locator(`[data-target="seat:${partner}"]`) }).getByRole("button", { name: /Swap/ });
  const n = Number(/\d+/.exec(await swap.innerText())?.[0]);
  await swap.click();
  await expect(drafted(page)).toHaveCount(3);
  await confirm(page);
  await expect(page.locator("#log")).toContainText(/agree/);
  expect(await nextStop(page)).toBe("mine");
  expect([goods(me), goods(partner)]).toEqual([(before[0] ?? 0) + n, (before[1] ?? 0) + n]);
  expect(faults).toEqual([]);
});

/** The first pick of a strategy phase after the custodians have gone, with an agenda phase after it. */
function roundIn({ steps }: OldGame): { step: number } | null {
  const gone = steps.findIndex((line) => line.endsWith(": remove_custodians"));
  if (gone < 0) return null;
  const step = steps.findIndex((line, i) => i > gone && line.includes(": take ") && !(steps[i - 1] ?? "").includes(": take "));
  return step >= 0 && steps.some((line, i) => i > step && line.includes(": vote ")) ? { step } : null;
}

/** Tokens by plus and minus: one is taken out of a pool and put back, so what the panel shows becomes the draft. */
async function placeTokens(page: Page): Promise<void> {
  const tokens = panel({ page }, "Your command tokens");
  await expect(tokens).toBeVisible();
  for (let i = 0; i < 12 && !(await tokens.getByText("All tokens placed").isVisible()); ++i) {
    await tokens.locator('button[aria-label*="more"][aria-disabled="false"]').first().click();
  }
  const less = tokens.locator('button[aria-label*="less"][aria-disabled="false"]').first();
  await less.click();
  await expect(page.locator("#confirm")).toHaveAttribute("aria-disabled", "true");
  await tokens.locator('button[aria-label*="more"][aria-disabled="false"]').first().click();
  await confirm(page);
}

test("F17 F39 ti4: a whole round by clicks: strategy cards, turns, status, agenda", async ({ page, server }) => {
  const faults = watchFaults(page);
  const wire = Wire.on(page);
  await page.goto(server.url);
  const [game, { step }] = findMoment(roundIn);
  await playFrom(page, game, step);
  const begun = viewOf(wire).round;
  const stage = page.locator("header .stage");
  await expect(stage).toHaveText(`Round ${begun}: Strategy phase`);
  const seen = new Map<string, number>();
  const phases = new Set<string>();
  const questions = new Map<string, string>();
  const played: string[] = [];
  let votes = 0;
  for (let i = 0; i < 200; ++i) {
    if ((await nextStop(page)) === "over") break;
    const view = viewOf(wire);
    if (view.round > begun) break;
    await settled(page);
    phases.add(view.phase);
    seen.set(wire.kind, (seen.get(wire.kind) ?? 0) + 1);
    await expect(stage).toHaveText(new RegExp(`Round ${begun}: ${view.phase}`, "i"));
    const question = await page.locator("#question").innerText();
    if (!questions.has(wire.kind)) questions.set(wire.kind, question);
    if (wire.kind === "take_strategy") {
      const cards = panel({ page }, "Strategy cards");
      const free = cards.locator('[data-target^="strategy:"][aria-disabled="false"]').first();
      const name = (await free.locator("strong").innerText()).trim();
      await free.click();
      await confirm(page);
      await expect(page.locator("#player-1 .chip", { hasText: name })).toHaveAttribute("title", "ready");
    } else if (wire.choices.some((choice) => /^(pools|gain) /.test(choice))) {
      await placeTokens(page);
    } else if (wire.kind === "score" && wire.choices.some((choice) => choice.startsWith("score "))) {
      // The best one is chosen already, with what it costs.
      await expect(page.locator("#confirm")).toHaveText(/^Score /);
      await confirm(page);
    } else if (wire.kind === "vote") {
      const agenda = panel({ page }, "Agenda");
      await expect(agenda).toBeVisible();
      const outcome = agenda.locator("[data-outcome].lit").first();
      if (!(await outcome.isVisible())) {
        await expect(page.locator("#confirm")).toHaveText("Abstain");
        await confirm(page);
        continue;
      }
      await outcome.click();
      await agenda.getByRole("button", { name: "All", exact: true }).click();
      await expect.poll(() => drafted(page).count()).toBeGreaterThan(1);
      await settled(page);
      await expect(page.locator("#confirm")).toHaveText(/^Vote .* with \d+$/);
      await confirm(page);
      ++votes;
    } else if (wire.choices.some((choice) => choice.startsWith("strategic "))) {
      const choice = wire.choices.find((one) => one.startsWith("strategic ")) ?? "";
      played.push(choice.slice("strategic ".length));
      await press(page, choice);
      await answerTheRest(page);
      await confirm(page);
    } else {
      if (wire.kind === "action" && played[0]) {
        const chip = page.locator("#player-1 .chip", { hasText: new RegExp(played[0], "i") });
        await expect(chip).toHaveAttribute("title", "used");
        await expect(chip).toHaveCSS("border-top-style", "dashed");
      }
      await common(page, wire);
    }
  }
  console.log(`decisions by clicks: ${[...seen].map(([kind, n]) => `${kind} ${n}`).join(", ")}`);
  expect([...phases]).toEqual(expect.arrayContaining(["strategy", "action", "status", "agenda"]));
  // Each kind of question has its own words.
  expect(new Set(questions.values()).size).toBe(questions.size);
  expect(votes, "I have voted").toBeGreaterThan(0);
  expect(played.length, "strategy cards were used").toBeGreaterThan(0);
  expect(viewOf(wire).round).toBe(begun + 1);
  await expect(stage).toHaveText(`Round ${begun + 1}: Strategy phase`);
  expect(faults).toEqual([]);
});
