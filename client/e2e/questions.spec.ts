// Questions say what they ask, bills what they buy; the one button is on when the answer is whole.
import { expect, settled, test } from "./base";
import { findMoment, playFrom } from "./prepared";

test("13.A4 Leadership: what influence buys, planets keep their places, the button counts with them", async ({ page, server }) => {
  await page.goto(server.url);
  const [game, step] = findMoment(({ steps }) => {
    const i = steps.findIndex((one, k) => one.endsWith(": follow leadership") && / exhaust /.test(steps[k + 1] ?? ""));
    return i < 0 ? null : i + 1;
  });
  await playFrom(page, game, step);
  await settled(page);
  const confirm = page.locator("#confirm");
  const bill = page.getByRole("group", { name: "Bill" });
  await expect(page.locator("#question")).toContainText("3 influence buy 1 token");
  await expect(confirm).toHaveAttribute("aria-disabled", "false");
  const names = () => bill.locator("[data-pay]").evaluateAll((all) => all.map((one) => one.getAttribute("data-pay")));
  const before = await names();
  expect(before.length).toBeGreaterThan(1);
  for (const id of before) {
    await bill.locator(`[data-pay="${id}"]`).click();
    await settled(page);
    expect(await names()).toEqual(before);
    if (/buy \d+ token/.test(await confirm.innerText())) break;
  }
  await expect(confirm).toContainText(/buy \d+ tokens? for \d+/);
  // One taken back: any sum is still an answer.
  await bill.locator(`[data-pay="${before[0]}"]`).click();
  await settled(page);
  expect(await names()).toEqual(before);
  await expect(confirm).toHaveAttribute("aria-disabled", "false");
});

test("13.A4 a place must be chosen, or nothing by name; 13.A6 one's own dock begins with building", async ({ page, server }) => {
  await page.goto(server.url);
  const [game, step] = findMoment(({ steps }) => {
    const i = steps.findIndex((one, k) => one.endsWith(": strategic construction") && /: place /.test(steps[k + 1] ?? ""));
    return i < 0 ? null : i + 1;
  });
  await playFrom(page, game, step);
  await settled(page);
  await expect(page.locator("#confirm")).toHaveAttribute("aria-disabled", "true");
  await expect(page.locator("#confirm")).toContainText("Choose a planet");
  await expect(page.locator('[data-choice="done"]')).toHaveAttribute("aria-pressed", "false");
  // Neither the first structure nor the PDS after it.
  const nothing = page.getByRole("button", { name: "Place nothing", exact: true });
  await nothing.click();
  await settled(page);
  await expect(page.locator("#confirm")).toHaveAttribute("aria-disabled", "true");
  await nothing.click();
  await expect(page.locator("#confirm")).toHaveAttribute("aria-disabled", "false");

  const [other, at] = findMoment(({ steps }) => {
    const i = steps.findIndex((one, k) => / activate /.test(one) && / produce /.test(steps[k + 1] ?? ""));
    return i < 0 ? null : i;
  });
  await playFrom(page, other, at);
  const system = (other.steps[at] ?? "").split(" ").at(-1) ?? "";
  await settled(page);
  const tile = page.locator(`#map [data-target="system:${system}"]`).first();
  await tile.dispatchEvent("click");
  await settled(page);
  await expect(page.getByRole("region", { name: "Production", exact: true })).toBeVisible();
  await expect(page.locator("#question")).toContainText("up to");
});
