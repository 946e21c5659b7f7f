// Texts of what helps to learn a game: rules pages, help at the table, pace, what happened to me.
export const en = {
  rules_contents: "Contents",
  rules_search: "Search the rules",
  rules_all: "Contents and how to play",
  rules_things: "Cards and other things of that name",
  rules_language: "The rulebook itself is in English.",
  howto: "How to play",
  howto_signs: "The ten most important signs",
  howto_tips: "Five tips for the first game",
};
