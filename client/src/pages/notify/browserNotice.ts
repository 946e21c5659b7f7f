// Notices of the browser. Permission is asked only when the player clicks for it.

const key = "orrery.notices";

export type NoticeState = "none" | "off" | "on" | "denied";

interface NoticeMeans {
  permission: NotificationPermission;
  requestPermission(): Promise<NotificationPermission>;
}

const means = (): NoticeMeans | undefined => (typeof Notification === "undefined" ? undefined : Notification);
const wanted = (): boolean => {
  try {
    return localStorage.getItem(key) === "on";
  } catch {
    return false;
  }
};

function want(on: boolean): void {
  try {
    localStorage.setItem(key, on ? "on" : "off");
  } catch {
    // Asked again next time.
  }
}

/** "none": this browser has no notices for this page. */
export function noticeState(found: NoticeMeans | undefined = means(), wish = wanted()): NoticeState {
  if (!found) return "none";
  if (found.permission === "denied") return "denied";
  return found.permission === "granted" && wish ? "on" : "off";
}

/** Called by a click and by nothing else. */
export async function switchNotices(on: boolean, found: NoticeMeans | undefined = means()): Promise<NoticeState> {
  if (!found) return "none";
  if (on && found.permission === "default") await found.requestPermission();
  want(on && found.permission === "granted");
  return noticeState(found);
}

/** Tells that it is my turn, if nobody looks at the page. */
export function notice(title: string, text: string, tag: string): void {
  if (noticeState() !== "on" || !document.hidden) return;
  try {
    const shown = new Notification(title, { body: text, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones allow notices only from a service worker.
  }
}
