// Teksty pakietu po polsku, według pliku, id i kolumny. Nazwy i słowa są nasze.
export const texts: Record<string, string> = {
  "strategy_cards.initiative.name": "Inicjatywa",
  "strategy_cards.initiative.special":
    "Wybierając ją, bierzesz żeton Mówcy. Przez całą fazę akcji zdolności dodatkowe nie kosztują cię żetonów dowodzenia. W następnej fazie strategii nie możesz jej wybrać (przy 4 graczach: chyba że nic innego nie zostało). Nie wykonuje się z niej akcji strategicznej.",
  "strategy_cards.diplomacy.name": "Dyplomacja",
  "strategy_cards.diplomacy.primary":
    "Wskaż przeciwnika: do końca tej fazy żaden z was nie może aktywować systemów z oddziałami drugiego (łącznie z siłami naziemnymi i PSD).",
  "strategy_cards.diplomacy.secondary": "Odśwież do 2 swoich wykorzystanych planet poza systemem ojczystym.",
  "strategy_cards.political.name": "Polityka",
  "strategy_cards.political.primary":
    "Pociągnij 3 karty akcji i zyskaj 1 żeton dowodzenia. Potem pociągnij wierzchnią kartę polityki i rozpatrz jej uchwałę. Na koniec obejrzyj w tajemnicy 3 wierzchnie karty polityki: 1 odłóż na wierzch, pozostałe na spód, zakryte.",
  "strategy_cards.political.secondary": "Pociągnij 1 kartę akcji.",
  "strategy_cards.logistics.name": "Logistyka",
  "strategy_cards.logistics.primary": "Zyskaj 4 żetony dowodzenia.",
  "strategy_cards.logistics.secondary": "Wydaj wpływy: zyskaj 1 żeton dowodzenia za każde 3 wydane wpływy.",
  "strategy_cards.trade.name": "Handel",
  "strategy_cards.trade.primary":
    "Wybierz: (a) zyskaj 3 towary, pobierz towary ze swoich obowiązujących umów, potem otwórz negocjacje między wszystkimi graczami: każda nowa umowa wymaga twojej zgody; albo (b) zerwij wszystkie umowy handlowe w grze, także Hacan.",
  "strategy_cards.trade.secondary": "Pobierz towary ze swoich umów handlowych.",
  "strategy_cards.warfare.name": "Wojna",
  "strategy_cards.warfare.primary": "Zdejmij z planszy jeden swój żeton dowodzenia i włóż go do puli dowodzenia.",
  "strategy_cards.warfare.secondary":
    "Wybierz gdziekolwiek 1 lub 2 swoje krążowniki lub niszczyciele; każdy może ruszyć do sąsiedniego pustego systemu, który nie jest ojczysty; potem w każdym z tych systemów połóż 1 żeton dowodzenia z uzupełnień.",
  "strategy_cards.technology.name": "Technologia",
  "strategy_cards.technology.primary": "Zyskaj 1 technologię, której wymagania spełniasz.",
  "strategy_cards.technology.secondary": "Zapłać 8 zasobów (minus zniżki) za 1 technologię, której wymagania spełniasz.",
  "strategy_cards.imperial.name": "Imperium",
  "strategy_cards.imperial.primary": "Odkryj wierzchni cel ogólny, potem zyskaj 2 punkty zwycięstwa.",
  "strategy_cards.imperial.secondary":
    "Wyprodukuj oddziały w jednym ze swoich systemów z co najmniej jedną przyjazną stacją kosmiczną, nawet już aktywowanym; to go nie aktywuje.",
  "technologies.antimass_deflectors.name": "Deflektor Masy",
  "technologies.antimass_deflectors.text":
    "Twoje statki mogą przelatywać przez pola asteroidów w drodze do aktywowanego systemu; nie mogą tam kończyć ruchu.",
  "technologies.xrd_transporters.name": "Transporter XRD",
  "technologies.xrd_transporters.text": "Twoje transportowce mają +1 do prędkości.",
  "technologies.light_wave_deflector.name": "Deflektor fal świetlnych",
  "technologies.light_wave_deflector.text":
    "Systemy z wrogimi statkami nie zatrzymują twoich statków: mogą przez nie przelecieć dalej do aktywowanego systemu.",
  "technologies.type_iv_drive.name": "Napęd typu IV",
  "technologies.type_iv_drive.text": "Twoje krążowniki i pancerniki mają +1 do prędkości.",
  "technologies.advanced_fighters.name": "Zaawansowane myśliwce",
  "technologies.advanced_fighters.text":
    "Twoje myśliwce mają własną prędkość 2, +1 do rzutów bojowych, nie potrzebują transportowców ani stacji kosmicznych i zatrzymują wrogie statki lecące przez ich system.",
  "technologies.fleet_logistics.name": "Logistyka floty",
  "technologies.fleet_logistics.text":
    "Wykonując akcję taktyczną, możesz w tej samej turze wykonać dwie pełne z rzędu (każda płaci za swoją aktywację).",
  "technologies.stasis_capsules.name": "Kapsuły podtrzymujące życie",
  "technologies.stasis_capsules.text": "Każdy twój krążownik i pancernik może przewozić 1 oddział sił naziemnych.",
  "technologies.cybernetics.name": "Cybernetyka",
  "technologies.cybernetics.text": "Twoje myśliwce mają +1 do wszystkich rzutów bojowych.",
  "technologies.neural_motivator.name": "Motywator neuronowy",
  "technologies.neural_motivator.text": "W każdej fazie statusu ciągnij o 1 kartę akcji więcej.",
  "technologies.dacxive_animators.name": "Animatory Dacxive",
  "technologies.dacxive_animators.text":
    "Po wygranej inwazji rzuć kością za każdy stracony w niej oddział sił naziemnych obu stron; każde 6 lub więcej stawia na tej planecie 1 twój oddział sił naziemnych z uzupełnień.",
  "technologies.gen_synthesis.name": "Synteza genetyczna",
  "technologies.gen_synthesis.text":
    "Twoje siły naziemne mają +1 do rzutów bojowych podczas inwazji. Gdy twój oddział sił naziemnych zostaje zniszczony, rzuć kością: przy 5 lub więcej postaw go zamiast tego na swojej planecie w systemie ojczystym.",
  "technologies.x89_bacterial_weapon.name": "Broń bakteryjna X-89",
  "technologies.x89_bacterial_weapon.text":
    "Przed bombardowaniem twój pancernik lub Słońce Bojowe może zamiast tego zniszczyć wszystkie wrogie siły naziemne na planecie; potem odrzucasz wszystkie swoje karty akcji.",
  "technologies.enviro_compensator.name": "Kompensator środowiskowy",
  "technologies.enviro_compensator.text": "Każda twoja stacja kosmiczna może produkować o 1 oddział więcej.",
  "technologies.sarween_tools.name": "Narzędzia sarwińskie",
  "technologies.sarween_tools.text": "Za każdym razem, gdy produkujesz w swojej stacji kosmicznej, masz tam 1 dodatkowy zasób do wydania.",
  "technologies.graviton_laser_system.name": "Grawitonowy system laserowy",
  "technologies.graviton_laser_system.text": "Każdy chybiony rzut bojowy twoich PSD można raz przerzucić.",
  "technologies.micro_technology.name": "Mikrotechnologia",
  "technologies.micro_technology.text":
    "Używając zdolności dodatkowej Handlu, zyskujesz 1 towar więcej za każdą swoją obowiązującą umowę. Według późniejszej erraty: zawsze, gdy otrzymujesz towary z umów.",
  "technologies.integrated_economy.name": "Zintegrowana gospodarka",
  "technologies.integrated_economy.text":
    "Oddziały z twoich stacji kosmicznych można umieścić w sąsiednim systemie, który jest aktywowany przez ciebie i pusty lub przyjazny; siły naziemne i PSD tylko na przyjaznych planetach w tym zasięgu.",
  "technologies.transit_diodes.name": "Diody tranzytowe",
  "technologies.transit_diodes.text":
    "Jako akcja: wydaj 1 żeton dowodzenia z zasobów strategicznych, aby przenieść do 4 oddziałów sił naziemnych z jednej swojej planety na inną swoją planetę.",
  "technologies.hylar_v_assault_laser.name": "Laser szturmowy Hylar V",
  "technologies.hylar_v_assault_laser.text":
    "Twoje krążowniki i niszczyciele mają +1 do wszystkich rzutów bojowych (także w zaporze przeciw myśliwcom).",
  "technologies.deep_space_cannon.name": "Działo dalekiego zasięgu",
  "technologies.deep_space_cannon.text": "Twoje PSD mogą strzelać także do statków w systemach sąsiadujących z ich własnym.",
  "technologies.magen_defense_grid.name": "Siatka obronna Magen",
  "technologies.magen_defense_grid.text":
    "Twoje PSD mają +1 do wszystkich rzutów bojowych; twoje siły naziemne broniące planety z twoim PSD mają +1 do rzutów bojowych podczas inwazji.",
  "technologies.war_sun_tech.name": "Słońce Bojowe",
  "technologies.war_sun_tech.text": "Możesz produkować Słońca Bojowe.",
  "technologies.assault_cannon.name": "Działo szturmowe",
  "technologies.assault_cannon.text":
    "Przed bitwą gwiezdną każdy twój biorący w niej udział pancernik może oddać jeden strzał; straty usuwa się od razu, bez odpowiedzi ogniem.",
  "technologies.graviton_negator.name": "Negator grawitonów",
  "technologies.graviton_negator.text":
    "Twoje pancerniki mogą bombardować planety z PSD. Twoje myśliwce w systemie mogą walczyć podczas inwazji; ocalałe wracają w przestrzeń i nigdy nie przejmują kontroli nad planetą.",
  "action_cards.armistice.name": "Zawieszenie broni",
  "action_cards.armistice.text": "Wybierz przeciwnika i planetę, którą kontrolujesz: w tej rundzie nie może on jej najechać.",
  "action_cards.chemical_warfare.name": "Wojna chemiczna",
  "action_cards.chemical_warfare.text":
    "Gdy twój pancernik jest w systemie z wrogą planetą: zniszcz połowę sił naziemnych na tej planecie (zaokrąglając w górę). PSD temu nie zapobiegają. (Tuż przed inwazją.)",
  "action_cards.civil_defense.name": "Obrona cywilna",
  "action_cards.civil_defense.text": "Umieść za darmo 2 PSD na kontrolowanej przez siebie planecie, na której nie ma żadnego.",
  "action_cards.command_summit.name": "Narada dowództwa",
  "action_cards.command_summit.text": "Zyskaj 2 żetony dowodzenia; oba trafiają do puli dowodzenia.",
  "action_cards.corporate_sponsorship.name": "Sponsoring korporacji",
  "action_cards.corporate_sponsorship.text":
    "Ten zakup kosztuje o 4 zasoby mniej, jeśli technologia jest zielona. (Tuż przed zakupem technologii.)",
  "action_cards.council_dissolved.name": "Rozwiązanie Rady",
  "action_cards.council_dissolved.text":
    "Ten gracz nie ciągnie karty polityki. (Tuż po tym, jak gracz użył zdolności podstawowej Polityki.)",
  "action_cards.cultural_crisis.name": "Kryzys kulturowy",
  "action_cards.cultural_crisis.text":
    "Wybierz gracza (możesz siebie): w tej rundzie traci wszystkie zdolności specjalne rasy, dobre i złe.",
  "action_cards.determine_policy.name": "Wyznaczenie kursu",
  "action_cards.determine_policy.text":
    "Wybierz dowolną kartę polityki z talii, z odrzuconych albo spośród praw w grze: Rada głosuje nad nią i nie ciągnie się nowej. Jeśli pochodzi z talii, potasuj talię. (Tuż przed pociągnięciem karty polityki.)",
  "action_cards.diplomatic_immunity.name": "Immunitet dyplomatyczny",
  "action_cards.diplomatic_immunity.text":
    "Wybierz system z co najmniej jednym twoim statkiem: w tej rundzie tylko ty możesz go aktywować.",
  "action_cards.direct_hit.name": "Bezpośrednie trafienie",
  "action_cards.direct_hit.text":
    "Zniszcz jeden uszkodzony pancernik lub Słońce Bojowe. (Tuż po uszkodzeniu statku w bitwie gwiezdnej, w której bierzesz udział.)",
  "action_cards.disclosure.name": "Ujawnienie",
  "action_cards.disclosure.text": "Obejrzyj karty akcji na ręce przeciwnika i odrzuć jedną z nich.",
  "action_cards.discredit.name": "Dyskredytacja",
  "action_cards.discredit.text":
    "Jego głos zamienia się we wstrzymanie od głosu, także przy wyborach. (Tuż po tym, jak inny gracz zagłosował nad uchwałą.)",
  "action_cards.dug_in.name": "Okopani",
  "action_cards.dug_in.text":
    "Wybierz planetę: w tej rundzie twoich sił naziemnych na niej nie można bombardować. (Tuż przed bombardowaniem.)",
  "action_cards.emergency_repairs.name": "Naprawy awaryjne",
  "action_cards.emergency_repairs.text": "Wybierz system: napraw wszystkie swoje pancerniki i Słońca Bojowe w tym systemie.",
  "action_cards.experimental_battlestation.name": "Eksperymentalna stacja bojowa",
  "action_cards.experimental_battlestation.text":
    "Jedna twoja stacja kosmiczna strzela trzy razy, jak twój PSD, do wrogiej floty w zasięgu. (Gdy przeciwnik aktywował system i do niego wleciał.)",
  "action_cards.fantastic_rhetoric.name": "Porywająca retoryka",
  "action_cards.fantastic_rhetoric.text": "W tym głosowaniu masz 10 dodatkowych głosów. (Tuż przed twoim głosem.)",
  "action_cards.fighter_prototype.name": "Prototyp myśliwca",
  "action_cards.fighter_prototype.text":
    "Wybierz system: wszystkie twoje myśliwce w nim mają +2 do rzutów bojowych przez jedną rundę walki.",
  "action_cards.flank_speed.name": "Prędkość manewrowa",
  "action_cards.flank_speed.text":
    "Wszystkie statki, które przy tej aktywacji lecą do tego systemu, mają +1 do prędkości. (Tuż po tym, jak aktywujesz system.)",
  "action_cards.focused_research.name": "Ukierunkowane badania",
  "action_cards.focused_research.text":
    "Zapłać 6 zasobów, aby pominąć to jedno brakujące wymaganie. (Tuż przed zakupem technologii, do której brakuje ci dokładnie jednej wymaganej technologii.)",
  "action_cards.ghost_ship.name": "Statek widmo",
  "action_cards.ghost_ship.text": "Umieść za darmo niszczyciel w dowolnym systemie z tunelem czasoprzestrzennym i bez wrogich statków.",
  "action_cards.good_year.name": "Dobry rok",
  "action_cards.good_year.text": "Zyskaj 1 towar za każdą planetę, którą kontrolujesz poza swoim systemem ojczystym.",
  "action_cards.grand_armada.name": "Wielka armada",
  "action_cards.grand_armada.text":
    "W tej rundzie zaopatrzenie floty nie ogranicza twojego systemu ojczystego; nadmiar statków usuwa się na koniec fazy statusu.",
  "action_cards.in_the_silence_of_space.name": "W ciszy kosmosu",
  "action_cards.in_the_silence_of_space.text":
    "Wybierz jedną swoją flotę: przy tej aktywacji jej statki o prędkości 2 lub większej mogą przelecieć (bez zatrzymania) przez jeden system z wrogimi statkami. (Tuż po tym, jak aktywujesz system.)",
  "action_cards.influence_in_the_merchants_guild.name": "Wpływy w Gildii Kupieckiej",
  "action_cards.influence_in_the_merchants_guild.text": "Zerwij jedną umowę handlową w grze.",
  "action_cards.insubordination.name": "Niesubordynacja",
  "action_cards.insubordination.text": "Usuń 1 żeton dowodzenia z puli dowodzenia jednego przeciwnika.",
  "action_cards.into_the_breach.name": "W wyłom",
  "action_cards.into_the_breach.text":
    "Wybierz swój pancernik biorący udział w bitwie: wszystkie statki jego floty mają +1 do rzutów bojowych przez całą bitwę; pierwsze 2 trafienia w tę flotę przyjmuje wybrany pancernik.",
  "action_cards.local_unrest.name": "Lokalne zamieszki",
  "action_cards.local_unrest.text":
    "Wybierz planetę poza systemami ojczystymi: wykorzystaj ją i, jeśli to możliwe, zniszcz na niej 1 oddział sił naziemnych; jeśli nie zostaną tam żadne siły naziemne, staje się neutralna.",
  "action_cards.lucky_shot.name": "Szczęśliwy strzał",
  "action_cards.lucky_shot.text": "Zniszcz jeden wrogi pancernik, krążownik lub niszczyciel w systemie z planetą, którą kontrolujesz.",
  "action_cards.massive_transport.name": "Wielki transport",
  "action_cards.massive_transport.text":
    "Przenieś jedną swoją stację kosmiczną na inną kontrolowaną przez siebie planetę; obie musi łączyć trasa wolna od wrogich statków.",
  "action_cards.master_of_trade.name": "Mistrz handlu",
  "action_cards.master_of_trade.text": "Odśwież do 2 swoich wykorzystanych planet. (Tylko z dwiema umowami handlowymi.)",
  "action_cards.minelayers.name": "Stawiacze min",
  "action_cards.minelayers.text":
    "Każdy twój krążownik w tym systemie zadaje 1 automatyczne trafienie przed pierwszą rundą bitwy gwiezdnej. (Tuż po tym, jak wroga flota wleciała do systemu z twoją flotą.)",
  "action_cards.morale_boost.name": "Wzrost morale",
  "action_cards.morale_boost.text":
    "Wszystkie twoje oddziały mają +1 do rzutów bojowych w tej rundzie. (Tuż przed rundą bitwy gwiezdnej lub inwazji.)",
  "action_cards.multiculturalism.name": "Wielokulturowość",
  "action_cards.multiculturalism.text": "Na tę rundę zyskujesz jedną zdolność specjalną rasy jednego przeciwnika.",
  "action_cards.opening_the_black_box.name": "Otwarcie czarnej skrzynki",
  "action_cards.opening_the_black_box.text":
    "Twoje planety z czerwoną specjalnością dają po 2 zniżki zamiast 1, jeśli technologia jest czerwona. (Tuż przed zakupem technologii.)",
  "action_cards.patrol.name": "Patrol",
  "action_cards.patrol.text":
    "Rusz do 2 swoich krążowników lub niszczycieli z aktywowanego systemu do sąsiednich pustych systemów i w każdym z nich połóż żeton dowodzenia z uzupełnień.",
  "action_cards.plague.name": "Zaraza",
  "action_cards.plague.text":
    "Wybierz planetę przeciwnika: rzuć kością za każdy oddział sił naziemnych na niej; wynik parzysty go niszczy. Planeta pozostaje jego, nawet jeśli nie zostanie żaden.",
  "action_cards.policy_paralysis.name": "Paraliż polityczny",
  "action_cards.policy_paralysis.text":
    "Wybierz przeciwnika: tym razem nie może użyć zdolności dodatkowej tej karty. (Tuż po rozpatrzeniu zdolności podstawowej karty strategii.)",
  "action_cards.political_stability.name": "Stabilność polityczna",
  "action_cards.political_stability.text":
    "Zatrzymaj swoją kartę strategii na następną rundę, zamiast ją zwracać; w następnej fazie strategii nie wybierasz. (Nie można, jeśli masz Imperium lub Inicjatywę.)",
  "action_cards.privateers.name": "Korsarze",
  "action_cards.privateers.text": "Zabierz wszystkie towary jednego przeciwnika: połowę zatrzymaj (zaokrąglając w dół), resztę odrzuć.",
  "action_cards.productivity_spike.name": "Skok wydajności",
  "action_cards.productivity_spike.text":
    "Wybierz jedną swoją stację kosmiczną: w tej rundzie jej limit produkcji rośnie o wpływy jej planety.",
  "action_cards.public_disgrace.name": "Publiczna hańba",
  "action_cards.public_disgrace.text": "Musi ją oddać i wybrać inną. (Tuż po tym, jak gracz wybrał kartę strategii.)",
  "action_cards.rally_of_the_people.name": "Pospolite ruszenie",
  "action_cards.rally_of_the_people.text": "Zyskaj za darmo 1 pancernik w swoim systemie ojczystym.",
  "action_cards.rare_mineral.name": "Rzadki minerał",
  "action_cards.rare_mineral.text": "Zyskaj 3 towary. (Tuż po udanym najeździe na neutralną planetę.)",
  "action_cards.recheck.name": "Ponowna kontrola",
  "action_cards.recheck.text":
    "Tę kość trzeba przerzucić. (Tuż po rzucie dowolną kością bojową w bitwie gwiezdnej lub inwazji, w której bierzesz udział.)",
  "action_cards.reparations.name": "Reparacje",
  "action_cards.reparations.text":
    "Wykorzystaj planetę tego przeciwnika, a potem odśwież jedną swoją planetę o takich samych lub mniejszych zasobach. (Tuż po tym, jak przeciwnik odebrał ci planetę.)",
  "action_cards.rise_of_a_messiah.name": "Nadejście mesjasza",
  "action_cards.rise_of_a_messiah.text": "Zyskaj 1 oddział sił naziemnych na każdej planecie, którą kontrolujesz.",
  "action_cards.ruinous_tariffs.name": "Rujnujące cła",
  "action_cards.ruinous_tariffs.text":
    "Wybierz gracza, z którym masz umowę handlową: oddaje ci połowę swoich towarów (zaokrąglając w górę). (Tuż po tym, jak wybrany gracz użył zdolności dodatkowej Handlu.)",
  "action_cards.sabotage.name": "Sabotaż",
  "action_cards.sabotage.text":
    "Anuluj tę kartę i odrzuć obie. Innego Sabotażu nie można anulować. (Tuż po tym, jak inny gracz zagrał kartę akcji.)",
  "action_cards.scientist_assassination.name": "Zamach na uczonego",
  "action_cards.scientist_assassination.text": "Wybierz gracza: w tej rundzie nie może zyskiwać ani kupować technologii.",
  "action_cards.secret_industrial_agent.name": "Tajny agent przemysłowy",
  "action_cards.secret_industrial_agent.text": "Zniszcz jedną stację kosmiczną poza systemami ojczystymi.",
  "action_cards.shields_holding.name": "Osłony wytrzymują",
  "action_cards.shields_holding.text":
    "Anuluj do 2 trafień z tej rundy bitwy gwiezdnej, w której bierzesz udział. (Po rzucie przeciwnika, zanim usuniesz straty.)",
  "action_cards.signal_jamming.name": "Zagłuszanie sygnału",
  "action_cards.signal_jamming.text": "Połóż żeton dowodzenia z uzupełnień innego gracza w dowolnym systemie, który nie jest ojczysty.",
  "action_cards.skilled_retreat.name": "Mistrzowski odwrót",
  "action_cards.skilled_retreat.text":
    "Twoja flota opuszcza bitwę: połóż żeton dowodzenia z uzupełnień w sąsiednim nieaktywowanym systemie, przyjaznym lub pustym, i przenieś tam flotę. (Przed rundą bitwy gwiezdnej.)",
  "action_cards.spacedock_accident.name": "Wypadek w stacji kosmicznej",
  "action_cards.spacedock_accident.text":
    "Wybierz stację kosmiczną poza systemami ojczystymi: w tej rundzie jej właściciel nie może w niej produkować.",
  "action_cards.star_of_death.name": "Gwiazda śmierci",
  "action_cards.star_of_death.text":
    "Wybierz planetę w systemie z twoim Słońcem Bojowym: zniszcz na niej wszystkie siły naziemne, PSD i stacje kosmiczne i połóż na niej żeton znaleziska Promieniowanie; planeta staje się neutralna. (Tuż przed desantem planetarnym w akcji taktycznej.)",
  "action_cards.stellar_criminals.name": "Gwiezdni przestępcy",
  "action_cards.stellar_criminals.text":
    "Wybierz przeciwnika: wykorzystuje połowę swoich niewykorzystanych planet, według własnego wyboru (zaokrąglając w dół).",
  "action_cards.strategic_bombardment.name": "Bombardowanie strategiczne",
  "action_cards.strategic_bombardment.text":
    "Wykorzystaj te planety. Potem rzuć kością: 1-5 odrzuć tę kartę, 6-10 weź ją z powrotem na rękę. (Tylko ze Słońcem Bojowym w systemie z planetami przeciwnika.)",
  "action_cards.strategic_flexibility.name": "Elastyczna strategia",
  "action_cards.strategic_flexibility.text":
    "Wymień swoją kartę strategii na taką, której nikt nie wybrał. (Po wszystkich wyborach, przed położeniem znaczników premii.)",
  "action_cards.strategic_shift.name": "Zmiana strategii",
  "action_cards.strategic_shift.text":
    "Wskaż kartę strategii: w tej rundzie nikt nie może jej wybrać. (Przed wyborem pierwszej karty strategii.)",
  "action_cards.successful_spy.name": "Udane szpiegostwo",
  "action_cards.successful_spy.text": "Zabierz przeciwnikowi 2 losowe karty akcji.",
  "action_cards.synchronicity.name": "Synchroniczność",
  "action_cards.synchronicity.text": "Znajdź jedną kartę w talii kart akcji, weź ją i potasuj talię.",
  "action_cards.tech_bubble.name": "Bańka technologiczna",
  "action_cards.tech_bubble.text":
    "Wydaj 1 żeton dowodzenia z zasobów strategicznych, aby użyć także jej zdolności dodatkowej za zwykłą cenę. (Tuż po tym, jak użyjesz zdolności podstawowej Technologii.)",
  "action_cards.thugs.name": "Zbiry",
  "action_cards.thugs.text":
    "Wybierz gracza: do końca rundy nie może głosować nad kartami polityki. (Po odczytaniu uchwały, przed pierwszym głosem.)",
  "action_cards.touch_of_genius.name": "Przebłysk geniuszu",
  "action_cards.touch_of_genius.text":
    "Zapłać 3 wpływy, aby użyć działania dowolnej odrzuconej karty akcji. (Wtedy, gdy można by zagrać tę kartę.)",
  "action_cards.trade_stop.name": "Wstrzymanie handlu",
  "action_cards.trade_stop.text": "Zerwij wszystkie umowy handlowe w grze, także swoje.",
  "action_cards.transport.name": "Przerzut wojsk",
  "action_cards.transport.text":
    "Przenieś do 3 oddziałów sił naziemnych z jednej kontrolowanej planety na inną; musi je łączyć trasa wolna od wrogich statków.",
  "action_cards.unexpected_action.name": "Nieoczekiwana akcja",
  "action_cards.unexpected_action.text": "Zdejmij z planszy jeden swój żeton dowodzenia i włóż go do swoich uzupełnień.",
  "action_cards.uprising.name": "Powstanie",
  "action_cards.uprising.text": "Wybierz system, który nie jest ojczysty: wykorzystaj w nim każdą planetę.",
  "action_cards.usurper_action.name": "Uzurpator",
  "action_cards.usurper_action.text":
    "Połóż tę kartę na Mecatol Rex: dopóki tam leży, Mecatol Rex daje ci w głosowaniach dwa razy tyle, ile wynoszą jego wpływy, nawet wykorzystany. Odrzuć ją, gdy stracisz Mecatol Rex. (Tylko jeśli kontrolujesz Mecatol Rex.)",
  "action_cards.veto.name": "Weto",
  "action_cards.veto.text":
    "Odrzuć uchwałę; gracz aktywny ciągnie inną kartę polityki. (Po odczytaniu uchwały, przed jakimkolwiek głosem.)",
  "action_cards.voluntary_annexation.name": "Dobrowolna aneksja",
  "action_cards.voluntary_annexation.text":
    "Wybierz neutralną planetę w systemie sąsiadującym z systemem, w którym kontrolujesz planetę: umieść na niej za darmo 3 oddziały sił naziemnych i przejmij ją.",
  "action_cards.war_footing.name": "Gotowość wojenna",
  "action_cards.war_footing.text":
    "Wybierz system: do końca rundy możesz w nim trzymać o 2 statki więcej, niż pozwala zaopatrzenie floty; nadmiar usuwa się na koniec fazy statusu.",
  "political_cards.aggressive_strategy.name": "Agresywna strategia",
  "political_cards.aggressive_strategy.for":
    "Kolejno, w kolejności rozgrywki, gracze mogą użyć zdolności dodatkowej własnej karty strategii bez wydawania żetonów dowodzenia.",
  "political_cards.aggressive_strategy.against": "Do końca rundy nikt nie może używać zdolności dodatkowych.",
  "political_cards.ancient_artifact.name": "Starożytny artefakt",
  "political_cards.ancient_artifact.for":
    "Rzuć kością. 1-5: wszystko (oddziały i statki) w systemie Mecatol Rex zostaje zniszczone, a w każdą flotę i każde siły planetarne w sąsiednich systemach oddaje się 3 rzuty, które trafiają przy 5 lub więcej. 6-10: każdy gracz zyskuje 2 wybrane technologie, jedną po drugiej (wymagania obowiązują).",
  "political_cards.ancient_artifact.against": "Brak efektu; odrzuć.",
  "political_cards.arms_reduction.name": "Redukcja zbrojeń",
  "political_cards.arms_reduction.for": "Każdy gracz niszczy wszystkie swoje pancerniki oprócz 2 i wszystkie krążowniki oprócz 4.",
  "political_cards.arms_reduction.against": "Każdy gracz wykorzystuje swoje planety z czerwoną specjalnością.",
  "political_cards.checks_and_balances.name": "Podział władzy",
  "political_cards.checks_and_balances.for":
    "Odtąd gracz, który bierze kartę strategii, daje ją innemu graczowi, który jeszcze żadnej nie ma.",
  "political_cards.checks_and_balances.against": "Każdy gracz przekazuje swoje obecne karty strategii graczowi po lewej.",
  "political_cards.closing_the_wormholes.name": "Zamknięcie tuneli",
  "political_cards.closing_the_wormholes.for": "Floty nie mogą ruszać się przez tunele czasoprzestrzenne.",
  "political_cards.closing_the_wormholes.against":
    "Każdy gracz, który ma flotę w systemie z tunelem czasoprzestrzennym, usuwa z niej jeden statek, który nie jest myśliwcem.",
  "political_cards.code_of_honor.name": "Kodeks honorowy",
  "political_cards.code_of_honor.for": "Z bitew gwiezdnych nie wolno się wycofywać.",
  "political_cards.code_of_honor.against": "Brak efektu; odrzuć.",
  "political_cards.colonial_redistribution.name": "Podział kolonii",
  "political_cards.colonial_redistribution.for":
    "Gracz z największą liczbą punktów zwycięstwa (przy remisie losowy) wybiera jedną ze swoich planet i niszczy na niej wszystkie siły naziemne, a potem wskazuje gracza z najmniejszą liczbą punktów, który może umieścić tam za darmo 3 oddziały sił naziemnych i przejąć planetę.",
  "political_cards.colonial_redistribution.against": "Brak efektu; odrzuć.",
  "political_cards.colonization_licensing.name": "Licencje kolonizacyjne",
  "political_cards.colonization_licensing.for":
    "Przed desantem na neutralną planetę gracz musi wydać co najmniej tyle zasobów, ile wynoszą zasoby tej planety.",
  "political_cards.colonization_licensing.against":
    "Każdy gracz wykorzystuje 1 wybraną planetę za każde 3 planety, które kontroluje poza swoim systemem ojczystym (zaokrąglając w dół).",
  "political_cards.compensated_disarmament.name": "Rozbrojenie z rekompensatą",
  "political_cards.compensated_disarmament.elected":
    "Wszystkie siły naziemne na planecie zostają zniszczone; kto ją kontroluje, zyskuje 1 towar za każdy stracony oddział i zachowuje planetę.",
  "political_cards.conventions_of_war.name": "Konwencje wojenne",
  "political_cards.conventions_of_war.for": "Pancerniki i Słońca Bojowe nie mogą bombardować planet ze stacjami kosmicznymi.",
  "political_cards.conventions_of_war.against":
    "Kto głosował przeciw, oddaje, jeśli może, jedną stację kosmiczną spoza systemu ojczystego (wraca do uzupełnień).",
  "political_cards.core_stability.name": "Stabilność rdzenia",
  "political_cards.core_stability.for":
    "W każdej fazie statusu karty akcji do pociągnięcia wykłada się odkryte; gracze wybierają swoje w kolejności malejących niewykorzystanych wpływów.",
  "political_cards.core_stability.against": "W tej rundzie nie ciągnie się kart akcji.",
  "political_cards.cost_overruns.name": "Przekroczenie kosztów",
  "political_cards.cost_overruns.for": "Każdy gracz odrzuca 1 towar za każdą planetę, którą kontroluje, o ile może.",
  "political_cards.cost_overruns.against": "Brak efektu; odrzuć.",
  "political_cards.council_elder.name": "Starszy Rady",
  "political_cards.council_elder.elected":
    "Gracz zatrzymuje tę kartę; tuż po pociągnięciu uchwały z wyborami może ją odrzucić, aby liczyły się tylko jego głosy.",
  "political_cards.councils_censure.name": "Nagana Rady",
  "political_cards.councils_censure.elected":
    "Aby móc wybrać Imperium w fazie strategii, gracz musi odrzucić 2 żetony dowodzenia z zasobów strategicznych.",
  "political_cards.crown_of_thalnos.name": "Korona Thalnos",
  "political_cards.crown_of_thalnos.elected": "Siły naziemne gracza mają +1 do rzutów bojowych.",
  "political_cards.dispute_resolution.name": "Rozstrzygnięcie sporu",
  "political_cards.dispute_resolution.elected":
    "Wybiera się dwie planety dwóch różnych graczy (nie Mecatol Rex ani planety ojczyste): wszystkie siły naziemne i PSD na obu zostają zniszczone, a obie stają się neutralne.",
  "political_cards.economic_revitalization.name": "Ożywienie gospodarcze",
  "political_cards.economic_revitalization.elected": "Gracz otrzymuje 1 towar od każdego przeciwnika, który jakiś ma.",
  "political_cards.fleet_regulations.name": "Regulacje flot",
  "political_cards.fleet_regulations.for":
    "Nikt nie może mieć więcej niż 5 żetonów dowodzenia w zaopatrzeniu floty; nadmiar wraca do uzupełnień.",
  "political_cards.fleet_regulations.against": "Każdy gracz dodaje 1 żeton dowodzenia z uzupełnień do swojego zaopatrzenia floty.",
  "political_cards.forced_economic_independence.name": "Wymuszona niezależność gospodarcza",
  "political_cards.forced_economic_independence.elected":
    "Dopóki to prawo obowiązuje, ci dwaj gracze nie mogą mieć ze sobą umowy handlowej; istniejąca wygasa.",
  "political_cards.free_trade_law.name": "Wolny handel",
  "political_cards.free_trade_law.for": "Za każdym razem, gdy gracz otrzymuje towary ze swoich umów, zyskuje łącznie 1 towar więcej.",
  "political_cards.free_trade_law.against": "Każdy gracz odrzuca 2 towary, jeśli może.",
  "political_cards.holder_of_mecatol_rex.name": "Władca Mecatol Rex",
  "political_cards.holder_of_mecatol_rex.for": "Kto kontroluje Mecatol Rex, może odrzucić jedno prawo w grze.",
  "political_cards.holder_of_mecatol_rex.against": "Kto kontroluje Mecatol Rex, może za darmo dodać tam 2 oddziały sił naziemnych.",
  "political_cards.holy_planet_of_ixth.name": "Święta planeta Ixth",
  "political_cards.holy_planet_of_ixth.elected": "Planeta (nie ojczysta) do końca gry nie może produkować oddziałów.",
  "political_cards.humane_labor.name": "Ludzkie warunki pracy",
  "political_cards.humane_labor.for": "Każda stacja kosmiczna ma limit produkcji 2.",
  "political_cards.humane_labor.against": "Do końca rundy żadna stacja kosmiczna nie może produkować.",
  "political_cards.imperial_academy.name": "Akademia cesarska",
  "political_cards.imperial_academy.for": "Zdolność dodatkowa Logistyki daje żeton dowodzenia za 2 wpływy zamiast 3.",
  "political_cards.imperial_academy.against": "Brak efektu; odrzuć.",
  "political_cards.imperial_containment.name": "Cesarskie powstrzymanie",
  "political_cards.imperial_containment.for":
    "W tej rundzie gracz (lub gracze) z największą liczbą planet poza swoim systemem ojczystym odrzuca z puli dowodzenia 1 dodatkowy żeton dowodzenia za każdy żeton położony w akcji taktycznej.",
  "political_cards.imperial_containment.against": "Brak efektu; odrzuć.",
  "political_cards.imperial_mandate.name": "Cesarski mandat",
  "political_cards.imperial_mandate.for": "Każdy gracz zyskuje 2 punkty zwycięstwa.",
  "political_cards.imperial_mandate.against": "Każdy gracz traci 1 punkt zwycięstwa.",
  "political_cards.imperial_peace.name": "Cesarski pokój",
  "political_cards.imperial_peace.for": "Mecatol Rex nie można najechać.",
  "political_cards.imperial_peace.against": "W tej rundzie Mecatol Rex jest jedyną planetą, którą można najechać.",
  "political_cards.labor_force_politics.name": "Polityka pracy",
  "political_cards.labor_force_politics.for": "Zasoby i wpływy każdej planety zamieniają się miejscami.",
  "political_cards.labor_force_politics.against": "Do końca rundy każdy gracz może produkować tylko w jednej ze swoich stacji kosmicznych.",
  "political_cards.limits_to_individual_power.name": "Ograniczenie władzy jednostki",
  "political_cards.limits_to_individual_power.for":
    "Teraz wszyscy odrzucają karty akcji, aż zostaną im 3; za każdym razem, gdy gracz ciągnie kartę akcji, odrzuca nadmiar, aż zostaną mu 3.",
  "political_cards.limits_to_individual_power.against": "Każdy gracz odrzuca 1 losową kartę akcji, jeśli może.",
  "political_cards.mass_mobilization.name": "Masowa mobilizacja",
  "political_cards.mass_mobilization.for":
    "Podziel przez 5 głosy oddane na tę uchwałę (zaokrąglając w dół): każdy gracz może umieścić tyle oddziałów sił naziemnych na planetach, które kontroluje.",
  "political_cards.mass_mobilization.against": "Do końca rundy nikt nie może kupować sił naziemnych.",
  "political_cards.minister_of_commerce.name": "Minister handlu",
  "political_cards.minister_of_commerce.elected":
    "W każdej fazie statusu gracz otrzymuje 1 towar od każdego gracza, który ma co najmniej jedną obowiązującą umowę handlową.",
  "political_cards.minister_of_exploration.name": "Minister eksploracji",
  "political_cards.minister_of_exploration.elected":
    "Gracz zyskuje 1 towar za każdym razem, gdy innemu graczowi uda się desant na neutralną planetę.",
  "political_cards.minister_of_internal_security.name": "Minister bezpieczeństwa wewnętrznego",
  "political_cards.minister_of_internal_security.elected":
    "Gracz zatrzymuje tę kartę; w każdej chwili może ją odrzucić, aby zniszczyć do 4 oddziałów sił naziemnych na Mecatol Rex.",
  "political_cards.minister_of_policy.name": "Minister polityki",
  "political_cards.minister_of_policy.elected": "W każdej fazie statusu gracz ciągnie o 1 kartę akcji więcej.",
  "political_cards.minister_of_war.name": "Minister wojny",
  "political_cards.minister_of_war.elected":
    "Przed pierwszą rundą bitwy gwiezdnej, w której bierze udział, gracz może wydać 1 żeton dowodzenia z zasobów strategicznych na 1 automatyczne trafienie; stratę usuwa się od razu, bez odpowiedzi ogniem.",
  "political_cards.new_constitution.name": "Nowa konstytucja",
  "political_cards.new_constitution.for": "Wszystkie prawa zostają odrzucone, a każdy gracz wykorzystuje 2 swoje planety, jeśli może.",
  "political_cards.new_constitution.against": "Gracz z największymi niewykorzystanymi wpływami może odrzucić jedno prawo.",
  "political_cards.official_sanction.name": "Oficjalne sankcje",
  "political_cards.official_sanction.elected": "Do końca rundy gracz nie może najeżdżać ani neutralnych planet, ani planet przeciwników.",
  "political_cards.open_the_trade_routes.name": "Otwarcie szlaków handlowych",
  "political_cards.open_the_trade_routes.for": "Każdy gracz zyskuje 2 towary.",
  "political_cards.open_the_trade_routes.against": "W tej rundzie każdy gracz oddaje wszystkie otrzymane towary graczowi po swojej lewej.",
  "political_cards.planetary_conscription.name": "Pobór planetarny",
  "political_cards.planetary_conscription.for":
    "Za każdym razem, gdy gracz przejmuje neutralną planetę, może dodać na niej 1 oddział sił naziemnych z uzupełnień.",
  "political_cards.planetary_conscription.against": "Do końca rundy nikt nie może lądować na neutralnych planetach.",
  "political_cards.planetary_security.name": "Bezpieczeństwo planetarne",
  "political_cards.planetary_security.for":
    "Planety poza systemami ojczystymi, na których kontrolujący je gracz nie ma sił naziemnych, natychmiast stają się neutralne; tak samo każda, na której ich zabraknie, dopóki prawo obowiązuje.",
  "political_cards.planetary_security.against": "Brak efektu; odrzuć.",
  "political_cards.prophecy_of_ixth.name": "Proroctwo Ixth",
  "political_cards.prophecy_of_ixth.elected":
    "Myśliwce gracza mają +1 do rzutów bojowych do końca gry; traci tę premię, jeśli w którejś rundzie nie kupi co najmniej 2 nowych myśliwców.",
  "political_cards.public_execution.name": "Publiczna egzekucja",
  "political_cards.public_execution.elected":
    "Gracz traci wszystkie karty akcji, wszystkie jego planety zostają wykorzystane, a jego oddziały mają -1 do rzutów bojowych do końca rundy.",
  "political_cards.regressive_rhetoric.name": "Retoryka wsteczna",
  "political_cards.regressive_rhetoric.for":
    "Wszystkie technologie kosztują o 2 więcej; gracz, który nie używa zdolności dodatkowej Technologii, może zamiast tego pociągnąć kartę akcji.",
  "political_cards.regressive_rhetoric.against": "Każdy gracz odrzuca 1 kartę akcji, jeśli może.",
  "political_cards.regulated_conscription.name": "Regulowany pobór",
  "political_cards.regulated_conscription.for":
    "Każdy oddział sił naziemnych kosztuje 1 zasób; zdolność rasy Sol umieszcza tylko 1 oddział sił naziemnych za żeton dowodzenia.",
  "political_cards.regulated_conscription.against": "Brak efektu; odrzuć.",
  "political_cards.repeal.name": "Uchylenie",
  "political_cards.repeal.elected": "Wybrane prawo zostaje odrzucone.",
  "political_cards.research_grant.name": "Grant badawczy",
  "political_cards.research_grant.for": "Każda planeta ze specjalnością daje swoją zniżkę na wszystkie cztery kolory.",
  "political_cards.research_grant.against": "Do końca rundy nie można zyskiwać ani kupować żółtych technologii.",
  "political_cards.resource_management.name": "Zarządzanie zasobami",
  "political_cards.resource_management.for": "W fazie statusu gracze nie mogą przekładać żetonów dowodzenia na swoich kartach rasy.",
  "political_cards.resource_management.against": "Każdy gracz, który ma 3 lub więcej kart akcji, odrzuca 2.",
  "political_cards.revote.name": "Ponowne głosowanie",
  "political_cards.revote.elected": "Nad wybranym prawem głosuje się ponownie.",
  "political_cards.science_community_speaker.name": "Rzecznik środowiska naukowego",
  "political_cards.science_community_speaker.elected":
    "Zdolność dodatkowa Technologii nie kosztuje gracza żetonów dowodzenia, a jego technologie kosztują o 1 mniej.",
  "political_cards.short_term_truce.name": "Krótki rozejm",
  "political_cards.short_term_truce.for":
    "Przez całą następną rundę nie wolno aktywować systemów z wrogimi statkami ani najeżdżać planet innych graczy. Prawo wygasa, gdy ktoś zapłaci za to 10 wpływów (w każdej chwili).",
  "political_cards.short_term_truce.against":
    "Każdy, kto głosował przeciw, wykorzystuje jedną planetę wybraną przez przeciwnika po jego lewej.",
  "political_cards.subsidized_industry.name": "Dotowany przemysł",
  "political_cards.subsidized_industry.elected": "Gracz może umieścić za darmo stację kosmiczną na planecie, którą kontroluje.",
  "political_cards.subsidized_studies.name": "Dotowane badania",
  "political_cards.subsidized_studies.elected": "Technologie tego koloru kosztują o 3 mniej, wszystkie inne o 2 więcej.",
  "political_cards.technology_buy_back.name": "Skup technologii",
  "political_cards.technology_buy_back.for":
    "W fazie statusu gracz może odrzucić jedną swoją technologię, która nie jest wymagana przez inną posiadaną, i dostać za nią 6 towarów.",
  "political_cards.technology_buy_back.against": "W tej rundzie nikt nie może zyskiwać ani kupować technologii.",
  "political_cards.technology_investigation_committee.name": "Komisja śledcza do spraw technologii",
  "political_cards.technology_investigation_committee.for": "W tej rundzie nie można kupować technologii.",
  "political_cards.technology_investigation_committee.against":
    "Każdy gracz odrzuca 1 losową kartę akcji; potem ciągnie się 2 nowe karty polityki i rozpatruje je po kolei.",
  "political_cards.technology_tariffs.name": "Cła na technologie",
  "political_cards.technology_tariffs.for": "Czerwone technologie kosztują o 4 więcej.",
  "political_cards.technology_tariffs.against": "Do końca rundy nie można zyskiwać ani kupować zielonych technologii.",
  "political_cards.trade_embargo.name": "Embargo handlowe",
  "political_cards.trade_embargo.elected":
    "Wszystkie umowy handlowe z tym graczem wygasają, a w tej i następnej rundzie nie można z nim zawrzeć nowych.",
  "political_cards.trade_war.name": "Wojna handlowa",
  "political_cards.trade_war.for":
    "Za każdym razem, gdy gracz używa zdolności dodatkowej Handlu, może też odrzucić 1 towar jednego przeciwnika.",
  "political_cards.trade_war.against": "Każdy gracz odrzuca 1 towar.",
  "political_cards.traffic_tariffs.name": "Opłaty tranzytowe",
  "political_cards.traffic_tariffs.for":
    "Aby aktywować system z planetą innego gracza, trzeba wydać 1 towar albo wykorzystać jedną planetę.",
  "political_cards.traffic_tariffs.against":
    "Każdy gracz odrzuca 1 żeton dowodzenia z puli dowodzenia lub z zasobów strategicznych, jeśli może.",
  "political_cards.unconventional_weapons.name": "Broń niekonwencjonalna",
  "political_cards.unconventional_weapons.for": "Wszystkie pancerniki i Słońca Bojowe mają -2 do rzutów bojowych.",
  "political_cards.unconventional_weapons.against":
    "Każdy gracz wykorzystuje, jeśli może, jedną planetę za każdy pancernik i każde Słońce Bojowe, które ma w grze.",
  "political_cards.wormhole_reconstruction.name": "Odbudowa tuneli",
  "political_cards.wormhole_reconstruction.for":
    "Wszystkie systemy z tunelami czasoprzestrzennymi sąsiadują ze sobą, niezależnie od litery.",
  "political_cards.wormhole_reconstruction.against": "Brak efektu; odrzuć.",
  "objectives.s1_five_planets.name": "Pięć planet",
  "objectives.s1_five_planets.text": "Kontroluj 5 planet poza swoim systemem ojczystym.",
  "objectives.s1_hold_mecatol_round.name": "Runda na Mecatol Rex",
  "objectives.s1_hold_mecatol_round.text": "Kontrolujesz Mecatol Rex przez całą fazę strategii i całą fazę akcji tej rundy.",
  "objectives.s1_three_specialties.name": "Trzy specjalności",
  "objectives.s1_three_specialties.text":
    "Planety, które kontrolujesz, mają co najmniej jedną czerwoną, jedną zieloną i jedną niebieską specjalność technologiczną.",
  "objectives.s1_five_technologies.name": "Pięć technologii",
  "objectives.s1_five_technologies.text": "Posiadaj 5 technologii.",
  "objectives.s1_three_same_colour.name": "Jedna dziedzina",
  "objectives.s1_three_same_colour.text": "Posiadaj 3 technologie jednego koloru.",
  "objectives.s1_four_colours.name": "Każda dziedzina",
  "objectives.s1_four_colours.text": "Posiadaj technologie wszystkich 4 kolorów.",
  "objectives.s1_spend_6_tg.name": "Sześć towarów",
  "objectives.s1_spend_6_tg.text": "Wydaj teraz 6 towarów.",
  "objectives.s1_spend_10_resources.name": "Dziesięć zasobów",
  "objectives.s1_spend_10_resources.text": "Wydaj teraz 10 zasobów.",
  "objectives.s1_spend_10_influence.name": "Dziesięć wpływów",
  "objectives.s1_spend_10_influence.text": "Wydaj teraz 10 wpływów.",
  "objectives.s1_three_docks.name": "Trzy stacje",
  "objectives.s1_three_docks.text": "Wszystkie 3 twoje stacje kosmiczne są na planszy.",
  "objectives.s2_ten_planets.name": "Dziesięć planet",
  "objectives.s2_ten_planets.text": "Kontroluj 10 planet poza swoim systemem ojczystym.",
  "objectives.s2_nine_technologies.name": "Dziewięć technologii",
  "objectives.s2_nine_technologies.text": "Posiadaj co najmniej 9 technologii.",
  "objectives.s2_spend_12_tg.name": "Dwanaście towarów",
  "objectives.s2_spend_12_tg.text": "Wydaj teraz 12 towarów.",
  "objectives.s2_spend_20_resources.name": "Dwadzieścia zasobów",
  "objectives.s2_spend_20_resources.text": "Wydaj teraz 20 zasobów.",
  "objectives.s2_spend_20_influence.name": "Dwadzieścia wpływów",
  "objectives.s2_spend_20_influence.text": "Wydaj teraz 20 wpływów.",
  "objectives.s2_mecatol_and_all_adjacent.name": "Serce galaktyki",
  "objectives.s2_mecatol_and_all_adjacent.text": "Kontroluj system Mecatol Rex i wszystkie sąsiednie systemy.",
  "objectives.s2_influence_over_both_neighbours.name": "Ponad sąsiadami",
  "objectives.s2_influence_over_both_neighbours.text": "Wpływy twoich planet przewyższają łączne wpływy planet obu twoich sąsiadów.",
  "objectives.s2_domination.name": "Dominacja",
  "objectives.s2_domination.text": "Systemy ojczyste dwóch innych graczy są w całości (wszystkie planety) w twoich rękach.",
  "objectives.s2_supremacy.name": "Supremacja",
  "objectives.s2_supremacy.text": "Kontroluj 18 planet poza swoim systemem ojczystym.",
  "objectives.s2_imperium_rex.name": "Imperium Rex",
  "objectives.s2_imperium_rex.text":
    "Nie można go zrealizować: gdy zostaje odkryty, gra natychmiast się kończy i wygrywa gracz z największą liczbą punktów zwycięstwa.",
  "objectives.secret_conqueror.name": "Zdobywca",
  "objectives.secret_conqueror.text": "Kontroluj wszystkie planety w systemie ojczystym innego gracza.",
  "objectives.secret_diversified.name": "Wszechstronny",
  "objectives.secret_diversified.text":
    "Kontroluj Mecatol Rex ze stacją kosmiczną i posiadaj co najmniej 2 technologie w każdym z 3 kolorów.",
  "objectives.secret_focused.name": "Specjalista",
  "objectives.secret_focused.text": "4 lub więcej twoich planet ma tę samą specjalność technologiczną.",
  "objectives.secret_forceful.name": "Potężny",
  "objectives.secret_forceful.text": "Kontroluj Mecatol Rex ze stacją kosmiczną i co najmniej 4 pancernikami w jego systemie.",
  "objectives.secret_industrial.name": "Przemysłowiec",
  "objectives.secret_industrial.text": "Kontroluj Mecatol Rex i miej na planszy wszystkie 3 stacje kosmiczne i wszystkie 5 pancerników.",
  "objectives.secret_keeper_of_gates.name": "Strażnik bram",
  "objectives.secret_keeper_of_gates.text":
    "Miej co najmniej jeden statek inny niż myśliwiec w każdym systemie z tunelem czasoprzestrzennym.",
  "objectives.secret_master_of_ships.name": "Władca statków",
  "objectives.secret_master_of_ships.text":
    "Kontroluj Mecatol Rex ze stacją kosmiczną i co najmniej 8 statkami innymi niż myśliwce w jego systemie.",
  "objectives.secret_merciless.name": "Bezlitosny",
  "objectives.secret_merciless.text":
    "W tej rundzie udało ci się zdobyć planetę, na której stała jedyna pozostała stacja kosmiczna sąsiada.",
  "objectives.secret_technocrat.name": "Technokrata",
  "objectives.secret_technocrat.text": "6 lub więcej twoich planet ma specjalność technologiczną.",
  "objectives.secret_usurper.name": "Uzurpator",
  "objectives.secret_usurper.text": "Kontroluj Mecatol Rex ze stacją kosmiczną i co najmniej 6 oddziałami sił naziemnych.",
  "races.sol.name": "Federacja Sol",
  "races.letnev.name": "Baronat Letnev",
  "races.hacan.name": "Emiraty Hacan",
  "races.l1z1x.name": "Sieć Umysłów L1z1x",
  "races.mentak.name": "Koalicja Mentak",
  "races.naalu.name": "Kolektyw Naalu",
  "races.norr.name": "Sardakk N'orr",
  "races.jol_nar.name": "Uniwersytety Jol-Nar",
  "races.xxcha.name": "Królestwo Xxcha",
  "races.yssaril.name": "Plemiona Yssaril",
  "race_abilities.sol_free_troops.name": "Orbitalny zaciąg",
  "race_abilities.sol_free_troops.text":
    "Jako akcja: wydaj 1 żeton dowodzenia z zasobów strategicznych, aby umieścić za darmo 2 oddziały sił naziemnych na jednej planecie, którą kontrolujesz.",
  "race_abilities.sol_extra_counter.name": "Rozbudowana biurokracja",
  "race_abilities.sol_extra_counter.text": "W każdej fazie statusu zyskujesz 1 dodatkowy żeton dowodzenia.",
  "race_abilities.letnev_paid_bonus.name": "Opłacony zapał",
  "race_abilities.letnev_paid_bonus.text":
    "Przed dowolną rundą bitwy gwiezdnej lub inwazji: wydaj 2 towary; w tej rundzie wszystkie twoje statki mają +1 albo wszystkie twoje siły naziemne mają +2 do rzutów bojowych.",
  "race_abilities.letnev_larger_fleets.name": "Wielkie floty",
  "race_abilities.letnev_larger_fleets.text": "Każda twoja flota może mieć o 1 statek więcej, niż wynosi twoje zaopatrzenie floty.",
  "race_abilities.hacan_no_approval.name": "Zaufani kupcy",
  "race_abilities.hacan_no_approval.text": "Nowe umowy handlowe, które zawierasz, nie wymagają zgody gracza aktywnego.",
  "race_abilities.hacan_free_trade.name": "Mistrzowie rynku",
  "race_abilities.hacan_free_trade.text": "Zdolność dodatkowa Handlu nie kosztuje cię żetonów dowodzenia.",
  "race_abilities.hacan_extra_good.name": "Bogate karawany",
  "race_abilities.hacan_extra_good.text": "Każda twoja umowa handlowa, która ci coś daje, daje o 1 towar więcej.",
  "race_abilities.hacan_lasting_agreements.name": "Trwałe kontrakty",
  "race_abilities.hacan_lasting_agreements.text":
    "Nikt nie może zerwać umowy handlowej z tobą; otwarta wojna z tym partnerem nadal ją zrywa.",
  "race_abilities.hacan_card_exchange.name": "Maklerzy kart",
  "race_abilities.hacan_card_exchange.text": "W fazie statusu możesz wymieniać się kartami akcji z innymi graczami.",
  "race_abilities.l1z1x_cheap_dreadnoughts.name": "Tanie pancerniki",
  "race_abilities.l1z1x_cheap_dreadnoughts.text": "Podstawowy koszt twoich pancerników wynosi 4.",
  "race_abilities.l1z1x_attack_bonus.name": "Nieustępliwy atak",
  "race_abilities.l1z1x_attack_bonus.text":
    "Twoje pancerniki mają +1 w bitwach gwiezdnych; twoje siły naziemne mają +1 podczas inwazji, gdy atakują.",
  "race_abilities.l1z1x_extra_counter.name": "Planiści",
  "race_abilities.l1z1x_extra_counter.text": "Zaczynasz grę z 1 dodatkowym żetonem dowodzenia w zasobach strategicznych.",
  "race_abilities.mentak_extra_fleet.name": "Pełne porty",
  "race_abilities.mentak_extra_fleet.text": "Zaczynasz grę z 1 dodatkowym żetonem dowodzenia w zaopatrzeniu floty.",
  "race_abilities.mentak_ambush.name": "Zasadzka",
  "race_abilities.mentak_ambush.text":
    "Przed bitwą gwiezdną, w której bierzesz udział, do 2 twoich krążowników lub niszczycieli oddaje po jednym strzale; straty usuwa się od razu, bez odpowiedzi ogniem.",
  "race_abilities.mentak_piracy.name": "Piractwo",
  "race_abilities.mentak_piracy.text":
    "W fazie strategii zabierz po 1 towarze najwyżej 2 różnym graczom, którzy mają co najmniej 3 towary.",
  "race_abilities.naalu_acts_first.name": "Jasnowidzenie",
  "race_abilities.naalu_acts_first.text": "Wartość inicjatywy twojej karty strategii zawsze wynosi 0, więc działasz jako pierwszy.",
  "race_abilities.naalu_early_retreat.name": "Wczesny odwrót",
  "race_abilities.naalu_early_retreat.text":
    "Zaatakowana flota może się wycofać, zanim zacznie się bitwa gwiezdna, według zwykłych zasad odwrotu.",
  "race_abilities.naalu_fighter_bonus.name": "Umysły pilotów",
  "race_abilities.naalu_fighter_bonus.text": "Twoje myśliwce mają +1 do rzutów bojowych w bitwach gwiezdnych.",
  "race_abilities.norr_bonus.name": "Zaciekli wojownicy",
  "race_abilities.norr_bonus.text":
    "Wszystkie twoje rzuty bojowe mają +1 (czyli każdy rzut porównywany z wartością bojową oddziału: liczą się też ostrzał PSD i strzały przed bitwą).",
  "race_abilities.jol_nar_penalty.name": "Słabi wojownicy",
  "race_abilities.jol_nar_penalty.text": "Wszystkie twoje rzuty bojowe mają -1.",
  "race_abilities.jol_nar_both_abilities.name": "Genialne badania",
  "race_abilities.jol_nar_both_abilities.text": "Używając zdolności dodatkowej Technologii, możesz użyć także jej zdolności podstawowej.",
  "race_abilities.jol_nar_reroll.name": "Ponowne obliczenia",
  "race_abilities.jol_nar_reroll.text":
    "Wydaj 1 żeton dowodzenia z zasobów strategicznych, aby przerzucić jedną kość ze swojego ostatniego rzutu.",
  "race_abilities.xxcha_either_ability.name": "Wysłannicy",
  "race_abilities.xxcha_either_ability.text":
    "Gdy masz użyć zdolności dodatkowej Dyplomacji, możesz zamiast tego użyć jej zdolności podstawowej (żeton dowodzenia i tak wydajesz).",
  "race_abilities.xxcha_cancel_agenda.name": "Unieważnienie",
  "race_abilities.xxcha_cancel_agenda.text":
    "Tuż po pociągnięciu i odczytaniu karty polityki wydaj 1 żeton dowodzenia z zasobów strategicznych, aby ją unieważnić; w jej miejsce ciągnie się inną.",
  "race_abilities.xxcha_first_round_penalty.name": "Aura pokoju",
  "race_abilities.xxcha_first_round_penalty.text":
    "W pierwszej rundzie każdej bitwy gwiezdnej i inwazji twoi przeciwnicy mają -1 do rzutów bojowych przeciw tobie.",
  "race_abilities.yssaril_skip.name": "Cierpliwość",
  "race_abilities.yssaril_skip.text": "W fazie akcji możesz opuścić swoją turę bez pasowania, ale nigdy dwa razy z rzędu.",
  "race_abilities.yssaril_extra_card.name": "Intryganci",
  "race_abilities.yssaril_extra_card.text": "W każdej fazie statusu ciągniesz o 1 kartę akcji więcej.",
  "race_abilities.yssaril_no_hand_limit.name": "Asy w rękawie",
  "race_abilities.yssaril_no_hand_limit.text": "Twoich kart akcji nigdy nie dotyczy limit kart na ręce.",
  "race_abilities.yssaril_spy.name": "Szpiedzy",
  "race_abilities.yssaril_spy.text": "Raz w każdej fazie strategii obejrzyj karty akcji na ręce jednego innego gracza.",
  "leaders.leader_jol_nar_rin_scientist.name": "Rin (uczony)",
  "leaders.leader_jol_nar_rin_admiral.name": "Rin (admirał)",
  "units.space_dock.name": "Stacja kosmiczna",
  "units.space_dock.text":
    "Stoi na planecie (jedna na planetę). Produkuje do (zasoby planety + 2) oddziałów przy każdej aktywacji swojego systemu. Nowa stacja: tylko w kroku produkcji, na planecie kontrolowanej przez całą rundę, bez wrogich statków w systemie; nie może produkować w rundzie, w której ją postawiono. Dopóki w systemie jest wrogi statek (blokada), nie produkuje statków, ale nadal siły naziemne i PSD. Ginie, gdy planeta zostaje utracona.",
  "units.ground_force.name": "Siły naziemne",
  "units.ground_force.text":
    "Potrzebne do zajmowania planet. 1 zasób kupuje dwa oddziały (1 zasób także za jeden; bez par mieszanych z myśliwcem). Przewożą je tylko oddziały z ładownością; na pokładzie statku nie walczą.",
  "units.carrier.name": "Transportowiec",
  "units.carrier.text":
    "Ładuje siły naziemne i PSD w systemie, w którym zaczyna ruch, przez który przelatuje lub w którym kończy, oprócz systemów aktywowanych przez właściciela wcześniej w tej rundzie i systemów z wrogimi statkami. Gdy zostaje zniszczony, siły naziemne i PSD na pokładzie przepadają; myśliwce przetrwają tylko wtedy, gdy po bitwie jest dla nich inna ładowność.",
  "units.pds.name": "PSD, planetarny system defensywny",
  "units.pds.text":
    "Najwyżej 2 na planecie. Tarcza planetarna: wrogie pancerniki nie mogą bombardować planety. Działo międzygwiezdne: po ruchu przy aktywacji 1 strzał do gracza aktywnego (albo gracza aktywnego do wrogów) we własnym systemie (z Działem dalekiego zasięgu także w sąsiednich). Obrona przed inwazją: 1 strzał każdego PSD do najeźdźców przed pierwszą rundą walki. Straty usuwa się od razu, bez odpowiedzi ogniem. Przewozi się go jak siły naziemne.",
  "units.fighter.name": "Myśliwiec",
  "units.fighter.text":
    "1 zasób kupuje dwa. Nie może ruszać się sam. Potrzebuje ładowności w swoim systemie (stacja kosmiczna 3, transportowiec 6, Słońce Bojowe 6, okręt flagowy według karty); nadmiar się usuwa, ale nie podczas bitwy. Nie blokuje ruchu wrogów.",
  "units.cruiser.name": "Krążownik",
  "units.cruiser.text": "Nie ma własnych zdolności. Może stawiać miny kosmiczne, jeśli gra się z tą zasadą opcjonalną.",
  "units.destroyer.name": "Niszczyciel",
  "units.destroyer.text":
    "Zapora przeciw myśliwcom: przed bitwą gwiezdną każdy niszczyciel obu stron rzuca 2 kośćmi; każdy wynik równy jego wartości bojowej lub wyższy natychmiast niszczy jeden wrogi myśliwiec, bez odpowiedzi ogniem; raz na bitwę.",
  "units.dreadnought.name": "Pancernik",
  "units.dreadnought.text":
    "Bombarduje raz na aktywację, tylko planetę, którą najeżdża z własnymi siłami naziemnymi, i tylko gdy nie ma na niej PSD.",
  "units.war_sun.name": "Słońce Bojowe",
  "units.war_sun.text":
    "Do budowy potrzebna jest technologia Słońce Bojowe. Bombarduje 3 kośćmi, pomija tarcze PSD i może bombardować nawet bez desantu.",
  "domain_counters.peaceful_annexation.name": "Pokojowa aneksja",
  "domain_counters.peaceful_annexation.text": "Nic się nie dzieje; desant trwa dalej.",
  "domain_counters.natural_wealth_2.name": "Bogactwa naturalne",
  "domain_counters.natural_wealth_2.text": "Zyskaj 2 towary.",
  "domain_counters.natural_wealth_4.name": "Bogactwa naturalne",
  "domain_counters.natural_wealth_4.text": "Zyskaj 4 towary.",
  "domain_counters.technological_society.name": "Społeczność naukowa",
  "domain_counters.technological_society.text":
    "Gracz po twojej lewej wybiera z twojej talii technologię, której wymagania spełniasz; zyskujesz ją za darmo.",
  "domain_counters.industrial_society.name": "Społeczność przemysłowa",
  "domain_counters.industrial_society.text":
    "Możesz umieścić tu za darmo stację kosmiczną (w tej rundzie nie może produkować); karta planety trafia do ciebie niewykorzystana.",
  "domain_counters.biohazard.name": "Skażenie biologiczne",
  "domain_counters.biohazard.text":
    "Dopóki żeton leży, pierwszy oddział sił naziemnych każdego desantu zostaje zniszczony; pierwszy gracz, któremu uda się najazd, może go usunąć.",
  "domain_counters.radiation.name": "Promieniowanie",
  "domain_counters.radiation.text": "Wszystkie siły naziemne z tego desantu giną, a planeta pozostaje niekontrolowana.",
  "domain_counters.hostile_locals_1.name": "Wrodzy tubylcy",
  "domain_counters.hostile_locals_1.text":
    "1 lokalny oddział sił naziemnych walczy z każdym najeźdźcą (rzuca za niego inny gracz); po nieudanym najeździe wraca do pełnej siły; nie można go bombardować.",
  "domain_counters.hostile_locals_2.name": "Wrodzy tubylcy",
  "domain_counters.hostile_locals_2.text":
    "2 lokalne oddziały sił naziemnych walczą z każdym najeźdźcą (rzuca za nie inny gracz); po nieudanym najeździe wracają do pełnej siły; nie można ich bombardować.",
  "domain_counters.hostile_locals_3.name": "Wrodzy tubylcy",
  "domain_counters.hostile_locals_3.text":
    "3 lokalne oddziały sił naziemnych walczą z każdym najeźdźcą (rzuca za nie inny gracz); po nieudanym najeździe wracają do pełnej siły; nie można ich bombardować.",
  "domain_counters.lazax_survivors.name": "Ocalali Lazaxowie",
  "domain_counters.lazax_survivors.text":
    "Możesz wziąć ten żeton: 3 dodatkowe głosy przy każdej późniejszej uchwale. Po sondowaniu: żeton znika, a sondujący zyskuje 1 punkt zwycięstwa i ciągnie 3 karty akcji. Po zniszczeniu życia: sprawca odrzuca wszystkie karty akcji, wykorzystuje wszystkie planety, traci wszystkie towary i nie może głosować nad następną uchwałą.",
  "domain_counters.settlers.name": "Osadnicy",
  "domain_counters.settlers.text":
    "Twoje lądujące siły naziemne wracają na swój statek; rzuć kością: 6-10 umieść tu za darmo 2 swoje oddziały sił naziemnych, 1-5 losowy przeciwnik umieszcza tu za darmo 2 swoje.",
  "domain_counters.alpha_wormhole_discovery.name": "Tunel czasoprzestrzenny (alfa)",
  "domain_counters.alpha_wormhole_discovery.text": "System ma teraz tunel czasoprzestrzenny alfa.",
  "domain_counters.beta_wormhole_discovery.name": "Tunel czasoprzestrzenny (beta)",
  "domain_counters.beta_wormhole_discovery.text": "System ma teraz tunel czasoprzestrzenny beta.",
};
