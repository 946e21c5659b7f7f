// Room in the two Reserves. The server counts for itself; these numbers are for looking only, until the view
// tells them (players.SEAT.reserve_one_capacity and so on).
import type { AhosFacts, CardFact } from "./facts";
import { cardsIn, type PlayerView } from "./view";

export interface Rack {
  zone: "r1" | "r2";
  cards: string[];
  counted: number;
  capacity: number;
}

const grown = (fact: CardFact | undefined): number => {
  const found = /reserve_capacity\(\+(\d+)\)/.exec(fact?.code ?? "");
  return found ? Number(found[1]) : 0;
};

export function racksOf(facts: AhosFacts, player: PlayerView): Rack[] {
  const stored = [...player.reserve_one, ...player.reserve_two].map((id) => facts.cards.get(id));
  const fromTokens = player.tokens.reduce((sum, id) => sum + (facts.tokens.get(id)?.reserve ?? 0), 0);
  const fromCards = stored.reduce((sum, fact) => sum + grown(fact), 0);
  const cultureFree = stored.some((fact) => fact?.code.includes("reserve_uncounted(culture)"));
  const counts = (id: string): boolean => {
    const fact = facts.cards.get(id);
    return !fact?.code.includes("reserve_uncounted(self)") && !(cultureFree && fact?.culture);
  };
  return (["r1", "r2"] as const).map((zone) => {
    const cards = cardsIn(player, zone);
    const base = facts.limits.get(zone === "r1" ? "reserve_one" : "reserve_two") ?? 0;
    const told = zone === "r1" ? player.reserve_one_counted : player.reserve_two_counted;
    const toldRoom = zone === "r1" ? player.reserve_one_capacity : player.reserve_two_capacity;
    return {
      zone,
      cards,
      counted: told ?? cards.filter(counts).length,
      capacity: toldRoom ?? base + fromTokens + fromCards,
    };
  });
}
