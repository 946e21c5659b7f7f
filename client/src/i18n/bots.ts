import { en } from "./en";
import { t } from "./index.svelte";
import type { TextKey } from "./texts";

/** A bot by what it is like; one that we do not know keeps the server's word. */
export function botName(bot: string): string {
  const key = `bot_${bot}`;
  return t("bot_name", { bot: key in en ? t(key as TextKey) : bot });
}
