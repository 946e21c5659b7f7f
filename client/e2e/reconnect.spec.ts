import { chooseByClicks, dice, draftByClicks, expect, listAll, nextStop, playNow, test, watchFaults } from "./base";
import { OrreryServer } from "./server";

test("F59 F60 the server dies in the middle: bar, draft kept, the game goes on in the same seat", async ({ page }) => {
  const faults = watchFaults(page);
  const server = await OrreryServer.begin();
  try {
    await playNow(page, server.url, "ahos");
    const random = dice(7);
    await nextStop(page);
    await listAll(page);
    for (let i = 0; i < 6; ++i) {
      await nextStop(page);
      await chooseByClicks(page, random);
    }
    await nextStop(page);
    const lines = await page.locator("[id^=log-]").count();
    await draftByClicks(page, random);
    await expect(page.locator("#confirm")).toHaveAttribute("aria-disabled", "false");
    const staged = await page.locator("#decision ol > li[title]").allInnerTexts();

    await server.kill();
    await expect(page.getByText("No connection")).toBeVisible();
    // The board stays readable and the draft stays.
    expect(await page.locator("#decision ol > li[title]").allInnerTexts()).toEqual(staged);
    // Confirmed while nobody listens: it is sent when the line is back.
    await page.locator("#confirm").click();
    await expect(page.locator("#confirm")).toContainText("Sending");

    const version = await page.locator("#decision").getAttribute("data-version");
    const tryNow = page.getByRole("button", { name: "Try now" });
    await expect(tryNow).toBeVisible();
    await server.start();
    // It comes back by itself, too: then there is nothing to press any more.
    await tryNow.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
    await expect(page.getByText("No connection")).toBeHidden({ timeout: 60_000 });
    await expect(page.locator(`#decision[data-version="${version}"]`)).toHaveCount(0);
    await expect.poll(() => page.locator("[id^=log-]").count()).toBeGreaterThanOrEqual(lines);
    await nextStop(page);
    await chooseByClicks(page, random);

    // The same seat after a reload (F59).
    await nextStop(page);
    await page.reload();
    expect(await nextStop(page)).toBe("mine");
    expect(faults).toEqual([]);
  } finally {
    await server.end();
  }
});
