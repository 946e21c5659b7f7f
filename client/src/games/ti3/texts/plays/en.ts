// How each race plays, in one sentence.
export const playsEn = {
  plays_sol: "Many ground forces, free ones wherever it pays a counter, and one more command counter each round: plain and strong.",
  plays_letnev: "Big fleets: one ship more in a system than others may have, and trade goods buy better rolls in a battle.",
  plays_hacan: "Traders: agreements that nobody may break, each worth one good more, and Trade costs them no counter.",
  plays_l1z1x: "War with dreadnoughts: theirs are cheap and hit better, and four technologies are there from the start.",
  plays_mentak: "Pirates: cruisers and destroyers shoot before a battle, rich players are robbed, and fleets are larger from the start.",
  plays_naalu: "Always acts first, has strong fighters, and may slip away before a battle.",
  plays_norr: "All its combat rolls are one better, PDS and bombardment too; simple and warlike.",
  plays_jol_nar: "Technology above all: four at the start, two at once with somebody else's Technology, but every combat roll is one worse.",
  plays_xxcha: "Diplomats: cancel political cards, make peace when others play Diplomacy, and are hard to hit in the first round of a fight.",
  plays_yssaril: "Cards: draws more action cards than anybody, keeps as many as it likes, sees those of others, and may wait with its turn.",
};
