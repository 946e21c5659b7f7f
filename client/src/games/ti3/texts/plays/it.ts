import type { playsEn } from "./en";

// Come gioca ogni razza, in una frase.
export const playsIt: Record<keyof typeof playsEn, string> = {
  plays_sol: "Molte forze di terra, gratis dovunque paghi un segnalino, e un segnalino di comando in più ogni turno di gioco: semplice e forte.",
  plays_letnev: "Grandi flotte: una nave in più per sistema rispetto agli altri, e i beni di commercio comprano tiri migliori in battaglia.",
  plays_hacan: "Mercanti: accordi che nessuno può rompere, ciascuno con un bene in più, e Commercio non costa loro segnalini.",
  plays_l1z1x: "Guerra con le corazzate: le loro costano poco e colpiscono meglio, e quattro tecnologie ci sono fin dall'inizio.",
  plays_mentak: "Pirati: incrociatori e torpediniere sparano prima della battaglia, i giocatori ricchi sono derubati, e le flotte sono più grandi fin dall'inizio.",
  plays_naalu: "Agisce sempre per primo, ha caccia forti e può sfuggire prima di una battaglia.",
  plays_norr: "Tutti i suoi tiri di combattimento hanno uno in più, anche PDS e bombardamenti; semplice e bellicoso.",
  plays_jol_nar: "Tecnologia prima di tutto: quattro all'inizio, due insieme con la Tecnologia altrui, ma ogni tiro di combattimento ha uno in meno.",
  plays_xxcha: "Diplomatici: annullano carte politiche, fanno pace quando altri giocano Diplomazia, e nel primo round di uno scontro è difficile colpirli.",
  plays_yssaril: "Carte: pesca più carte azione di chiunque, ne tiene quante vuole, vede quelle altrui e può prendere tempo nel suo turno.",
};
