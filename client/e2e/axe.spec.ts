import { faultsOf } from "./axe";
import { expect, listAll, nextStop, noPace, playNow, test } from "./base";

const sizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

for (const size of sizes) {
  for (const theme of ["dark", "light"]) {
    test(`axe finds nothing on the pages, ${size.width} px, ${theme}`, async ({ page, server }) => {
      await page.setViewportSize(size);
      await page.addInitScript((wanted) => localStorage.setItem("orrery.settings", JSON.stringify({ theme: wanted })), theme);
      for (const hash of ["#/", "#/new/ti4", "#/rules/ahos?id=AHOS-MOV-6", "#/pieces"]) {
        await page.goto(`${server.url}/${hash}`);
        await page.locator("main h1, main h2").first().waitFor();
        await page.waitForTimeout(200);
        expect(await faultsOf(page), hash).toEqual([]);
      }
      await noPace(page);
      await page.goto(`${server.url}/#/new/ahos`);
      await page.getByRole("button", { name: "Open the table" }).click();
      await page.getByRole("button", { name: "Start the game" }).waitFor();
      expect(await faultsOf(page), "lobby").toEqual([]);
    });
  }

  for (const game of ["ahos", "ti4"]) {
    test(`axe finds nothing at a table of ${game}, ${size.width} px`, async ({ page, server }) => {
      await page.setViewportSize(size);
      await playNow(page, server.url, game);
      await nextStop(page);
      expect(await faultsOf(page), "map").toEqual([]);
      if (size.width > 1000) {
        await listAll(page);
        expect(await faultsOf(page), "list").toEqual([]);
        for (const key of ["?", "/"]) {
          await page.locator("#map").focus();
          await page.keyboard.press(key);
          expect(await faultsOf(page), `after ${key}`).toEqual([]);
          await page.keyboard.press("Escape");
        }
      } else {
        for (const tab of ["Players", "Hand", "Goals", "Log"]) {
          await page.getByRole("navigation").getByRole("button", { name: tab }).click();
          expect(await faultsOf(page), tab).toEqual([]);
        }
      }
    });
  }
}
