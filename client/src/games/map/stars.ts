// The stars of the sky behind a map: the same in every game.
import { seeded, short } from "../planets/seeded";

/** Stars of one brightness as one path; with arms most of them lie along a spiral. */
export function stars(name: string, n: number, width: number, height: number, spiral: number): string {
  const random = seeded(name);
  let d = "";
  for (let i = 0; i < n; ++i) {
    let x: number;
    let y: number;
    if (spiral > 0 && random() < 0.7) {
      const arm = Math.floor(random() * spiral);
      const far = Math.sqrt(random());
      const angle = (2 * Math.PI * arm) / spiral + far * 3.57 + (random() - 0.5) * 0.7;
      [x, y] = [width * 0.62 * far * Math.cos(angle), height * 0.62 * far * Math.sin(angle)];
    } else [x, y] = [(random() - 0.5) * width * 1.1, (random() - 0.5) * height * 1.1];
    d += `M${short(x)} ${short(y)}h.01`;
  }
  return d;
}
