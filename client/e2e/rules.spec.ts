// The rules as a book for people: contents, sections, search, how to play.
import { expect, test, watchFaults } from "./base";

test("13.L1 rules: how to play, contents by section, search by name, links between rules", async ({ page, server }) => {
  const faults = watchFaults(page);
  await page.goto(`${server.url}/#/rules/ti4`);
  await expect(page.locator("#howto [data-part=goal]")).toContainText("10 victory points");
  await expect(page.locator("#howto [data-sign]")).toHaveCount(10);

  const contents = page.getByRole("navigation", { name: "Contents" });
  await contents.getByRole("link", { name: /^23 Space combat/ }).click();
  await expect(page.locator("#TI4-23\\.0")).toBeVisible();
  await expect(page.locator("li[id^='TI4-']").first()).toHaveAttribute("id", "TI4-23.0");

  // Any case, any order; what is below the heading comes first, and a card of that name before it.
  await page.getByLabel("Words or number").fill("PHASE agenda");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.locator("li[id^='TI4-']").first()).toHaveAttribute("id", /^TI4-35/);
  await page.getByLabel("Words or number").fill("hit direct");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.locator(".things")).toContainText("Direct Hit");

  // Marks are shown, not printed; a rule that is named can be reached.
  await page.goto(`${server.url}/#/rules/ahos?id=AHOS-CRD-13`);
  await expect(page.locator("#AHOS-CRD-13 em")).toHaveText("Combat");
  await page.goto(`${server.url}/#/rules/ahos?id=AHOS-RES-6`);
  await page.locator("#AHOS-RES-6").getByRole("link", { name: "Q-2" }).click();
  await expect(page.locator("#AHOS-Q-2")).toBeVisible();
  expect(faults).toEqual([]);
});
