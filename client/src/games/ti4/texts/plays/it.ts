import type { en } from "./en";

export const it: Record<keyof typeof en, string> = {
  plays_arborec: "La sua fanteria costruisce unità ovunque si trovi; i suoi moli spaziali non possono costruire fanteria.",
  plays_letnev: "Grandi flotte: due navi in più per sistema rispetto agli altri, e le merci comprano nuovi tiri in battaglia.",
  plays_saar: "Nomadi: i pianeti portano merci, i moli spaziali volano, e una patria persa non ferma i suoi obiettivi.",
  plays_muaat: "Comincia con una war sun e le costruisce accanto caccia o cacciatorpediniere in cambio di segnalini.",
  plays_hacan: "Mercanti: i più ricchi di merci, trattano con tutti e partecipano a Trade gratis.",
  plays_sol: "Molta fanteria e un segnalino comando in più ogni round: semplice e forte.",
  plays_creuss: "Per loro tutti i wormhole sono uno: le flotte spuntano dove nessuno le aspetta.",
  plays_l1z1x: "Guerra con le corazzate: bombardano durante lo sbarco, e le strutture prese diventano sue.",
  plays_mentak: "Pirati: incrociatori e cacciatorpediniere sparano prima della battaglia, e i vicini ricchi sono derubati.",
  plays_naalu: "Agisce sempre per prima, ha caccia forti e può sfuggire prima di una battaglia.",
  plays_nekro: "Non ricerca e non vota: copia le tecnologie di chi combatte. Non per la prima partita.",
  plays_norr: "Tutte le sue unità tirano con uno in più in ogni combattimento; semplice e bellicosa.",
  plays_jolnar: "Tecnologia prima di tutto: comincia con quattro, impara più in fretta, ma tira con uno in meno in ogni combattimento.",
  plays_winnu: "Vive per Mecatol Rex: vi sbarca senza pagare e può fortificarlo subito.",
  plays_xxcha: "Diplomatici: respingono delibere e dopo Diplomacy prendono in pace pianeti vuoti.",
  plays_yin: "Fanatici: portano dalla loro parte la fanteria nemica e sacrificano navi per fare colpi.",
  plays_yssaril: "Carte: vede più carte azione di chiunque, ne tiene quante vuole e con esse può prendere tempo.",
};
