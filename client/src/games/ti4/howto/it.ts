import type { HowTo } from "../../howto";
import type { Sign } from "./signs";

export const howto: HowTo<Sign> = {
  parts: {
    goal: {
      title: "Scopo del gioco",
      text: [
        "Arrivare per primi a 10 punti vittoria (14 nella partita lunga). La partita finisce in quel preciso momento.",
        "I punti vengono dagli obiettivi, non dalle flotte sconfitte: la guerra è solo uno dei modi per fare ciò che un obiettivo chiede. Se gli obiettivi finiscono prima, vince chi ha più punti.",
      ],
    },
    round: {
      title: "Come si svolge un round",
      text: [
        "Un round ha una fase di strategia, una di azione e una di status; da quando qualcuno ha preso Mecatol Rex, al centro, ogni round finisce anche con una fase di delibera.",
        "Strategia: a partire dal portavoce ognuno prende una carta strategia – due a testa in tre o quattro giocatori. Il suo numero dice quando si agisce: i numeri bassi per primi.",
        "Azione: ognuno fa un'azione dopo l'altro, a giri, finché tutti hanno passato.",
        "Status: si realizzano obiettivi, se ne scopre uno nuovo, ognuno pesca una carta azione, riceve segnalini comando, e tutto ciò che era usato torna pronto. Delibera: si votano due leggi; i pianeti votano con la loro influenza.",
      ],
    },
    turn: {
      title: "Che cosa si fa nel proprio turno",
      text: [
        "Si fa una di tre cose, oppure si passa. Si può passare solo dopo avere usato le proprie carte strategia.",
        "Azione tattica: metti in un sistema un segnalino comando della riserva di tattica. Le navi vi arrivano da sistemi senza un tuo segnalino, combattono se serve, sbarcano fanteria sui pianeti, e i moli spaziali di quel sistema costruiscono. Le navi in un sistema con un tuo segnalino restano ferme fino alla fase di status.",
        "Azione strategica: usa la tua carta strategia. Poi ogni altro giocatore può usarne la seconda parte, quasi sempre per un segnalino della riserva di strategia.",
        "Azione di componente: una carta o una capacità che dice “Azione”.",
        "Inoltre puoi commerciare con i vicini. I pianeti pagano: esauriscine uno per spendere le sue risorse (per costruire) o la sua influenza (per i segnalini), mai entrambe.",
      ],
    },
    fight: {
      title: "Come si svolge una battaglia",
      text: [
        "Le due parti tirano un dado a dieci facce per ogni nave; un risultato pari o superiore al suo valore di combattimento è un colpo. Per ogni colpo chi lo subisce sceglie una propria nave, che viene distrutta. Si continua finché una parte non c'è più o si ritira.",
        "Le navi che sostengono danni annullano un colpo restando danneggiate. I cacciatorpediniere sparano ai caccia prima del primo round. I cannoni degli SDP sparano prima della battaglia.",
        "Vinta la battaglia nello spazio, la fanteria può sbarcare e combatte allo stesso modo a terra. Il pianeta è di chi vi rimane; arriva esaurito ed è pronto dopo la fase di status.",
      ],
    },
    points: {
      title: "Come si fanno punti",
      text: [
        "In ogni fase di status puoi realizzare un obiettivo pubblico e uno segreto, se in quel momento puoi fare ciò che chiedono.",
        "Quelli pubblici sono aperti a tutti, ciascuno una volta: quelli di livello I danno 1 punto, quelli di livello II ne danno 2. Per realizzarli devi controllare tutti i pianeti del tuo sistema natale. Uno segreto è solo tuo e dà 1 punto; alcuni si realizzano durante la fase di azione. In tutta la partita puoi averne tre.",
        "Un punto va a chi per primo paga 6 influenza per sbarcare su Mecatol Rex. La carta strategia Imperial realizza subito un obiettivo pubblico, e dà un punto se controlli Mecatol Rex.",
      ],
    },
  },
  signs: {
    resource: ["Risorse", "Ciò che il pianeta paga quando costruisci o compri tecnologia."],
    influence: ["Influenza", "Ciò che il pianeta paga per i segnalini comando, o i suoi voti in una delibera."],
    exhausted: ["Esaurito", "Un simbolo vuoto: questo pianeta ha già pagato ed è pronto dopo la fase di status."],
    token: ["Segnalino comando in un sistema", "Il suo proprietario ha già agito qui in questo round: quelle navi non ripartono più."],
    tactic: ["Riserva di tattica", "Segnalini per le azioni tattiche: uno per ciascuna."],
    fleet: ["Riserva di flotta", "Quante navi puoi avere in un sistema; i caccia non contano. Non si spendono mai."],
    strategy: ["Riserva di strategia", "Segnalini per la seconda parte delle carte strategia altrui."],
    trade_good: ["Merce di scambio", "Paga una risorsa o un'influenza, mai voti."],
    commodity: ["Materia prima", "A te non serve; diventa merce di scambio per chi la riceve da te."],
    point: ["Punto vittoria", "Con dieci si vince."],
    owner: ["Anello ed emblema", "Di chi è il pianeta. Oltre ai colori cambiano i trattini dell'anello."],
    traits: ["Culturale, pericoloso, industriale", "Il tratto di un pianeta; gli obiettivi li contano."],
    specialties: ["Specialità tecnologica", "Verde, blu, rosso, giallo: questo pianeta, esaurito, sostituisce una tecnologia mancante di quel colore."],
    wormholes: ["Wormhole", "I sistemi con la stessa lettera sono adiacenti, ovunque si trovino."],
    custodians: ["Custodi", "Prima di sbarcare qui bisogna pagare sei influenza; porta un punto."],
    anomalies: ["Anomalie", "Campo di asteroidi, nebulosa, supernova, gorgo gravitazionale: le navi passano con rischio, piano o per niente."],
    fighter: ["Caccia", "Costa poco, ha bisogno di posto su una nave più grande, incassa colpi per lei."],
    destroyer: ["Cacciatorpediniere", "Costa poco ed è veloce; spara ai caccia prima della battaglia."],
    cruiser: ["Incrociatore", "Veloce, buono per esplorare."],
    carrier: ["Cargo", "Porta con sé fanteria e caccia: la via verso nuovi pianeti."],
    dreadnought: ["Corazzata", "Forte, sopravvive al primo colpo, bombarda i pianeti."],
    war_sun: ["War sun", "La nave più forte; richiede una tecnologia sua."],
    flagship: ["Nave ammiraglia", "Una per fazione, ciascuna con un potere suo."],
    infantry: ["Fanteria", "Prende e tiene i pianeti."],
    space_dock: ["Molo spaziale", "Costruisce unità dove si trova."],
    pds: ["SDP", "Cannone su un pianeta: spara alle navi che arrivano e a chi sbarca."],
    damaged: ["Danneggiata", "Ha annullato un colpo; il prossimo la distrugge. Riparata nella fase di status."],
    planets: ["Pianeti", "Quanti ne controlla un giocatore."],
    cards: ["Carte azione", "Effetti singoli; il testo dice quando si giocano."],
    secret: ["Obiettivo segreto", "Nessun altro vede che cosa chiede finché non è realizzato."],
    note: ["Cambiale", "La promessa di un giocatore, si scambia come merce."],
    law: ["Legge", "Una delibera approvata che resta in vigore."],
    speaker: ["Portavoce", "Sceglie per primo la carta strategia e decide i pareggi nei voti."],
  },
  tips: [
    "Nel primo round prendi due o tre pianeti vicino a casa: manda il cargo con la fanteria, un sistema per azione.",
    "Leggi gli obiettivi scoperti prima di scegliere altro, e lavora per uno che puoi realizzare in questo round.",
    "Conta i segnalini di tattica: sono i tuoi turni. Leadership e Warfare ne portano altri.",
    "Tieni un po' di fanteria a casa. Chi perde un pianeta natale non può realizzare obiettivi pubblici.",
    "Scambia materie prime con i vicini ogni volta che puoi: ci guadagnate entrambi.",
  ],
};
