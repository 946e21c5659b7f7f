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
const event = (n: number, text: string): LogEvent => ({ n, step: 0, text, line: "" });

describe("the panel of a fight", () => {
  const { push, view } = fixture("late");
  const fresh = /class="unit[^"]*\bfresh\b/;

  it("F43: damage of this round is marked, damage of an earlier one is only damage", () => {
    const now = draw(view, push.events);
    expect(now).toMatch(fresh);
    expect(now).toContain("(1)");
    const later = [...push.events, event(9000, "combat_round 2"), event(9001, "die red dreadnought 2"), event(9002, "dice_rolled red combat 1 0")];
    const next = draw({ ...view, combat: { ...view.combat, round: 2 } as Ti4View["combat"] }, later);
    expect(next).not.toMatch(fresh);
    expect(next).toContain("(1)");
  });

  it("F42: says no odds, so none can be stale", () => {
    expect(draw(view, push.events)).not.toMatch(/odds|%/i);
  });
});
