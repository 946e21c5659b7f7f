import { t } from "../i18n/index.svelte";
import { botName } from "../i18n/bots";
import { seatWord } from "../i18n/seats";
import type { Motion, Note, TableInfo } from "../net/types";

type Seats = Pick<TableInfo, "seats">;

/** Whoever sits there by name, else the seat. */
function nameOf(info: Seats, seat = ""): string {
  return info.seats.find((one) => one.seat === seat)?.name || seatWord(seat);
}

/** What is asked of the players. */
export function motionText(info: Seats, motion: Pick<Motion, "what" | "seat" | "by">): string {
  const by = nameOf(info, motion.by);
  return t(`vote_${motion.what}`, { by, name: nameOf(info, motion.seat) });
}

/** What happened to a seat, as a line among what was said. */
export function noteText(info: Seats, note: Note): string {
  const seat = note.seat ? seatWord(note.seat) : "";
  const name = note.name || nameOf(info, note.seat);
  switch (note.what) {
    case "motion":
      return motionText(info, { what: note.motion ?? "end", seat: note.seat, by: note.by ?? "" });
    case "rejected":
      return t(`note_rejected_${note.motion ?? "end"}`, { name });
    case "bot":
      return t(`note_bot_${note.how ?? "owner"}`, { name, bot: botName(note.bot ?? "") });
    default:
      return t(`note_${note.what}`, { name, seat });
  }
}
