import type { View } from "../../net/types";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The table with all hands open: every seat's own sheet as that seat saw it, put into what everybody saw. Games keep
 * what a seat holds under `players`; a game that does not is shown as everybody saw it.
 */
export function openHands(view: View, views: Record<string, View> | undefined): View {
  const players = view.players;
  if (!views || !isRecord(players)) return view;
  const open: Record<string, unknown> = { ...players };
  for (const [seat, seen] of Object.entries(views)) {
    const sheets = seen.players;
    if (isRecord(sheets) && seat in open && seat in sheets) open[seat] = sheets[seat];
  }
  return { ...view, players: open };
}
