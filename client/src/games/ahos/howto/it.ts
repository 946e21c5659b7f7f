import type { HowTo } from "../../howto";
import type { Sign } from "./signs";

export const howto: HowTo<Sign> = {
  parts: {
    goal: {
      title: "Scopo del gioco",
      text: [
        "Avere più punti vittoria di tutti quando la partita finisce: dai sistemi con un tuo segno, e dalle tecnologie e dai segnalini Sviluppo che mostrano punti.",
        "La fine arriva quando i giocatori insieme hanno mescolato gli scarti abbastanza volte: 14 in due, 18 in tre, 20 in quattro. Quel round si completa, se ne gioca un altro, poi si conta tutto. A parità vince chi ha più sistemi.",
      ],
    },
    round: {
      title: "Come si svolge un round",
      text: [
        "Si gioca a turno in senso orario. Un turno è fatto di due azioni; poi peschi fino ad avere di nuovo sei carte.",
        "Il mazzo è solo tuo: carte dei tuoi sistemi, della tua razza, tecnologie e quattro carte comuni. Ciò che guadagni va negli scarti e arriva in mano dopo la prossima mescolata. Una mescolata gira anche a faccia in su tutti i tuoi segnalini Sviluppo e avvicina di un passo la fine della partita.",
      ],
    },
    turn: {
      title: "Che cosa si fa nel proprio turno",
      text: [
        "Fai due azioni, anche due volte la stessa. Le carte le pagano: ogni carta serve per un solo tipo delle sue risorse, oppure per il suo testo.",
        "Produrre: una o due flotte o basi stellari sul Pianeta Natio o sulle colonie, ciascuna per 1 Materia e 1 Popolazione.",
        "Muovere: 1 Energia porta una flotta lungo una connessione. Muovi quante ne puoi pagare, ma in un solo sistema altrui o neutrale. Nulla attraversa un buco nero, e senza una tecnologia le basi stellari restano dove sono.",
        "Colonizzare: dove hai unità, un avamposto costa 1 Popolazione, una colonia su un sistema abitabile 3. Ottieni la carta del sistema; una colonia porta anche un segnalino Sviluppo. Un avamposto diventa colonia per altri 3.",
        "Ricercare: compra una delle tecnologie in vendita. Riserva: metti da parte carte per dopo. Puoi anche scartare carte, toglierne una dal mazzo per sempre, usare un testo con il segno Azione, o passare.",
      ],
    },
    fight: {
      title: "Come si svolge un combattimento",
      text: [
        "Non ci sono dadi. Una flotta vale 3, una base stellare 5; chi è in svantaggio deve passare in vantaggio o ha perso. Il pareggio è del difensore.",
        "Prima della prima risposta l'attaccante, poi il difensore, può ritirarsi senza perdite – ma il difensore che se ne va lascia il sistema con il suo segno. Poi si risponde a turno: portare flotte con Energia, aggiungere 1 per ogni Materia, o giocare carte da combattimento. Chi si ferma in svantaggio perde.",
        "Chi perde elimina metà delle unità, per eccesso, e le altre fuggono in un proprio sistema vicino; ciò che non può fuggire è perso. Chi vince ne perde metà, per difetto, ma nulla se il vantaggio non è mai cambiato. I mondi neutrali si difendono con il loro scudo e un segnalino Alieno nascosto, e non rispondono mai.",
        "Il proprietario sconfitto perde segno, carta e punti. Per avere i punti il vincitore deve colonizzare il sistema con un'altra azione.",
      ],
    },
    points: {
      title: "Come si fanno punti",
      text: [
        "Il Pianeta Natio vale 7, ogni colonia 5, ogni avamposto 3. Le flotte da sole non valgono nulla.",
        "Alcune tecnologie e alcuni segnalini Sviluppo mostrano punti. Quelli sulle carte restano nascosti e si aggiungono solo alla fine: il conto finale è più alto del numero nella barra. Le carte Cultura contano solo finché sono nella Riserva.",
      ],
    },
  },
  signs: {
    energy: ["Energia", "Muove le flotte: una per flotta e connessione."],
    matter: ["Materia", "Con la Popolazione costruisce unità; in combattimento ognuna vale 1."],
    population: ["Popolazione", "Paga avamposti e colonie, e fa parte di ogni unità."],
    research: ["Ricerca", "Compra tecnologie e il passaggio nei wormhole."],
    home: ["Pianeta Natio", "7 punti; qui si costruiscono unità."],
    colony: ["Colonia", "5 punti; anche qui si costruiscono unità. Solo su sistemi abitabili."],
    outpost: ["Avamposto", "3 punti; qui non si costruisce nulla."],
    fleet: ["Flotta", "Forza 3; vola lungo le connessioni."],
    star_base: ["Base stellare", "Forza 5; senza una tecnologia resta dove è stata costruita."],
    strength: ["Scudo con un numero", "Forza di un sistema abitabile che non è di nessuno."],
    alien: ["Segnalino Alieno", "Si aggiunge a quella forza. Punto di domanda: nessuno sa ancora quanto."],
    black_hole: ["Buco nero", "Questa connessione è chiusa per tutti."],
    wormhole: ["Wormhole", "Chi ha un segnalino Wormhole salta da uno a qualunque altro, 1 Ricerca per flotta."],
    action: ["Azione", "Usare il testo è una delle tue due azioni."],
    free: ["Azione gratuita", "Usare il testo non costa azioni."],
    combat: ["Combattimento", "Si può giocare durante un combattimento."],
    reserve: ["Riserva", "Vale finché è nella tua Riserva."],
    special: ["Speciale", "Il testo stesso dice quando si usa."],
    hand: ["Mano", "Carte in mano."],
    draw: ["Mazzo", "Ciò che resta da pescare prima della prossima mescolata."],
    discard: ["Scarti", "Tornano con la prossima mescolata."],
    actions: ["Punti d'ottone", "Azioni rimaste in questo turno."],
  },
  tips: [
    "I sistemi inabitabili vuoti non si difendono: entra con una flotta, metti un avamposto, 3 punti.",
    "Trasforma gli avamposti su sistemi abitabili in colonie: 2 punti in più, un segnalino Sviluppo e un posto dove costruire.",
    "Prima di attaccare un mondo neutrale porta più del suo scudo e qualcosa per l'Alieno: chi è subito in vantaggio non perde nulla.",
    "Tieni in mano una carta con Materia o Energia quando ti danno la caccia: le carte rispondono agli attacchi.",
    "Togli dal mazzo le carte deboli, così quelle buone arrivano più spesso – ma ogni mescolata avvicina la fine.",
  ],
};
