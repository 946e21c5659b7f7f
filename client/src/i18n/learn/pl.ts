import type { en } from "./en";

export const pl: Record<keyof typeof en, string> = {
  rules_contents: "Spis treści",
  rules_search: "Szukaj w zasadach",
  rules_all: "Spis treści i jak grać",
  rules_things: "Karty i inne rzeczy o tej nazwie",
  rules_language: "Same zasady są po angielsku.",
  howto: "Jak grać",
  howto_signs: "Dziesięć najważniejszych znaków",
  howto_tips: "Pięć rad na pierwszą grę",
  help: "Pomoc: cel, znaki, klawisze",
  help_goal: "Cel i tura",
  help_signs: "Znaki",
  help_side: "Kim gram",
  help_keys: "Klawisze",
  help_rules: "Wszystkie zasady (w nowej karcie)",
  help_parts: "Części pomocy",
  side_seen: "Rozumiem",
  side_open: "Co to znaczy",
};
