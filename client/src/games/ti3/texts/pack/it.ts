// Testi del pacchetto in italiano: carte strategia e tecnologie. Gli altri restano in inglese.
export const texts: Record<string, string> = {
  "strategy_cards.initiative.name": "Iniziativa",
  "strategy_cards.diplomacy.name": "Diplomazia",
  "strategy_cards.political.name": "Politica",
  "strategy_cards.logistics.name": "Logistica",
  "strategy_cards.trade.name": "Commercio",
  "strategy_cards.warfare.name": "Guerra",
  "strategy_cards.technology.name": "Tecnologia",
  "strategy_cards.imperial.name": "Imperiale",
  "strategy_cards.initiative.special":
    "Quando la scegli prendi il segnalino del Portavoce. Per tutta la fase di azione le abilità secondarie non ti costano segnalini di comando. Nella prossima fase della strategia non puoi sceglierla (in 4 giocatori: a meno che non resti altro). Non richiede un'azione strategica.",
  "strategy_cards.diplomacy.primary":
    "Nomina un avversario: fino alla fine di questa fase voi due non potete attivare sistemi con unità dell'altro (forze di terra e PDS comprese).",
  "strategy_cards.diplomacy.secondary": "Ricarica fino a 2 tuoi pianeti esauriti fuori dal sistema nativo.",
  "strategy_cards.political.primary":
    "Pesca 3 carte azione e ottieni 1 segnalino di comando. Poi pesca la prima carta politica e risolvi il suo ordine del giorno. Infine guarda in segreto le prime 3 carte politiche: rimettine 1 in cima e le altre in fondo, coperte.",
  "strategy_cards.political.secondary": "Pesca 1 carta azione.",
  "strategy_cards.logistics.primary": "Ottieni 4 segnalini di comando.",
  "strategy_cards.logistics.secondary": "Spendi influenza: 1 segnalino di comando ogni 3 influenza spesi.",
  "strategy_cards.trade.primary":
    "Scegli: (a) ottieni 3 beni di commercio, riscuoti i beni dei tuoi accordi, poi apri le trattative tra tutti i giocatori: ogni nuovo accordo vuole la tua approvazione; oppure (b) sciogli tutti gli accordi commerciali in gioco, anche quelli di Hacan.",
  "strategy_cards.trade.secondary": "Riscuoti i beni dei tuoi accordi commerciali.",
  "strategy_cards.warfare.primary": "Togli dalla mappa uno dei tuoi segnalini di comando e rimettilo nel pool di comando.",
  "strategy_cards.warfare.secondary":
    "Scegli 1 o 2 tuoi incrociatori o torpediniere ovunque; ciascuno può muovere in un sistema vuoto adiacente che non sia un sistema nativo; poi metti in ogni arrivo 1 segnalino di comando dalla riserva.",
  "strategy_cards.technology.primary": "Ottieni 1 tecnologia di cui hai i requisiti.",
  "strategy_cards.technology.secondary": "Paga 8 risorse (meno gli sconti) per 1 tecnologia di cui hai i requisiti.",
  "strategy_cards.imperial.primary": "Rivela il primo obiettivo pubblico, poi ottieni 2 punti vittoria.",
  "strategy_cards.imperial.secondary":
    "Produci unità in un tuo sistema con almeno un bacino spaziale amico, anche se già attivato; questo non lo attiva.",
  "technologies.antimass_deflectors.text":
    "Le tue navi possono attraversare campi di asteroidi verso il sistema attivato; non possono finirvi il movimento.",
  "technologies.xrd_transporters.text": "I tuoi trasporti hanno +1 movimento.",
  "technologies.light_wave_deflector.text":
    "I sistemi con navi nemiche non fermano più le tue navi: possono passare e proseguire verso il sistema attivato.",
  "technologies.type_iv_drive.text": "I tuoi incrociatori e le tue corazzate hanno +1 movimento.",
  "technologies.advanced_fighters.text":
    "I tuoi caccia hanno un movimento proprio di 2, +1 ai tiri di combattimento, non hanno bisogno di trasporti né di bacini e fermano le navi nemiche che passano nel loro sistema.",
  "technologies.fleet_logistics.text":
    "Quando fai un'azione tattica puoi farne due complete di seguito nello stesso turno (ognuna paga la propria attivazione).",
  "technologies.stasis_capsules.text": "Ogni tuo incrociatore e ogni tua corazzata può portare 1 forza di terra.",
  "technologies.cybernetics.text": "I tuoi caccia hanno +1 a tutti i tiri di combattimento.",
  "technologies.neural_motivator.text": "Pesca 1 carta azione in più in ogni fase di status.",
  "technologies.dacxive_animators.text":
    "Dopo aver vinto un combattimento di invasione tira un dado per ogni forza di terra caduta, di entrambe le parti; ogni 6 o più mette su quel pianeta 1 tua forza di terra dalla riserva.",
  "technologies.gen_synthesis.text":
    "Le tue forze di terra hanno +1 ai tiri nei combattimenti di invasione. Quando una è distrutta tira un dado: con 5 o più va invece su un pianeta che controlli nel sistema nativo.",
  "technologies.x89_bacterial_weapon.text":
    "Prima di bombardare, una tua corazzata o Morte Nera può invece distruggere tutte le forze di terra nemiche sul pianeta; poi scarti tutte le tue carte azione.",
  "technologies.enviro_compensator.text": "Ogni tuo bacino spaziale può produrre 1 unità in più.",
  "technologies.sarween_tools.text": "Ogni volta che produci in un bacino spaziale hai lì 1 risorsa in più da spendere.",
  "technologies.graviton_laser_system.text": "Ogni tiro mancato dei tuoi PDS può essere ripetuto una volta.",
  "technologies.micro_technology.text":
    "Quando usi l'abilità secondaria di Commercio ottieni 1 bene in più per ogni tuo accordo attivo. Con le correzioni successive (SOT-ERR-8): ogni volta che ricevi beni dagli accordi.",
  "technologies.integrated_economy.text":
    "Le unità prodotte nei tuoi bacini possono andare in un sistema adiacente che hai attivato e che è vuoto o amico; forze di terra e PDS solo su pianeti amici in quel raggio.",
  "technologies.transit_diodes.text":
    "Come un'azione: spendi 1 segnalino dall'allocazione strategica per spostare fino a 4 tue forze di terra da un tuo pianeta a un altro tuo pianeta.",
  "technologies.hylar_v_assault_laser.text":
    "I tuoi incrociatori e le tue torpediniere hanno +1 a tutti i tiri di combattimento (anche allo sbarramento anti-caccia).",
  "technologies.deep_space_cannon.text": "I tuoi PDS possono sparare anche a navi in sistemi adiacenti al loro.",
  "technologies.magen_defense_grid.text":
    "I tuoi PDS hanno +1 a tutti i tiri di combattimento; le tue forze di terra che difendono un pianeta con un tuo PDS hanno +1 nei combattimenti di invasione.",
  "technologies.war_sun_tech.text": "Puoi produrre Morti Nere.",
  "technologies.assault_cannon.text":
    "Prima di una battaglia spaziale ogni tua corazzata che vi partecipa può sparare un colpo; i centri si tolgono subito, senza risposta.",
  "technologies.graviton_negator.text":
    "Le tue corazzate possono bombardare pianeti con PDS. I tuoi caccia nel sistema possono combattere nelle invasioni; chi resta torna nello spazio e non prende mai il controllo di un pianeta.",
};
