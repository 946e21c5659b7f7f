import { expect, test } from "vitest";
import { placeBeside } from "./placeBeside";

const screen = { width: 390, height: 844 };
const box = { width: 236, height: 300 };
const at = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 80 });

test("above what it is about where it fits", () => {
  expect(placeBeside(at(140, 600), box, screen)).toEqual({ left: 72, top: 294 });
});

test("below where there is no room above", () => {
  expect(placeBeside(at(140, 90), box, screen).top).toBe(176);
});

test("wholly on the screen, whatever it is about", () => {
  for (const left of [-50, 0, 200, 380])
    for (const top of [-20, 0, 90, 300, 420, 800])
      for (const height of [100, 300, 600, 828]) {
        const place = placeBeside(at(left, top), { width: 236, height }, screen);
        expect(place.left).toBeGreaterThanOrEqual(8);
        expect(place.left + 236).toBeLessThanOrEqual(382);
        expect(place.top).toBeGreaterThanOrEqual(8);
        expect(place.top + height).toBeLessThanOrEqual(836);
      }
});
