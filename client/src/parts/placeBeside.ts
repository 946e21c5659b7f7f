// Where a box lies that tells about a thing: above or below it, and always wholly on the screen.

interface Size {
  width: number;
  height: number;
}
interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 6;
const RIM = 8;

const within = (at: number, size: number, room: number): number => Math.max(RIM, Math.min(at, room - size - RIM));

/** Above, if it fits there or there is more room than below. What is higher than the screen scrolls inside itself. */
export function placeBeside(about: Rect, box: Size, screen: Size): { left: number; top: number } {
  const left = within((about.left + about.right - box.width) / 2, box.width, screen.width);
  const above = about.top - GAP - box.height;
  const below = about.bottom + GAP;
  const roomBelow = screen.height - below;
  const goesAbove = above >= RIM || about.top > roomBelow;
  return { left, top: within(goesAbove ? above : below, box.height, screen.height) };
}
