// The two sides of a transaction, read from the choices that the server offers.
import type { Option } from "../../net/types";
import type { Ti4View } from "./view";

export interface DealSide {
  /** Numbers that can be put in. */
  goods: Option[];
  commodities: Option[];
  notes: Option[];
  cards: Option[];
}
export interface Deal {
  give: DealSide;
  want: DealSide;
  partners: Option[];
  buttons: Option[];
}

const side = (): DealSide => ({ goods: [], commodities: [], notes: [], cards: [] });
const BUTTONS = new Set(["propose", "accept", "decline", "counter", "done"]);

export function readDeal(options: Option[]): Deal {
  const deal: Deal = { give: side(), want: side(), partners: [], buttons: [] };
  for (const option of options) {
    const [verb = "", a = "", b = ""] = option.choice.split(" ");
    if (verb === "offer") deal.partners.push(option);
    else if (BUTTONS.has(verb)) deal.buttons.push(option);
    else if (verb === "give" || verb === "want") {
      const into = deal[verb];
      if (b === "trade_goods") into.goods.push(option);
      else if (b === "commodities") into.commodities.push(option);
      else if (a.includes("/")) into.notes.push(option);
      else into.cards.push(option);
    }
  }
  return deal;
}

/** The partner: the view does not name it yet, but the detail of the decision and the parcels do. */
export function partnerOf(view: Ti4View, detail: string | undefined): string | null {
  const me = view.viewer;
  const seats = Object.keys(view.players).filter((seat) => seat !== me);
  if (view.transaction) return view.transaction.from === me ? view.transaction.to : view.transaction.from;
  const said = seats.filter((seat) => new RegExp(`\\b${seat} gives`, "i").test(detail ?? ""));
  if (said.length === 1) return said[0] ?? null;
  return seats.find((seat) => hasSomething(view, seat)) ?? null;
}

const hasSomething = (view: Ti4View, seat: string): boolean => {
  const offer = view.players[seat]?.offer;
  return (
    offer !== undefined &&
    (offer.trade_goods > 0 || offer.commodities > 0 || offer.note !== null || offer.cards.length > 0)
  );
};
