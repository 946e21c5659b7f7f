import { describe, expect, test } from "vitest";
import { contrast, distance, labAsSeen, type Sight } from "./colour";
import { meanings, seats, themes, type Theme } from "./tokens";

describe("CIEDE2000", () => {
  // Pairs of the table that Sharma, Wu and Dalal published with the formula.
  test.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as [[number, number, number], [number, number, number], number][])("%j %j", (a, b, expected) => {
    expect(distance(a, b)).toBeCloseTo(expected, 4);
  });
});

describe.each(Object.entries(themes))("theme %s", (_name, theme: Theme) => {
  const grounds = [theme.space, theme.ground, theme.panel, theme.raised, theme.sunk];
  const words = ["text", "quiet", "faint", "brass", "accent", "good", "warn", "bad"] as const;
  const technologies = ["biotic", "warfare", "propulsion", "cybernetic"] as const;

  test.each(words)("%s can be read on every ground", (word) => {
    for (const ground of grounds) expect(contrast(theme[word], ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(technologies)("the colour %s can be read on panels", (colour) => {
    for (const ground of [theme.panel, theme.raised, theme.sunk]) expect(contrast(theme[colour], ground)).toBeGreaterThanOrEqual(4.5);
  });

  test("the ink of a button can be read on it", () => {
    expect(contrast(theme["accent-ink"], theme.accent)).toBeGreaterThanOrEqual(4.5);
  });

  test("names on the map can be read on their halo", () => {
    for (const word of ["text", "quiet"] as const) expect(contrast(theme[word], theme.halo)).toBeGreaterThanOrEqual(4.5);
  });

  test("what is disabled can still be made out", () => {
    for (const ground of grounds) expect(contrast(theme.disabled, ground)).toBeGreaterThanOrEqual(3);
  });

  test("a piece stands out from the map by its fill or its keyline", () => {
    // On the map, that is; emblems in text are tested below.
    for (const seat of Object.values(seats)) {
      const line = (theme === themes.dark && seat.keyline) || theme.keyline;
      const best = Math.max(contrast(seat.fill, theme.space), contrast(line, theme.space));
      expect(best, seat.fill).toBeGreaterThanOrEqual(3);
    }
  });
});

test("an emblem in text stands out from every ground by its fill or the line around it", () => {
  for (const [name, theme] of Object.entries(themes)) {
    for (const ground of [theme.panel, theme.raised, theme.space]) {
      for (const seat of Object.values(seats)) {
        const line = (name === "dark" && (seat.keyline ?? seat.edge)) || theme.keyline;
        const best = Math.max(contrast(seat.fill, ground), contrast(line, ground));
        expect(best, `${name} ${seat.fill} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  }
});

describe("seats", () => {
  test("ink can be read on its fill", () => {
    for (const seat of Object.values(seats)) expect(contrast(seat.ink, seat.fill)).toBeGreaterThanOrEqual(4.5);
  });

  test("no two seats share an emblem", () => {
    const emblems = Object.values(seats).map((seat) => seat.emblem);
    expect(new Set(emblems).size).toBe(emblems.length);
  });

  test.each([
    ["normal", 22],
    ["protan", 19.8],
    ["deutan", 17.8],
    ["tritan", 15.3],
  ] as [Sight, number][])("are far enough apart to %s eyes", (sight, least) => {
    const labs = Object.values(seats).map((seat) => labAsSeen(seat.fill, sight));
    const distances = labs.flatMap((a, i) => labs.slice(i + 1).map((b) => distance(a, b)));
    // The design gives these distances to one decimal place.
    expect(Math.round(Math.min(...distances) * 10) / 10).toBeGreaterThanOrEqual(least);
  });
});

test("digits can be read on badges", () => {
  for (const fill of [meanings.resource, meanings.influence]) expect(contrast(meanings["value-ink"], fill)).toBeGreaterThanOrEqual(4.5);
});

test("small pieces and emblems stand out from the dark ground", () => {
  const { space, panel, pill } = themes.dark;
  for (const seat of Object.values(seats))
    for (const ground of [space, panel, pill]) {
      const best = Math.max(contrast(seat.bright ?? seat.fill, ground), seat.keyline ? contrast(seat.keyline, ground) : 0);
      expect(best, `${seat.fill} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
});
