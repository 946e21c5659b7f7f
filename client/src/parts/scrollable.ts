/** What scrolls must be reachable by keyboard; what does not is no stop on the way. */
export function scrollable(node: HTMLElement): { destroy(): void } {
  let waiting = 0;
  function look() {
    waiting = 0;
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  }
  // Not at once: to measure in the middle of changes is to lay out the page once more.
  function lookSoon() {
    waiting ||= requestAnimationFrame(look);
  }
  const sizes = new ResizeObserver(lookSoon);
  const contents = new MutationObserver(lookSoon);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  lookSoon();
  return {
    destroy() {
      cancelAnimationFrame(waiting);
      sizes.disconnect();
      contents.disconnect();
    },
  };
}
