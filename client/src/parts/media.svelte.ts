/** Whether a media query holds, followed by whoever reads it. */
export class Media {
  matches = $state(false);

  constructor(query: string) {
    if (typeof matchMedia === "undefined") return;
    const list = matchMedia(query);
    this.matches = list.matches;
    list.addEventListener("change", () => (this.matches = list.matches));
  }
}

/** Below this width the table is a stack of tabs with a sheet at the bottom. */
export const narrow = new Media("(max-width: 999px)");
/** A low phone: every line of the sheet costs the map one of its own. */
export const low = new Media("(max-width: 999px) and (max-height: 700px)");
