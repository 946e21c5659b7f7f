import type { Motion } from "../motion/flights";

const plain = (piece: string): string => piece.replace(/^damaged_/, "");

/** What an event of the log shows on the map, if anything. */
export function motionOf(text: string): Motion | undefined {
  const [verb = "", seat = "", a = "", b = "", c = ""] = text.split(" ");
  switch (verb) {
    case "unit_moved":
      return { kind: "move", seat, piece: plain(a), from: b, to: c };
    case "infantry_moved":
      return { kind: "move", seat, piece: "infantry", from: b, to: c };
    case "unit_destroyed":
    case "lost_in_rift":
      return { kind: "lost", seat, piece: plain(a), at: b };
    case "units_produced":
      return { kind: "built", seat, piece: b, at: c };
    case "control_gained":
      return { kind: "taken", seat, piece: "", at: a };
    default:
      return undefined;
  }
}
