import type { HowTo } from "../../howto";
import type { Sign } from "./signs";

export const howto: HowTo<Sign> = {
  parts: {
    goal: {
      title: "Scopo del gioco",
      text: [
        "Arrivare per primi a 10 punti vittoria (14 nella lunga guerra). La partita finisce in quel preciso momento.",
        "I punti vengono dagli obiettivi e dalla carta strategia Imperiale, non dalle flotte sconfitte. Se Imperiale scopre la carta Imperium Rex, la partita finisce subito e vince chi ha più punti.",
      ],
    },
    round: {
      title: "Come si svolge un turno di gioco",
      text: [
        "Un turno di gioco ha una fase della strategia, una di azione e una di status.",
        "Strategia: a partire dal Portavoce ognuno prende una carta strategia – due a testa in tre o quattro giocatori. Il suo numero dice quando si agisce: i numeri bassi per primi. Una carta che nessuno ha preso riceve un segnalino bonus, che a chi la prende più tardi vale un bene di commercio o un segnalino di comando. Con Iniziativa si diventa Portavoce.",
        "Azione: ognuno fa un'azione dopo l'altro, a giri, finché tutti hanno passato.",
        "Status: si raggiungono obiettivi, si riparano le navi, si tolgono i segnalini di comando dal tabellone e si ricaricano i pianeti; ognuno pesca una carta azione, riceve 2 segnalini di comando e può ridistribuire tutti quelli sulla scheda.",
      ],
    },
    turn: {
      title: "Che cosa si fa nel proprio turno",
      text: [
        "Si fa un'azione, oppure si passa. Si può passare solo dopo avere usato le proprie carte strategia.",
        "Azione tattica: un segnalino del pool di comando attiva un sistema. Le navi vi arrivano da sistemi senza un tuo segnalino, i PDS sparano, le flotte combattono, le forze di terra sbarcano e i bacini spaziali di quel sistema costruiscono. Le navi in un sistema con un tuo segnalino restano ferme fino alla fase di status.",
        "Azione di trasferimento: un segnalino del pool di comando e uno dell'approvvigionamento attivano due sistemi adiacenti dove ci sono unità tue e di nessun altro. Le navi si muovono tra l'uno e l'altro, e uno dei due costruisce.",
        "Azione strategica: usa la tua carta strategia. Poi ogni altro giocatore può usarne l'abilità secondaria, quasi sempre per un segnalino dell'allocazione strategica. Politica convoca il consiglio: si vota con l'influenza dei pianeti non esauriti, e votare non li esaurisce. Commercio fa nascere accordi. Tecnologia dà una tecnologia; ognuna nomina quelle che bisogna già avere.",
        "Le carte azione e le abilità che dicono “come un'azione” ne prendono il posto. I pianeti pagano: esauriscine uno per le sue risorse (per costruire, per le tecnologie) o per la sua influenza (per i segnalini), mai per entrambe.",
      ],
    },
    fight: {
      title: "Come si svolge una battaglia",
      text: [
        "Le due parti tirano un dado a dieci facce per ogni nave; un risultato pari o superiore al suo valore di combattimento è un centro. Per ogni centro chi lo subisce sceglie una propria nave, che viene distrutta. Si continua finché una parte non c'è più o si ritira in un sistema adiacente che aveva già attivato.",
        "Corazzate e Morti Nere incassano il primo centro come danno. Le torpediniere sparano ai caccia prima del primo round. I PDS sparano prima della battaglia.",
        "Poi le forze di terra possono sbarcare: le navi bombardano, i PDS del pianeta sparano e le forze di terra combattono finché una parte non c'è più. Chi vince ha il pianeta, esaurito; PDS e bacino spaziale di chi perde sono distrutti.",
      ],
    },
    points: {
      title: "Come si fanno punti",
      text: [
        "In ogni fase di status puoi raggiungere un obiettivo pubblico e il tuo segreto, se in quel momento hai ciò che chiedono e controlli tutti i pianeti del tuo sistema nativo.",
        "Quelli pubblici sono aperti a tutti, ciascuno una volta: quelli di stage I danno 1 punto, quelli di stage II di più. Solo Imperiale ne rivela di nuovi. Quello segreto è solo tuo e ne dà 2.",
        "Imperiale dà inoltre 2 punti a chi la gioca. Gli obiettivi si raggiungono in ordine di gioco: il primo che arriva a 10 vince.",
      ],
    },
  },
  signs: {
    resource: ["Risorse", "Ciò che il pianeta paga quando costruisci o compri tecnologie."],
    influence: ["Influenza", "Ciò che il pianeta paga per i segnalini di comando; finché non è esaurito, i suoi voti nel consiglio."],
    exhausted: ["Esaurito", "Un simbolo vuoto: questo pianeta ha già pagato e si ricarica nella fase di status."],
    token: ["Segnalino di comando in un sistema", "Il suo proprietario ha attivato questo sistema: in questo turno di gioco quelle navi non ripartono più."],
    command: ["Pool di comando", "Segnalini per le azioni tattiche e di trasferimento: uno per ciascuna."],
    fleet: ["Rifornimento alla flotta", "Quante navi puoi avere in un sistema; i caccia non contano. Questi segnalini non si spendono mai."],
    strategy: ["Allocazione strategica", "Segnalini per le abilità secondarie delle carte strategia altrui."],
    trade_good: ["Bene di commercio", "Paga una risorsa o un'influenza, mai voti. Su una carta strategia: segnalini bonus."],
    agreement: ["Accordo commerciale", "Rende quanto vale la carta del partner ogni volta che riscuoti beni di commercio. La guerra tra i due lo rompe."],
    point: ["Punto vittoria", "Con dieci si vince."],
    owner: ["Anello ed emblema", "Di chi è il pianeta. Oltre ai colori cambiano i trattini dell'anello."],
    specialties: ["Specialità tecnologica", "Verde, blu, rossa: finché il pianeta non è esaurito, le tecnologie di quel colore ti costano 1 in meno. Gialle non ce ne sono."],
    wormholes: ["Tunnel spaziale", "I sistemi con la stessa lettera sono adiacenti, ovunque si trovino."],
    anomalies: ["Sistemi speciali", "Nessuno attraversa un campo di asteroidi senza Deflettori Anti-Massa, una nebulosa rallenta e protegge, in una supernova non si entra."],
    counter: ["Segnalino di dominio", "Una regola opzionale: ciò che attende su un pianeta neutrale si scopre quando qualcuno sbarca."],
    fighter: ["Caccia", "Due per 1 risorsa; ha bisogno di posto su una nave più grande o presso un bacino spaziale, incassa centri al suo posto."],
    destroyer: ["Torpediniera", "Costa poco ed è veloce; spara ai caccia prima della battaglia."],
    cruiser: ["Incrociatore", "Veloce, buono per esplorare."],
    carrier: ["Trasporto", "Porta con sé sei forze di terra, PDS o caccia: la via verso nuovi pianeti."],
    dreadnought: ["Corazzata", "Forte, sopravvive al primo centro, bombarda i pianeti senza PDS."],
    war_sun: ["Morte Nera", "La nave più forte; richiede una tecnologia sua."],
    ground_force: ["Forza di terra", "Due per 1 risorsa; prende e tiene i pianeti."],
    space_dock: ["Bacino spaziale", "Costruisce tante unità quante sono le risorse del suo pianeta, più due."],
    pds: ["PDS", "Cannone su un pianeta: spara alle navi che arrivano e a chi sbarca."],
    damaged: ["Danneggiata", "Ha incassato un centro; il prossimo la distrugge. Riparata nella fase di status."],
    planets: ["Pianeti", "Quanti ne controlla un giocatore."],
    cards: ["Carte azione", "Effetti singoli; il testo dice quando si giocano. Al massimo sette in mano."],
    secret: ["Obiettivo segreto", "Nessun altro vede che cosa chiede finché non è raggiunto."],
    votes: ["Voti", "Quanti voti un giocatore può dare nel consiglio: l'influenza dei pianeti non esauriti, almeno uno. Il Portavoce vota per ultimo e rompe le parità."],
    law: ["Legge", "Una carta politica approvata che resta in vigore."],
  },
  tips: [
    "Nel primo turno di gioco prendi due o tre pianeti neutrali vicino a casa: manda i trasporti con le forze di terra, un sistema per azione.",
    "Imperiale dà 2 punti ogni volta. Prendila quando puoi, e non lasciarla sempre allo stesso giocatore.",
    "Conta il pool di comando: sono i tuoi turni. Logistica porta 4 segnalini, e la sua abilità secondaria costa solo influenza.",
    "Tieni qualche forza di terra a casa. Chi non controlla tutti i suoi pianeti nativi non può raggiungere nessun obiettivo.",
    "Fai presto due accordi commerciali, con le carte di maggior valore che trovi, e non combattere quei partner.",
  ],
};
