// The account: in which browsers somebody is known, another password, the end of it all.
import type { Browser, Page } from "@playwright/test";
import { expect, test, watchFaults } from "./base";
import { faultsOf } from "./axe";
import { OrreryServer } from "./server";

async function signedIn(browser: Browser, server: OrreryServer, how: "Make an account" | "Sign in", password: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${server.url}/#/account`);
  await page.getByRole("group").getByRole("button", { name: how }).click();
  await page.locator("#account-name").fill("Anna");
  await page.locator("#account-password").fill(password);
  await page.locator("form").getByRole("button", { name: how }).click();
  await expect(page.getByText("You are signed in as Anna.")).toBeVisible();
  return page;
}

test("sessions, another password, sign out everywhere, the end", async ({ browser }) => {
  const server = await OrreryServer.begin(["--accounts"]);
  try {
    const one = await signedIn(browser, server, "Make an account", "correct horse");
    const faults = watchFaults(one);
    const two = await signedIn(browser, server, "Sign in", "correct horse");
    await one.reload();
    const others = one.locator("[data-session=other]");
    await expect(others).toHaveCount(1);
    await expect(one.locator("[data-session=mine]")).toContainText(/Chrome|Firefox|Safari/);
    expect(await faultsOf(one)).toEqual([]);
    for (const width of [390, 1366]) {
      await one.setViewportSize({ width, height: 900 });
      expect(await one.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }

    // Another browser is ended from here.
    await others.getByRole("button", { name: "End" }).click();
    await expect(others).toHaveCount(0);
    await two.reload();
    await expect(two.locator("#account-password")).toBeVisible();

    // With a new password the old one is nothing any more.
    await one.locator("#password-old").fill("wrong horse");
    await one.locator("#password-new").fill("another horse");
    await one.locator("form").getByRole("button", { name: "Change the password" }).click();
    await expect(one.getByRole("alert")).toHaveText("Name or password is wrong.");
    await one.locator("#password-old").fill("correct horse");
    await one.locator("form").getByRole("button", { name: "Change the password" }).click();
    await expect(one.getByRole("status")).toContainText("Saved");
    const three = await signedIn(browser, server, "Sign in", "another horse");

    await one.getByRole("button", { name: "Sign out everywhere" }).click();
    await expect(one.locator("#account-password")).toBeVisible();
    await three.reload();
    await expect(three.locator("#account-password")).toBeVisible();

    // For good: the password is asked once more.
    const four = await signedIn(browser, server, "Sign in", "another horse");
    await four.getByRole("button", { name: "Delete me" }).click();
    await four.locator("#delete-password").fill("another horse");
    await four.getByRole("button", { name: "Yes, delete me" }).click();
    await expect(four.locator("#account-password")).toBeVisible();
    await four.locator("#account-name").fill("Anna");
    await four.locator("#account-password").fill("another horse");
    await four.locator("form").getByRole("button", { name: "Sign in" }).click();
    await expect(four.getByRole("alert")).toHaveText("Name or password is wrong.");
    expect(faults).toEqual([]);
  } finally {
    await server.end();
  }
});

test("the link of a mail asks before it confirms", async ({ page, server }) => {
  await page.goto(`${server.url}/#/confirm/nonsense`);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Yes, use this address" }).click();
  await expect(page.getByRole("alert")).toContainText("not valid any more");
});
