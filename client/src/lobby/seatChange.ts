import type { SeatInfo, TableInfo } from "../net/types";

type Message = { type: string; [field: string]: unknown };

/** From one of my seats to another: a free one is taken, with a bot the places are swapped. Only whoever opened the
 *  table may have several, and so must give the old one up. */
export function changeSeat(info: Pick<TableInfo, "seats" | "owner">, from: string, to: string): Message[] {
  const goal = info.seats.find((seat) => seat.seat === to);
  if (!goal || goal.taken || from === to) return [];
  const bot = goal.bot;
  return [
    ...(bot ? [{ type: "bot", seat: to, bot: "" }] : []),
    { type: "claim", seat: to },
    ...(info.owner ? [{ type: "leave_seat", seat: from }] : []),
    ...(bot ? [{ type: "bot", seat: from, bot }] : []),
  ];
}

/** How it stands between my seat and somebody's: I may ask, have asked, or am asked. */
export function swapOf(mine: SeatInfo, other: SeatInfo): "ask" | "accept" | "cancel" {
  if (other.swap === mine.seat) return "accept";
  return mine.swap === other.seat ? "cancel" : "ask";
}

/** Asks to change places, agrees to it, or takes the question back. */
export function swapMessage(mine: SeatInfo, other: SeatInfo): Message {
  return { type: "swap", seat: mine.seat, with: swapOf(mine, other) === "cancel" ? "" : other.seat };
}
