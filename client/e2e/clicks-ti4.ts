// Ordinary actions of ti4 with the mouse, each from the right moment of a stored game: what they take is counted.
import { confirm, expect, nextStop, settled } from "./base";
import { chipsOf, line, momentOf, momentsOf, panel, seatOf, strategyPick, tokensAsProposed, type Hand } from "./clicks";
import type { Wire } from "./wire";

const inCombat = (wire: Wire): boolean => wire.push?.view.combat !== null;

/** A tactical action of two ships and two infantry or more: the ships that came. */
function fleetIn(steps: readonly string[], i: number): { system: string; ships: string[] } | null {
  const [, seat, system] = /^(\w+): activate (\d+)$/.exec(steps[i] ?? "") ?? [];
  if (!seat || !system) return null;
  const end = steps.findIndex((one, at) => at > i && !new RegExp(`^${seat}: (move|load|done)`).test(one));
  const action = steps.slice(i + 1, end).map((one) => one.replace(/^\w+: /, ""));
  const ships = action.filter((one) => one.startsWith("move "));
  return ships.length === 2 && action.filter((one) => one.startsWith("load infantry")).length >= 2 ? { system, ships } : null;
}

/** Ships and infantry that have arrived, from what was told. */
async function arrived(hand: Hand): Promise<{ ships: number; infantry: number }> {
  const ships = () => hand.lines().filter((one) => one.startsWith("unit_moved ")).length;
  await expect.poll(ships, "ships have moved").toBeGreaterThan(0);
  const cargo = hand.lines().filter((one) => one.startsWith("cargo_arrived "));
  const infantry = cargo.reduce((sum, one) => sum + Number(one.split(" ")[2]), 0);
  return { ships: ships(), infantry };
}

export async function tactical(hand: Hand): Promise<void> {
  const { page } = hand;
  const moments = momentsOf("ti4-3p", fleetIn);
  const [first] = moments;
  if (!first) throw new Error("nobody moves two ships with infantry");
  await hand.at(first.game, first.step);
  await hand.clickHex(first.found.system);
  await hand.confirm();
  await hand.done("activate, 2 ships, 2 infantry: as proposed", 3);
  const all = await arrived(hand);
  expect(all.ships).toBeGreaterThanOrEqual(2);
  expect(all.infantry).toBeGreaterThanOrEqual(2);

  // Two ships that somebody once chose, and that are not what is proposed.
  for (const { game, step, found } of moments) {
    await hand.at(game, step);
    await hand.clickHex(found.system);
    const proposed = (await chipsOf(hand)).filter((one) => one.startsWith("move "));
    if (found.ships.every((ship) => proposed.includes(ship)) && proposed.length === 2) continue;
    await hand.click(page.getByRole("button", { name: "Drop the proposal" }));
    for (const ship of found.ships) {
      const [, unit, where] = ship.split(" ");
      await hand.click(page.locator(`#map [data-target="piece:${unit}@${where}"]`).first());
    }
    await hand.confirm();
    await hand.done("activate, 2 ships, 2 infantry: by hand", 5);
    const mine = await arrived(hand);
    expect(mine.ships).toBe(2);
    expect(mine.infantry).toBeGreaterThanOrEqual(2);
    return;
  }
  throw new Error("the proposal is always what was done");
}

export async function production(hand: Hand): Promise<void> {
  const build = (steps: readonly string[], i: number) => {
    const [, seat, system] = /^(\w+): activate (\d+)$/.exec(steps[i] ?? "") ?? [];
    return seat && system && (steps[i + 1] ?? "").startsWith(`${seat}: produce `) ? system : null;
  };
  const unit = panel(hand, "Production").getByRole("listitem").filter({ hasText: "cruiser" });
  const bill = panel(hand, "Production").getByRole("group", { name: "Bill" });
  const paid = bill.locator('button[aria-pressed="true"]');
  const free = bill.locator('button[aria-pressed="false"]');
  // Where there are other planets to pay with; elsewhere only the building counts.
  for (const { game, step, found: system } of momentsOf("ti4-3p", build)) {
    await hand.at(game, step);
    await hand.clickHex(system);
    await hand.click(unit.getByRole("button", { name: /more/i }));
    if ((await paid.count()) === 0 || (await free.count()) === 0) continue;
    const name = (await free.first().innerText()).trim().split(/\s/)[0] ?? "";
    await hand.click(paid.first());
    await hand.click(bill.getByRole("button", { name }));
    await expect(paid).toHaveText([new RegExp(name)]);
    await hand.confirm();
    await hand.done("produce a unit and pay with another planet", 5);
    await hand.toldOf(new RegExp(`^planet_exhausted ${seatOf(hand)} ${name.toLowerCase().replace("'", "")}`));
    await hand.toldOf(new RegExp(`^units_produced ${seatOf(hand)} 1 cruiser `));

    await hand.at(game, step);
    await hand.clickHex(system);
    await hand.click(unit.getByRole("button", { name: /more/i }));
    await hand.confirm();
    await hand.done("produce a unit", 3);
    await hand.toldOf(new RegExp(`^units_produced ${seatOf(hand)} 1 cruiser `));
    return;
  }
  throw new Error("nobody builds with planets to choose from");
}

export async function strategy(hand: Hand): Promise<void> {
  const { page } = hand;
  await strategyPick(hand, "ti4-3p", "strategy pick");

  const turn = momentOf("ti4-3p", line(/: end$/));
  await hand.at(turn.game, turn.step);
  await hand.confirm();
  await hand.done("end of turn", 1);
  await hand.toldOf(new RegExp(`^turn_began (?!${seatOf(hand)})`));

  const second = momentOf("ti4-3p", line(/: follow technology$/));
  await hand.at(second.game, second.step);
  await hand.confirm();
  await hand.done("decline a secondary", 1);
  await nextStop(page);
  expect(hand.lines().filter((one) => one.startsWith(`followed ${seatOf(hand)} `))).toEqual([]);

  await hand.at(second.game, second.step);
  await hand.click(page.locator('#decision [data-choice="follow technology"]'));
  await hand.click(panel(hand, "Technologies").locator('[data-target^="technology:"].lit, [data-target^="technology:"][aria-disabled="false"]').first());
  await hand.confirm();
  await hand.done("follow a secondary", 3);
  await hand.toldOf(new RegExp(`^technology_gained ${seatOf(hand)} `));
}

/** Until the fight is over; cards that may be played are passed by. Nothing else may be asked about it. */
async function foughtOut({ page, wire }: Hand): Promise<boolean> {
  for (let i = 0; i < 20; ++i) {
    await nextStop(page);
    if (!inCombat(wire)) return true;
    if (wire.kind === "react") {
      await settled(page);
      await confirm(page);
      continue;
    }
    // The order is given right behind the answer: it may take a moment.
    const { version } = wire.push ?? {};
    const gone = expect.poll(() => wire.push?.version !== version || !inCombat(wire), { timeout: 2000 });
    const goesOn = await gone.toBe(true).then(
      () => true,
      () => false,
    );
    if (!goesOn) return false;
  }
  return false;
}

export async function fights(hand: Hand): Promise<void> {
  const { page, wire } = hand;
  let [round, hits] = [false, false];
  for (const { game, step } of momentsOf("ti4-3p", line(/: stay$/))) {
    await hand.at(game, step);
    if (!round || !hits) {
      await expect(page.locator("#confirm")).toHaveText("Fight on");
      await hand.confirm();
      if (!round) await hand.done("combat round", 1);
      round = true;
      await hand.toldOf(/^dice_rolled /);
      await nextStop(page);
      if (wire.kind !== "assign_hits") continue;
      await settled(page);
      await hand.confirm();
      await hand.done("combat round with hits", 2);
      await hand.toldOf(new RegExp(`^unit_(destroyed|damaged) ${seatOf(hand)} `));
      hits = true;
      continue;
    }
    await hand.click(page.locator("[data-to-the-end]"));
    await hand.confirm();
    const clicks = await hand.clicks();
    // Where the chance to win falls below a half it is asked again: then another fight.
    if (!(await foughtOut(hand))) continue;
    await hand.done("the whole fight", 2, clicks);
    await hand.toldOf(/^combat_(won|drawn) /);
    return;
  }
  throw new Error("no fight with hits and none that is fought out");
}

export async function votesAndTokens(hand: Hand): Promise<void> {
  const vote = momentOf("ti4-3p", line(/: vote (for|against)$/));
  await hand.at(vote.game, vote.step);
  const agenda = panel(hand, "Agenda");
  await hand.click(agenda.locator('[data-outcome="against"]'));
  await hand.click(agenda.getByRole("button", { name: "All", exact: true }));
  await hand.confirm();
  await hand.done("vote", 3);
  await hand.toldOf(new RegExp(`^voted ${seatOf(hand)} against [1-9]`));

  const tokens = momentOf("ti4-3p", line(/: pools /));
  await tokensAsProposed(hand, tokens, "tokens as proposed", /^(pools_set|tokens_gained) /);

  await hand.at(tokens.game, tokens.step);
  const before = await chipsOf(hand);
  const desk = panel(hand, "Your command tokens");
  await hand.click(desk.locator('button[aria-label*="less"][aria-disabled="false"]').first());
  await hand.click(desk.locator('button[aria-label*="more"][aria-disabled="false"]').last());
  expect(await chipsOf(hand)).not.toEqual(before);
  await hand.confirm();
  await hand.done("tokens, one moved", 3);
  await hand.toldOf(new RegExp(`^(pools_set|tokens_gained) ${seatOf(hand)} `));
}

/** A swap of commodities that the other side took. */
function swapIn(steps: readonly string[], i: number): string | null {
  const [, partner] = /: offer (\w+)$/.exec(steps[i] ?? "") ?? [];
  const next = steps.slice(i + 1, i + 5);
  const give = /: give (\d commodities)/.exec(next[0] ?? "")?.[1];
  return partner && give && next[1]?.endsWith(`: want ${give}`) && next[3]?.endsWith(": accept") ? partner : null;
}

export async function trades(hand: Hand): Promise<void> {
  const { page } = hand;
  const { game, step, found: partner } = momentOf("ti4-3p", swapIn);
  const desk = panel(hand, "Trade");
  const open = page.locator("header").getByRole("button", { name: "Trade" });
  await hand.at(game, step);
  await hand.click(open);
  await hand.begin();
  await hand.click(desk.getByRole("button", { name: /Swap/ }));
  await hand.confirm();
  await hand.done("quick swap, at the open desk", 2);
  await hand.toldOf(new RegExp(`^offer_accepted .*${partner}`));

  // At the end of a turn "End turn" is the answer to begin with: the swap takes its place.
  const late = momentOf("ti4-3p", (steps, i) => (steps[i]?.endsWith(": end") && steps[i - 1]?.endsWith(": follow trade") ? [steps[i]] : null));
  await hand.at(late.game, late.step);
  await expect(page.locator("#confirm")).toHaveText("End turn");
  if (!(await desk.isVisible())) await hand.click(open);
  await hand.click(desk.getByRole("button", { name: /Swap/ }).first());
  await expect(page.locator("#confirm")).toHaveText(/^Offer this to /);
  await hand.confirm();
  await hand.toldOf(new RegExp(`^offer_made ${seatOf(hand)} `));

  await hand.at(game, step);
  if (!(await desk.isVisible())) await hand.click(open);
  await hand.begin();
  const more = (side: string) => desk.getByRole("group", { name: side }).first().locator('button[aria-label*="more"][aria-disabled="false"]').first();
  await hand.click(desk.locator(`[data-target="seat:${partner}"]`));
  await hand.click(more("Give"));
  await hand.click(more("Get"));
  await hand.confirm();
  await hand.done("trade offer, at the open desk", 4);
  await hand.toldOf(new RegExp(`^offer_made ${seatOf(hand)} ${partner}$`));
}
