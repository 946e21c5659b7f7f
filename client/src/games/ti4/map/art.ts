// Paths that fill a whole hex: textures of anomalies and the corners that mark them.
import { corners, type Point } from "../hex";

/** Pebbles at fixed places, so that a tile looks the same at every push. */
function pebbles(): string {
  const places: [number, number, number][] = [
    [-30, -12, 5],
    [-17, -27, 4],
    [3, -32, 5.5],
    [20, -22, 4],
    [33, -8, 5.5],
    [-36, 8, 4],
    [-24, 22, 5.5],
    [-4, 10, 4.5],
    [12, -6, 3.5],
    [24, 14, 5],
    [8, 28, 4],
    [-10, -9, 3.5],
    [-8, 32, 3.5],
    [38, 6, 3],
  ];
  return places
    .map(([x, y, r], i) => {
      const points = Array.from({ length: 6 }, (_, k) => {
        const angle = (k * Math.PI) / 3 + i;
        const radius = r * (0.7 + 0.3 * Math.abs(Math.sin(i * 3 + k * 2)));
        return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
      });
      return `M${points.join("L")}Z`;
    })
    .join("");
}

function contours(): string {
  return [-28, -15, -2, 11, 24]
    .map((y, i) => {
      const half = 44 - Math.abs(y) / Math.sqrt(3);
      const bend = i % 2 === 0 ? 9 : -9;
      return `M${-half},${y}C${-half / 2},${y - bend} ${-half / 4},${y + bend} 0,${y}S${half / 2},${y - bend} ${half},${y}`;
    })
    .join("");
}

function burst(): string {
  const out: string[] = [];
  for (let i = 0; i < 24; ++i) {
    const radius = i % 2 === 0 ? 36 : 17;
    const angle = (Math.PI * i) / 12;
    out.push(`${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`);
  }
  return `M${out.join("L")}Z`;
}

function spirals(): string {
  return [0, 1, 2]
    .map((arm) => {
      const points: string[] = [];
      for (let i = 0; i <= 14; ++i) {
        const angle = (arm * 2 * Math.PI) / 3 + i * 0.24;
        const radius = 4 + i * 2.3;
        points.push(`${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`);
      }
      return `M${points.join("L")}`;
    })
    .join("");
}

export const textures: Record<string, { d: string; filled: boolean }> = {
  asteroid_field: { d: pebbles(), filled: true },
  nebula: { d: contours(), filled: false },
  supernova: { d: burst(), filled: true },
  gravity_rift: { d: spirals(), filled: false },
};

/** Two short strokes at every corner. */
export function doubleCorners(pointy: boolean): string {
  const along = (from: Point, to: Point, t: number): string =>
    `${(from.x + (to.x - from.x) * t).toFixed(1)},${(from.y + (to.y - from.y) * t).toFixed(1)}`;
  return [3, 6.5]
    .map((inset) => {
      const points = corners(inset, pointy);
      return points
        .map((corner, i) => {
          const before = points[(i + 5) % 6] ?? corner;
          const after = points[(i + 1) % 6] ?? corner;
          return `M${along(corner, before, 0.16)}L${along(corner, corner, 0)}L${along(corner, after, 0.16)}`;
        })
        .join("");
    })
    .join("");
}

/** Notches of a wormhole's ring: 1, 2 or 4, so that letters need not be read. */
export const WORMHOLES: Record<string, { letter: string; notches: number }> = {
  alpha: { letter: "α", notches: 1 },
  beta: { letter: "β", notches: 2 },
  delta: { letter: "δ", notches: 4 },
};

export function wormholeRing(notches: number, radius: number): string {
  const gap = 0.42;
  const parts: string[] = [];
  for (let i = 0; i < notches; ++i) {
    const from = -Math.PI / 2 + (2 * Math.PI * i) / notches + gap / 2;
    const to = -Math.PI / 2 + (2 * Math.PI * (i + 1)) / notches - gap / 2;
    const p = (angle: number): string =>
      `${(radius * Math.cos(angle)).toFixed(2)},${(radius * Math.sin(angle)).toFixed(2)}`;
    parts.push(`M${p(from)}A${radius},${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${p(to)}`);
  }
  return parts.join("");
}
