// Draws the panel of a fight to text, through its own Vite (see map/nodes.test.ts).
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import type { Component } from "svelte";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LogEvent } from "../../../net/types";
import { fixture, packFacts } from "../fixtures/load";
import type { Ti4View } from "../view";

type Props = Record<string, unknown>;
type Draw = (component: Component<Props>, options: { props: Props }) => { body: string };
// Named apart: Vite would take the address of a new URL for a file of the page.
const here = import.meta.url;
let server: ViteDevServer;
let render: Draw;
let Panel: Component<Props>;

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL("../../../..", here)),
    plugins: [svelte({ configFile: false })],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    appType: "custom",
    logLevel: "error",
  });
  render = ((await server.ssrLoadModule("svelte/server")) as { render: Draw }).render;
  const path = "/src/games/ti4/panels/CombatPanel.svelte";
  Panel = ((await server.ssrLoadModule(path)) as { default: Component<Props> }).default;
}, 60_000);
afterAll(() => server.close());

const draw = (view: Ti4View, events: LogEvent[], more: Props = {}): string =>
  render(Panel, {
    props: { view, facts: packFacts(), decision: null, events, choosable: new Map(), steps: [], onPick() {}, onWhy() {}, onChoose() {}, ...more },
  }).body;

describe("the panel of a fight", () => {
  const { push, view } = fixture("late");
  const fresh = /class="damage[^"]*\bfresh\b/;

  it("F43: damage of this round is marked, damage of an earlier one is only damage", () => {
    const fight = view.combat;
    if (!fight) throw new Error("no fight");
    const hurt = (["attacker", "defender"] as const).find((side) =>
      Object.keys(view.systems[fight.system]?.forces[fight[side].seat] ?? {}).includes("damaged_dreadnought"));
    if (!hurt) throw new Error("nothing is damaged");
    const now = draw({ ...view, combat: { ...fight, [hurt]: { ...fight[hurt], damaged_now: { dreadnought: 1 } } } }, push.events);
    expect(fresh.test(now)).toBe(true);
    expect(now.includes("1 damaged")).toBe(true);
    const next = draw(view, push.events);
    expect(fresh.test(next)).toBe(false);
    expect(next.includes("1 damaged")).toBe(true);
  });

  it("F42: says no odds until they are known; their place is kept only while they are on their way", () => {
    const calm = { ...view, combat: view.combat && { ...view.combat, stage: "announce_retreat" as const, attacker: { ...view.combat.attacker, to_assign: 0 }, defender: { ...view.combat.defender, to_assign: 0 } } };
    const never = { odds: () => new Promise(() => undefined) };
    const kept = /class="line[^"]*" aria-hidden="true"><\/div>/;
    for (const drawn of [draw(calm, push.events, never), draw(calm, push.events), draw(view, push.events, never)]) expect(/data-odds|%/.test(drawn)).toBe(false);
    expect(kept.test(draw(calm, push.events, never))).toBe(true);
    expect(kept.test(draw(calm, push.events))).toBe(false);
  });

  it("F41 13.B: the dice of the last round that was rolled are big, older rounds are one line each", () => {
    const shown = draw(view, push.events);
    expect(shown).toContain("Before the fight: you 0 hits");
    expect(shown.indexOf("You hit once")).toBeLessThan(shown.indexOf("Before the fight"));
  });
});
