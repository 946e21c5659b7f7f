import { t } from "./index.svelte";
import type { TextKey } from "./texts";
import { en } from "./en";

/** The colour word of a seat. */
export function seatWord(seat: string): string {
  const key = `seat_${seat}`;
  return key in en ? t(key as TextKey) : seat;
}
