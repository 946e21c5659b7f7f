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

export const empty = (one: DealSide): boolean =>
  one.goods.length + one.commodities.length + one.notes.length + one.cards.length === 0;

/** The most of these goods that the options let into a parcel. */
export function mostGoods(one: DealSide, what: "trade_goods" | "commodities"): number {
  const options = what === "trade_goods" ? one.goods : one.commodities;
  return options.reduce((most, option) => Math.max(most, Number(option.choice.split(" ")[1] ?? 0)), 0);
}

/** Commodities for as many commodities: what nearly every deal is. 0 = one of the two has none. */
export function swapSize(view: Ti4View, partner: string): number {
  const mine = view.players[view.viewer ?? ""]?.commodities ?? 0;
  return Math.min(mine, view.players[partner]?.commodities ?? 0);
}

export const quickSwap = (partner: string, n: number): string[] => [
  `offer ${partner}`,
  `give ${n} commodities`,
  `want ${n} commodities`,
  "propose",
];

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

/** The partner of the transaction being made; while only the draft has opened it, the draft names it. */
export function partnerOf(view: Ti4View, steps: readonly string[] = []): string | null {
  if (view.transaction) return view.transaction.from === view.viewer ? view.transaction.to : view.transaction.from;
  const opened = [...steps].reverse().find((step) => step.startsWith("offer "))?.slice("offer ".length);
  return opened && opened in view.players ? opened : null;
}
