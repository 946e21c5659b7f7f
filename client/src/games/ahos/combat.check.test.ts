import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { combatOf } from "./combat";
import { racksOf } from "./reserves";
import { readFacts } from "./facts";
import { readView } from "./view";
test("sums agree", () => {
  const facts = readFacts(JSON.parse(readFileSync(new URL("./fixtures/pack.json", import.meta.url), "utf8")));
  let n = 0, r = 0;
  const bad: string[] = [];
  for (const f of readdirSync("/tmp/ahosc").filter((x) => /^g.*jsonl$/.test(x)))
    for (const line of readFileSync("/tmp/ahosc/" + f, "utf8").split("\n")) {
      if (!line) continue;
      const m = JSON.parse(line);
      const d: string | undefined = m.decision?.detail;
      if (!d) continue;
      const view = readView(m.view)!;
      const c = combatOf(facts, view);
      const hit = /\(attacker\) (\d+), .*? (\d+)(\+\?)?[.;]/.exec(d);
      if (hit && c) {
        n++;
        if (Number(hit[1]) !== c.attacker.sum || Number(hit[2]) !== c.defender.sum) bad.push(d + JSON.stringify(c));
      }
      const s = /Reserve One holds (\d+) of (\d+), Reserve Two (\d+) of (\d+)/.exec(d);
      if (s) {
        r++;
        const seat = m.decision.seat;
        const racks = racksOf(facts, view.players[seat]!);
        const mine = racks.map((x) => [x.counted, x.capacity]).flat().join();
        if (mine !== s.slice(1).join()) bad.push(d + mine);
      }
    }
  console.log(n, r, bad.length, bad.slice(0, 5));
  expect(n).toBeGreaterThan(10);
});
