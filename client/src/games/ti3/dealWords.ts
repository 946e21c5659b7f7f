// A choice in words that needs the table: a trade card is told by what it is worth, not by its number in a row.
import type { Facts } from "./pack";
import { choiceSentence, nameOf } from "./sentences";
import { say } from "./texts";
import type { Ti3View } from "./view";

/** My trade card of that number, by its worth; by its number too if another one is worth the same. */
export function cardWorth(number: number, view: Ti3View | null): string | undefined {
  const cards = view?.players[view.viewer ?? ""]?.trade_cards ?? [];
  const value = cards[number - 1]?.value;
  if (value === undefined) return undefined;
  const alone = cards.filter((card) => card.value === value).length === 1;
  return alone ? say("card_worth", { n: value }) : say("card_worth_no", { n: value, i: number });
}

export function choiceAtTable(choice: string, facts: Facts, view: Ti3View | null): string | undefined {
  const [verb = "", a = "", b = ""] = choice.split(" ");
  const card = verb === "offer" ? cardWorth(Number(b), view) : verb === "answer" ? cardWorth(Number(a), view) : undefined;
  if (card === undefined) return choiceSentence(choice, facts);
  return verb === "offer" ? say("offer_card", { who: nameOf("seat", a, facts), card }) : say("answer_card", { card });
}
