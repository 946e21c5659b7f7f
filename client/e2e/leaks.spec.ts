// Two browsers of different seats and one of a watcher: all that came to each of them is compared with the whole truth,
// which the server tells when the game is over (record, seed, all hands at every step).
import { dice, expect, test, watchFaults } from "./base";
import { peopleAt, playOn, type Person } from "./people";
import { ask } from "./prepared";
import type { Push } from "./wire";

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
interface Truth {
  view: Seen;
  views: Record<string, Seen>;
  decision?: { seat: string; kind: string };
}

const seats = ["red", "blue", "green"];
/** The words of the notation in a message: names of fields, values, the parts of choices and of log lines. Sentences
 * are left out: "upgrade" and "intercept" are ordinary words in them. */
function words(value: unknown, found = new Set<string>(), field = ""): Set<string> {
  if (typeof value === "string") {
    const whole = field === "text" || field === "choice";
    for (const word of whole && /^[a-z_]+( [^ .]+)*$/.test(value) ? value.split(/[ /]/) : [value]) found.add(word);
  } else if (Array.isArray(value)) for (const one of value) words(one, found, field);
  else if (value && typeof value === "object") {
    for (const [key, one] of Object.entries(value)) {
      found.add(key);
      words(one, found, key);
    }
  }
  return found;
}
const held = (sheet: Sheet | undefined): string[] =>
  sheet ? [...Object.keys(sheet.hand), ...sheet.secrets, ...sheet.dealt_secrets] : [];

test("C11 F50 nothing hidden comes to another seat or to a watcher: frames, answers, windows", async ({ browser, server }) => {
  const people = await peopleAt(browser, server.url, ["Anna", "Bert"]);
  const everybody: Person[] = [...people.seated, people.watcher];
  const faults = everybody.map(({ page }) => watchFaults(page));
  const [anna, bert] = people.seated as [Person, Person];
  const { watcher, path } = people;

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

  const last = new Map(everybody.map(({ seat, wire }) => [seat, wire.push?.version ?? 0]));
  const until = Date.now();
  for (const version of last.values()) expect(version).toBeGreaterThan(60);
  for (const person of people.seated) await ask(person.page, path, { type: "bot", seat: person.seat, bot: "greedy" });
  await expect
    .poll(async () => (await ask(anna.page, path, { type: "look" })).state, { timeout: 60_000 })
    .toBe("over");

  const record = String((await ask(anna.page, path, { type: "record" })).record);
  const lines = record.split("\n");
  const steps = lines.slice(lines.indexOf("") + 1).filter((line) => /^(chance |\w+: )/.test(line));
  const { seed } = await ask(anna.page, path, { type: "look" });
  expect(String(seed)).toMatch(/^[0-9a-f]{64}$/);
  // Everybody counts what they can notice (docs/protocol.md): at which step of the record each was with each version.
  // The parts of an offer are noticed by whoever makes it.
  const truths: Truth[] = [];
  const stepsOf = new Map(everybody.map(({ seat }) => [seat, [] as number[]]));
  const known = () => everybody.every(({ seat }) => (stepsOf.get(seat)?.length ?? 0) > (last.get(seat) ?? 0));
  for (let step = 0; !known(); ++step) {
    const truth = (await ask(anna.page, path, { type: "replay", step })) as unknown as Truth;
    const before = truths[step - 1]?.decision;
    const part = before?.kind === "offer" && truth.decision?.seat === before.seat;
    for (const [seat, all] of stepsOf) if (!part || seat === before.seat) all.push(step);
    truths.push(truth);
  }

  /** When an agenda that somebody looked at came to light. */
  const shownAt = (agenda: string, from: number): number => {
    const at = truths.findIndex(({ view }, i) => i >= from && (view.agenda.agenda === agenda || agenda in view.laws));
    return at < 0 ? Infinity : at;
  };
  const looked = steps.flatMap((line, i) => {
    const [, seat, agenda] = /^(\w+): (?:top|bottom) (\w+)$/.exec(line) ?? [];
    return seat && agenda ? [{ seat, agenda, from: i, until: shownAt(agenda, i) }] : [];
  });

  let compared = 0;
  let hidden = 0;
  const leaks: string[] = [];
  const windows = new Map<string, string>();
  for (const { seat, wire, name } of everybody) {
    const had = new Set<string>();
    const pushes = wire.frames
      .filter(({ at }) => at <= until)
      .map(({ text }) => ({ text, push: JSON.parse(text) as Push }))
      .filter(({ push }) => push.type === "push" && push.version <= (last.get(seat) ?? 0));
    expect(pushes.length, name).toBeGreaterThan(40);
    let upTo = 0;
    for (const { text, push } of pushes) {
      const step = stepsOf.get(seat)?.[push.version] ?? -1;
      const truth = truths[step];
      if (!truth) throw new Error(`no truth for ${push.version}`);
      // What is open to all is the same in both: the numbers fit.
      expect(push.decision?.kind === "window" || push.decision?.kind === truth.decision?.kind, `${name}, ${push.version}`).toBe(true);
      expect(push.seat ?? "").toBe(seat);
      for (; upTo <= step; ++upTo) for (const card of held(truths[upTo]?.views[seat]?.players[seat])) had.add(card);
      const played = new Set(steps.slice(0, step).flatMap((line) => / (?:play|score) (\w+)/.exec(line)?.[1] ?? []));
      const told = words(push);
      const low = text.toLowerCase();
      for (const other of seats.filter((one) => one !== seat)) {
        for (const card of held(truth.views[other]?.players[other])) {
          if (had.has(card) || played.has(card) || card in truth.view.action_discard) continue;
          ++hidden;
          if (told.has(card)) leaks.push(`${name} is told of ${card} of ${other} in version ${push.version}`);
          const spoken = card.replaceAll("_", " ");
          if (spoken.includes(" ") && low.includes(spoken)) leaks.push(`${name} reads of ${spoken} of ${other}`);
        }
        // Nothing is told of another hand but how many.
        const sheet = (push.view as unknown as Seen).players[other];
        expect(sheet?.dealt_secrets).toEqual([]);
        if (!seat) expect(sheet?.notes).toEqual([]);
      }
      for (const look of looked) {
        if (step < look.from || step >= look.until) continue;
        // Whoever looks at the deck later may see the same card.
        if (looked.some((other) => other.seat === seat && other.agenda === look.agenda)) continue;
        ++hidden;
        if (told.has(look.agenda)) leaks.push(`${name} is told of ${look.agenda} in version ${push.version}`);
      }
      // Options are for whoever chooses.
      if (push.decision?.seat !== seat) expect(push.decision?.options).toBeUndefined();
      // A window has the same face for all: nobody is named as waited for.
      if (push.window) {
        expect(push.decision).toEqual({ kind: "window" });
        const { mine: _, ...face } = push.window as unknown as Record<string, unknown>;
        for (const own of ["holds_left", "now", "held"]) delete face[own];
        const key = `${step} ${push.window.id}`;
        expect(JSON.stringify(face), `the window for ${name}`).toBe(windows.get(key) ?? JSON.stringify(face));
        windows.set(key, JSON.stringify(face));
      }
      ++compared;
    }
    // The seed is a secret until the end; so is everything in answers.
    for (const { text, at, url } of await wire.all()) {
      if (at > until || /\/api\/(packs|rules|games)/.test(url ?? "")) continue;
      if (text.includes(String(seed))) leaks.push(`${name} is told the seed`);
    }
  }
  // To both browsers a window was told at the same moment, whatever they held: by the server's clock, for how busy this
  // machine is says nothing.
  const first = ({ wire }: Person) => {
    const found = new Map<string, number>();
    for (const { text } of wire.frames) {
      const window = (JSON.parse(text) as Push).window;
      if (window && !found.has(window.id)) found.set(window.id, window.now);
    }
    return found;
  };
  const [hers, his] = [first(anna), first(bert)];
  for (const [id, at] of hers) expect(Math.abs(at - (his.get(id) ?? 0)), `window ${id}`).toBeLessThan(1500);

  console.log(`pushes compared: ${compared}, hidden things looked for: ${hidden}, windows: ${windows.size}, agendas: ${looked.length}`);
  expect(leaks).toEqual([]);
  expect(hidden).toBeGreaterThan(500);
  expect(windows.size).toBeGreaterThan(2);
  expect(faults).toEqual([[], [], []]);
});
