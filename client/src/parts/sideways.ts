/**
 * For what scrolls sideways: the wheel scrolls it, and `data-more` tells at which end there is more ("start", "end",
 * "both"), for a shade that says so.
 */
export function sideways(node: HTMLElement): { destroy(): void } {
  let waiting = 0;
  function look(): void {
    waiting = 0;
    const start = node.scrollLeft > 2;
    const end = node.scrollLeft + node.clientWidth < node.scrollWidth - 2;
    node.dataset.more = start && end ? "both" : start ? "start" : end ? "end" : "none";
  }
  function lookSoon(): void {
    waiting ||= requestAnimationFrame(look);
  }
  function wheel(event: WheelEvent): void {
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    if (node.scrollWidth <= node.clientWidth + 1) return;
    event.preventDefault();
    node.scrollLeft += event.deltaY * (event.deltaMode === 1 ? 16 : 1);
  }
  const sizes = new ResizeObserver(lookSoon);
  const contents = new MutationObserver(lookSoon);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true });
  node.addEventListener("scroll", lookSoon, { passive: true });
  node.addEventListener("wheel", wheel, { passive: false });
  lookSoon();
  return {
    destroy() {
      cancelAnimationFrame(waiting);
      sizes.disconnect();
      contents.disconnect();
      node.removeEventListener("scroll", lookSoon);
      node.removeEventListener("wheel", wheel);
    },
  };
}
