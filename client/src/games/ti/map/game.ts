// What the map asks of the game whose galaxy it draws. Made anew with every view.
import type { Chances } from "../../odds/chances";
import type { Motion } from "../../motion/flights";
import type { Forces, Seat } from "../forces";
import type { Grid, Point } from "../hex";
import type { Scene, SystemScene } from "../scene";
import type { Words } from "../words";
import type { UnderWay } from "./ways";

export interface MapGame {
  words: Words;
  viewer: Seat | null;
  /** Whose turn it is. */
  active: Seat | null;
  /** The viewer is making the action in the active system, and nobody fights yet. */
  acting: boolean;
  nameOf: (seat: Seat) => string;
  /** The sigil of what a seat plays; "": nothing yet. */
  sigilOf: (seat: Seat) => string;
  /** How many rings of systems lie round the middle. */
  rings: number;
  scene: (grid: Grid) => Scene;
  /** A tile that does not lie on the board. */
  tile: (id: string, middle?: Point) => SystemScene;
  moving: readonly UnderWay[];
  /** What these steps of a draft move. */
  planned: (plan: readonly string[]) => Forces;
  /** What an event of the log shows on the map, if anything. */
  motion: (text: string) => Motion | undefined;
  /** All types that may fly, dearest first, and those of the viewer that are better than printed. */
  units: readonly string[];
  upgraded: ReadonlySet<string>;
  /** The galaxy as a text for other tables and programs, where the game has one. */
  copied?: () => string;
  /** How the server is asked about a fight to come, and what its answer says; without it no odds are shown. */
  fights?: {
    question: (system: string, me: Seat, coming: Forces) => Record<string, unknown> | null;
    /** `coming`: who would come, where the question left it open. */
    read: (answer: unknown) => { chances: Chances; coming: Forces } | null;
  };
}
