// Two browsers of different seats and one of a watcher: all that came to each of them is compared with the whole truth.
import { dice, expect, test, watchFaults } from "./base";
import { compare, sameMoments, type Secrets } from "./leaks";
import { peopleAt, playOn, type Person } from "./people";

interface Sheet {
  hand: Record<string, number>;
  secrets: string[];
  dealt_secrets: string[];
  notes: string[];
}
interface Seen {
  players: Record<string, Sheet>;
  agenda: { agenda: string | null };
  laws: Record<string, unknown>;
  action_discard: Record<string, number>;
}
const held = (sheet: Sheet | undefined): string[] =>
  sheet ? [...Object.keys(sheet.hand), ...sheet.secrets, ...sheet.dealt_secrets] : [];

const ofTi4: Secrets<Seen> = {
  held: (view, seat) => held(view?.players[seat]),
  open: (view) => Object.keys(view.action_discard),
  shows: / (?:play|score) (\w+)/,
  part: (before, next) => before?.kind === "offer" && next?.seat === before.seat,
  also: (steps, truths) => {
    /** When an agenda that somebody looked at came to light. */
    const shownAt = (agenda: string, from: number): number => {
      const at = truths.findIndex(({ view }, i) => i >= from && (view.agenda.agenda === agenda || agenda in view.laws));
      return at < 0 ? Infinity : at;
    };
    const looked = steps.flatMap((line, i) => {
      const [, seat, agenda] = /^(\w+): (?:top|bottom) (\w+)$/.exec(line) ?? [];
      return seat && agenda ? [{ seat, agenda, from: i, until: shownAt(agenda, i) }] : [];
    });
    // Whoever looks at the deck later may see the same card.
    const sees = (seat: string, agenda: string): boolean => looked.some((one) => one.seat === seat && one.agenda === agenda);
    return (seat, step) =>
      looked.filter((one) => step >= one.from && step < one.until && !sees(seat, one.agenda)).map(({ agenda }) => agenda);
  },
  check: (push, seat, other) => {
    // Nothing is told of another hand but how many.
    const sheet = (push.view as unknown as Seen).players[other];
    expect(sheet?.dealt_secrets).toEqual([]);
    if (!seat) expect(sheet?.notes).toEqual([]);
  },
};

test("C11 F50 nothing hidden comes to another seat or to a watcher: frames, answers, windows", async ({ browser, server }) => {
  const people = await peopleAt(browser, server.url, ["Anna", "Bert"]);
  const everybody: Person[] = [...people.seated, people.watcher];
  const faults = everybody.map(({ page }) => watchFaults(page));
  const [anna, bert] = people.seated as [Person, Person];
  const { watcher } = people;

  // Politics first: it draws cards and looks at agendas.
  const random = dice(5);
  let made = 0;
  await playOn(
    people,
    () => made >= 150 || Number(anna.wire.push?.view.round) > 2,
    (choices) => {
      ++made;
      const wanted = choices.find((choice) => /^(take politics|take imperial|strategic|follow)/.test(choice));
      return wanted ?? choices[Math.floor(random() * choices.length)] ?? "";
    },
  );

  // C11 the page of the watcher: the whole board, no hand, nothing to choose, nobody's cards.
  await expect(watcher.page.locator("#map [data-target^='system:']").first()).toBeVisible();
  await expect(watcher.page.locator("#decision [data-choice], [data-undo]")).toHaveCount(0);
  await expect(watcher.page.locator("#hand [data-target]")).toHaveCount(0);
  await expect(watcher.page.getByText("watching", { exact: false }).first()).toBeVisible();
  await watcher.page.locator("#player-1 button.card").click();
  await expect(watcher.page.getByRole("dialog")).toBeVisible();
  const secret = held((anna.wire.push?.view as unknown as Seen).players.red)[0] ?? "?";
  expect(await watcher.page.content()).not.toContain(secret);
  await watcher.page.keyboard.press("Escape");

  const { compared, hidden, leaks, windows } = await compare(people, ofTi4);
  sameMoments([anna, bert]);
  console.log(`pushes compared: ${compared}, hidden things looked for: ${hidden}, windows: ${windows}`);
  expect(leaks).toEqual([]);
  expect(hidden).toBeGreaterThan(500);
  expect(windows).toBeGreaterThan(2);
  expect(faults).toEqual([[], [], []]);
});
