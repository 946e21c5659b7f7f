// Goods change hands with one event, whether they were given or taken. Who has just used a text and gets them took them.

const TEXT_USED = new Set(["ability_used", "card_played", "note_played"]);

export interface Taken {
  what: "goods" | "commodities";
  from: string;
  taker: string;
  n: number;
  /** The text that was used. */
  by: string;
}

/** How goods were taken; undefined: they were given, or it is no line about goods. `before`: the line in front of it. */
export function takenBy(text: string, before: string | undefined): Taken | undefined {
  const [verb, from = "", taker = "", n] = text.split(" ");
  if (verb !== "goods_given" && verb !== "commodities_given") return undefined;
  const [used = "", user, by = ""] = (before ?? "").split(" ");
  if (!TEXT_USED.has(used) || user !== taker) return undefined;
  return { what: verb === "goods_given" ? "goods" : "commodities", from, taker, n: Number(n), by };
}
