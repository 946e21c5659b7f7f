// What came to each browser of a table, compared with the whole truth, which the server tells when the game is over
// (record, seed, all hands at every step).
import { expect } from "./base";
import type { People, Person } from "./people";
import { ask } from "./prepared";
import type { Push } from "./wire";

export interface Truth<V> {
  view: V;
  views: Record<string, V>;
  decision?: { seat: string; kind: string };
}

/** What is hidden in a game. */
export interface Secrets<V> {
  /** What a seat holds or has seen that others may not know of. */
  held: (view: V | undefined, seat: string) => string[];
  /** What lies open to all at a moment. */
  open: (view: V) => readonly string[];
  /** Steps of the record that show something to all; the part in brackets. */
  shows: RegExp;
  /** Parts of an answer that only whoever gives it can notice. */
  part?: (before: { seat: string; kind: string } | undefined, next: { seat: string; kind: string } | undefined) => boolean;
  /** What else this seat may not be told at this step. */
  also?: (steps: readonly string[], truths: readonly Truth<V>[]) => (seat: string, step: number) => string[];
  /** What no push of this seat may have at all. */
  check?: (push: Push, seat: string, other: string) => void;
}

export interface Compared {
  compared: number;
  hidden: number;
  leaks: string[];
  windows: number;
}

export const seats = ["red", "blue", "green"];
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

/** Bots play to the end; then all that came before is compared. */
export async function compare<V>(people: People, secrets: Secrets<V>): Promise<Compared> {
  const everybody: Person[] = [...people.seated, people.watcher];
  const [anna] = people.seated as [Person];
  const { path } = people;
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
  const truths: Truth<V>[] = [];
  const stepsOf = new Map(everybody.map(({ seat }) => [seat, [] as number[]]));
  const known = () => everybody.every(({ seat }) => (stepsOf.get(seat)?.length ?? 0) > (last.get(seat) ?? 0));
  for (let step = 0; !known(); ++step) {
    const truth = (await ask(anna.page, path, { type: "replay", step })) as unknown as Truth<V>;
    const before = truths[step - 1]?.decision;
    const part = secrets.part?.(before, truth.decision) ?? false;
    for (const [seat, all] of stepsOf) if (!part || seat === before?.seat) all.push(step);
    truths.push(truth);
  }

  const also = secrets.also?.(steps, truths);
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
      for (; upTo <= step; ++upTo) for (const card of secrets.held(truths[upTo]?.views[seat], seat)) had.add(card);
      const played = new Set(steps.slice(0, step).flatMap((line) => secrets.shows.exec(line)?.[1] ?? []));
      const open = new Set(secrets.open(truth.view));
      const told = words(push);
      const low = text.toLowerCase();
      for (const other of seats.filter((one) => one !== seat)) {
        for (const card of secrets.held(truth.views[other], other)) {
          if (had.has(card) || played.has(card) || open.has(card)) continue;
          ++hidden;
          if (told.has(card)) leaks.push(`${name} is told of ${card} of ${other} in version ${push.version}`);
          const spoken = card.replaceAll("_", " ");
          if (spoken.includes(" ") && low.includes(spoken)) leaks.push(`${name} reads of ${spoken} of ${other}`);
        }
        secrets.check?.(push, seat, other);
      }
      for (const thing of also?.(seat, step) ?? []) {
        ++hidden;
        if (told.has(thing)) leaks.push(`${name} is told of ${thing} in version ${push.version}`);
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
  return { compared, hidden, leaks, windows: windows.size };
}

/** To all browsers a window was told at the same moment, whatever they held: by the server's clock, for how busy this
 * machine is says nothing. */
export function sameMoments([anna, bert]: readonly Person[]): void {
  const first = ({ wire }: Person) => {
    const found = new Map<string, number>();
    for (const { text } of wire.frames) {
      const window = (JSON.parse(text) as Push).window;
      if (window && !found.has(window.id)) found.set(window.id, window.now);
    }
    return found;
  };
  const [hers, his] = [first(anna as Person), first(bert as Person)];
  for (const [id, at] of hers) expect(Math.abs(at - (his.get(id) ?? 0)), `window ${id}`).toBeLessThan(1500);
}
