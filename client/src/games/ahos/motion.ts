import type { Motion } from "../motion/flights";

/** What an event of the log shows on the map, if anything. */
export function motionOf(text: string): Motion | undefined {
  const [verb = "", seat = "", a = "", b = "", c = ""] = text.split(" ");
  switch (verb) {
    case "moved":
    case "warped":
    case "retreated":
      return { kind: "move", seat, piece: a, from: b, to: c };
    case "unit_lost":
      return { kind: "lost", seat, piece: a, at: b };
    case "built":
      return { kind: "built", seat, piece: a, at: b };
    case "marker_placed":
      return { kind: "taken", seat, piece: a, at: b };
    default:
      return undefined;
  }
}
