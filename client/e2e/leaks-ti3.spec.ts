// The same for ti3: systems in hand while the galaxy is built, secret objectives, action cards, political cards that were
// looked at. Two browsers of different seats and one of a watcher are compared with the whole truth.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Ti3View } from "../src/games/ti3/view";
import { dice, expect, test, watchFaults } from "./base";
import { compare, seats, type Secrets } from "./leaks";
import { peopleAt, playOn, shown, type Person } from "./people";

const held = (view: Ti3View | undefined, seat: string): string[] => {
  const sheet = view?.players[seat];
  if (!sheet) return [];
  return [...Object.keys(sheet.hand), ...(sheet.secret ? [sheet.secret] : []), ...(sheet.tiles_shown ? [] : sheet.tiles)];
};

/** Political cards whose place in the deck this viewer knows. */
const looked = (view: Ti3View | undefined): string[] =>
  [...(view?.political_top ?? []), ...(view?.political_bottom ?? [])].filter((card) => card !== null);

const ofTi3: Secrets<Ti3View> = {
  held,
  open: (view) => [...Object.keys(view.action_discard), ...Object.keys(view.systems), ...Object.values(view.cards_on_planets)],
  shows: / (?:play|claim|tile) (\w+)/,
  also: (steps, truths) => (seat, step) => {
    // Who has looked, too, may have seen the same.
    if (steps.slice(0, step + 1).some((line) => line.startsWith(`${seat}: top `))) return [];
    const truth = truths[step];
    return seats.filter((other) => other !== seat).flatMap((other) => looked(truth?.views[other]));
  },
  check: (push, _seat, other) => {
    const sheet = (push.view as unknown as Ti3View).players[other];
    expect(sheet?.secret).toBeNull();
    if (!sheet?.tiles_shown) expect(sheet?.tiles).toEqual([]);
  },
};

/** Names of action cards and objectives by their words. */
function namesOfCards(): Map<string, string> {
  const pack = join(dirname(fileURLToPath(import.meta.url)), "../../data/ti3/all");
  const rows = ["action_cards", "objectives"].flatMap((table) => readFileSync(`${pack}/${table}.tsv`, "utf8").split("\n"));
  const cells = rows.filter((row) => !row.startsWith("#")).map((row) => row.split("\t"));
  const names = new Map<string, string>();
  let at = 2;
  for (const row of cells) {
    if (row[0] === "id") at = row.indexOf("name");
    else if (row[0]) names.set(row[0], row[at] ?? "");
  }
  return names;
}

/** Nothing on this page names what that seat holds, by its word or by its name. */
async function showsNothingOf(holder: Person, { page }: Person): Promise<void> {
  const names = namesOfCards();
  const things = held(holder.wire.push?.view as unknown as Ti3View, holder.seat);
  expect(things.length).toBeGreaterThan(0);
  const content = await page.content();
  for (const thing of things) {
    expect(content).not.toContain(thing);
    // One word alone may be an ordinary one.
    const name = names.get(thing) ?? "";
    if (name.includes(" ")) expect(content).not.toContain(name);
  }
}

test("C11 F50 ti3: nothing hidden comes to another seat or to a watcher: frames, answers, windows, pages", async ({ browser, server }) => {
  const people = await peopleAt(browser, server.url, ["Anna", "Bert"], { beat: { card: 60, other: 30 } }, "ti3");
  const everybody: Person[] = [...people.seated, people.watcher];
  const faults = everybody.map(({ page }) => watchFaults(page));
  const [anna, bert] = people.seated as [Person, Person];
  const { watcher } = people;

  // While the galaxy is built: nobody sees the systems of another.
  await showsNothingOf(anna, watcher);
  await showsNothingOf(bert, anna);

  // Political first: it draws cards and looks at the deck.
  const random = dice(5);
  let made = 0;
  await playOn(
    people,
    () => made >= 45 && people.seated.some(({ wire, seat }) => !wire.push?.window && wire.push?.decision?.seat === seat),
    (choices) => {
      ++made;
      const wanted = choices.find((choice) => /^(take political|take imperial|strategic|follow)/.test(choice));
      return wanted ?? choices[Math.floor(random() * choices.length)] ?? "";
    },
  );
  await Promise.all(everybody.map(shown));
  await showsNothingOf(anna, watcher);
  await showsNothingOf(anna, bert);
  await showsNothingOf(bert, anna);
  await expect(watcher.page.locator("#decision [data-choice], [data-undo], #hand [data-target]")).toHaveCount(0);

  const { compared, hidden, leaks, windows } = await compare(people, ofTi3);
  console.log(`pushes compared: ${compared}, hidden things looked for: ${hidden}, windows: ${windows}`);
  expect(leaks).toEqual([]);
  expect(hidden).toBeGreaterThan(500);
  expect(windows).toBeGreaterThan(2);
  expect(faults).toEqual([[], [], []]);
});
