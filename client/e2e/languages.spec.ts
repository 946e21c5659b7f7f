// One table, three languages, switched while it is played: questions, cards and the log follow.
import { texts as italian } from "../src/games/ti4/texts/pack/it";
import { texts as polish } from "../src/games/ti4/texts/pack/pl";
import { it as italianSayings } from "../src/games/ti4/texts/sayings/it";
import { pl as polishSayings } from "../src/games/ti4/texts/sayings/pl";
import { Middle } from "./middle";
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
    const sayings = language === "it" ? italianSayings : polishSayings;
    await page.getByRole("button", { name: /Settings|Impostazioni/ }).first().click();
    await page.locator("select").filter({ hasText: "Polski" }).selectOption(language);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: word }).first()).toBeVisible();
    await expect.poll(() => shown(texts)).toBeGreaterThanOrEqual(2);
    // How the question stands is said by the server as structure.
    await expect(page.locator("#decision .detail")).toContainText(sayings.keep_one_secret);
    await expect(page.locator("#decision")).not.toContainText(/goes back into the deck/);
  }
  expect(await shown(italian)).toBe(0);
});

test("a reaction window, its cards and a refusal in Polish", async ({ page, server }) => {
  const middle = await new Middle().attach(page);
  await playNow(page, server.url, "ti4");
  await nextStop(page);
  await page.getByRole("button", { name: "Settings" }).first().click();
  await page.locator("select").filter({ hasText: "Polski" }).selectOption("pl");
  await page.keyboard.press("Escape");
  middle.answers.early = () => ({ error: "not_your_turn", text: "you cannot react here" });
  middle.change = (push) => {
    push.version = 99_998;
    push.decision = { kind: "window" };
    push.window = {
      id: "7",
      kind: "window",
      about: [{ say: "on_unit_destroyed", unit: "cruiser", seat: "blue" }],
      actor: "blue",
      rules: [],
      named: [],
      now: Date.now(),
      held: false,
      mine: { asked: true, answered: null, options: [{ choice: "pass", group: "pass" }] },
    };
  };
  middle.again();
  await expect(page.locator("#question")).toContainText("Niebieski traci oddział: krążownik.");
  await page.locator("#decision").getByRole("button", { name: "Pasuj", exact: true }).click();
  await expect(page.locator("#decision [role=alert]")).toHaveText("Teraz nie ty wybierasz.");
});
