// Trade agreements and gifts, for the desk.
import type { Decision, Option } from "../../net/types";
import type { Ti3View, TradeCardView } from "./view";

/** A trade card of mine, and the choice that puts it on the table now. */
export interface CardToDeal extends TradeCardView {
  number: number;
  choice: string | undefined;
}

/** What a seat could do with another now, and how they stand. */
export interface Partner {
  seat: string;
  goods: number;
  /** What the agreement with me brings me each time, 0: there is none. */
  mine: number;
  /** And what it brings them. */
  theirs: number;
  breaks: string | undefined;
  /** A gift of one trade good. */
  gives: string | undefined;
  /** My cards that can be offered to them. */
  offers: CardToDeal[];
}

const choices = (options: readonly Option[], start: string): string[] => options.map(({ choice }) => choice).filter((choice) => choice.startsWith(start));

/** The trade cards of a seat, with the choices that begin with these words and end with the number of the card. */
function cardsOf(view: Ti3View, seat: string, options: readonly Option[], words: string): CardToDeal[] {
  return (view.players[seat]?.trade_cards ?? []).map((card, i) => ({
    ...card,
    number: i + 1,
    choice: choices(options, `${words} ${i + 1}`).find((choice) => choice === `${words} ${i + 1}`),
  }));
}

/** A card lies with the partner, and brings its value to them. */
const worthTo = (view: Ti3View, owner: string, holder: string): number =>
  (view.players[owner]?.trade_cards ?? []).reduce((sum, card) => sum + (card.held_by === holder ? card.value : 0), 0);

export function partnersOf(view: Ti3View, decision: Decision | null): Partner[] {
  const me = view.viewer ?? "";
  const options = decision?.options ?? [];
  return Object.keys(view.players)
    .filter((seat) => seat !== me && !view.players[seat]?.eliminated)
    .map((seat) => ({
      seat,
      goods: view.players[seat]?.trade_goods ?? 0,
      mine: worthTo(view, seat, me),
      theirs: worthTo(view, me, seat),
      breaks: choices(options, "break ").find((choice) => choice === `break ${seat}`),
      gives: choices(options, "give ").find((choice) => choice.startsWith(`give ${seat} `)),
      offers: cardsOf(view, me, options, `offer ${seat}`).filter(({ choice }) => choice !== undefined),
    }));
}

/** My cards as an answer to an offer. */
export const answersOf = (view: Ti3View, decision: Decision | null): CardToDeal[] =>
  cardsOf(view, view.viewer ?? "", decision?.options ?? [], "answer").filter(({ choice }) => choice !== undefined);

/** Gifts of one trade good each, as many as that. */
export const gifts = (choice: string, n: number): string[] => Array.from({ length: n }, () => choice);

/** How many of these gifts the draft holds. */
export const given = (choice: string | undefined, steps: readonly string[]): number => steps.filter((step) => step === choice).length;

/** Cards of one worth are the same card to everybody: one of them is offered, the chosen one if there is one. */
export const oneOfEach = (cards: readonly CardToDeal[], steps: readonly string[]): CardToDeal[] =>
  cards.filter((card) => {
    const same = cards.filter(({ value }) => value === card.value);
    return card === (same.find(({ choice }) => steps.includes(choice ?? "")) ?? same[0]);
  });
