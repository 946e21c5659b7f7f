import type { Motion } from "../motion/flights";
import { sharedMotion } from "../ti/motion";

/** What an event of the log shows on the map, if anything. */
export function motionOf(text: string): Motion | undefined {
  const words = text.split(" ");
  const [verb, seat = "", a = "", b = "", c = ""] = words;
  if (verb === "fighters_moved") return { kind: "move", seat, piece: "fighter", from: b, to: c };
  if (verb === "troops_moved") return { kind: "move", seat, piece: "ground_force", from: b, to: c };
  if (verb === "dock_moved") return { kind: "move", seat, piece: "space_dock", from: a, to: b };
  return sharedMotion(words);
}
