// One table, three languages, switched while it is played: questions, cards and the log follow.
import { texts as italian } from "../src/games/ti4/texts/pack/it";
import { texts as polish } from "../src/games/ti4/texts/pack/pl";
import { chooseByClicks, dice, expect, listAll, nextStop, playNow, test } from "./base";

/** What the table says, with the texts that show when one points at something. */
const said = `(() => [document.body.innerText, ...[...document.querySelectorAll("[title]")].map((e) => e.title)].join("\\n"))()`;

test("card texts follow the language at run time", async ({ page, server }) => {
  await playNow(page, server.url, "ti4");
  await nextStop(page);
  // Where the home system has several planets, units are placed first; then two secret objectives are to be seen.
  await listAll(page);
  const random = dice(7);
  while (!/secret objective/.test(await page.locator("#question").innerText())) {
    await chooseByClicks(page, random);
    await nextStop(page);
  }
  const objectives = (texts: Record<string, string>) =>
    Object.entries(texts)
      .filter(([key]) => /^objectives\..*\.condition$/.test(key))
      .map(([, text]) => text);
  const shown = async (texts: Record<string, string>) => {
    const all = String(await page.evaluate(said));
    return objectives(texts).filter((text) => all.includes(text)).length;
  };
  expect(await shown(italian)).toBe(0);
  for (const [language, texts, word] of [
    ["it", italian, "Impostazioni"],
    ["pl", polish, "Ustawienia"],
  ] as const) {
    await page.getByRole("button", { name: /Settings|Impostazioni/ }).first().click();
    await page.locator("select").filter({ hasText: "Polski" }).selectOption(language);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: word }).first()).toBeVisible();
    await expect.poll(() => shown(texts)).toBeGreaterThanOrEqual(2);
  }
  expect(await shown(italian)).toBe(0);
});
