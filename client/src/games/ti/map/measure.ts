// The width of a text, measured with a canvas and remembered; where there is none (tests) it is reckoned.

/** Width of a text of this size and weight, in the unit of the size. */
export type Measure = (text: string, size: number, weight: number) => number;

const FONT = '"Inter Variable", Inter, system-ui, "Segoe UI", "Noto Sans", sans-serif';
/** Widths are asked for once at this size: they grow in proportion. */
const AT = 40;

let pen: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/** Widths measured before the font had come are worth nothing. */
export const forget = (): void => known.clear();

export const measure: Measure = (text, size, weight) => {
  const key = `${weight}${text}`;
  let width = known.get(key);
  if (width === undefined) {
    pen ??= typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
    if (!pen) return reckon(text, size, weight);
    pen.font = `${weight} ${AT}px ${FONT}`;
    width = pen.measureText(text).width / AT;
    known.set(key, width);
  }
  return width * size;
};

/** A little more than most letters of our font need. */
export const reckon: Measure = (text, size, weight) => text.length * size * (weight > 700 ? 0.64 : 0.57);
