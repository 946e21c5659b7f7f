// Words of one edition for what the editions call differently.
import { gameTexts } from "../../i18n/game";
import type { Fill } from "../../i18n/texts";

/** Texts that every edition has, each in its own words. */
export type OwnKey =
  | "units"
  | "cost"
  | "tokens"
  | "tokens_of"
  | "tokens_all_placed"
  | "callout_pds"
  | "wormhole_of"
  | "trade_goods"
  | "secondary"
  | "who_hits"
  | "hits_take"
  | "abilities"
  | "home_planets"
  | "starting_units"
  | "people_coins"
  | "people_sheets"
  | "people_choose_for"
  | "bill_tokens_each"
  | "bill_tokens"
  | "bill_tokens_none"
  | "bill_too_few"
  | "bill_next"
  | "bill_rest";

export interface Words {
  say: (key: OwnKey, fill?: Fill) => string;
  /** The word for something the server names by an id, as word("unit", "carrier"); the id if there is none. */
  word: (family: string, id: string) => string;
  knows: (family: string, id: string) => boolean;
  /** So many units of a type, as "3 carriers". */
  units: (unit: string, n: number) => string;
}

/** The texts of a table in three languages as what says them. */
export function speaker<Key extends string>(en: Record<Key, string>, it: Record<Key, string>, pl: Record<Key, string>) {
  const say = gameTexts<Record<Key, string>>(en, it, pl);
  const has = (key: string): key is Key => key in en;
  return {
    say,
    word(family: string, id: string): string {
      const key = `${family}_${id}`;
      return has(key) ? say(key) : id.replaceAll("_", " ");
    },
    knows: (family: string, id: string): boolean => has(`${family}_${id}`),
    units(unit: string, n: number): string {
      const key = `units_${unit}`;
      return has(key) ? say(key, { n }) : `${n} ${unit}`;
    },
  };
}
