import type { Motion } from "../motion/flights";

export const plain = (piece: string): string => piece.replace(/^damaged_/, "");

/** What an event of the log shows on the map, as far as the editions tell it in the same words. */
export function sharedMotion([verb = "", seat = "", a = "", b = "", c = ""]: readonly string[]): Motion | undefined {
  switch (verb) {
    case "unit_moved":
      return { kind: "move", seat, piece: plain(a), from: b, to: c };
    case "unit_destroyed":
      return { kind: "lost", seat, piece: plain(a), at: b };
    case "units_produced":
      return { kind: "built", seat, piece: b, at: c };
    case "control_gained":
      return { kind: "taken", seat, piece: "", at: a };
    default:
      return undefined;
  }
}
