// A sentence for every event, and the words that events bring along. The second of two equal kinds has a 2 behind its
// name: {space2}.
import type { EventKey, WordOf } from "../../patterns";

export type LogTexts = Record<EventKey | "margin_level" | `action_${WordOf<"action">}` | `side_${WordOf<"side">}`, string>;
