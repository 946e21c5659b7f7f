import { beforeEach, expect, test, vi } from "vitest";
import { noticeState, switchNotices } from "./browserNotice";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

function browser(answer: NotificationPermission, permission: NotificationPermission = "default") {
  const means = {
    permission,
    requestPermission: vi.fn(async () => (means.permission = answer)),
  };
  return means;
}

test("permission is asked by the click, not before", async () => {
  const means = browser("granted");
  expect(noticeState(means)).toBe("off");
  expect(means.requestPermission).not.toHaveBeenCalled();
  expect(await switchNotices(true, means)).toBe("on");
  expect(means.requestPermission).toHaveBeenCalledTimes(1);
  expect(await switchNotices(false, means)).toBe("off");
});

test("who said no is not asked again, but told", async () => {
  const means = browser("denied");
  expect(await switchNotices(true, means)).toBe("denied");
  await switchNotices(true, means);
  expect(means.requestPermission).toHaveBeenCalledTimes(1);
});

test("a browser without notices says so", async () => {
  expect(noticeState(undefined, true)).toBe("none");
});
