// What is seen on the face of a world of radius 20: two paths, each with its opacity.
import { blob, discPath, short, turn, type Random } from "./seeded";

/** Worlds are drawn with this radius and scaled. */
export const RADIUS = 20;

export interface Features {
  first: string;
  second: string;
  firstOpacity: number;
  secondOpacity: number;
}

const chord = (y: number): number => Math.sqrt(Math.max(0, RADIUS * RADIUS - y * y));

/** A belt of cloud between two heights, bent as on a sphere. */
function belt(top: number, bottom: number, bend: number): string {
  const [a, b] = [chord(top), chord(bottom)];
  const arc = `A${RADIUS} ${RADIUS} 0 0 `;
  return (
    `M${short(-a)} ${short(top)}Q0 ${short(top + bend)} ${short(a)} ${short(top)}${arc}1 ${short(b)} ${short(bottom)}` +
    `Q0 ${short(bottom + bend)} ${short(-b)} ${short(bottom)}${arc}1 ${short(-a)} ${short(top)}Z`
  );
}

/** Land, and clouds over it. */
function sea(random: Random): Features {
  const land = [0, 1, 2].map((i) => blob(random, -11 + 11 * i + 4 * random(), -8 + 17 * random(), 5 + 4 * random(), 8, 0.7));
  const y = -6 + 12 * random();
  const clouds =
    `M-17 ${short(y)}Q-8 ${short(y - 6)} 1 ${short(y - 1)}T15 ${short(y - 3)}Q6 ${short(y + 3)} -2 ${short(y + 2)}T-17 ${short(y)}Z` +
    `M-8 ${short(y + 11)}Q0 ${short(y + 7)} 12 ${short(y + 10)}Q2 ${short(y + 13)} -8 ${short(y + 11)}Z`;
  return { first: land.join(""), second: clouds, firstOpacity: 0.95, secondOpacity: 0.55 };
}

function bands(random: Random): Features {
  let first = "";
  let second = "";
  for (let y = -17; y < 16; ) {
    const height = 2 + 4 * random();
    if (random() < 0.6) first += belt(y, Math.min(18, y + height), 3);
    else second += belt(y, Math.min(18, y + height * 0.5), 3);
    y += height + 1 + 2 * random();
  }
  return { first, second, firstOpacity: 0.5, secondOpacity: 0.4 };
}

/** Craters, each with a lit lip. */
function craters(random: Random): Features {
  let first = "";
  let second = "";
  for (let i = 0; i < 9; ++i) {
    const angle = 6.3 * random();
    const far = 17 * Math.sqrt(random());
    const size = 1.4 + 3.4 * random() * (1 - far / 26);
    const [x, y] = [far * Math.cos(angle), far * Math.sin(angle)];
    first += discPath(x, y, size);
    second +=
      `M${short(x - size)} ${short(y)}A${short(size)} ${short(size)} 0 0 0 ${short(x + size)} ${short(y)}` +
      `A${short(size * 1.2)} ${short(size * 1.05)} 0 0 1 ${short(x - size)} ${short(y)}Z`;
  }
  return { first, second, firstOpacity: 0.62, secondOpacity: 0.5 };
}

/** Lava along broken lines. */
function cracks(random: Random): Features {
  let first = "";
  let second = "";
  for (let i = 0; i < 5; ++i) {
    let x = -18 + 36 * random();
    let y = -16 + 8 * random();
    let there = `M${short(x)} ${short(y)}`;
    let back = "";
    for (let k = 0; k < 5; ++k) {
      x += -5 + 10 * random();
      y += 4 + 4 * random();
      there += `L${short(x)} ${short(y)}`;
      back = `L${short(x + 0.5 + 1.2 * random())} ${short(y - 1)}${back}`;
    }
    second += `${there}${back}Z`;
    first += blob(random, -14 + 28 * random(), -14 + 28 * random(), 4 + 3 * random(), 7, 0.6);
  }
  return { first, second, firstOpacity: 0.6, secondOpacity: 0.95 };
}

/** Built over: straight seams, lights on the dark side. */
function plates(random: Random): Features {
  let first = "";
  let second = "";
  for (let i = 0; i < 6; ++i) {
    const y = -16 + 6 * i + 2 * random();
    const x = -16 + 20 * random();
    const width = 8 + 10 * random();
    first += `M${short(x)} ${short(y)}h${short(width)}v${short(2 + 2 * random())}h${short(-width * 0.6)}v1.6h${short(-width * 0.4)}Z`;
  }
  for (let i = 0; i < 16; ++i) second += `M${short(2 + 15 * random())} ${short(-14 + 28 * random())}h1.1v1.1h-1.1Z`;
  return { first, second, firstOpacity: 0.55, secondOpacity: 0.95 };
}

/** Craters that people have lit. */
function lights(random: Random): Features {
  const { first } = craters(random);
  let second = "";
  for (let i = 0; i < 26; ++i) second += `M${short(18 * random())} ${short(-16 + 32 * random())}h1v1h-1Z`;
  return { first, second, firstOpacity: 0.5, secondOpacity: 0.95 };
}

/** Winds and one great storm. */
function swirl(random: Random): Features {
  const shift = -1.5 + 3 * random();
  const winds = [0, 1, 2, 3, 4, 5].map((i) => {
    const y = -15 + 6 * i + shift;
    return `M-19 ${short(y)}Q-7 ${short(y - 5)} 2 ${short(y)}T19 ${short(y - 2)}Q9 ${short(y + 3.4)} 0 ${short(y + 2.4)}T-19 ${short(y)}Z`;
  });
  const [x, y] = [-8 + 10 * random(), -2 + 8 * random()];
  return { first: winds.join(""), second: discPath(x, y, 4.4) + discPath(x, y, 2.2), firstOpacity: 0.7, secondOpacity: 0.6 };
}

/** The capital: avenues around a lit heart. */
function city(random: Random): Features {
  const rings = [5, 9, 13, 17].map((r) => discPath(-3, -2, r + 0.55) + discPath(-3, -2, r - 0.55));
  const ray = (far: number, angle: number) => `${short(-3 + far * Math.cos(angle))} ${short(-2 + far * Math.sin(angle))}`;
  const avenues = turn(12, (_, angle) => `M${ray(4, angle)}L${ray(24, angle - 0.02)}L${ray(24, angle + 0.02)}Z`);
  let second = "";
  for (let i = 0; i < 46; ++i) {
    const angle = 6.3 * random();
    const far = 19 * Math.sqrt(random());
    second += `M${short(far * Math.cos(angle))} ${short(far * Math.sin(angle))}h1.1v1.1h-1.1Z`;
  }
  return {
    first: rings.join("") + avenues.join(""),
    second: second + discPath(-3, -2, 2.6),
    firstOpacity: 0.55,
    secondOpacity: 0.95,
  };
}

export const features = { sea, bands, craters, cracks, plates, lights, swirl, city } as const;
export type FeatureKind = keyof typeof features;
