import { answered, deal, dice, expect, nextStop, playNow, settled, test, watchFaults } from "./base";

test("C13 keyboard only, from the start page to the result of a whole game", async ({ page, server }) => {
  test.setTimeout(600_000);
  const faults = watchFaults(page);
  await deal(page, { options: { players: "4" } });
  await page.goto(server.url);
  await page.locator("[data-play=ahos]").waitFor();
  // To the first button of the page with Tab alone.
  for (let i = 0; i < 12; ++i) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.matches("[data-play=ahos]"))) break;
  }
  await page.keyboard.press("Enter");
  await nextStop(page);
  for (let i = 0; i < 80 && !(await page.evaluate(() => document.activeElement?.matches("[data-list]"))); ++i) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-list]")).toHaveAttribute("aria-pressed", "true");

  const confirm = page.locator("#confirm");
  const random = dice(13);
  let decisions = 0;
  while ((await nextStop(page)) === "mine") {
    expect(++decisions, "the game must end").toBeLessThan(1500);
    await settled(page);
    const version = await page.locator("#decision").getAttribute("data-version");
    // What is filled in is sent as it is; else options are found with the arrows until the answer is whole.
    for (let i = 0; i < 40 && (await confirm.getAttribute("aria-disabled")) === "true"; ++i) {
      await page.keyboard.press("n");
      const down = Math.floor(random() * 6);
      for (let k = 0; k < down; ++k) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await settled(page);
    }
    if (decisions === 1) {
      await page.keyboard.press("Backspace");
      await expect(confirm).toHaveAttribute("aria-disabled", "true");
      await page.keyboard.press("n");
      await page.keyboard.press("Enter");
      await expect(confirm).toHaveAttribute("aria-disabled", "false");
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Help" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog", { name: "Help" })).toBeHidden();
    }
    await settled(page);
    await page.keyboard.press("Control+Enter");
    await answered(page, version);
  }
  console.log(`decisions made by keys: ${decisions}`);
  await expect(page.locator("#result")).toContainText("Winner");
  await page.keyboard.press("Escape");
  await expect(page.locator("#result")).toBeHidden();
  expect(faults).toEqual([]);
});

test("the command line plays: type, complete, take, confirm", async ({ page, server }) => {
  const faults = watchFaults(page);
  await playNow(page, server.url, "ahos");
  await nextStop(page);
  await page.keyboard.press("/");
  const line = page.locator("#command");
  await expect(line).toBeFocused();
  for (let i = 0; i < 10; ++i) {
    if ((await nextStop(page)) === "over") break;
    await settled(page);
    const version = await page.locator("#decision").getAttribute("data-version");
    const first = await page.locator("#completions code").first().innerText();
    await line.fill(first.slice(0, 3));
    await page.keyboard.press("Tab");
    await expect(line).toHaveValue(/.+/);
    await page.keyboard.press("Enter");
    await settled(page);
    await line.focus();
    // Half an answer is not sent: then the next word of it.
    if ((await page.locator("#confirm").getAttribute("aria-disabled")) === "true") continue;
    await page.keyboard.press("Enter");
    await answered(page, version);
  }
  // What is not allowed says why.
  await nextStop(page);
  await line.fill("home H99");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Not possible")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(line).toBeHidden();
  expect(faults).toEqual([]);
});

test("F33 Escape minimises and never declines", async ({ page, server }) => {
  await playNow(page, server.url, "ahos");
  await nextStop(page);
  await page.locator("[data-list]").click();
  const version = await page.locator("#decision").getAttribute("data-version");
  await page.keyboard.press("Escape");
  await expect(page.locator("#options")).toBeHidden();
  expect(await page.locator("#decision").getAttribute("data-version")).toBe(version);
  await page.keyboard.press("n");
  await expect(page.locator("#options")).toBeVisible();
});
