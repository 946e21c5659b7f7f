// The stages of Twilight Imperium that are more than a list: a vote, choosing a faction, placing a tile.
import type { Locator, Page } from "@playwright/test";
import { faultsOf } from "./axe";
import { confirm, expect, nextStop, settled, tableShown, test, watchFaults } from "./base";
import { ask, findMoment, playFrom } from "./prepared";

const panel = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

/** The votes of a seat in a bar, as they are written there. */
const part = (bar: Locator, votes: number): Locator => bar.locator(".part", { hasText: String(votes) });

test("13.B vote stage: card, bars split by seat, my votes grow in them, the result is stamped; no figure of a player is cut", async ({ page, server }) => {
  const faults = watchFaults(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(server.url);
  // The last vote on a directive, with predictions and an abstention before it.
  const [game, step] = findMoment(({ steps }) => {
    const at = steps.indexOf("yellow: vote for");
    return at < 0 ? null : at;
  }, "ti4-6p");
  await playFrom(page, game, step);
  await settled(page);
  const vote = panel(page, "Agenda");
  await expect(vote.getByText("Arms Reduction")).toBeVisible();
  await expect(vote.getByText("1 of 2")).toBeVisible();
  await expect(vote.locator(".agenda-card svg.picture")).toBeVisible();
  const yes = vote.locator('[data-outcome="for"]');
  const no = vote.locator('[data-outcome="against"]');
  await expect(part(yes, 9)).toBeVisible();
  await expect(yes).toHaveClass(/leads/);
  await expect(no.locator(".part")).toHaveCount(0);
  const notes = vote.getByRole("list", { name: "About the vote" });
  await expect(notes).toContainText(/Abstained: *The Mentak Coalition/);
  await expect(notes).toContainText(/predicted with Imperial Rider: *For/);

  // A bar grows with each planet, without moving.
  await no.click();
  await settled(page);
  await expect(no).toHaveAttribute("aria-pressed", "true");
  await vote.getByRole("button", { name: "Mellon" }).click();
  await settled(page);
  const before = await part(no, 2).boundingBox();
  const others = await part(yes, 9).boundingBox();
  await vote.getByRole("button", { name: "All", exact: true }).click();
  await settled(page);
  await expect(part(no, 6)).toBeVisible();
  expect((await part(no, 6).boundingBox())?.width).toBeGreaterThan((before?.width ?? 0) + 20);
  expect(await part(yes, 9).boundingBox()).toEqual(others);
  await expect(page.locator("#confirm")).toHaveText("Vote Against with 6");
  expect(await faultsOf(page)).toEqual([]);

  const cut = await page.locator(".players button").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const edge = card.getBoundingClientRect().right;
      const figures = [...card.querySelectorAll(".line > span:not(.faction)")];
      return figures.filter((one) => one.getBoundingClientRect().right > edge + 0.5).map((one) => one.textContent);
    }),
  );
  expect(cut).toEqual([]);

  // The next question is there at once: the result stays over it for a moment.
  await confirm(page);
  const verdict = page.locator("[data-verdict]").first();
  await expect(verdict).toContainText(/Passed|Rejected/);
  await expect(verdict.locator(".stamp")).toHaveCSS("animation-name", "none");
  expect(faults).toEqual([]);
});

test("13.B vote stage: an elected planet is chosen on the map or as a chip; only what has votes has a bar", async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.url);
  const [game, step] = findMoment(({ steps }) => {
    const at = steps.indexOf("red: vote new_albion");
    return at < 0 ? null : at;
  });
  await playFrom(page, game, step);
  await settled(page);
  const vote = panel(page, "Agenda");
  await expect(vote.getByRole("list", { name: "Outcomes" }).locator("[data-outcome]")).toHaveCount(1);
  await expect(page.locator('#map [data-target="planet:lazar"]')).toBeInViewport();
  await vote.getByRole("button", { name: "Lazar" }).click();
  await settled(page);
  await expect(vote.getByRole("list", { name: "Outcomes" }).locator('[data-outcome="lazar"]')).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("#confirm")).toHaveText(/^Vote Lazar with \d+$/);
});

test("13.C 13.F a faction is chosen by its sheet, then tiles are placed: tile and place in any order, the ghost moves, the button names it", async ({ page, server }) => {
  const faults = watchFaults(page);
  await page.goto(server.url);
  await ask(page, "/api/me", { name: "Anna" });
  const settings = { pace: 0, options: { players: "3", factions: "chosen", map: "built" } };
  const { table } = await ask(page, "/api/tables", { game: "ti4", title: "Stages", seed: 5, settings, sit: true });
  const path = `/api/tables/${String(table)}`;
  for (const seat of ["blue", "green"]) await ask(page, path, { type: "bot", seat, bot: "greedy" });
  await ask(page, path, { type: "start" });
  await page.goto(`${server.url}/#/table/${String(table)}`);
  await tableShown(page);
  await settled(page);

  const sheets = panel(page, "Choose a faction");
  const muaat = sheets.locator('[data-people="muaat"]');
  await expect(muaat).toContainText("4 commodities");
  await expect(muaat).toContainText("Plasma Scoring");
  await expect(muaat.getByRole("img", { name: "war sun" })).toBeAttached();
  await expect(muaat.getByRole("definition").first()).toContainText(/\w{20}|\w+ \w+ \w+/);
  await sheets.getByRole("button", { name: "Show The Embers of Muaat" }).click();
  await expect(muaat).toBeInViewport({ ratio: 0.3 });
  await muaat.getByRole("button", { name: "The Embers of Muaat" }).click();
  await settled(page);
  await expect(muaat).toHaveClass(/chosen/);
  expect(await faultsOf(page)).toEqual([]);
  await expect(page.locator("#confirm")).toHaveText("Play The Embers of Muaat");
  await confirm(page);
  await nextStop(page);

  // The same sheet is behind a player's coin during the game.
  await page.locator("#player-1 button").click();
  const own = page.getByRole("dialog", { name: /The Embers of Muaat/ });
  await expect(own.getByText("Star Forge")).toBeVisible();
  await own.getByRole("button", { name: "Close" }).click();

  const tiles = page.locator("#hand .tile");
  const ghost = page.locator("[data-ghost]");
  await expect(page.locator('#map [aria-label*="home of The Embers of Muaat (Red)"]')).toHaveCount(1);
  await settled(page);
  const open = page.locator("#map .spot.lit");
  await tiles.nth(0).click();
  await expect(tiles.nth(0)).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("#confirm")).toHaveText(/^Choose a place for /);
  await open.nth(0).hover();
  await expect(ghost).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  const first = String(await open.nth(0).getAttribute("data-target"));
  const second = String(await open.nth(1).getAttribute("data-target"));
  await page.locator(`[data-target="${first}"]`).click();
  await settled(page);
  const name = await tiles.nth(0).locator(".name").innerText();
  await expect(page.locator("#confirm")).toHaveText(`Place ${name} here`);
  const chips = page.locator("#decision [data-step]");
  await expect(chips).toHaveAttribute("data-step", new RegExp(` ${first.slice(5)}$`));
  // Another place moves it, another tile takes its place, the same place puts it down again.
  await page.locator(`[data-target="${second}"]`).click();
  await settled(page);
  await expect(chips).toHaveCount(1);
  await expect(chips).toHaveAttribute("data-step", new RegExp(` ${second.slice(5)}$`));
  await tiles.nth(1).click();
  await settled(page);
  await expect(tiles.nth(1)).toHaveAttribute("aria-pressed", "true");
  await expect(chips).toHaveAttribute("data-step", new RegExp(` ${second.slice(5)}$`));
  await page.locator("#decision [data-step] button").click();
  await settled(page);
  await expect(chips).toHaveCount(0);
  // First the place, then the tile.
  await page.locator(`[data-target="${first}"]`).click();
  await expect(page.locator("#confirm")).toHaveText("Choose a tile for this place");
  await tiles.nth(2).click();
  await settled(page);
  await expect(chips).toHaveAttribute("data-step", new RegExp(` ${first.slice(5)}$`));
  // A home is nobody's to build on, and says so.
  await page.locator('#map [aria-label*="home of"]').first().click({ force: true });
  await expect(page.locator("#decision .note")).toContainText("0.16a");
  await expect(chips).toHaveCount(1);
  await confirm(page);
  expect(faults).toEqual([]);
});
