import type { TextKey } from "../i18n/texts";

/** The list that the help shows; src/table/keys.ts does what it says. */
export const shortcuts: { keys: string[]; text: TextKey }[] = [
  { keys: ["Enter", "Ctrl+Enter"], text: "key_confirm" },
  { keys: ["Backspace"], text: "key_drop" },
  { keys: ["Ctrl+Z"], text: "key_undo" },
  { keys: ["Esc"], text: "key_escape" },
  { keys: ["N"], text: "key_next" },
  { keys: ["E"], text: "key_end" },
  { keys: ["W"], text: "key_why" },
  { keys: ["/"], text: "key_command" },
  { keys: ["↑", "↓"], text: "key_arrows" },
  { keys: ["M"], text: "key_map" },
  { keys: ["H"], text: "key_hand" },
  { keys: ["G"], text: "key_goals" },
  { keys: ["B"], text: "key_log" },
  { keys: ["C"], text: "key_talk" },
  { keys: ["T", "X"], text: "key_panels" },
  { keys: ["1", "8"], text: "key_players" },
  { keys: ["."], text: "key_since" },
  { keys: ["?"], text: "key_help" },
];
