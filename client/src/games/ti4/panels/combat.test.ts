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

const draw = (view: Ti4View, events: LogEvent[]): string =>
  render(Panel, {
    props: { view, facts: packFacts(), decision: null, events, choosable: new Map(), steps: [], onPick() {}, onWhy() {}, onChoose() {} },
  }).body;

describe("the panel of a fight", () => {
  const { push, view } = fixture("late");
  const fresh = /class="unit[^"]*\bfresh\b/;

  it("F43: damage of this round is marked, damage of an earlier one is only damage", () => {
    const fight = view.combat;
    if (!fight) throw new Error("no fight");
    const hurt = (["attacker", "defender"] as const).find((side) =>
      Object.keys(view.systems[fight.system]?.forces[fight[side].seat] ?? {}).includes("damaged_dreadnought"));
    if (!hurt) throw new Error("nothing is damaged");
    const now = draw({ ...view, combat: { ...fight, [hurt]: { ...fight[hurt], damaged_now: { dreadnought: 1 } } } }, push.events);
    expect(now).toMatch(fresh);
    expect(now).toContain("(1)");
    const next = draw(view, push.events);
    expect(next).not.toMatch(fresh);
    expect(next).toContain("(1)");
  });

  it("F42: says no odds, so none can be stale", () => {
    expect(draw(view, push.events)).not.toMatch(/odds|%/i);
  });
});
