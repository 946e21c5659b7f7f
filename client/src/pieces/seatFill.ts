import { shownTheme } from "../state/settings.svelte";
import { seatColour } from "../theme/tokens";

/** The colour of small pieces and emblems of a seat on the ground of the theme that is shown. */
export function seatFill(seat: string): string {
  const { fill, bright } = seatColour(seat);
  return shownTheme() === "dark" ? (bright ?? fill) : fill;
}
