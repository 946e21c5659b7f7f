// Whether the player is doing something: a new question takes the focus only from somebody who is not.

const idleAfter = 2000;
let last = 0;

const touch = () => (last = performance.now());

export function watchIdle(): () => void {
  const kinds = ["keydown", "pointerdown", "wheel"] as const;
  for (const kind of kinds) addEventListener(kind, touch, { capture: true, passive: true });
  return () => {
    for (const kind of kinds) removeEventListener(kind, touch, { capture: true });
  };
}

export const isTyping = (element: Element | null): boolean =>
  element?.matches("input, textarea, select, [contenteditable]") ?? false;

/** Moves the focus to an element, unless it is in use. */
export function focusIfIdle(element: HTMLElement | undefined, now = performance.now()): boolean {
  const at = document.activeElement;
  if (!element || now - last < idleAfter || isTyping(at) || document.hidden) return false;
  // A dialog that was opened by hand keeps it, too.
  if (at?.closest("[role=dialog]") || (at && element.contains(at))) return false;
  element.focus({ preventScroll: true });
  return true;
}
