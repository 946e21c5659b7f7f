// Writes src/games/<game>/askedQuestions.json: one question of every kind, cause and set of answers that a player meets who
// chooses at random among greedy bots. `GAME=ti3 GAMES=60 npm run asked`; src/games/questions.test.ts reads it.
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { test } from "../e2e/base";
import { ask } from "../e2e/prepared";

interface Option {
  choice: string;
  group: string;
}
interface Question {
  kind: string;
  cause?: string;
  seat?: string;
  detail?: { say: string }[];
  options?: Option[];
  facts?: unknown;
}

const MOST_OPTIONS = 6;

/** Plays one table to its end, or as long as nothing new turns up; every question that was asked, each kind of it once. */
function playOut(page: Page, table: string, seed: number): Promise<Question[]> {
  return page.evaluate(
    ({ table, seed, most }) =>
      new Promise<Question[]>((done) => {
        let state = seed;
        const random = (n: number) => {
          state = (state * 1103515245 + 12345) % 2147483648;
          return Math.floor((state / 2147483648) * n);
        };
        const met = new Map<string, Question>();
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
        let last = Date.now();
        let n = 0;
        const finish = () => {
          socket.close();
          done([...met.values()]);
        };
        const watch = setInterval(() => {
          if (Date.now() - last < 5000) return;
          clearInterval(watch);
          finish();
        }, 500);
        socket.onopen = () => socket.send(JSON.stringify({ type: "watch", table }));
        socket.onmessage = ({ data }) => {
          const push = JSON.parse(String(data)) as {
            type: string;
            version: number;
            result?: unknown;
            decision?: Question | null;
            window?: { id: string; mine: null | { options?: Option[] } } | null;
          };
          if (push.type !== "push") return;
          last = Date.now();
          if (push.result) return finish();
          const decision = push.decision;
          const options = decision?.options ?? push.window?.mine?.options;
          if (!options?.length) return;
          // What stands beside every question is no part of it.
          const beside = decision?.kind === "react" ? [] : ["give", "play", "use", "copy"];
          const verbs = [...new Set(options.map(({ group }) => group))].filter((one) => !beside.includes(one)).sort();
          const says = (decision?.detail ?? []).map(({ say }) => say);
          if (decision) {
            const key = JSON.stringify([decision.kind, decision.cause, verbs, says]);
            if (!met.has(key)) {
              const { kind, cause, seat, detail, facts } = decision;
              // Of each verb the first ones are enough.
              const some = options.filter((one, i) => i < most || !options.slice(0, i).some((before) => before.group === one.group));
              met.set(key, { seat, kind, cause, detail, facts, options: some });
            }
          }
          // Gifts and the like have no end by themselves.
          const useful = options.filter(({ group }) => !["give", "offer"].includes(group));
          const among = useful.length > 0 ? useful : options;
          const { choice = "" } = among[random(among.length)] ?? {};
          ++n;
          const id = `${seed}-${n}-${push.version}`;
          const message = decision
            ? { type: "choose", version: push.version, steps: [choice], id }
            : { type: "early", window: push.window?.id, steps: [choice], id };
          socket.send(JSON.stringify({ table, ref: n, ...message }));
        };
      }),
    { table, seed, most: MOST_OPTIONS },
  );
}

test("questions that are asked", async ({ page, server }) => {
  const game = process.env.GAME ?? "ti3";
  const games = Number(process.env.GAMES ?? 10);
  const switches = game === "ti3" ? { leaders: "yes", distant_suns: "yes", sabotage_runs: "yes" } : {};
  test.setTimeout(games * 120_000);
  await page.goto(server.url);
  await ask(page, "/api/me", { name: "Anna" });
  const met = new Map<string, Question>();
  for (let seed = 1; seed <= games; ++seed) {
    const seats = 3 + (seed % 4);
    const settings = { pace: 0, options: { players: String(seats), ...(seed % 2 ? switches : {}) } };
    const made = await ask(page, "/api/tables", { game, title: "asked", settings, bots: "greedy", start: true, seed });
    for (const question of await playOut(page, String(made.table), seed)) {
      const beside = question.kind === "react" ? [] : ["give", "play", "use", "copy"];
      const verbs = [...new Set((question.options ?? []).map(({ group }) => group))].filter((one) => !beside.includes(one)).sort();
      const says = (question.detail ?? []).map(({ say }) => say);
      const key = JSON.stringify([question.kind, question.cause, verbs, says]);
      if (!met.has(key)) met.set(key, question);
    }
    console.log(`table ${seed}: ${met.size} questions`);
  }
  const all = [...met.values()].sort((a, b) => (JSON.stringify([a.kind, a.cause]) < JSON.stringify([b.kind, b.cause]) ? -1 : 1));
  writeFileSync(`src/games/${game}/askedQuestions.json`, `[\n${all.map((one) => JSON.stringify(one)).join(",\n")}\n]\n`);
});
