import type { Motion } from "../motion/flights";
import { plain, sharedMotion } from "../ti/motion";

/** What an event of the log shows on the map, if anything. */
export function motionOf(text: string): Motion | undefined {
  const words = text.split(" ");
  const [verb, seat = "", a = "", b = "", c = ""] = words;
  if (verb === "infantry_moved") return { kind: "move", seat, piece: "infantry", from: b, to: c };
  if (verb === "lost_in_rift") return { kind: "lost", seat, piece: plain(a), at: b };
  return sharedMotion(words);
}
