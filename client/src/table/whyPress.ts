import type { FrameState } from "./frame.svelte";

const longPress = 550;
/** A finger is never quite still. */
const still = 16;

function targetOf(event: Event): string | undefined {
  const element = (event.target as Element | null)?.closest<HTMLElement | SVGElement>("[data-target]");
  // What has a text of its own shows that.
  return element?.dataset.reads === undefined ? element?.dataset.target : undefined;
}

/** A long press or the right button asks why a thing cannot be chosen: a second way to what W does by keyboard. */
export function whyPress(node: HTMLElement, frame: FrameState): { destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = () => clearTimeout(timer);

  function press(event: PointerEvent) {
    const target = targetOf(event);
    if (event.pointerType === "mouse" || !target) return;
    timer = setTimeout(() => frame.picking.askWhy(target), longPress);
  }
  function move(event: PointerEvent) {
    if (event.movementX ** 2 + event.movementY ** 2 > still) release();
  }
  function menu(event: MouseEvent) {
    const target = targetOf(event);
    if (!target) return;
    event.preventDefault();
    frame.picking.askWhy(target);
  }

  node.addEventListener("pointerdown", press);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", release);
  node.addEventListener("pointercancel", release);
  node.addEventListener("contextmenu", menu);
  return {
    destroy() {
      release();
      node.removeEventListener("pointerdown", press);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", release);
      node.removeEventListener("pointercancel", release);
      node.removeEventListener("contextmenu", menu);
    },
  };
}
