import { expect, test } from "vitest";
import { quietCorner } from "./corner";

const panel = { width: 800, height: 560 };
const box = { width: 220, height: 170 };

test("F05: the box is never over the system it is about", () => {
  expect(quietCorner(panel, box, 40, { x: 100, y: 500 }, [])).toBe("bottom-right");
  expect(quietCorner(panel, box, 40, { x: 400, y: 280 }, [])).toBe("bottom-left");
});

test("it avoids legal targets where it can", () => {
  const lit = [
    { x: 60, y: 520 },
    { x: 700, y: 500 },
  ];
  expect(quietCorner(panel, box, 40, { x: 400, y: 280 }, lit)).toBe("top-left");
});
