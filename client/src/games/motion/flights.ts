// What a board shows moving: pieces that go from one place to another, and places where something was lost or built.

export interface Place {
  x: number;
  y: number;
}

export interface Move {
  kind: "move";
  seat: string;
  piece: string;
  from: string;
  to: string;
}

export interface Mark {
  kind: "lost" | "built" | "taken";
  seat: string;
  piece: string;
  at: string;
}

export type Motion = Move | Mark;

export interface Flight {
  id: number;
  motion: Motion;
  from: Place;
  to: Place;
  /** Milliseconds after the beginning, and how long it takes. */
  begin: number;
  length: number;
}

const lengthOf = { move: 350, lost: 250, built: 250, taken: 250 };
/** Pieces of one move leave one after another, not in a heap. */
const apart = 70;
/** After so long the picture is as the view says. */
export const longest = 4000;

let nextId = 1;

/** One queue: moves first, then what they led to; what would come too late is left out. */
export function schedule(
  motions: readonly Motion[],
  placeOf: (name: string) => Place | undefined,
  speed = 1,
): Flight[] {
  const out: Flight[] = [];
  let clock = 0;
  let before: Motion["kind"] | null = null;
  let end = 0;
  for (const motion of motions) {
    const from = placeOf(motion.kind === "move" ? motion.from : motion.at);
    const to = placeOf(motion.kind === "move" ? motion.to : motion.at);
    if (!from || !to) continue;
    // Another kind of thing waits for what happened before it.
    clock = before === null ? 0 : before === motion.kind ? clock + apart / speed : end;
    const length = lengthOf[motion.kind] / speed;
    if (clock + length > longest) break;
    before = motion.kind;
    end = clock + length;
    out.push({ id: nextId++, motion, from, to, begin: clock, length });
  }
  return out;
}

export const lastEnd = (flights: readonly Flight[]): number =>
  flights.reduce((end, flight) => Math.max(end, flight.begin + flight.length), 0);
