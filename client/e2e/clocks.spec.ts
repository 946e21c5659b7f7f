// Clocks that really run, with two people and a bot.
import { expect, test, watchFaults } from "./base";
import { peopleAt, type Person } from "./people";

const asked = (people: Person[]) => people.find(({ wire, seat }) => wire.push?.decision?.seat === seat);

test("C9 C10 a clock per move runs out: the other decides, a bot covers the seat and hands it back", async ({ browser, server }) => {
  const { seated } = await peopleAt(browser, server.url, ["Anna", "Bert"], { clock: { kind: "move", seconds: 4 }, pace: 300 });
  const faults = seated.map(({ page }) => watchFaults(page));
  await expect.poll(() => asked(seated)?.name).toBeTruthy();
  const late = asked(seated) as Person;
  const other = seated.find((person) => person !== late) as Person;
  await expect(late.page.getByRole("banner").getByRole("timer")).toContainText(/0:0[0-4]/);
  await expect(other.page.getByText(`${late.name} has no time left`)).toBeVisible({ timeout: 15_000 });
  // Whoever is late is not asked about it.
  await expect(late.page.getByRole("button", { name: "A bot plays on" })).toHaveCount(0);
  const version = Number(late.wire.push?.version);
  await other.page.getByRole("button", { name: "A bot plays on" }).click();
  await expect.poll(() => Number(late.wire.push?.version)).toBeGreaterThan(version);
  await expect(other.page.locator("#log")).toContainText("bot");
  await late.page.getByRole("button", { name: "This table" }).click();
  await late.page.getByRole("button", { name: "End the bot's cover" }).click();
  await expect(late.page.getByRole("button", { name: "End the bot's cover" })).toHaveCount(0);
  expect(faults).toEqual([[], []]);
});

test("C10 none, per game, and turn by turn with vacation: each table shows its clock", async ({ browser, server }) => {
  const none = await peopleAt(browser, server.url, ["Anna", "Bert"], { clock: { kind: "none" } });
  for (const { page } of none.seated) await expect(page.getByRole("timer")).toHaveCount(0);

  const game = await peopleAt(browser, server.url, ["Anna", "Bert"], { clock: { kind: "game", seconds: 5400, increment: 30 } });
  for (const { page } of game.seated) {
    await expect(page.getByRole("banner").getByRole("timer")).toContainText(/1:(29|30):|8\d:|90:/);
  }

  const days = await peopleAt(browser, server.url, ["Anna", "Bert"], {
    clock: { kind: "days", seconds: 172_800, vacation_days: 14 },
  });
  const [anna, bert] = days.seated as [Person, Person];
  await anna.page.getByRole("button", { name: "This table" }).click();
  await anna.page.getByRole("button", { name: /Take \d+ days/ }).first().click();
  await expect(bert.page.getByTitle(/on vacation until/)).toBeVisible();
  await anna.page.getByRole("button", { name: "Back again" }).click();
  await expect(bert.page.getByTitle(/on vacation until/)).toHaveCount(0);
});
