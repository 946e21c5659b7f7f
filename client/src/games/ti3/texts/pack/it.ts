// Testi del pacchetto in italiano, per file, id e colonna. Nomi e parole sono nostri.
export const texts: Record<string, string> = {
  "strategy_cards.initiative.name": "Iniziativa",
  "strategy_cards.initiative.special":
    "Quando la scegli prendi il segnalino del Portavoce. Per tutta la fase di azione le abilità secondarie non ti costano segnalini di comando. Nella prossima fase della strategia non puoi sceglierla (in 4 giocatori: a meno che non resti altro). Con questa carta non si fa un'azione strategica.",
  "strategy_cards.diplomacy.name": "Diplomazia",
  "strategy_cards.diplomacy.primary":
    "Nomina un avversario: fino alla fine di questa fase voi due non potete attivare sistemi con unità dell'altro (forze di terra e PDS comprese).",
  "strategy_cards.diplomacy.secondary": "Ricarica fino a 2 tuoi pianeti esauriti fuori dal sistema nativo.",
  "strategy_cards.political.name": "Politica",
  "strategy_cards.political.primary":
    "Pesca 3 carte azione e ottieni 1 segnalino di comando. Poi pesca la prima carta politica e risolvi il suo ordine del giorno. Infine guarda in segreto le prime 3 carte politiche: rimettine 1 in cima e le altre in fondo, coperte.",
  "strategy_cards.political.secondary": "Pesca 1 carta azione.",
  "strategy_cards.logistics.name": "Logistica",
  "strategy_cards.logistics.primary": "Ottieni 4 segnalini di comando.",
  "strategy_cards.logistics.secondary": "Spendi influenza: ottieni 1 segnalino di comando ogni 3 influenza spesi.",
  "strategy_cards.trade.name": "Commercio",
  "strategy_cards.trade.primary":
    "Scegli: (a) ottieni 3 beni di commercio, riscuoti i beni dei tuoi accordi attivi, poi apri le trattative tra tutti i giocatori: ogni nuovo accordo vuole la tua approvazione; oppure (b) sciogli tutti gli accordi commerciali in gioco, anche quelli di Hacan.",
  "strategy_cards.trade.secondary": "Riscuoti i beni dei tuoi accordi commerciali.",
  "strategy_cards.warfare.name": "Guerra",
  "strategy_cards.warfare.primary": "Togli dalla mappa uno dei tuoi segnalini di comando e rimettilo nel pool di comando.",
  "strategy_cards.warfare.secondary":
    "Scegli 1 o 2 tuoi incrociatori o torpediniere ovunque; ciascuno può muovere in un sistema vuoto adiacente che non sia un sistema nativo; poi metti in ogni sistema di arrivo 1 segnalino di comando dall'approvvigionamento.",
  "strategy_cards.technology.name": "Tecnologia",
  "strategy_cards.technology.primary": "Ottieni 1 tecnologia di cui hai i requisiti.",
  "strategy_cards.technology.secondary": "Paga 8 risorse (meno gli sconti) per 1 tecnologia di cui hai i requisiti.",
  "strategy_cards.imperial.name": "Imperiale",
  "strategy_cards.imperial.primary": "Rivela il primo obiettivo pubblico, poi ottieni 2 punti vittoria.",
  "strategy_cards.imperial.secondary":
    "Produci unità in un tuo sistema con almeno un bacino spaziale amico, anche se già attivato; questo non lo attiva.",
  "technologies.antimass_deflectors.name": "Deflettori Anti-Massa",
  "technologies.antimass_deflectors.text":
    "Le tue navi possono attraversare i campi di asteroidi verso il sistema attivato; non possono mai finirvi il movimento.",
  "technologies.xrd_transporters.name": "Trasportatori XRD",
  "technologies.xrd_transporters.text": "I tuoi trasporti hanno +1 movimento.",
  "technologies.light_wave_deflector.name": "Deflettore Onda/Luce",
  "technologies.light_wave_deflector.text":
    "I sistemi con navi nemiche non fermano più le tue navi: possono passare e proseguire verso il sistema attivato.",
  "technologies.type_iv_drive.name": "Motore di Tipo IV",
  "technologies.type_iv_drive.text": "I tuoi incrociatori e le tue corazzate hanno +1 movimento.",
  "technologies.advanced_fighters.name": "Caccia Avanzati",
  "technologies.advanced_fighters.text":
    "I tuoi caccia hanno un movimento proprio di 2, +1 ai tiri di combattimento, non hanno bisogno di trasporti né di bacini spaziali e fermano le navi nemiche che vogliono attraversare il loro sistema.",
  "technologies.fleet_logistics.name": "Logistica della Flotta",
  "technologies.fleet_logistics.text":
    "Quando fai un'azione tattica puoi farne due complete di seguito nello stesso turno (ognuna paga la propria attivazione).",
  "technologies.stasis_capsules.name": "Capsule di Stasi",
  "technologies.stasis_capsules.text": "Ogni tuo incrociatore e ogni tua corazzata può portare 1 forza di terra.",
  "technologies.cybernetics.name": "Cibernetica",
  "technologies.cybernetics.text": "I tuoi caccia hanno +1 a tutti i tiri di combattimento.",
  "technologies.neural_motivator.name": "Motivatore Neurale",
  "technologies.neural_motivator.text": "Pesca 1 carta azione in più in ogni fase di status.",
  "technologies.dacxive_animators.name": "Animatori Dacxive",
  "technologies.dacxive_animators.text":
    "Dopo aver vinto un combattimento di invasione tira un dado per ogni forza di terra caduta, di entrambe le parti; ogni 6 o più mette su quel pianeta 1 tua forza di terra dall'approvvigionamento.",
  "technologies.gen_synthesis.name": "Sintesi Genetica",
  "technologies.gen_synthesis.text":
    "Le tue forze di terra hanno +1 ai tiri nei combattimenti di invasione. Quando una tua forza di terra è distrutta tira un dado: con 5 o più mettila invece su un pianeta che controlli nel tuo sistema nativo.",
  "technologies.x89_bacterial_weapon.name": "Arma Batteriologica X-89",
  "technologies.x89_bacterial_weapon.text":
    "Prima di bombardare, una tua corazzata o Morte Nera può invece distruggere tutte le forze di terra nemiche sul pianeta; poi scarti tutte le tue carte azione.",
  "technologies.enviro_compensator.name": "Compensatore Ambientale",
  "technologies.enviro_compensator.text": "Ogni tuo bacino spaziale può produrre 1 unità in più.",
  "technologies.sarween_tools.name": "Attrezzatura Sarween",
  "technologies.sarween_tools.text": "Ogni volta che produci in un tuo bacino spaziale hai lì 1 risorsa in più da spendere.",
  "technologies.graviton_laser_system.name": "Sistema Laser a Gravitoni",
  "technologies.graviton_laser_system.text": "Ogni tiro di combattimento mancato dei tuoi PDS può essere ripetuto una volta.",
  "technologies.micro_technology.name": "Micro Tecnologia",
  "technologies.micro_technology.text":
    "Quando usi l'abilità secondaria di Commercio ottieni 1 bene di commercio in più per ogni tuo accordo attivo. Con le correzioni successive: ogni volta che ricevi beni di commercio dagli accordi.",
  "technologies.integrated_economy.name": "Economia Integrata",
  "technologies.integrated_economy.text":
    "Le unità prodotte nei tuoi bacini spaziali possono andare in un sistema adiacente che hai attivato e che è vuoto o amico; forze di terra e PDS solo su pianeti amici in quel raggio.",
  "technologies.transit_diodes.name": "Diodi di Transito",
  "technologies.transit_diodes.text":
    "Come un'azione: spendi 1 segnalino di comando dell'allocazione strategica per spostare fino a 4 tue forze di terra da un tuo pianeta a un altro tuo pianeta.",
  "technologies.hylar_v_assault_laser.name": "Laser d'Assalto Hylar V",
  "technologies.hylar_v_assault_laser.text":
    "I tuoi incrociatori e le tue torpediniere hanno +1 a tutti i tiri di combattimento (anche allo sbarramento anti-caccia).",
  "technologies.deep_space_cannon.name": "Cannone dello Spazio Profondo",
  "technologies.deep_space_cannon.text": "I tuoi PDS possono sparare anche a navi in sistemi adiacenti al loro.",
  "technologies.magen_defense_grid.name": "Griglia di Difesa Magen",
  "technologies.magen_defense_grid.text":
    "I tuoi PDS hanno +1 a tutti i tiri di combattimento; le tue forze di terra che difendono un pianeta con un tuo PDS hanno +1 nei combattimenti di invasione.",
  "technologies.war_sun_tech.name": "Morte Nera",
  "technologies.war_sun_tech.text": "Puoi produrre Morti Nere.",
  "technologies.assault_cannon.name": "Cannone d'Assalto",
  "technologies.assault_cannon.text":
    "Prima di una battaglia spaziale ogni tua corazzata che vi partecipa può sparare un colpo; i centri si tolgono subito, senza risposta.",
  "technologies.graviton_negator.name": "Negatore di Gravitoni",
  "technologies.graviton_negator.text":
    "Le tue corazzate possono bombardare pianeti con PDS. I tuoi caccia nel sistema possono combattere nelle invasioni; chi resta torna nello spazio e non prende mai il controllo di un pianeta.",
  "action_cards.armistice.name": "Armistizio",
  "action_cards.armistice.text": "Scegli un avversario e un pianeta che controlli: in questo turno di gioco non può invadere quel pianeta.",
  "action_cards.chemical_warfare.name": "Guerra Chimica",
  "action_cards.chemical_warfare.when": "Subito prima di un combattimento di invasione",
  "action_cards.chemical_warfare.text":
    "Con una tua corazzata in un sistema con un pianeta nemico: distruggi metà delle forze di terra su quel pianeta (per eccesso). I PDS non lo impediscono.",
  "action_cards.civil_defense.name": "Difesa Civile",
  "action_cards.civil_defense.text": "Colloca gratis 2 PDS su un pianeta che controlli e che non ne ha.",
  "action_cards.command_summit.name": "Vertice di Comando",
  "action_cards.command_summit.text": "Ottieni 2 segnalini di comando, entrambi nel pool di comando.",
  "action_cards.corporate_sponsorship.name": "Sponsor Aziendali",
  "action_cards.corporate_sponsorship.when": "Subito prima di comprare una tecnologia",
  "action_cards.corporate_sponsorship.text":
    "Questo acquisto costa 4 risorse in meno se la tecnologia è verde.",
  "action_cards.council_dissolved.name": "Consiglio Sciolto",
  "action_cards.council_dissolved.when": "Subito dopo che un giocatore ha eseguito l'abilità primaria di Politica",
  "action_cards.council_dissolved.text":
    "Quel giocatore non pesca una carta politica.",
  "action_cards.cultural_crisis.name": "Crisi Culturale",
  "action_cards.cultural_crisis.text":
    "Scegli un giocatore (anche te stesso): per questo turno di gioco perde tutte le abilità speciali della razza, buone e cattive.",
  "action_cards.determine_policy.name": "Decidere la Politica",
  "action_cards.determine_policy.when": "Subito prima che si peschi una carta politica",
  "action_cards.determine_policy.text":
    "Scegli una qualsiasi carta politica dal mazzo, dagli scarti o tra le leggi in gioco: il consiglio vota su quella, e non se ne pesca un'altra. Se viene dal mazzo, mescolalo.",
  "action_cards.diplomatic_immunity.name": "Immunità Diplomatica",
  "action_cards.diplomatic_immunity.text": "Scegli un sistema con almeno una tua nave: in questo turno di gioco solo tu puoi attivarlo.",
  "action_cards.direct_hit.name": "Colpo Diretto",
  "action_cards.direct_hit.when": "Subito dopo che la nave è stata danneggiata in una battaglia spaziale a cui partecipi",
  "action_cards.direct_hit.text":
    "Distruggi una corazzata o una Morte Nera danneggiata.",
  "action_cards.disclosure.name": "Rivelazione",
  "action_cards.disclosure.text": "Guarda le carte azione in mano a un avversario e scartane una.",
  "action_cards.discredit.name": "Discredito",
  "action_cards.discredit.when": "Subito dopo che un altro giocatore ha votato su un ordine del giorno",
  "action_cards.discredit.text":
    "Il suo voto diventa un'astensione, anche negli ordini del giorno con un'elezione.",
  "action_cards.dug_in.name": "Trincerati",
  "action_cards.dug_in.when": "Subito prima di un bombardamento",
  "action_cards.dug_in.text":
    "Scegli un pianeta: in questo turno di gioco le tue forze di terra lì non possono essere bombardate.",
  "action_cards.emergency_repairs.name": "Riparazioni d'Emergenza",
  "action_cards.emergency_repairs.text": "Scegli un sistema: ripara tutte le tue corazzate e Morti Nere che vi si trovano.",
  "action_cards.experimental_battlestation.name": "Stazione da Battaglia Sperimentale",
  "action_cards.experimental_battlestation.when": "Dopo che un avversario ha attivato un sistema e vi è entrato",
  "action_cards.experimental_battlestation.text":
    "Un tuo bacino spaziale spara tre volte come un tuo PDS contro una flotta nemica a portata.",
  "action_cards.fantastic_rhetoric.name": "Retorica Straordinaria",
  "action_cards.fantastic_rhetoric.when": "Subito prima del tuo voto",
  "action_cards.fantastic_rhetoric.text": "In questa votazione hai 10 voti in più.",
  "action_cards.fighter_prototype.name": "Prototipo di Caccia",
  "action_cards.fighter_prototype.text":
    "Scegli un sistema: tutti i tuoi caccia lì hanno +2 ai tiri di combattimento per un round di battaglia.",
  "action_cards.flank_speed.name": "Velocità Laterale",
  "action_cards.flank_speed.when": "Subito dopo che hai attivato un sistema",
  "action_cards.flank_speed.text":
    "Tutte le navi che muovono in quel sistema con questa attivazione hanno +1 movimento.",
  "action_cards.focused_research.name": "Ricerca Mirata",
  "action_cards.focused_research.when": "Subito prima di comprare una tecnologia di cui ti manca esattamente un requisito",
  "action_cards.focused_research.text":
    "Paga 6 risorse per ignorare l'unico requisito che ti manca.",
  "action_cards.ghost_ship.name": "Nave Fantasma",
  "action_cards.ghost_ship.text": "Colloca gratis una torpediniera in un sistema qualsiasi con un tunnel spaziale e senza navi nemiche.",
  "action_cards.good_year.name": "Buona Annata",
  "action_cards.good_year.text": "Ottieni 1 bene di commercio per ogni pianeta che controlli fuori dal tuo sistema nativo.",
  "action_cards.grand_armada.name": "Grande Armata",
  "action_cards.grand_armada.text":
    "In questo turno di gioco il rifornimento alla flotta non limita il tuo sistema nativo; le navi in eccesso si tolgono alla fine della fase di status.",
  "action_cards.in_the_silence_of_space.name": "Nel Silenzio dello Spazio",
  "action_cards.in_the_silence_of_space.when": "Subito dopo che hai attivato un sistema",
  "action_cards.in_the_silence_of_space.text":
    "Scegli una tua flotta: in questa attivazione le sue navi con movimento 2 o più possono attraversare (senza fermarsi) un sistema con navi nemiche.",
  "action_cards.influence_in_the_merchants_guild.name": "Influenza nella Gilda dei Mercanti",
  "action_cards.influence_in_the_merchants_guild.text": "Sciogli un accordo commerciale in gioco.",
  "action_cards.insubordination.name": "Insubordinazione",
  "action_cards.insubordination.text": "Togli 1 segnalino di comando dal pool di comando di un avversario.",
  "action_cards.into_the_breach.name": "Nella Breccia",
  "action_cards.into_the_breach.text":
    "Scegli una tua corazzata nella battaglia: tutte le navi della sua flotta hanno +1 ai tiri di combattimento per tutta la battaglia; i primi 2 centri contro quella flotta vanno alla corazzata scelta.",
  "action_cards.local_unrest.name": "Disordini Locali",
  "action_cards.local_unrest.text":
    "Scegli un pianeta fuori dai sistemi nativi: esauriscilo e distruggi lì 1 forza di terra, se possibile; se non restano forze di terra diventa neutrale.",
  "action_cards.lucky_shot.name": "Tiro Fortunato",
  "action_cards.lucky_shot.text":
    "Distruggi una corazzata, un incrociatore o una torpediniera nemica in un sistema con un pianeta che controlli.",
  "action_cards.massive_transport.name": "Trasporto Eccezionale",
  "action_cards.massive_transport.text":
    "Sposta un tuo bacino spaziale su un altro pianeta che controlli; una rotta libera da navi nemiche deve collegare i due pianeti.",
  "action_cards.master_of_trade.name": "Maestro del Commercio",
  "action_cards.master_of_trade.when": "Solo con due accordi commerciali",
  "action_cards.master_of_trade.text": "Ricarica fino a 2 tuoi pianeti esauriti.",
  "action_cards.minelayers.name": "Posamine",
  "action_cards.minelayers.when": "Subito dopo che una flotta nemica è entrata in un sistema con una tua flotta",
  "action_cards.minelayers.text":
    "Ogni tuo incrociatore lì segna 1 centro automatico prima del primo round della battaglia spaziale.",
  "action_cards.morale_boost.name": "Morale alle Stelle",
  "action_cards.morale_boost.when": "Subito prima di un round di una battaglia spaziale o di un combattimento di invasione",
  "action_cards.morale_boost.text":
    "In quel round tutte le tue unità hanno +1 ai tiri di combattimento.",
  "action_cards.multiculturalism.name": "Multiculturalismo",
  "action_cards.multiculturalism.text": "Per questo turno di gioco ottieni un'abilità speciale della razza di un avversario.",
  "action_cards.opening_the_black_box.name": "Apertura della Scatola Nera",
  "action_cards.opening_the_black_box.when": "Subito prima di comprare una tecnologia",
  "action_cards.opening_the_black_box.text":
    "I tuoi pianeti con specialità rossa danno ciascuno uno sconto di 2 invece di 1, se la tecnologia è rossa.",
  "action_cards.patrol.name": "Pattuglia",
  "action_cards.patrol.text":
    "Muovi fino a 2 tuoi incrociatori o torpediniere da un sistema attivato in sistemi vuoti adiacenti e metti in ogni sistema di arrivo un segnalino di comando dall'approvvigionamento.",
  "action_cards.plague.name": "Pestilenza",
  "action_cards.plague.text":
    "Scegli un pianeta di un avversario: tira un dado per ogni forza di terra che vi si trova; i risultati pari la distruggono. Il pianeta resta suo anche se non ne rimane nessuna.",
  "action_cards.policy_paralysis.name": "Paralisi Politica",
  "action_cards.policy_paralysis.when": "Subito dopo che l'abilità primaria di una carta strategia è risolta",
  "action_cards.policy_paralysis.text":
    "Scegli un avversario: questa volta non può usare l'abilità secondaria di quella carta.",
  "action_cards.political_stability.name": "Stabilità Politica",
  "action_cards.political_stability.when": "Non si può se hai Imperiale o Iniziativa",
  "action_cards.political_stability.text":
    "Tieni la tua carta strategia per il prossimo turno di gioco invece di restituirla; nella prossima fase della strategia non scegli.",
  "action_cards.privateers.name": "Corsari",
  "action_cards.privateers.text": "Prendi tutti i beni di commercio di un avversario: tienine metà (per difetto), scarta gli altri.",
  "action_cards.productivity_spike.name": "Picco di Produttività",
  "action_cards.productivity_spike.text":
    "Scegli un tuo bacino spaziale: in questo turno di gioco il suo limite di produzione aumenta dell'influenza del suo pianeta.",
  "action_cards.public_disgrace.name": "Pubblico Disonore",
  "action_cards.public_disgrace.when": "Subito dopo che un giocatore ha scelto una carta strategia",
  "action_cards.public_disgrace.text":
    "Deve restituirla e sceglierne un'altra.",
  "action_cards.rally_of_the_people.name": "Adunata del Popolo",
  "action_cards.rally_of_the_people.text": "Ottieni gratis 1 corazzata nel tuo sistema nativo.",
  "action_cards.rare_mineral.name": "Minerale Raro",
  "action_cards.rare_mineral.when": "Subito dopo che hai invaso con successo un pianeta neutrale",
  "action_cards.rare_mineral.text": "Ottieni 3 beni di commercio.",
  "action_cards.recheck.name": "Ricontrollo",
  "action_cards.recheck.when": "Subito dopo il tiro di un dado di combattimento in una battaglia spaziale o in un combattimento di invasione a cui partecipi",
  "action_cards.recheck.text":
    "Quel dado va tirato di nuovo.",
  "action_cards.reparations.name": "Riparazioni di Guerra",
  "action_cards.reparations.when": "Subito dopo che un avversario ti ha preso un pianeta",
  "action_cards.reparations.text":
    "Esaurisci un pianeta di quell'avversario, poi ricarica un tuo pianeta con risorse pari o inferiori.",
  "action_cards.rise_of_a_messiah.name": "Avvento di un Messia",
  "action_cards.rise_of_a_messiah.text": "Ottieni 1 forza di terra su ogni pianeta che controlli.",
  "action_cards.ruinous_tariffs.name": "Dazi Rovinosi",
  "action_cards.ruinous_tariffs.when": "Subito dopo che il giocatore scelto ha usato l'abilità secondaria di Commercio",
  "action_cards.ruinous_tariffs.text":
    "Scegli un giocatore con cui hai un accordo commerciale: ti dà metà dei suoi beni di commercio (per eccesso).",
  "action_cards.sabotage.name": "Sabotaggio",
  "action_cards.sabotage.when": "Subito dopo che un altro giocatore ha giocato una carta azione",
  "action_cards.sabotage.text":
    "Annulla quella carta e scartale entrambe. Un altro Sabotaggio non può essere annullato.",
  "action_cards.scientist_assassination.name": "Assassinio di uno Scienziato",
  "action_cards.scientist_assassination.text": "Scegli un giocatore: in questo turno di gioco non può né ottenere né comprare tecnologie.",
  "action_cards.secret_industrial_agent.name": "Agente Industriale Segreto",
  "action_cards.secret_industrial_agent.text": "Distruggi un bacino spaziale fuori dai sistemi nativi.",
  "action_cards.shields_holding.name": "Gli Scudi Reggono",
  "action_cards.shields_holding.when": "Dopo il tiro dell'avversario e prima che tu tolga le perdite",
  "action_cards.shields_holding.text":
    "Annulla fino a 2 centri di quel round di una battaglia spaziale a cui partecipi.",
  "action_cards.signal_jamming.name": "Disturbo dei Segnali",
  "action_cards.signal_jamming.text":
    "Metti un segnalino di comando dall'approvvigionamento di un altro giocatore in un sistema qualsiasi che non sia un sistema nativo.",
  "action_cards.skilled_retreat.name": "Ritirata Magistrale",
  "action_cards.skilled_retreat.when": "Prima di un round di una battaglia spaziale",
  "action_cards.skilled_retreat.text":
    "La tua flotta lascia la battaglia: metti un segnalino di comando dall'approvvigionamento in un sistema adiacente non attivato, amico o vuoto, e muovi lì la flotta.",
  "action_cards.spacedock_accident.name": "Incidente al Bacino Spaziale",
  "action_cards.spacedock_accident.text":
    "Scegli un bacino spaziale fuori dai sistemi nativi: in questo turno di gioco il suo proprietario non può produrvi.",
  "action_cards.star_of_death.name": "Stella della Morte",
  "action_cards.star_of_death.when": "Subito prima dello sbarco planetario di un'azione tattica",
  "action_cards.star_of_death.text":
    "Scegli un pianeta in un sistema con una tua Morte Nera: distruggi tutte le forze di terra, i PDS e i bacini spaziali che vi si trovano e metti lì un segnalino di dominio Radiazioni; il pianeta diventa neutrale.",
  "action_cards.stellar_criminals.name": "Criminali Stellari",
  "action_cards.stellar_criminals.text": "Scegli un avversario: esaurisce metà dei suoi pianeti non esauriti, a sua scelta (per difetto).",
  "action_cards.strategic_bombardment.name": "Bombardamento Strategico",
  "action_cards.strategic_bombardment.when": "Solo con una Morte Nera in un sistema con pianeti di un avversario",
  "action_cards.strategic_bombardment.text":
    "Esaurisci quei pianeti. Poi tira un dado: 1-5 scarta questa carta, 6-10 riprendila in mano.",
  "action_cards.strategic_flexibility.name": "Flessibilità Strategica",
  "action_cards.strategic_flexibility.when": "Dopo tutte le scelte, prima che si mettano i segnalini bonus",
  "action_cards.strategic_flexibility.text":
    "Scambia la tua carta strategia con una che nessuno ha scelto.",
  "action_cards.strategic_shift.name": "Cambio di Strategia",
  "action_cards.strategic_shift.when": "Prima che si scelga la prima carta strategia",
  "action_cards.strategic_shift.text":
    "Nomina una carta strategia: in questo turno di gioco nessuno può sceglierla.",
  "action_cards.successful_spy.name": "Spia Abile",
  "action_cards.successful_spy.text": "Prendi 2 carte azione a caso da un avversario.",
  "action_cards.synchronicity.name": "Sincronicità",
  "action_cards.synchronicity.text": "Cerca una carta nel mazzo delle carte azione, prendila, mescola il mazzo.",
  "action_cards.tech_bubble.name": "Bolla Tecnologica",
  "action_cards.tech_bubble.when": "Subito dopo che hai eseguito l'abilità primaria di Tecnologia",
  "action_cards.tech_bubble.text":
    "Spendi 1 segnalino di comando dell'allocazione strategica per eseguirne anche l'abilità secondaria, pagando il costo normale.",
  "action_cards.thugs.name": "Sgherri",
  "action_cards.thugs.when": "Dopo la lettura di un ordine del giorno, prima del primo voto",
  "action_cards.thugs.text":
    "Scegli un giocatore: per il resto del turno di gioco non può votare sulle carte politiche.",
  "action_cards.touch_of_genius.name": "Tocco di Genio",
  "action_cards.touch_of_genius.when": "Quando la carta copiata potrebbe essere giocata",
  "action_cards.touch_of_genius.text":
    "Paga 3 influenza per usare l'effetto di una qualsiasi carta azione negli scarti.",
  "action_cards.trade_stop.name": "Blocco del Commercio",
  "action_cards.trade_stop.text": "Sciogli tutti gli accordi commerciali in gioco, anche i tuoi.",
  "action_cards.transport.name": "Trasporto di Truppe",
  "action_cards.transport.text":
    "Sposta fino a 3 forze di terra da un pianeta che controlli a un altro; li deve collegare una rotta libera da navi nemiche.",
  "action_cards.unexpected_action.name": "Azione Inattesa",
  "action_cards.unexpected_action.text": "Riprendi dal tabellone un tuo segnalino di comando e mettilo nel tuo approvvigionamento.",
  "action_cards.uprising.name": "Rivolta",
  "action_cards.uprising.text": "Scegli un sistema che non sia un sistema nativo: esaurisci ogni pianeta che vi si trova.",
  "action_cards.usurper_action.name": "Usurpatore",
  "action_cards.usurper_action.when": "Solo se controlli Mecatol Rex",
  "action_cards.usurper_action.text":
    "Metti questa carta su Mecatol Rex: finché resta lì, Mecatol Rex ti dà nei voti il doppio della sua influenza, anche se esaurito. Scartala quando perdi Mecatol Rex.",
  "action_cards.veto.name": "Veto",
  "action_cards.veto.when": "Dopo la lettura di un ordine del giorno, prima di qualsiasi voto",
  "action_cards.veto.text":
    "Scarta l'ordine del giorno; il giocatore attivo pesca un'altra carta politica.",
  "action_cards.voluntary_annexation.name": "Annessione Volontaria",
  "action_cards.voluntary_annexation.text":
    "Scegli un pianeta neutrale in un sistema adiacente a uno con un pianeta che controlli: colloca lì gratis 3 forze di terra e prendilo.",
  "action_cards.war_footing.name": "Piede di Guerra",
  "action_cards.war_footing.text":
    "Scegli un sistema: fino alla fine del turno di gioco puoi tenervi 2 navi in più di quante ne permetta il rifornimento alla flotta; l'eccesso si toglie alla fine della fase di status.",
  "political_cards.aggressive_strategy.name": "Strategia Aggressiva",
  "political_cards.aggressive_strategy.for":
    "Uno dopo l'altro, in ordine di gioco, i giocatori possono usare l'abilità secondaria della propria carta strategia senza spendere segnalini di comando.",
  "political_cards.aggressive_strategy.against": "Per il resto del turno di gioco nessuno può usare abilità secondarie.",
  "political_cards.ancient_artifact.name": "Manufatto Antico",
  "political_cards.ancient_artifact.for":
    "Tira un dado. 1-5: tutto (unità e navi) nel sistema di Mecatol Rex è distrutto, e ogni flotta e ogni forza planetaria nei sistemi adiacenti subisce 3 tiri che colpiscono con 5 o più. 6-10: ogni giocatore ottiene 2 tecnologie a sua scelta, una dopo l'altra (i requisiti valgono).",
  "political_cards.ancient_artifact.against": "Nessun effetto; si scarta.",
  "political_cards.arms_reduction.name": "Riduzione degli Armamenti",
  "political_cards.arms_reduction.for": "Ogni giocatore distrugge tutte le sue corazzate tranne 2 e tutti i suoi incrociatori tranne 4.",
  "political_cards.arms_reduction.against": "Ogni giocatore esaurisce i suoi pianeti con specialità rossa.",
  "political_cards.checks_and_balances.name": "Pesi e Contrappesi",
  "political_cards.checks_and_balances.for": "D'ora in poi chi prende una carta strategia la dà a un altro giocatore che non ne ha ancora.",
  "political_cards.checks_and_balances.against": "Ogni giocatore passa le sue carte strategia attuali al giocatore alla sua sinistra.",
  "political_cards.closing_the_wormholes.name": "Chiusura dei Tunnel Spaziali",
  "political_cards.closing_the_wormholes.for": "Le flotte non possono muovere attraverso i tunnel spaziali.",
  "political_cards.closing_the_wormholes.against":
    "Ogni giocatore con una flotta in un sistema con un tunnel spaziale scarta da quella flotta una nave che non sia un caccia.",
  "political_cards.code_of_honor.name": "Codice d'Onore",
  "political_cards.code_of_honor.for": "Nelle battaglie spaziali nessuno può ritirarsi.",
  "political_cards.code_of_honor.against": "Nessun effetto; si scarta.",
  "political_cards.colonial_redistribution.name": "Ridistribuzione Coloniale",
  "political_cards.colonial_redistribution.for":
    "Il giocatore con più punti vittoria (a caso in caso di parità) sceglie un suo pianeta e ne distrugge tutte le forze di terra, poi sceglie un giocatore con meno punti vittoria, che può collocarvi gratis 3 forze di terra e prendere il pianeta.",
  "political_cards.colonial_redistribution.against": "Nessun effetto; si scarta.",
  "political_cards.colonization_licensing.name": "Licenze di Colonizzazione",
  "political_cards.colonization_licensing.for":
    "Prima di sbarcare su un pianeta neutrale un giocatore deve spendere risorse almeno pari a quelle del pianeta.",
  "political_cards.colonization_licensing.against":
    "Ogni giocatore esaurisce 1 pianeta a sua scelta ogni 3 pianeti che controlla fuori dal proprio sistema nativo (per difetto).",
  "political_cards.compensated_disarmament.name": "Disarmo Compensato",
  "political_cards.compensated_disarmament.elected":
    "Tutte le forze di terra sul pianeta sono distrutte; chi lo controlla ottiene 1 bene di commercio per ogni forza di terra persa e tiene il pianeta.",
  "political_cards.conventions_of_war.name": "Convenzioni di Guerra",
  "political_cards.conventions_of_war.for": "Corazzate e Morti Nere non possono bombardare pianeti con bacini spaziali.",
  "political_cards.conventions_of_war.against":
    "Chi ha votato contro rinuncia, se può, a un bacino spaziale che non sia in patria (torna nell'approvvigionamento).",
  "political_cards.core_stability.name": "Stabilità del Nucleo",
  "political_cards.core_stability.for":
    "In ogni fase di status le carte azione da pescare si mettono scoperte; i giocatori scelgono le proprie in ordine decrescente di influenza non esaurita.",
  "political_cards.core_stability.against": "In questo turno di gioco non si pescano carte azione.",
  "political_cards.cost_overruns.name": "Costi Fuori Controllo",
  "political_cards.cost_overruns.for": "Ogni giocatore scarta 1 bene di commercio per ogni pianeta che controlla, per quanto può.",
  "political_cards.cost_overruns.against": "Nessun effetto; si scarta.",
  "political_cards.council_elder.name": "Anziano del Consiglio",
  "political_cards.council_elder.elected":
    "Il giocatore tiene questa carta; subito dopo che è stato pescato un ordine del giorno con un'elezione può scartarla perché contino solo i suoi voti.",
  "political_cards.councils_censure.name": "Censura del Consiglio",
  "political_cards.councils_censure.elected":
    "Per poter scegliere Imperiale nella fase della strategia il giocatore deve scartare 2 segnalini di comando dall'allocazione strategica.",
  "political_cards.crown_of_thalnos.name": "Corona di Thalnos",
  "political_cards.crown_of_thalnos.elected": "Le forze di terra del giocatore hanno +1 ai tiri di combattimento.",
  "political_cards.dispute_resolution.name": "Risoluzione della Disputa",
  "political_cards.dispute_resolution.elected":
    "Si eleggono due pianeti di due giocatori diversi (non Mecatol Rex né pianeti nativi): tutte le forze di terra e i PDS su entrambi sono distrutti ed entrambi diventano neutrali.",
  "political_cards.economic_revitalization.name": "Rilancio Economico",
  "political_cards.economic_revitalization.elected": "Il giocatore riceve 1 bene di commercio da ogni avversario che ne ha.",
  "political_cards.fleet_regulations.name": "Regolamento delle Flotte",
  "political_cards.fleet_regulations.for":
    "Nessuno può avere più di 5 segnalini di comando nel rifornimento alla flotta; quelli in più tornano nell'approvvigionamento.",
  "political_cards.fleet_regulations.against":
    "Ogni giocatore aggiunge 1 segnalino di comando dall'approvvigionamento al suo rifornimento alla flotta.",
  "political_cards.forced_economic_independence.name": "Indipendenza Economica Forzata",
  "political_cards.forced_economic_independence.elected":
    "Finché questa legge resta in vigore i due giocatori non possono avere un accordo commerciale tra loro; se ne hanno uno, finisce.",
  "political_cards.free_trade_law.name": "Libero Commercio",
  "political_cards.free_trade_law.for":
    "Ogni volta che un giocatore riceve beni di commercio dai suoi accordi ottiene in tutto 1 bene in più.",
  "political_cards.free_trade_law.against": "Ogni giocatore scarta 2 beni di commercio, se può.",
  "political_cards.holder_of_mecatol_rex.name": "Signore di Mecatol Rex",
  "political_cards.holder_of_mecatol_rex.for": "Chi controlla Mecatol Rex può scartare una legge in gioco.",
  "political_cards.holder_of_mecatol_rex.against": "Chi controlla Mecatol Rex può aggiungervi gratis 2 forze di terra.",
  "political_cards.holy_planet_of_ixth.name": "Pianeta Sacro di Ixth",
  "political_cards.holy_planet_of_ixth.elected": "Il pianeta (non un pianeta nativo) non può produrre unità per il resto della partita.",
  "political_cards.humane_labor.name": "Lavoro Umano",
  "political_cards.humane_labor.for": "Ogni bacino spaziale ha un limite di produzione di 2.",
  "political_cards.humane_labor.against": "Per il resto del turno di gioco nessun bacino spaziale può produrre.",
  "political_cards.imperial_academy.name": "Accademia Imperiale",
  "political_cards.imperial_academy.for": "L'abilità secondaria di Logistica vende un segnalino di comando per 2 influenza invece di 3.",
  "political_cards.imperial_academy.against": "Nessun effetto; si scarta.",
  "political_cards.imperial_containment.name": "Contenimento Imperiale",
  "political_cards.imperial_containment.for":
    "In questo turno di gioco chi ha più pianeti fuori dal proprio sistema nativo (anche più giocatori) scarta 1 ulteriore segnalino di comando dal pool di comando per ogni segnalino di comando che mette in un'azione tattica.",
  "political_cards.imperial_containment.against": "Nessun effetto; si scarta.",
  "political_cards.imperial_mandate.name": "Mandato Imperiale",
  "political_cards.imperial_mandate.for": "Ogni giocatore ottiene 2 punti vittoria.",
  "political_cards.imperial_mandate.against": "Ogni giocatore perde 1 punto vittoria.",
  "political_cards.imperial_peace.name": "Pace Imperiale",
  "political_cards.imperial_peace.for": "Mecatol Rex non può essere invaso.",
  "political_cards.imperial_peace.against": "In questo turno di gioco Mecatol Rex è l'unico pianeta che si può invadere.",
  "political_cards.labor_force_politics.name": "Politica del Lavoro",
  "political_cards.labor_force_politics.for": "Risorse e influenza di ogni pianeta si scambiano di posto.",
  "political_cards.labor_force_politics.against":
    "Per il resto del turno di gioco ogni giocatore può produrre in uno solo dei suoi bacini spaziali.",
  "political_cards.limits_to_individual_power.name": "Limiti al Potere Individuale",
  "political_cards.limits_to_individual_power.for":
    "Ora tutti scartano fino ad avere 3 carte azione; ogni volta che un giocatore pesca una carta azione, scarta fino ad averne 3.",
  "political_cards.limits_to_individual_power.against": "Ogni giocatore scarta 1 carta azione a caso, se può.",
  "political_cards.mass_mobilization.name": "Mobilitazione di Massa",
  "political_cards.mass_mobilization.for":
    "Dividi per 5 i voti dati a questo ordine del giorno (per difetto): ogni giocatore può collocare altrettante forze di terra su pianeti che controlla.",
  "political_cards.mass_mobilization.against": "Per il resto del turno di gioco nessuno può comprare forze di terra.",
  "political_cards.minister_of_commerce.name": "Ministro del Commercio",
  "political_cards.minister_of_commerce.elected":
    "In ogni fase di status il giocatore riceve 1 bene di commercio da ogni giocatore con almeno un accordo commerciale attivo.",
  "political_cards.minister_of_exploration.name": "Ministro dell'Esplorazione",
  "political_cards.minister_of_exploration.elected":
    "Il giocatore ottiene 1 bene di commercio ogni volta che un altro giocatore sbarca con successo su un pianeta neutrale.",
  "political_cards.minister_of_internal_security.name": "Ministro della Sicurezza Interna",
  "political_cards.minister_of_internal_security.elected":
    "Il giocatore tiene questa carta; in ogni momento può scartarla per distruggere fino a 4 forze di terra su Mecatol Rex.",
  "political_cards.minister_of_policy.name": "Ministro della Politica",
  "political_cards.minister_of_policy.elected": "In ogni fase di status il giocatore pesca 1 carta azione in più.",
  "political_cards.minister_of_war.name": "Ministro della Guerra",
  "political_cards.minister_of_war.elected":
    "Prima del primo round di una battaglia spaziale a cui partecipa, il giocatore può spendere 1 segnalino di comando dell'allocazione strategica per 1 centro automatico, tolto subito e senza risposta.",
  "political_cards.new_constitution.name": "Nuova Costituzione",
  "political_cards.new_constitution.for": "Tutte le leggi si scartano e ogni giocatore esaurisce 2 suoi pianeti, se può.",
  "political_cards.new_constitution.against": "Il giocatore con più influenza non esaurita può scartare una legge.",
  "political_cards.official_sanction.name": "Sanzione Ufficiale",
  "political_cards.official_sanction.elected":
    "Per il resto del turno di gioco il giocatore non può invadere né pianeti neutrali né pianeti degli avversari.",
  "political_cards.open_the_trade_routes.name": "Apri le Strade del Commercio",
  "political_cards.open_the_trade_routes.for": "Ogni giocatore ottiene 2 beni di commercio.",
  "political_cards.open_the_trade_routes.against":
    "In questo turno di gioco ogni giocatore dà tutti i beni di commercio che riceve al giocatore alla sua sinistra.",
  "political_cards.planetary_conscription.name": "Coscrizione Planetaria",
  "political_cards.planetary_conscription.for":
    "Ogni volta che prende un pianeta neutrale un giocatore può aggiungervi 1 forza di terra dall'approvvigionamento.",
  "political_cards.planetary_conscription.against": "Per il resto del turno di gioco nessuno può sbarcare su pianeti neutrali.",
  "political_cards.planetary_security.name": "Sicurezza Planetaria",
  "political_cards.planetary_security.for":
    "I pianeti fuori dai sistemi nativi su cui chi li controlla non ha forze di terra diventano subito neutrali, e lo stesso vale per ogni pianeta che ne resti privo finché la legge è in vigore.",
  "political_cards.planetary_security.against": "Nessun effetto; si scarta.",
  "political_cards.prophecy_of_ixth.name": "Profezia di Ixth",
  "political_cards.prophecy_of_ixth.elected":
    "I caccia del giocatore hanno +1 ai tiri di combattimento per il resto della partita; perde questo bonus se in un turno di gioco non compra almeno 2 nuovi caccia.",
  "political_cards.public_execution.name": "Esecuzione Pubblica",
  "political_cards.public_execution.elected":
    "Il giocatore perde tutte le carte azione, tutti i suoi pianeti si esauriscono e le sue unità hanno -1 ai tiri di combattimento per il resto del turno di gioco.",
  "political_cards.regressive_rhetoric.name": "Retorica Regressiva",
  "political_cards.regressive_rhetoric.for":
    "Tutte le tecnologie costano 2 in più; chi non usa l'abilità secondaria di Tecnologia può invece pescare una carta azione.",
  "political_cards.regressive_rhetoric.against": "Ogni giocatore scarta 1 carta azione, se può.",
  "political_cards.regulated_conscription.name": "Coscrizione Regolata",
  "political_cards.regulated_conscription.for":
    "Le forze di terra costano 1 risorsa ciascuna; l'abilità della razza di Sol colloca solo 1 forza di terra per segnalino di comando.",
  "political_cards.regulated_conscription.against": "Nessun effetto; si scarta.",
  "political_cards.repeal.name": "Abrogazione",
  "political_cards.repeal.elected": "La legge eletta si scarta.",
  "political_cards.research_grant.name": "Fondi per la Ricerca",
  "political_cards.research_grant.for": "Ogni pianeta con una specialità dà il suo sconto per tutti e quattro i colori.",
  "political_cards.research_grant.against": "Per il resto del turno di gioco non si possono ottenere né comprare tecnologie gialle.",
  "political_cards.resource_management.name": "Gestione delle Risorse",
  "political_cards.resource_management.for":
    "Nella fase di status i giocatori non possono ridistribuire i segnalini di comando sulle schede della razza.",
  "political_cards.resource_management.against": "Ogni giocatore con 3 o più carte azione ne scarta 2.",
  "political_cards.revote.name": "Nuova Votazione",
  "political_cards.revote.elected": "Sulla legge eletta si vota di nuovo.",
  "political_cards.science_community_speaker.name": "Portavoce della Comunità Scientifica",
  "political_cards.science_community_speaker.elected":
    "L'abilità secondaria di Tecnologia non costa al giocatore segnalini di comando e le sue tecnologie costano 1 in meno.",
  "political_cards.short_term_truce.name": "Tregua Breve",
  "political_cards.short_term_truce.for":
    "Per tutto il prossimo turno di gioco non si possono attivare sistemi con navi nemiche né invadere pianeti di altri giocatori. La legge finisce appena qualcuno paga 10 influenza per questo (in ogni momento).",
  "political_cards.short_term_truce.against": "Chi ha votato contro esaurisce un pianeta scelto dall'avversario alla sua sinistra.",
  "political_cards.subsidized_industry.name": "Industria Sovvenzionata",
  "political_cards.subsidized_industry.elected": "Il giocatore può collocare gratis un bacino spaziale su un pianeta che controlla.",
  "political_cards.subsidized_studies.name": "Studi Sovvenzionati",
  "political_cards.subsidized_studies.elected": "Le tecnologie di quel colore costano 3 in meno, tutte le altre 2 in più.",
  "political_cards.technology_buy_back.name": "Riscatto delle Tecnologie",
  "political_cards.technology_buy_back.for":
    "Nella fase di status un giocatore può scartare una sua tecnologia, purché non sia requisito di un'altra che possiede, per 6 beni di commercio.",
  "political_cards.technology_buy_back.against": "In questo turno di gioco nessuno può ottenere né comprare tecnologie.",
  "political_cards.technology_investigation_committee.name": "Commissione d'Inchiesta sulla Tecnologia",
  "political_cards.technology_investigation_committee.for": "In questo turno di gioco non si possono comprare tecnologie.",
  "political_cards.technology_investigation_committee.against":
    "Ogni giocatore scarta 1 carta azione a caso; poi si pescano 2 nuove carte politiche e si risolvono in ordine.",
  "political_cards.technology_tariffs.name": "Dazi sulla Tecnologia",
  "political_cards.technology_tariffs.for": "Le tecnologie rosse costano 4 in più.",
  "political_cards.technology_tariffs.against": "Per il resto del turno di gioco non si possono ottenere né comprare tecnologie verdi.",
  "political_cards.trade_embargo.name": "Embargo Commerciale",
  "political_cards.trade_embargo.elected":
    "Tutti gli accordi commerciali con il giocatore finiscono e in questo turno di gioco e nel prossimo non se ne possono fare di nuovi con lui.",
  "political_cards.trade_war.name": "Guerra Commerciale",
  "political_cards.trade_war.for":
    "Ogni volta che usa l'abilità secondaria di Commercio un giocatore può anche scartare 1 bene di commercio di un avversario.",
  "political_cards.trade_war.against": "Ogni giocatore scarta 1 bene di commercio.",
  "political_cards.traffic_tariffs.name": "Tariffe di Transito",
  "political_cards.traffic_tariffs.for":
    "Per attivare un sistema con un pianeta di un altro giocatore bisogna spendere 1 bene di commercio o esaurire un pianeta.",
  "political_cards.traffic_tariffs.against":
    "Ogni giocatore scarta 1 segnalino di comando dal pool di comando o dall'allocazione strategica, se può.",
  "political_cards.unconventional_weapons.name": "Armi Non Convenzionali",
  "political_cards.unconventional_weapons.for": "Tutte le corazzate e le Morti Nere hanno -2 ai tiri di combattimento.",
  "political_cards.unconventional_weapons.against":
    "Ogni giocatore esaurisce, se può, un pianeta per ogni corazzata e Morte Nera che ha in gioco.",
  "political_cards.wormhole_reconstruction.name": "Ricostruzione dei Tunnel Spaziali",
  "political_cards.wormhole_reconstruction.for": "Tutti i sistemi con tunnel spaziali sono adiacenti tra loro, qualunque sia la lettera.",
  "political_cards.wormhole_reconstruction.against": "Nessun effetto; si scarta.",
  "objectives.s1_five_planets.name": "Cinque Pianeti",
  "objectives.s1_five_planets.text": "Controlla 5 pianeti fuori dal tuo sistema nativo.",
  "objectives.s1_hold_mecatol_round.name": "Un Turno su Mecatol Rex",
  "objectives.s1_hold_mecatol_round.text":
    "Hai controllato Mecatol Rex per tutta la fase della strategia e tutta la fase di azione di questo turno di gioco.",
  "objectives.s1_three_specialties.name": "Tre Specialità",
  "objectives.s1_three_specialties.text": "I pianeti che controlli hanno almeno una specialità tecnologica rossa, una verde e una blu.",
  "objectives.s1_five_technologies.name": "Cinque Tecnologie",
  "objectives.s1_five_technologies.text": "Possiedi 5 tecnologie.",
  "objectives.s1_three_same_colour.name": "Un Solo Campo",
  "objectives.s1_three_same_colour.text": "Possiedi 3 tecnologie dello stesso colore.",
  "objectives.s1_four_colours.name": "Ogni Campo",
  "objectives.s1_four_colours.text": "Possiedi tecnologie di tutti e 4 i colori.",
  "objectives.s1_spend_6_tg.name": "Sei Beni di Commercio",
  "objectives.s1_spend_6_tg.text": "Spendi ora 6 beni di commercio.",
  "objectives.s1_spend_10_resources.name": "Dieci Risorse",
  "objectives.s1_spend_10_resources.text": "Spendi ora 10 risorse.",
  "objectives.s1_spend_10_influence.name": "Dieci Influenza",
  "objectives.s1_spend_10_influence.text": "Spendi ora 10 influenza.",
  "objectives.s1_three_docks.name": "Tre Bacini",
  "objectives.s1_three_docks.text": "Tutti e 3 i tuoi bacini spaziali sono sul tabellone.",
  "objectives.s2_ten_planets.name": "Dieci Pianeti",
  "objectives.s2_ten_planets.text": "Controlla 10 pianeti fuori dal tuo sistema nativo.",
  "objectives.s2_nine_technologies.name": "Nove Tecnologie",
  "objectives.s2_nine_technologies.text": "Possiedi almeno 9 tecnologie.",
  "objectives.s2_spend_12_tg.name": "Dodici Beni di Commercio",
  "objectives.s2_spend_12_tg.text": "Spendi ora 12 beni di commercio.",
  "objectives.s2_spend_20_resources.name": "Venti Risorse",
  "objectives.s2_spend_20_resources.text": "Spendi ora 20 risorse.",
  "objectives.s2_spend_20_influence.name": "Venti Influenza",
  "objectives.s2_spend_20_influence.text": "Spendi ora 20 influenza.",
  "objectives.s2_mecatol_and_all_adjacent.name": "Il Cuore della Galassia",
  "objectives.s2_mecatol_and_all_adjacent.text": "Controlla il sistema di Mecatol Rex e tutti i sistemi adiacenti.",
  "objectives.s2_influence_over_both_neighbours.name": "Sopra i Vicini",
  "objectives.s2_influence_over_both_neighbours.text":
    "L'influenza dei tuoi pianeti supera quella dei pianeti dei tuoi due vicini messi insieme.",
  "objectives.s2_domination.name": "Dominio",
  "objectives.s2_domination.text": "I sistemi nativi di altri due giocatori sono interamente (tutti i pianeti) in mano tua.",
  "objectives.s2_supremacy.name": "Supremazia",
  "objectives.s2_supremacy.text": "Controlla 18 pianeti fuori dal tuo sistema nativo.",
  "objectives.s2_imperium_rex.name": "Imperium Rex",
  "objectives.s2_imperium_rex.text":
    "Non si può raggiungere: quando è rivelato la partita finisce subito e vince chi ha più punti vittoria.",
  "objectives.secret_conqueror.name": "Conquistatore",
  "objectives.secret_conqueror.text": "Controlla tutti i pianeti del sistema nativo di un altro giocatore.",
  "objectives.secret_diversified.name": "Versatile",
  "objectives.secret_diversified.text":
    "Controlla Mecatol Rex con un bacino spaziale e possiedi almeno 2 tecnologie in ciascuno di 3 colori.",
  "objectives.secret_focused.name": "Specialista",
  "objectives.secret_focused.text": "4 o più dei tuoi pianeti hanno la stessa specialità tecnologica.",
  "objectives.secret_forceful.name": "Possente",
  "objectives.secret_forceful.text": "Controlla Mecatol Rex con un bacino spaziale e almeno 4 corazzate nel suo sistema.",
  "objectives.secret_industrial.name": "Industriale",
  "objectives.secret_industrial.text": "Controlla Mecatol Rex e abbi sul tabellone tutti e 3 i bacini spaziali e tutte e 5 le corazzate.",
  "objectives.secret_keeper_of_gates.name": "Guardiano delle Porte",
  "objectives.secret_keeper_of_gates.text": "Abbi almeno una nave che non sia un caccia in ogni sistema con un tunnel spaziale.",
  "objectives.secret_master_of_ships.name": "Signore delle Navi",
  "objectives.secret_master_of_ships.text":
    "Controlla Mecatol Rex con un bacino spaziale e almeno 8 navi che non siano caccia nel suo sistema.",
  "objectives.secret_merciless.name": "Spietato",
  "objectives.secret_merciless.text":
    "In questo turno di gioco hai conquistato il pianeta su cui stava l'ultimo bacino spaziale rimasto a un vicino.",
  "objectives.secret_technocrat.name": "Tecnocrate",
  "objectives.secret_technocrat.text": "6 o più dei tuoi pianeti hanno una specialità tecnologica.",
  "objectives.secret_usurper.name": "Usurpatore",
  "objectives.secret_usurper.text": "Controlla Mecatol Rex con un bacino spaziale e almeno 6 forze di terra.",
  "races.sol.name": "Federazione di Sol",
  "races.letnev.name": "Baronato di Letnev",
  "races.hacan.name": "Emirati di Hacan",
  "races.l1z1x.name": "Rete Mentale L1z1x",
  "races.mentak.name": "Coalizione Mentak",
  "races.naalu.name": "Collettivo di Naalu",
  "races.norr.name": "Sardakk N'orr",
  "races.jol_nar.name": "Università di Jol-Nar",
  "races.xxcha.name": "Regno di Xxcha",
  "races.yssaril.name": "Tribù Yssaril",
  "race_abilities.sol_free_troops.name": "Leve Orbitali",
  "race_abilities.sol_free_troops.text":
    "Come un'azione: spendi 1 segnalino di comando dell'allocazione strategica per collocare gratis 2 forze di terra su un pianeta che controlli.",
  "race_abilities.sol_extra_counter.name": "Grande Burocrazia",
  "race_abilities.sol_extra_counter.text": "In ogni fase di status ottieni 1 segnalino di comando in più.",
  "race_abilities.letnev_paid_bonus.name": "Fervore Prezzolato",
  "race_abilities.letnev_paid_bonus.text":
    "Prima di un round di una battaglia spaziale o di un combattimento di invasione: spendi 2 beni di commercio; per quel round tutte le tue navi hanno +1, oppure tutte le tue forze di terra hanno +2, ai tiri di combattimento.",
  "race_abilities.letnev_larger_fleets.name": "Grandi Flotte",
  "race_abilities.letnev_larger_fleets.text": "Ogni tua flotta può avere 1 nave in più del tuo rifornimento alla flotta.",
  "race_abilities.hacan_no_approval.name": "Mercanti Fidati",
  "race_abilities.hacan_no_approval.text": "I nuovi accordi commerciali che fai non hanno bisogno dell'approvazione del giocatore attivo.",
  "race_abilities.hacan_free_trade.name": "Maestri del Mercato",
  "race_abilities.hacan_free_trade.text": "L'abilità secondaria di Commercio non ti costa segnalini di comando.",
  "race_abilities.hacan_extra_good.name": "Carovane Ricche",
  "race_abilities.hacan_extra_good.text": "Ogni tuo accordo commerciale che ti rende qualcosa rende 1 bene di commercio in più.",
  "race_abilities.hacan_lasting_agreements.name": "Contratti Duraturi",
  "race_abilities.hacan_lasting_agreements.text":
    "Nessuno può rompere un accordo commerciale con te; la guerra aperta con quel partner lo rompe comunque.",
  "race_abilities.hacan_card_exchange.name": "Mediatori di Carte",
  "race_abilities.hacan_card_exchange.text": "Nella fase di status puoi scambiare carte azione con gli altri giocatori.",
  "race_abilities.l1z1x_cheap_dreadnoughts.name": "Corazzate a Buon Mercato",
  "race_abilities.l1z1x_cheap_dreadnoughts.text": "Le tue corazzate hanno un costo base di 4.",
  "race_abilities.l1z1x_attack_bonus.name": "Attacco Implacabile",
  "race_abilities.l1z1x_attack_bonus.text":
    "Le tue corazzate hanno +1 nelle battaglie spaziali; le tue forze di terra hanno +1 nei combattimenti di invasione quando attaccano.",
  "race_abilities.l1z1x_extra_counter.name": "Pianificatori",
  "race_abilities.l1z1x_extra_counter.text": "Cominci la partita con 1 segnalino di comando in più nell'allocazione strategica.",
  "race_abilities.mentak_extra_fleet.name": "Porti Affollati",
  "race_abilities.mentak_extra_fleet.text": "Cominci la partita con 1 segnalino di comando in più nel rifornimento alla flotta.",
  "race_abilities.mentak_ambush.name": "Imboscata",
  "race_abilities.mentak_ambush.text":
    "Prima di una battaglia spaziale a cui partecipi, fino a 2 tuoi incrociatori o torpediniere sparano un colpo ciascuno; le perdite si tolgono subito, senza risposta.",
  "race_abilities.mentak_piracy.name": "Pirateria",
  "race_abilities.mentak_piracy.text":
    "Nella fase della strategia prendi 1 bene di commercio a ciascuno di un massimo di 2 giocatori diversi che ne abbiano almeno 3.",
  "race_abilities.naalu_acts_first.name": "Preveggenza",
  "race_abilities.naalu_acts_first.text": "Il numero di iniziativa della tua carta strategia è sempre 0: agisci per primo.",
  "race_abilities.naalu_early_retreat.name": "Ritirata Anticipata",
  "race_abilities.naalu_early_retreat.text":
    "Se attaccata, la tua flotta può ritirarsi prima che cominci la battaglia spaziale, secondo le normali regole della ritirata.",
  "race_abilities.naalu_fighter_bonus.name": "Menti dei Caccia",
  "race_abilities.naalu_fighter_bonus.text": "I tuoi caccia hanno +1 ai tiri di combattimento nelle battaglie spaziali.",
  "race_abilities.norr_bonus.name": "Guerrieri Feroci",
  "race_abilities.norr_bonus.text":
    "Tutti i tuoi tiri di combattimento hanno +1 (cioè ogni tiro confrontato con il valore di combattimento di un'unità: contano anche il fuoco dei PDS e i colpi prima della battaglia).",
  "race_abilities.jol_nar_penalty.name": "Combattenti Scarsi",
  "race_abilities.jol_nar_penalty.text": "Tutti i tuoi tiri di combattimento hanno -1.",
  "race_abilities.jol_nar_both_abilities.name": "Ricerca Brillante",
  "race_abilities.jol_nar_both_abilities.text": "Quando usi l'abilità secondaria di Tecnologia puoi eseguire anche l'abilità primaria.",
  "race_abilities.jol_nar_reroll.name": "Ricalcolo",
  "race_abilities.jol_nar_reroll.text":
    "Spendi 1 segnalino di comando dell'allocazione strategica per tirare di nuovo un dado qualsiasi che hai appena tirato.",
  "race_abilities.xxcha_either_ability.name": "Inviati",
  "race_abilities.xxcha_either_ability.text":
    "Quando useresti l'abilità secondaria di Diplomazia puoi eseguire invece l'abilità primaria (il segnalino di comando si paga comunque).",
  "race_abilities.xxcha_cancel_agenda.name": "Annullamento",
  "race_abilities.xxcha_cancel_agenda.text":
    "Subito dopo che una carta politica è stata pescata e letta, spendi 1 segnalino di comando dell'allocazione strategica per annullarla; se ne pesca un'altra al suo posto.",
  "race_abilities.xxcha_first_round_penalty.name": "Aura di Pace",
  "race_abilities.xxcha_first_round_penalty.text":
    "Nel primo round di ogni battaglia spaziale e di ogni combattimento di invasione i tuoi avversari hanno -1 ai tiri di combattimento contro di te.",
  "race_abilities.yssaril_skip.name": "Pazienza",
  "race_abilities.yssaril_skip.text": "Nella fase di azione puoi saltare il tuo turno senza passare, ma mai due volte di seguito.",
  "race_abilities.yssaril_extra_card.name": "Intriganti",
  "race_abilities.yssaril_extra_card.text": "In ogni fase di status peschi 1 carta azione in più.",
  "race_abilities.yssaril_no_hand_limit.name": "Assi nella Manica",
  "race_abilities.yssaril_no_hand_limit.text": "Per le tue carte azione non vale mai alcun limite di mano.",
  "race_abilities.yssaril_spy.name": "Spie",
  "race_abilities.yssaril_spy.text": "Una volta in ogni fase della strategia guarda le carte azione in mano a un altro giocatore.",
  "leaders.leader_jol_nar_rin_scientist.name": "Rin (scienziato)",
  "leaders.leader_jol_nar_rin_admiral.name": "Rin (ammiraglio)",
  "units.space_dock.name": "Bacino spaziale",
  "units.space_dock.text":
    "Sta su un pianeta (uno per pianeta). Produce fino a (risorse del pianeta + 2) unità per ogni attivazione del suo sistema. Nuovo bacino: solo nel passo di produzione, su un pianeta tenuto per tutto il turno di gioco e senza navi nemiche nel sistema; non può produrre nel turno di gioco in cui è collocato. Finché nel sistema c'è una nave nemica (assedio) non produce navi, ma ancora forze di terra e PDS. È distrutto quando il pianeta è perso.",
  "units.ground_force.name": "Forza di terra",
  "units.ground_force.text":
    "Serve per prendere pianeti. 1 risorsa ne compra due (1 risorsa anche per una sola; niente coppie miste con un caccia). La portano solo unità con capacità; a bordo di una nave non combatte.",
  "units.carrier.name": "Trasporto",
  "units.carrier.text":
    "Carica forze di terra e PDS nel sistema in cui comincia, attraversa o finisce il movimento, tranne nei sistemi che il suo proprietario ha attivato prima in questo turno di gioco e in quelli con navi nemiche. Se è distrutto, le forze di terra e i PDS a bordo sono persi; i caccia sopravvivono solo se dopo la battaglia c'è altra capacità.",
  "units.pds.name": "PDS, sistema di difesa planetaria",
  "units.pds.text":
    "Al massimo 2 per pianeta. Scudo planetario: le corazzate nemiche non possono bombardare il pianeta. Cannone spaziale: dopo il movimento di un'attivazione, 1 colpo contro il giocatore attivo (o del giocatore attivo contro i nemici) nel proprio sistema (anche in quelli adiacenti con Cannone dello Spazio Profondo). Difesa dalle invasioni: 1 colpo per PDS contro gli invasori prima del primo round. I centri si subiscono subito, senza risposta. Si trasporta come le forze di terra.",
  "units.fighter.name": "Caccia",
  "units.fighter.text":
    "1 risorsa ne compra due. Non può muovere da solo. Ha bisogno di capacità nel suo sistema (bacino spaziale 3, trasporto 6, Morte Nera 6); quelli in eccesso si tolgono, ma non durante una battaglia. Non blocca il movimento nemico.",
  "units.cruiser.name": "Incrociatore",
  "units.cruiser.text": "Nessuna abilità propria. Può posare mine spaziali, se si usa quella regola opzionale.",
  "units.destroyer.name": "Torpediniera",
  "units.destroyer.text":
    "Sbarramento anti-caccia: prima di una battaglia spaziale ogni torpediniera di entrambe le parti tira 2 dadi; ogni risultato pari o superiore al suo valore di combattimento distrugge subito un caccia nemico, senza risposta; una volta per battaglia.",
  "units.dreadnought.name": "Corazzata",
  "units.dreadnought.text":
    "Bombarda una volta per attivazione, solo un pianeta che sta invadendo con forze di terra amiche e solo se il pianeta non ha PDS.",
  "units.war_sun.name": "Morte Nera",
  "units.war_sun.text":
    "Per costruirla serve la tecnologia Morte Nera. Bombarda con 3 dadi, ignora gli scudi dei PDS e può bombardare anche senza sbarcare truppe.",
  "domain_counters.peaceful_annexation.name": "Annessione Pacifica",
  "domain_counters.peaceful_annexation.text": "Non succede nulla; lo sbarco continua.",
  "domain_counters.natural_wealth_2.name": "Ricchezza Naturale",
  "domain_counters.natural_wealth_2.text": "Ottieni 2 beni di commercio.",
  "domain_counters.natural_wealth_4.name": "Ricchezza Naturale",
  "domain_counters.natural_wealth_4.text": "Ottieni 4 beni di commercio.",
  "domain_counters.technological_society.name": "Società Tecnologica",
  "domain_counters.technological_society.text":
    "Il giocatore alla tua sinistra sceglie dal tuo mazzo una tecnologia di cui hai i requisiti; la ottieni gratis.",
  "domain_counters.industrial_society.name": "Società Industriale",
  "domain_counters.industrial_society.text":
    "Puoi collocare qui gratis un bacino spaziale (in questo turno di gioco non può produrre); la carta pianeta arriva non esaurita.",
  "domain_counters.biohazard.name": "Rischio Biologico",
  "domain_counters.biohazard.text":
    "Finché il segnalino resta, la prima forza di terra di ogni sbarco è distrutta; il primo giocatore che invade con successo può toglierlo.",
  "domain_counters.radiation.name": "Radiazioni",
  "domain_counters.radiation.text": "Tutte le forze di terra di questo sbarco muoiono e il pianeta resta senza controllo.",
  "domain_counters.hostile_locals_1.name": "Locali Ostili",
  "domain_counters.hostile_locals_1.text":
    "1 forza di terra locale combatte ogni invasore (per lei tira un altro giocatore); dopo un'invasione fallita torna a piena forza; non può essere bombardata.",
  "domain_counters.hostile_locals_2.name": "Locali Ostili",
  "domain_counters.hostile_locals_2.text":
    "2 forze di terra locali combattono ogni invasore (per loro tira un altro giocatore); dopo un'invasione fallita tornano a piena forza; non possono essere bombardate.",
  "domain_counters.hostile_locals_3.name": "Locali Ostili",
  "domain_counters.hostile_locals_3.text":
    "3 forze di terra locali combattono ogni invasore (per loro tira un altro giocatore); dopo un'invasione fallita tornano a piena forza; non possono essere bombardate.",
  "domain_counters.lazax_survivors.name": "Sopravvissuti di Lazax",
  "domain_counters.lazax_survivors.text":
    "Puoi prendere il segnalino: 3 voti in più su ogni ordine del giorno successivo. Se sondato: si toglie, chi l'ha sondato ottiene 1 punto vittoria e pesca 3 carte azione. Se annientato: chi lo fa scarta tutte le carte azione, esaurisce tutti i pianeti, perde tutti i beni di commercio e non può votare sul prossimo ordine del giorno.",
  "domain_counters.settlers.name": "Coloni",
  "domain_counters.settlers.text":
    "Le forze di terra sbarcate tornano sulla loro nave; tira un dado: 6-10 colloca qui gratis 2 tue forze di terra, 1-5 un avversario a caso ne colloca qui gratis 2 sue.",
  "domain_counters.alpha_wormhole_discovery.name": "Scoperto un Tunnel Spaziale (alfa)",
  "domain_counters.alpha_wormhole_discovery.text": "Ora il sistema ha un tunnel spaziale alfa.",
  "domain_counters.beta_wormhole_discovery.name": "Scoperto un Tunnel Spaziale (beta)",
  "domain_counters.beta_wormhole_discovery.text": "Ora il sistema ha un tunnel spaziale beta.",
};
