import { expect, nextStop, playNow, test } from "./base";

const sizes: [number, number][] = [
  [1366, 768],
  [1366, 640],
  [1920, 1080],
  [390, 844],
];

for (const game of ["ahos", "ti4"]) {
  for (const [width, height] of sizes) {
    test(`F01 F07 ${game} at ${width} x ${height}: nothing scrolls the page, Confirm is in sight`, async ({ page, server }) => {
      await page.setViewportSize({ width, height });
      await playNow(page, server.url, game);
      await nextStop(page);
      const overflow = await page.evaluate(() => ({
        x: document.documentElement.scrollWidth - innerWidth,
        y: document.documentElement.scrollHeight - innerHeight,
      }));
      expect(overflow.x).toBeLessThanOrEqual(0);
      expect(overflow.y).toBeLessThanOrEqual(0);
      const box = await page.locator("#confirm").boundingBox();
      expect(box).not.toBeNull();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    });
  }
}

test("no text is smaller than 12 px", async ({ page, server }) => {
  for (const game of ["ahos", "ti4"]) {
    await playNow(page, server.url, game);
    await nextStop(page);
    const small = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        const text = walker.currentNode.textContent?.trim();
        if (!parent || !text || parent.closest(".hidden") || !parent.checkVisibility()) continue;
        const own = Number.parseFloat(getComputedStyle(parent).fontSize);
        // In a drawing the size on the screen counts.
        const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
        const size = matrix ? own * Math.hypot(matrix.a, matrix.b) : own;
        if (size < 11.95) found.push(`${text.slice(0, 30)}: ${size.toFixed(1)}`);
      }
      return found;
    });
    expect(small, game).toEqual([]);
  }
});
