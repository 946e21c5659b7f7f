// Colour sums for the unit tests: contrast of WCAG 2 and distance by CIEDE2000.

export type Rgb = [number, number, number];

export function parseHex(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [((n >> 16) & 255) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}

export const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const linear = ([r, g, b]: Rgb): Rgb => [toLinear(r), toLinear(g), toLinear(b)];

export function contrast(a: string, b: string): number {
  const light = (hex: string) => {
    const [r, g, bl] = linear(parseHex(hex));
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
  };
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

type Lab = [number, number, number];

function labOfLinear([r, g, b]: Rgb): Lab {
  const x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047;
  const y = 0.2126729 * r + 0.7151522 * g + 0.072175 * b;
  const z = (0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883;
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  return [116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))];
}

export const lab = (hex: string): Lab => labOfLinear(linear(parseHex(hex)));

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** CIEDE2000 as Sharma, Wu and Dalal write it. */
export function distance([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const cMean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(cMean ** 7 / (cMean ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const angle = (p: number, b: number) => (p === 0 && b === 0 ? 0 : ((Math.atan2(b, p) * 180) / Math.PI + 360) % 360);
  const [h1, h2] = [angle(p1, b1), angle(p2, b2)];
  let dh = c1 * c2 === 0 ? 0 : h2 - h1;
  if (dh > 180) dh -= 360;
  if (dh < -180) dh += 360;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(rad(dh / 2));
  const lm = (l1 + l2) / 2;
  const cm = (c1 + c2) / 2;
  let hm = h1 + h2;
  if (c1 * c2 !== 0) hm = Math.abs(h1 - h2) <= 180 ? hm / 2 : hm < 360 ? (hm + 360) / 2 : (hm - 360) / 2;
  const t =
    1 -
    0.17 * Math.cos(rad(hm - 30)) +
    0.24 * Math.cos(rad(2 * hm)) +
    0.32 * Math.cos(rad(3 * hm + 6)) -
    0.2 * Math.cos(rad(4 * hm - 63));
  const sl = 1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2);
  const sc = 1 + 0.045 * cm;
  const sh = 1 + 0.015 * cm * t;
  const turn = 30 * Math.exp(-(((hm - 275) / 25) ** 2));
  const rt = -Math.sin(rad(2 * turn)) * 2 * Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7));
  const [x, y, z] = [(l2 - l1) / sl, (c2 - c1) / sc, dH / sh];
  return Math.sqrt(x * x + y * y + z * z + rt * y * z);
}

export type Sight = "normal" | "protan" | "deutan" | "tritan";

// Full dichromacy after Machado, Oliveira and Fernandes (2009), on linear light.
const simulations: Record<Exclude<Sight, "normal">, [Rgb, Rgb, Rgb]> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export function labAsSeen(hex: string, sight: Sight): Lab {
  if (sight === "normal") return lab(hex);
  const rgb = linear(parseHex(hex));
  const row = (m: Rgb) => Math.min(1, Math.max(0, m[0] * rgb[0] + m[1] * rgb[1] + m[2] * rgb[2]));
  const [r, g, b] = simulations[sight];
  return labOfLinear([row(r), row(g), row(b)]);
}
