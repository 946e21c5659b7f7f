// Numbers that follow from a name: a world looks the same in every game and on every screen.

export type Random = () => number;

/** FNV-1a of the name, then mulberry32. */
export function seeded(name: string): Random {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state += 0x6d2b79f5;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A coordinate as it is written into a path. */
export const short = (n: number): string => String(Math.round(n * 10) / 10);

export const pickOf = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** `n` points of a full turn. */
export const turn = <T>(n: number, make: (i: number, angle: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i, (2 * Math.PI * i) / n));

export const discPath = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}A${short(r)} ${short(r)} 0 1 0 ${short(x + r)} ${short(y)}A${short(r)} ${short(r)} 0 1 0 ${short(x - r)} ${short(y)}Z`;

/** A round, uneven patch: land, a spot of lava. */
export function blob(random: Random, x: number, y: number, size: number, corners = 7, rough = 0.45): string {
  const points = turn(corners, (_, angle): [number, number] => {
    const far = size * (1 - rough / 2 + rough * random());
    return [x + far * Math.cos(angle) * 1.25, y + far * Math.sin(angle) * 0.8];
  });
  const between = (i: number): [number, number] => {
    const [a, b] = [points[i] as [number, number], points[(i + 1) % corners] as [number, number]];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const [startX, startY] = between(corners - 1);
  const curves = points.map(([px, py], i) => {
    const [mx, my] = between(i);
    return `Q${short(px)} ${short(py)} ${short(mx)} ${short(my)}`;
  });
  return `M${short(startX)} ${short(startY)}${curves.join("")}Z`;
}
