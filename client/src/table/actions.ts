import type { TextKey } from "../i18n/texts";

/** Everything that a key does at a table; keys can be changed in the list of keys, "" switches one off. */
export const actions = [
  { id: "drop", key: "Backspace", text: "key_drop" },
  { id: "next", key: "n", text: "key_next" },
  { id: "end", key: "e", text: "key_end" },
  { id: "why", key: "w", text: "key_why" },
  { id: "command", key: "/", text: "key_command" },
  { id: "map", key: "m", text: "key_map" },
  { id: "hand", key: "h", text: "key_hand" },
  { id: "goals", key: "g", text: "key_goals" },
  { id: "log", key: "b", text: "key_log" },
  { id: "talk", key: "c", text: "key_talk" },
  { id: "technology", key: "t", text: "key_technology" },
  { id: "trade", key: "x", text: "key_trade" },
  { id: "orders", key: "r", text: "key_orders" },
  { id: "since", key: ".", text: "key_since" },
  { id: "help", key: "?", text: "key_help" },
] as const satisfies readonly { id: string; key: string; text: TextKey }[];

export type Action = (typeof actions)[number]["id"];

/** Keys that mean the same everywhere and stay as they are. */
export const fixedKeys: { keys: string[]; text: TextKey }[] = [
  { keys: ["Enter", "Ctrl+Enter"], text: "key_confirm" },
  { keys: ["Space"], text: "key_pass" },
  { keys: ["Ctrl+Z"], text: "key_undo" },
  { keys: ["Ctrl+Shift+Z"], text: "key_redo" },
  { keys: ["Esc"], text: "key_escape" },
  { keys: ["↑", "↓"], text: "key_arrows" },
  { keys: ["1", "8"], text: "key_players" },
];

const normal = (key: string) => (key.length === 1 ? key.toLowerCase() : key);

export function keyOf(action: Action, changed: Record<string, string>): string {
  return changed[action] ?? actions.find((one) => one.id === action)?.key ?? "";
}

/** What a key does now. */
export function actionOf(key: string, changed: Record<string, string>): Action | undefined {
  const pressed = normal(key);
  return actions.find((one) => keyOf(one.id, changed) === pressed)?.id;
}

/** The changed keys after one more change: no key does two things, the older meaning loses it. */
export function changeKey(action: Action, key: string, changed: Record<string, string>): Record<string, string> {
  const wanted = normal(key);
  const next = { ...changed };
  if (wanted) {
    for (const one of actions) if (one.id !== action && keyOf(one.id, next) === wanted) next[one.id] = "";
  }
  next[action] = wanted;
  if (actions.find((one) => one.id === action)?.key === wanted) delete next[action];
  return next;
}
