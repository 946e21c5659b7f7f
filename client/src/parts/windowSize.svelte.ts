/**
 * The size of the window, as long as it is the same window: it changes when the window gets wider or narrower, or is
 * turned, but not when a keyboard or a bar of the browser takes a part of its height.
 */
class WindowSize {
  width = $state(typeof innerWidth === "number" ? innerWidth : 1366);
  height = $state(typeof innerHeight === "number" ? innerHeight : 768);

  constructor() {
    if (typeof addEventListener === "undefined") return;
    addEventListener("resize", () => {
      if (innerWidth === this.width) return;
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }
}

export const windowSize = new WindowSize();
