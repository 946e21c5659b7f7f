// Teksty pakietu po polsku: karty strategii i technologie. Pozostałe są po angielsku.
export const texts: Record<string, string> = {
  "strategy_cards.initiative.name": "Inicjatywa",
  "strategy_cards.diplomacy.name": "Dyplomacja",
  "strategy_cards.political.name": "Polityka",
  "strategy_cards.logistics.name": "Logistyka",
  "strategy_cards.trade.name": "Handel",
  "strategy_cards.warfare.name": "Wojna",
  "strategy_cards.technology.name": "Technologia",
  "strategy_cards.imperial.name": "Imperium",
  "strategy_cards.initiative.special":
    "Wybierając ją, bierzesz żeton Mówcy. Przez całą fazę akcji zdolności dodatkowe nie kosztują cię żetonów dowodzenia. W następnej fazie strategii nie możesz jej wybrać (przy 4 graczach: chyba że nic innego nie zostało). Nie wymaga akcji strategicznej.",
  "strategy_cards.diplomacy.primary":
    "Wskaż przeciwnika: do końca tej fazy żaden z was nie może aktywować systemów z oddziałami drugiego (łącznie z siłami naziemnymi i PSD).",
  "strategy_cards.diplomacy.secondary": "Odśwież do 2 swoich wykorzystanych planet poza systemem ojczystym.",
  "strategy_cards.political.primary":
    "Pociągnij 3 karty akcji i zyskaj 1 żeton dowodzenia. Potem pociągnij wierzchnią kartę polityki i rozpatrz jej uchwałę. Na koniec obejrzyj w tajemnicy 3 wierzchnie karty polityki: 1 odłóż na wierzch, pozostałe na spód, zakryte.",
  "strategy_cards.political.secondary": "Pociągnij 1 kartę akcji.",
  "strategy_cards.logistics.primary": "Zyskaj 4 żetony dowodzenia.",
  "strategy_cards.logistics.secondary": "Wydaj wpływy: 1 żeton dowodzenia za każde 3 wydane wpływy.",
  "strategy_cards.trade.primary":
    "Wybierz: (a) zyskaj 3 towary, pobierz towary ze swoich umów, potem otwórz negocjacje między wszystkimi graczami: każda nowa umowa wymaga twojej zgody; albo (b) zerwij wszystkie umowy handlowe w grze, także Hacan.",
  "strategy_cards.trade.secondary": "Pobierz towary ze swoich umów handlowych.",
  "strategy_cards.warfare.primary": "Zdejmij z planszy jeden swój żeton dowodzenia i włóż go do puli dowodzenia.",
  "strategy_cards.warfare.secondary":
    "Wybierz 1 lub 2 swoje krążowniki lub niszczyciele gdziekolwiek; każdy może ruszyć do sąsiedniego pustego systemu, który nie jest ojczysty; potem połóż w każdym celu 1 żeton dowodzenia z zapasu.",
  "strategy_cards.technology.primary": "Zyskaj 1 technologię, której wymagania spełniasz.",
  "strategy_cards.technology.secondary": "Zapłać 8 zasobów (minus zniżki) za 1 technologię, której wymagania spełniasz.",
  "strategy_cards.imperial.primary": "Odkryj wierzchni cel ogólny, potem zyskaj 2 punkty zwycięstwa.",
  "strategy_cards.imperial.secondary":
    "Wyprodukuj oddziały w jednym ze swoich systemów z przyjazną stacją kosmiczną, nawet już aktywowanym; to go nie aktywuje.",
  "technologies.antimass_deflectors.text":
    "Twoje statki mogą przelatywać przez pola asteroidów w drodze do aktywowanego systemu; nie mogą tam kończyć ruchu.",
  "technologies.xrd_transporters.text": "Twoje transportowce mają +1 do prędkości.",
  "technologies.light_wave_deflector.text":
    "Systemy z wrogimi statkami nie zatrzymują twoich statków: mogą przez nie przelecieć dalej do aktywowanego systemu.",
  "technologies.type_iv_drive.text": "Twoje krążowniki i pancerniki mają +1 do prędkości.",
  "technologies.advanced_fighters.text":
    "Twoje myśliwce mają własną prędkość 2, +1 do rzutów bojowych, nie potrzebują transportowca ani stacji i zatrzymują wrogie statki lecące przez ich system.",
  "technologies.fleet_logistics.text":
    "Wykonując akcję taktyczną, możesz w tej samej turze wykonać dwie pełne z rzędu (każda płaci za swoją aktywację).",
  "technologies.stasis_capsules.text": "Każdy twój krążownik i pancernik może przewozić 1 oddział sił naziemnych.",
  "technologies.cybernetics.text": "Twoje myśliwce mają +1 do wszystkich rzutów bojowych.",
  "technologies.neural_motivator.text": "W każdej fazie statusu ciągnij o 1 kartę akcji więcej.",
  "technologies.dacxive_animators.text":
    "Po wygranej inwazji rzuć kością za każdy stracony oddział sił naziemnych obu stron; każde 6 lub więcej stawia na tej planecie 1 twój oddział z zapasu.",
  "technologies.gen_synthesis.text":
    "Twoje siły naziemne mają +1 do rzutów podczas inwazji. Gdy jeden oddział zostaje zniszczony, rzuć kością: przy 5 lub więcej trafia zamiast tego na twoją planetę w systemie ojczystym.",
  "technologies.x89_bacterial_weapon.text":
    "Przed bombardowaniem twój pancernik lub Słońce Bojowe może zamiast tego zniszczyć wszystkie wrogie siły naziemne na planecie; potem odrzucasz wszystkie swoje karty akcji.",
  "technologies.enviro_compensator.text": "Każda twoja stacja kosmiczna może produkować o 1 oddział więcej.",
  "technologies.sarween_tools.text":
    "Za każdym razem, gdy produkujesz w stacji kosmicznej, masz tam 1 dodatkowy zasób do wydania.",
  "technologies.graviton_laser_system.text": "Każdy chybiony rzut twoich PSD można raz przerzucić.",
  "technologies.micro_technology.text":
    "Używając zdolności dodatkowej Handlu, zyskujesz 1 towar więcej za każdą swoją umowę. Z późniejszą erratą (SOT-ERR-8): zawsze, gdy otrzymujesz towary z umów.",
  "technologies.integrated_economy.text":
    "Oddziały z twoich stacji można umieścić w sąsiednim systemie, który aktywowałeś i który jest pusty lub przyjazny; siły naziemne i PSD tylko na przyjaznych planetach w tym zasięgu.",
  "technologies.transit_diodes.text":
    "Jako akcja: wydaj 1 żeton z zasobów strategicznych, aby przenieść do 4 oddziałów sił naziemnych z jednej swojej planety na inną swoją planetę.",
  "technologies.hylar_v_assault_laser.text":
    "Twoje krążowniki i niszczyciele mają +1 do wszystkich rzutów bojowych (także w zaporze przeciw myśliwcom).",
  "technologies.deep_space_cannon.text": "Twoje PSD mogą strzelać także do statków w systemach sąsiednich.",
  "technologies.magen_defense_grid.text":
    "Twoje PSD mają +1 do wszystkich rzutów bojowych; siły naziemne broniące planety z twoim PSD mają +1 do rzutów podczas inwazji.",
  "technologies.war_sun_tech.text": "Możesz produkować Słońca Bojowe.",
  "technologies.assault_cannon.text":
    "Przed bitwą gwiezdną każdy twój biorący udział pancernik może oddać strzał; straty usuwa się od razu, bez odpowiedzi.",
  "technologies.graviton_negator.text":
    "Twoje pancerniki mogą bombardować planety z PSD. Twoje myśliwce w systemie mogą walczyć podczas inwazji; ocalałe wracają w przestrzeń i nigdy nie przejmują kontroli nad planetą.",
};
