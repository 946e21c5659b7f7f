// What a hand does on the map and in the bar, in both editions of Twilight Imperium.
import type { Page } from "@playwright/test";
import { confirm, settled } from "./base";
import type { Wire } from "./wire";

export const drafted = (page: Page) => page.locator("#decision ol > li[title]");
export const hex = (page: Page, system: string) => page.locator(`#map [data-target="system:${system}"] > .base`);
/** A corner of the hex: planets and plates lie over its middle. */
export async function clickHex(page: Page, system: string): Promise<void> {
  const box = await hex(page, system).boundingBox();
  if (!box) throw new Error(`no system ${system}`);
  await page.mouse.click(box.x + box.width * 0.08 + 3, box.y + box.height / 2);
}

/** A choice that is a button in the bar or the list above it. */
export async function press(page: Page, choice: string): Promise<void> {
  const button = page.locator(`#decision [data-choice="${choice}"]`);
  // The bar has room for a few; the list has all.
  for (let i = 0; i < 2 && !(await button.first().isVisible()); ++i) await page.locator("[data-list]").click();
  await button.first().click();
}

/** What nearly everybody would do: what is filled in or proposed, else nothing, else the first thing. */
export async function common(page: Page, wire: Wire): Promise<void> {
  await settled(page);
  const off = (await page.locator("#confirm").getAttribute("aria-disabled")) === "true";
  if (off) {
    const calm = ["pass", "no", "done", "stay", "decline", "end"].find((choice) => wire.choices.includes(choice));
    if (calm) await press(page, calm);
    else await press(page, wire.choices[0] ?? "");
    await settled(page);
  }
  await confirm(page);
}

/** What a card asks for belongs to the answer: the first thing, until the button can send it. */
export async function answerTheRest(page: Page): Promise<void> {
  await settled(page);
  for (let i = 0; i < 20 && (await page.locator("#confirm").getAttribute("aria-disabled")) === "true"; ++i) {
    const asked = page.locator('#decision [data-choice][aria-pressed="false"]');
    if ((await asked.count()) === 0) await page.locator("[data-list]").click();
    await asked.first().click();
    await settled(page);
  }
}
