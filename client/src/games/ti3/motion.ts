import type { Motion } from "../motion/flights";

const plain = (piece: string): string => piece.replace(/^damaged_/, "");

/** What an event of the log shows on the map, if anything. */
export function motionOf(text: string): Motion | undefined {
  const [verb = "", seat = "", a = "", b = "", c = ""] = text.split(" ");
  switch (verb) {
    case "unit_moved":
      return { kind: "move", seat, piece: plain(a), from: b, to: c };
    case "fighters_moved":
      return { kind: "move", seat, piece: "fighter", from: b, to: c };
    case "troops_moved":
      return { kind: "move", seat, piece: "ground_force", from: b, to: c };
    case "dock_moved":
      return { kind: "move", seat, piece: "space_dock", from: a, to: b };
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
