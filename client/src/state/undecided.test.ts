import { expect, test } from "vitest";
import { decisionOf, FakeServer, pushOf, settle, tableOf } from "../net/fakeLine";
import type { Decision } from "../net/types";
import { manners } from "../games/ti4/manners";
import { TableStore } from "./table.svelte";

const ended = { steps: ["done"], asked: [], seam: true };

function begin(decision: Decision) {
  const server = new FakeServer();
  const table = new TableStore("t1", server.open);
  table.draft.manners = manners;
  server.line.onopen?.();
  server.line.say(tableOf(["red"]));
  server.line.say(pushOf(5, { decision }));
  return { server, draft: table.draft };
}

test("13.A4 following Construction without a place is half an answer, until nothing is chosen by name", async () => {
  const { server, draft } = begin(decisionOf("red", "secondary", ["follow construction", "pass"]));
  void draft.replace([]);
  await settle();
  void draft.add("follow construction");
  const place = decisionOf("red", "place_structure", ["place pds jord", "done"]);
  server.line.answer("draft", { tried: 1, seam: false, decision: place, finish: ended });
  await settle();
  expect(draft.ready).toBe(false);
  expect(draft.missing?.kind).toBe("place_structure");
  void draft.add("done");
  server.line.answer("draft", { tried: 2, seam: true });
  await settle();
  expect(draft.ready).toBe(true);
});

test("13.A4 the dock of Construction does not give the PDS away that comes after it", async () => {
  const first = decisionOf("red", "place_structure", ["place space_dock jord", "place pds jord", "done"]);
  const { server, draft } = begin(first);
  void draft.replace([]);
  await settle();
  void draft.add("place space_dock jord");
  server.line.answer("draft", { tried: 1, seam: false, decision: decisionOf("red", "place_structure", ["place pds jord", "done"]), finish: ended });
  await settle();
  expect(draft.plan).toEqual(["place space_dock jord"]);
  expect(draft.ready).toBe(false);
  expect(draft.missing?.kind).toBe("place_structure");
});

test("13.A4 any sum is enough where nobody must pay, also when a planet was taken back", async () => {
  const bill = decisionOf("red", "pay", ["exhaust jord", "exhaust nestphar", "done"]);
  const { server, draft } = begin(bill);
  await settle();
  server.line.answer("draft", { tried: 0, seam: false, finish: ended });
  await settle();
  void draft.replace(["exhaust jord"]);
  server.line.answer("draft", { tried: 1, seam: false, decision: bill, finish: ended });
  await settle();
  expect(draft.plan).toEqual(["exhaust jord", "done"]);
  expect(draft.ready).toBe(true);
});
