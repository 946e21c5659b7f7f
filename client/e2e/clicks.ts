// Counting what a hand does: clicks of the mouse, from the moment a question is on the screen until its answer is sent.
import type { Locator, Page } from "@playwright/test";
import { answered, expect, nextStop, settled } from "./base";
import { clickHex } from "./hands";
import { oldGames, playFrom, type OldGame } from "./prepared";
import type { Wire } from "./wire";

export interface Counted {
  action: string;
  limit: number;
  clicks: number;
}

/** Before the page is opened: from now on it counts. A click that a key has made has no count of its own (`detail`). */
export async function countClicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counter = window as unknown as { clicks?: number };
    counter.clicks = 0;
    window.addEventListener(
      "click",
      (event) => {
        if (event.isTrusted && event.detail > 0) counter.clicks = (counter.clicks ?? 0) + 1;
      },
      { capture: true },
    );
  });
}

const clicksOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { clicks: number }).clicks);

export class Hand {
  readonly counted: Counted[] = [];
  private begun = 0;
  private told = 0;

  constructor(
    readonly page: Page,
    readonly wire: Wire,
  ) {}

  /** At the first moment of a record that fits, or at one of several. */
  async at(game: OldGame, step: number): Promise<void> {
    await playFrom(this.page, game, step);
    expect(await nextStop(this.page)).toBe("mine");
    await this.begin();
  }

  /** The question is on the screen: from here on it counts. */
  async begin(): Promise<void> {
    await settled(this.page);
    this.begun = await clicksOf(this.page);
    this.told = this.wire.lines().length;
  }

  /** With the mouse, in the middle of what is there to be seen; what is drawn over it gets the click. */
  async click(thing: Locator): Promise<void> {
    await thing.scrollIntoViewIfNeeded();
    const box = await thing.boundingBox();
    if (!box) throw new Error(`nothing to click: ${thing}`);
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await settled(this.page);
  }

  async clickHex(system: string): Promise<void> {
    await clickHex(this.page, system);
    await settled(this.page);
  }

  async confirm(): Promise<void> {
    const version = await this.page.locator("#decision").getAttribute("data-version");
    await expect(this.page.locator("#confirm")).toHaveAttribute("aria-disabled", "false");
    await this.page.locator("#confirm").click();
    await answered(this.page, version);
  }

  /** So far. */
  async clicks(): Promise<number> {
    return (await clicksOf(this.page)) - this.begun;
  }

  /** The answer is sent: what it took. */
  async done(action: string, limit: number, took?: number): Promise<void> {
    const clicks = took ?? (await this.clicks());
    this.counted.push({ action, limit, clicks });
    expect(clicks, action).toBeLessThanOrEqual(limit);
  }

  /** What was told of it. */
  lines(): string[] {
    return this.wire.lines().slice(this.told);
  }

  /** It has really happened. */
  async toldOf(line: RegExp): Promise<void> {
    await expect.poll(() => this.lines().filter((one) => line.test(one)), `${line} is told`).not.toEqual([]);
  }
}

/** Whose eyes the page has. */
export const seatOf = ({ wire }: Hand): string => String(wire.push?.view.viewer);

export const panel = ({ page }: { page: Page }, name: string): Locator => page.getByRole("region", { name, exact: true });

/** What is chosen, as the bar shows it. */
export const chipsOf = ({ page }: { page: Page }): Promise<string[]> =>
  page.locator("#decision [data-step]").evaluateAll((all) => all.map((one) => one.getAttribute("data-step") ?? ""));

interface Moment {
  game: OldGame;
  step: number;
}

export async function strategyPick(hand: Hand, kind: string, action: string): Promise<void> {
  const pick = momentOf(kind, line(/: take /));
  await hand.at(pick.game, pick.step);
  const card = panel(hand, "Strategy cards").locator('[data-target^="strategy:"][aria-disabled="false"]').nth(4);
  const taken = (await card.getAttribute("data-target"))?.slice(9);
  await hand.click(card);
  await hand.confirm();
  await hand.done(action, 2);
  await hand.toldOf(new RegExp(`^strategy_taken ${seatOf(hand)} ${taken}$`));
}

export async function tokensAsProposed(hand: Hand, { game, step }: Moment, action: string, told: RegExp): Promise<void> {
  await hand.at(game, step);
  await hand.confirm();
  await hand.done(action, 1);
  await hand.toldOf(new RegExp(`${told.source}${seatOf(hand)} `));
}

/** Every moment of the stored games that fits. */
export function momentsOf<T>(kind: string, look: (steps: readonly string[], i: number) => T | null): { game: OldGame; step: number; found: T }[] {
  return oldGames(kind).flatMap((game) =>
    game.steps.flatMap((_, step) => {
      const found = look(game.steps, step);
      return found === null ? [] : [{ game, step, found }];
    }),
  );
}

/** The first such moment. */
export function momentOf<T>(kind: string, look: (steps: readonly string[], i: number) => T | null): { game: OldGame; step: number; found: T } {
  const [first] = momentsOf(kind, look);
  if (!first) throw new Error(`no ${kind} record has that moment; records/make can write others`);
  return first;
}

/** Moments whose line has this form; the parts in brackets. */
export const line =
  (form: RegExp) =>
  (steps: readonly string[], i: number): string[] | null =>
    form.exec(steps[i] ?? "")?.slice(1) ?? null;

export const asTable = (counted: readonly Counted[]): string =>
  ["| action | limit | counted |", "|---|---|---|", ...counted.map(({ action, limit, clicks }) => `| ${action} | ${limit} | ${clicks} |`)].join("\n");
