import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { longPress } from "./longPress";

const event = (type: string, more: object = {}) => Object.assign(new Event(type, { cancelable: true }), more);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a finger that rests is heard, one that moves or lifts is not; the right button is", () => {
  const held = vi.fn();
  const node = new EventTarget();
  const { destroy } = longPress(node as HTMLElement, held);
  const touch = () => node.dispatchEvent(event("pointerdown", { pointerType: "touch" }));
  touch();
  node.dispatchEvent(event("pointermove", { movementX: 9, movementY: 0 }));
  vi.advanceTimersByTime(1000);
  touch();
  node.dispatchEvent(event("pointerup"));
  vi.advanceTimersByTime(1000);
  node.dispatchEvent(event("pointerdown", { pointerType: "mouse" }));
  vi.advanceTimersByTime(1000);
  expect(held).not.toHaveBeenCalled();
  touch();
  node.dispatchEvent(event("pointermove", { movementX: 1, movementY: 1 }));
  vi.advanceTimersByTime(1000);
  expect(held).toHaveBeenCalledTimes(1);
  node.dispatchEvent(event("contextmenu"));
  expect(held).toHaveBeenCalledTimes(2);
  destroy();
  node.dispatchEvent(event("contextmenu"));
  expect(held).toHaveBeenCalledTimes(2);
});
