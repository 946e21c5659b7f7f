// Several people at one table, each in a browser of their own, and somebody who only watches.
import type { Browser, Page } from "@playwright/test";
import { expect, tableShown } from "./base";
import { ask } from "./prepared";
import { Wire } from "./wire";

type Fields = Record<string, unknown>;

export interface Person {
  page: Page;
  wire: Wire;
  name: string;
  /** "": watches. */
  seat: string;
}

export interface People {
  table: string;
  path: string;
  seated: Person[];
  watcher: Person;
}

/** A prepared galaxy: the game begins with the secret objectives. */
const galaxy = "45 25 50 26 46 27 49 32 47 36 35 38 21 23 44 22 34 33 0 0 29 0 30 0 0 0 37 0 19 0 0 0 20 0 24 0";

const games: Record<string, Fields> = {
  ti4: { map: galaxy, factions: "sol,mentak,nekro" },
  // The galaxy is built by hand, and what lies on its planets is face down.
  ti3: { races: "dealt", map: "built", distant_suns: "yes" },
};

/** A game for three: red, blue and green; who is not named is a bot. */
export async function peopleAt(browser: Browser, url: string, names: string[], more: Fields = {}, game = "ti4"): Promise<People> {
  const seats = ["red", "blue", "green"];
  const all = await Promise.all(
    [...names, "Wanda"].map(async (name, i): Promise<Person> => {
      const page = await (await browser.newContext()).newPage();
      const wire = Wire.on(page);
      await page.goto(url);
      await ask(page, "/api/me", { name });
      return { page, wire, name, seat: i < names.length ? (seats[i] ?? "") : "" };
    }),
  );
  const [owner] = all as [Person];
  const { options, ...settings } = more;
  const made = await ask(owner.page, "/api/tables", {
    game,
    title: "Among people",
    settings: {
      options: { players: "3", ...games[game], ...(options as Fields) },
      open: true,
      watch: true,
      pace: 0,
      beat: { card: 200, other: 100 },
      ...settings,
    },
    sit: true,
    seed: "people",
  });
  if (!made.table) throw new Error(`no table: ${JSON.stringify(made)}`);
  const path = `/api/tables/${made.table}`;
  for (const person of all.slice(1)) if (person.seat) await ask(person.page, path, { type: "claim", seat: person.seat });
  for (const seat of seats.slice(names.length)) await ask(owner.page, path, { type: "bot", seat, bot: "greedy" });
  const started = await ask(owner.page, path, { type: "start" });
  if (!started.started) throw new Error(`not started: ${JSON.stringify(started)}`);
  await Promise.all(
    all.map(async ({ page }) => {
      await page.goto(`${url}/#/table/${made.table}`);
      await tableShown(page);
    }),
  );
  return { table: String(made.table), path, seated: all.slice(0, -1), watcher: all.at(-1) as Person };
}

/** The page shows what its browser was told last. */
export async function shown({ page, wire }: Person): Promise<void> {
  // What is told may still come: each look compares with the newest.
  const behind = async () => (wire.push?.version ?? 0) - Number(await page.locator("#decision").getAttribute("data-version"));
  await expect.poll(behind).toBe(0);
}

let ids = 0;
const newId = () => `e2e-${Date.now()}-${++ids}`;

/** Everybody plays on by the API (their pages look on) until it is as wanted. `pick` chooses; no card is played. */
export async function playOn(
  { path, seated }: People,
  until: () => boolean,
  pick: (choices: string[], kind: string) => string,
  most = 400,
): Promise<void> {
  const answered = new Set<string>();
  for (let i = 0; i < most * 10; ++i) {
    if (until()) return;
    let done = false;
    for (const { page, wire, seat } of seated) {
      const push = wire.push;
      if (!push) continue;
      const key = push.window ? `${seat} w${push.window.id}` : `${seat} ${push.version}`;
      if (answered.has(key)) continue;
      if (push.window?.mine) {
        answered.add(key);
        await ask(page, path, { type: "early", window: push.window.id, steps: ["pass"], id: newId(), seat });
        done = true;
      } else if (push.decision?.seat === seat && push.decision.options) {
        answered.add(key);
        const choice = pick(
          push.decision.options.map((option) => option.choice),
          push.decision.kind,
        );
        const fields = { type: "choose", version: push.version, steps: [choice], id: newId(), seat };
        const answer = await ask(page, path, fields);
        if (answer.error && answer.error !== "stale") throw new Error(`${choice}: ${JSON.stringify(answer)}`);
        done = true;
        break;
      }
    }
    if (!done) await new Promise((wait) => setTimeout(wait, 20));
  }
  throw new Error("it does not come to that");
}
