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
};
