// Who sits where before the table is opened: "" = free for people, "me" = at this device too, else a bot.

export type SeatPlan = "" | "me" | string;

/** The plan for so many seats: what was chosen so far, the rest like `other`. */
export function planFor(players: number, plan: readonly SeatPlan[], other: SeatPlan): SeatPlan[] {
  return Array.from({ length: Math.max(0, players - 1) }, (_, i) => plan[i] ?? other);
}

/** The number of players that will be used: what was chosen, else the game's own. */
export function playersOf(chosen: string | undefined, fallback: string | undefined): number {
  const number = Number(chosen || fallback);
  return Number.isInteger(number) && number > 0 && number <= 8 ? number : 0;
}

export interface SeatMessage {
  type: "claim" | "bot";
  seat: string;
  bot?: string;
  [field: string]: unknown;
}

/** What to tell the server once the table is there and I have the first seat. */
export function planMessages(seats: readonly { seat: string; mine: boolean }[], plan: readonly SeatPlan[]): SeatMessage[] {
  const others = seats.filter((seat) => !seat.mine);
  return others.flatMap(({ seat }, i): SeatMessage[] => {
    const what = plan[i] ?? "";
    if (what === "") return [];
    return what === "me" ? [{ type: "claim", seat }] : [{ type: "bot", seat, bot: what }];
  });
}
