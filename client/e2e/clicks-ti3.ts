// Ordinary actions of ti3 with the mouse, each from the right moment of a stored game: what they take is counted.
import { expect, nextStop } from "./base";
import { chipsOf, line, momentOf, momentsOf, panel, seatOf, strategyPick, tokensAsProposed, type Hand } from "./clicks";

const game = "ti3-4p";

export interface Sent {
  seat: string;
  system: string;
  /** Where the carrier comes from, and a planet of its ground forces. */
  from: string;
  planet: string;
  /** What else came: ship and its system. */
  others: [string, string][];
}

/** A tactical action that begins with a carrier and two of its ground forces. */
export function carrierIn(steps: readonly string[], i: number): Sent | null {
  const [, seat, system] = /^(\w+): activate (\w+)$/.exec(steps[i] ?? "") ?? [];
  const [, from] = /: move carrier (\w+)$/.exec(steps[i + 1] ?? "") ?? [];
  const loads = steps.slice(i + 2, i + 4).map((one) => /: load ground_force (\w+)$/.exec(one)?.[1]);
  if (!seat || !system || !from || !loads[0] || !loads[1]) return null;
  const end = steps.findIndex((one, at) => at > i && !new RegExp(`^${seat}: (move|load|done)`).test(one));
  const others = steps.slice(i + 2, end).flatMap((one): [string, string][] => {
    const [, ship, where] = /: move (\w+) (\w+)$/.exec(one) ?? [];
    return ship && where ? [[ship, where]] : [];
  });
  return { seat, system, from, planet: loads[0], others };
}

export async function strategy(hand: Hand): Promise<void> {
  await strategyPick(hand, game, "ti3: strategy pick");
  const counters = momentOf(game, line(/: areas (\d+)/));
  await tokensAsProposed(hand, counters, "ti3: command counters as proposed", /^areas_set /);
}

const moved = (hand: Hand): number => hand.lines().filter((one) => one.startsWith(`unit_moved ${seatOf(hand)} `)).length;
const loaded = (hand: Hand): number => hand.lines().filter((one) => one.startsWith(`unit_loaded ${seatOf(hand)} ground_force `)).length;

export async function tactical(hand: Hand): Promise<void> {
  const { page, wire } = hand;
  let [proposed, byHand, landed] = [false, false, false];
  for (const { game: old, step, found } of momentsOf(game, carrierIn)) {
    if (!proposed || !landed) {
      await hand.at(old, step);
      await hand.clickHex(found.system);
      const chips = await chipsOf(hand);
      if (!chips.includes(`activate ${found.system}`) || !/^Move/.test(await page.locator("#confirm").innerText())) continue;
      await hand.confirm();
      const clicks = await hand.clicks();
      await expect.poll(() => moved(hand), "ships have moved").toBeGreaterThan(0);
      if (!proposed && moved(hand) > 0 && loaded(hand) > 1) {
        await hand.done("ti3: activate, ships, ground forces: as proposed", 3, clicks);
        proposed = true;
      }
      // What comes before the landing is another matter: an enemy, a card.
      if ((await nextStop(page)) === "mine" && wire.kind === "land" && !landed) {
        await hand.begin();
        await hand.confirm();
        await hand.done("ti3: landing as proposed", 1);
        await hand.toldOf(new RegExp(`^units_landed ${seatOf(hand)} `));
        landed = true;
      }
    }
    const [other] = found.others;
    if (!byHand && other) {
      await hand.at(old, step);
      await hand.clickHex(found.system);
      const drop = page.getByRole("button", { name: "Drop the proposal" });
      if (!(await drop.isVisible())) continue;
      await hand.click(drop);
      for (const [ship, where] of [["carrier", found.from], other]) await hand.click(page.locator(`#map [data-target="piece:${ship}@${where}"]`).first());
      await hand.confirm();
      const clicks = await hand.clicks();
      await expect.poll(() => moved(hand), "ships have moved").toBe(2);
      expect(loaded(hand)).toBeGreaterThan(1);
      await hand.done("ti3: activate, ships, ground forces: by hand", 5, clicks);
      byHand = true;
    }
    if (proposed && landed && byHand) return;
  }
  expect({ proposed, byHand, landed }).toEqual({ proposed: true, byHand: true, landed: true });
}

/** An action that only builds. */
export function buildingIn(steps: readonly string[], i: number): string | null {
  const [, seat, system] = /^(\w+): activate (\w+)$/.exec(steps[i] ?? "") ?? [];
  return seat && system && steps.slice(i + 1, i + 3).some((one) => one.startsWith(`${seat}: produce `)) ? system : null;
}

export async function production(hand: Hand): Promise<void> {
  const { page } = hand;
  const desk = panel(hand, "Production");
  const unit = desk.getByRole("listitem").filter({ hasText: "cruiser" }).getByRole("button", { name: /more/i });
  const bill = desk.getByRole("group", { name: "Bill" });
  const paid = bill.locator('button[aria-pressed="true"]');
  const free = bill.locator('button[aria-pressed="false"]');
  for (const { game: old, step, found: system } of momentsOf(game, buildingIn)) {
    await hand.at(old, step);
    await hand.clickHex(system);
    if (!(await unit.first().isVisible())) continue;
    await hand.click(unit.first());
    if ((await paid.count()) === 0 || (await free.count()) === 0) continue;
    const name = (await free.first().innerText()).trim().split(/\s/)[0] ?? "";
    await hand.click(paid.first());
    await hand.click(bill.getByRole("button", { name }));
    if ((await page.locator("#confirm").getAttribute("aria-disabled")) === "true") continue;
    await hand.confirm();
    await hand.done("ti3: produce a unit and pay with another planet", 5);
    await hand.toldOf(new RegExp(`^units_produced ${seatOf(hand)} 1 cruiser `));

    await hand.at(old, step);
    await hand.clickHex(system);
    await hand.click(unit.first());
    await hand.confirm();
    await hand.done("ti3: produce a unit", 3);
    await hand.toldOf(new RegExp(`^units_produced ${seatOf(hand)} 1 cruiser `));
    return;
  }
  throw new Error("nobody builds with planets to choose from");
}

export async function combatRound(hand: Hand): Promise<void> {
  const { game: old, step } = momentOf(game, line(/: stay$/));
  await hand.at(old, step);
  await hand.confirm();
  await hand.done("ti3: combat round", 1);
  await hand.toldOf(/^dice_rolled \w+ space_battle /);

  const hits = momentOf(game, line(/: hit (\w+)$/));
  await hand.at(hits.game, hits.step);
  await hand.confirm();
  await hand.done("ti3: hits as proposed", 1);
  await hand.toldOf(new RegExp(`^unit_(destroyed|damaged) ${seatOf(hand)} `));
}

export async function votes(hand: Hand): Promise<void> {
  const vote = momentOf(game, line(/: vote (for|against)$/));
  await hand.at(vote.game, vote.step);
  await hand.click(panel(hand, "Galactic council").locator('[data-outcome="against"]'));
  await hand.confirm();
  await hand.done("ti3: vote", 3);
  await hand.toldOf(new RegExp(`^voted ${seatOf(hand)} against [1-9]`));
}
