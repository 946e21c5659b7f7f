// Tests run components as a browser would; this one draws the map to text, so it loads it through its own Vite.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import type { Component } from "svelte";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Option } from "../../../net/types";
import { seats } from "../../../theme/tokens";
import { fixture, packFacts } from "../fixtures/load";
import { targets } from "../targets";
import type { Ti4View } from "../view";
import type { MapProps } from "../../board";
import type { Facts } from "../pack";

const facts = packFacts();
const here = import.meta.url;

type Draw = (component: Component<MapProps<Facts>>, options: { props: MapProps<Facts> }) => { body: string };
let server: ViteDevServer;
let render: Draw;
let Galaxy: Component<MapProps<Facts>>;

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
  const path = "/src/games/ti4/map/Galaxy.svelte";
  Galaxy = ((await server.ssrLoadModule(path)) as { default: Component<MapProps<Facts>> }).default;
}, 60_000);
afterAll(() => server.close());

function draw(view: Ti4View, options: Option[] = []): string {
  const choosable = new Map<string, Option[]>();
  for (const option of options)
    for (const key of targets(option.choice, facts))
      choosable.set(key, [...(choosable.get(key) ?? []), option]);
  const { body } = render(Galaxy, {
    props: {
      view: view as unknown as Record<string, unknown>,
      facts,
      choosable,
      chosen: [],
      highlight: [],
      seatColours: seats,
      onPick: () => undefined,
      onWhy: () => undefined,
    },
  });
  // Sky and galaxy; the sheets of symbols before them are there once.
  const start = body.indexOf('<svg class="sky');
  return body.slice(start, body.indexOf("</svg>", body.indexOf('class="galaxy', start)));
}

const nodes = (svg: string): number => [...svg.matchAll(/<[a-z]/g)].length;

/** Two fleets of every type in each system, tokens everywhere, every planet held with all there can be. */
function stuffed(view: Ti4View): Ti4View {
  const full = structuredClone(view);
  const names = Object.keys(full.players);
  Object.values(full.systems).forEach((system, i) => {
    for (let k = 0; k < 2; ++k)
      system.forces[names[(i + k) % names.length] ?? "red"] = {
        flagship: 1,
        dreadnought: 3,
        damaged_dreadnought: 1,
        carrier: 2,
        cruiser: 4,
        fighter: 6,
        infantry: 3,
      };
    system.tokens = names.slice(0, 2);
  });
  for (const planet of Object.values(full.planets)) {
    planet.controller ??= "red";
    planet.forces[planet.controller] = { infantry: 4, pds: 2, space_dock: 1 };
  }
  return full;
}

describe("the drawing", () => {
  it("stays under 2,500 nodes: the late game, and two full fleets in every system with every planet garrisoned", () => {
    const { view, push } = fixture("late");
    const late = nodes(draw(view, push.decision?.options));
    expect(late).toBeGreaterThan(400);
    expect(late).toBeLessThan(2500);
    const options = Object.keys(view.systems).map((n) => ({
      choice: `activate ${n}`,
      group: "activate",
    }));
    const full = nodes(draw(stuffed(view), options));
    expect(full).toBeLessThan(2500);
  });

  it("is one tab stop", () => {
    const svg = draw(fixture("mid").view);
    expect([...svg.matchAll(/tabindex="0"/g)]).toHaveLength(1);
  });

  it("lights legal targets and keeps the others there, for the question why", () => {
    const svg = draw(fixture("mid").view, [{ choice: "activate 18", group: "activate" }]);
    expect([...svg.matchAll(/data-target="system:/g)].length).toBeGreaterThan(30);
    expect([...svg.matchAll(/class="hex[^"]*dim/g)].length).toBeGreaterThan(30);
    expect(svg).toMatch(/data-target="system:18"[^>]*>(<!--.*?-->|\s)*<path[^>]*aria-disabled="false"/);
  });

  it("draws ships under way when the server tells of them", () => {
    const view = structuredClone(fixture("move").view);
    view.moving = [{ unit: "carrier", damaged: false, count: 1, from: "19", infantry: 2, fighters: 1 }];
    const svg = draw(view);
    expect([...svg.matchAll(/class="way /g)]).toHaveLength(1);
    expect([...svg.matchAll(/class="ship /g)]).toHaveLength(1);
    // The fleet as it will arrive, with what it carries.
    expect(svg).toMatch(/class="fleet[^"]*arriving/);
  });

  it("offers free places while the galaxy is built", () => {
    const { view, push } = fixture("start");
    const svg = draw(view, push.decision?.options);
    const legal = new Set((push.decision?.options ?? []).map((o) => o.choice.split(" ")[2]));
    expect([...svg.matchAll(/class="spot[^"]*lit/g)]).toHaveLength(legal.size);
  });
});
