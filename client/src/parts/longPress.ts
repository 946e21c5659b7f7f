const long = 550;
/** A finger is never quite still. */
const still = 16;

/** Calls back when a finger rests on the node, and for the right button, which is the same wish by mouse. */
export function longPress(node: HTMLElement, held: () => void): { destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = (): void => clearTimeout(timer);
  const press = (event: PointerEvent): void => {
    release();
    if (event.pointerType !== "mouse") timer = setTimeout(held, long);
  };
  const move = (event: PointerEvent): void => {
    if (event.movementX ** 2 + event.movementY ** 2 > still) release();
  };
  const menu = (event: Event): void => {
    event.preventDefault();
    release();
    held();
  };
  const all = { pointerdown: press, pointermove: move, pointerup: release, pointercancel: release, contextmenu: menu };
  for (const [name, listener] of Object.entries(all)) node.addEventListener(name, listener as EventListener);
  return {
    destroy() {
      release();
      for (const [name, listener] of Object.entries(all)) node.removeEventListener(name, listener as EventListener);
    },
  };
}
