/** What scrolls must be reachable by keyboard; what does not is no stop on the way. */
export function scrollable(node: HTMLElement): { destroy(): void } {
  function look() {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  }
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  look();
  return {
    destroy() {
      sizes.disconnect();
      contents.disconnect();
    },
  };
}
