import type { HowTo } from "../../howto";
import type { Sign } from "./signs";

export const howto: HowTo<Sign> = {
  parts: {
    goal: {
      title: "Cel gry",
      text: [
        "Zdobądź jako pierwszy 10 punktów zwycięstwa (14 w niekończącej się wojnie). Gra kończy się dokładnie w tej chwili.",
        "Punkty dają cele i karta strategii Imperium, a nie pokonane floty. Jeśli Imperium odkryje kartę Imperium Rex, gra natychmiast się kończy i wygrywa ten, kto ma najwięcej punktów.",
      ],
    },
    round: {
      title: "Przebieg rundy",
      text: [
        "Runda ma fazę strategii, fazę akcji i fazę statusu.",
        "Strategia: zaczynając od Mówcy, każdy bierze kartę strategii – po dwie przy trzech lub czterech graczach. Jej numer mówi, jak wcześnie działasz: niskie numery zaczynają. Karta, której nikt nie wziął, dostaje znacznik premii, wart towar albo żeton dowodzenia dla tego, kto weźmie ją później. Kto bierze Inicjatywę, zostaje Mówcą.",
        "Akcja: gracze wykonują po jednej akcji, w kółko, aż wszyscy spasują.",
        "Status: realizuje się cele, naprawia statki, zdejmuje żetony dowodzenia z planszy i odświeża planety; każdy ciągnie kartę akcji, dostaje 2 żetony dowodzenia i może na nowo rozłożyć wszystkie żetony na swojej karcie rasy.",
      ],
    },
    turn: {
      title: "Co robisz w swojej turze",
      text: [
        "Wykonujesz jedną akcję albo pasujesz. Spasować wolno dopiero po użyciu własnych kart strategii.",
        "Akcja taktyczna: żeton z puli dowodzenia aktywuje system. Statki przylatują tam z systemów bez twojego żetonu, PSD strzelają, floty walczą, siły naziemne lądują, a stacje kosmiczne w tym systemie budują. Statki w systemie z twoim żetonem zostają tam do fazy statusu.",
        "Akcja transferu: żeton z puli dowodzenia i drugi z uzupełnień aktywują dwa sąsiednie systemy, w których są twoje oddziały i żadnych innych. Statki ruszają się między nimi, a jeden z nich buduje.",
        "Akcja strategiczna: użyj swojej karty strategii. Potem każdy inny gracz może użyć jej zdolności dodatkowej, zwykle za żeton z zasobów strategicznych. Polityka zwołuje Radę: głosuje się wpływami niewykorzystanych planet, a głosowanie ich nie wykorzystuje. Handel pozwala zawierać umowy. Technologia daje technologię; każda wymienia te, które trzeba już mieć.",
        "Karty akcji i zdolności ze słowami „jako akcja” zajmują jej miejsce. Płacą planety: wykorzystaj planetę, by wydać jej zasoby (na budowę, na technologie) albo wpływy (na żetony), nigdy jedno i drugie.",
      ],
    },
    fight: {
      title: "Przebieg bitwy",
      text: [
        "Obie strony rzucają za każdy statek kością dziesięciościenną; wynik równy jego wartości bojowej lub wyższy to trafienie. Za każde trafienie trafiony gracz wybiera swój statek, który zostaje zniszczony. Trwa to, aż jednej strony nie ma albo wycofa się do sąsiedniego systemu, który już wcześniej aktywowała.",
        "Pancerniki i Słońca Bojowe od pierwszego trafienia są tylko uszkodzone. Niszczyciele strzelają do myśliwców przed pierwszą rundą. PSD strzelają przed bitwą.",
        "Potem mogą lądować siły naziemne: statki bombardują, PSD na planecie strzelają, a siły naziemne walczą, aż jednej strony nie ma. Zwycięzca dostaje planetę, wykorzystaną; PSD i stacja kosmiczna przegranego zostają zniszczone.",
      ],
    },
    points: {
      title: "Jak zdobywać punkty",
      text: [
        "W każdej fazie statusu możesz zrealizować jeden cel ogólny i swój tajny, jeśli spełniasz wtedy ich wymagania i kontrolujesz wszystkie planety swojego systemu ojczystego.",
        "Ogólne są dla wszystkich, każdy raz: cele I stopnia dają 1 punkt, cele II stopnia więcej. Nowe odkrywa tylko Imperium. Tajny jest tylko twój i daje 2.",
        "Imperium daje też 2 punkty temu, kto je zagra. Cele realizuje się w kolejności rozgrywki: kto pierwszy dojdzie do 10, wygrywa.",
      ],
    },
  },
  signs: {
    resource: ["Zasoby", "Tyle płaci planeta, gdy budujesz lub kupujesz technologię."],
    influence: ["Wpływy", "Tyle płaci planeta za żetony dowodzenia; dopóki nie jest wykorzystana, to także jej głosy w Radzie."],
    exhausted: ["Wykorzystana", "Pusty znak: ta planeta już zapłaciła i odświeża się w fazie statusu."],
    token: ["Żeton dowodzenia w systemie", "Jego właściciel aktywował ten system: w tej rundzie te statki już nie odlecą."],
    command: ["Pula dowodzenia", "Żetony na akcje taktyczne i akcje transferu: jeden na każdą."],
    fleet: ["Zaopatrzenie floty", "Tyle statków możesz mieć w jednym systemie; myśliwców się nie liczy. Tych żetonów się nie wydaje."],
    strategy: ["Zasoby strategiczne", "Żetony na zdolności dodatkowe cudzych kart strategii."],
    trade_good: ["Towar", "Płaci za jeden zasób albo jeden wpływ, ale nigdy nie głosuje. Na karcie strategii: znaczniki premii."],
    agreement: ["Umowa handlowa", "Daje tyle, ile warta jest karta partnera, za każdym razem, gdy pobierasz towary. Wojna między wami ją zrywa."],
    point: ["Punkt zwycięstwa", "Dziesięć wygrywa."],
    owner: ["Pierścień i godło", "Czyja to planeta. Oprócz kolorów różnią się kreski pierścienia."],
    specialties: ["Specjalność technologiczna", "Zielona, niebieska, czerwona: dopóki planeta nie jest wykorzystana, technologie tego koloru kosztują cię o 1 mniej. Żółtych nie ma."],
    wormholes: ["Tunel czasoprzestrzenny", "Systemy z tą samą literą sąsiadują ze sobą, gdziekolwiek leżą."],
    anomalies: ["Systemy specjalne", "Przez pole asteroidów nie przeleci nikt bez technologii Deflektor Masy, mgławica spowalnia i osłania, do supernowej nie wleci nikt."],
    counter: ["Żeton znaleziska", "Zasada opcjonalna: co czeka na neutralnej planecie, okazuje się, gdy ktoś na niej ląduje."],
    fighter: ["Myśliwiec", "Dwa za 1 zasób; potrzebuje miejsca na większym statku lub przy stacji kosmicznej, przyjmuje za nie trafienia."],
    destroyer: ["Niszczyciel", "Tani i szybki; strzela do myśliwców przed bitwą."],
    cruiser: ["Krążownik", "Szybki, dobry do odkrywania."],
    carrier: ["Transportowiec", "Zabiera sześć oddziałów sił naziemnych, PSD lub myśliwców: droga do nowych planet."],
    dreadnought: ["Pancernik", "Silny, przetrwa pierwsze trafienie, bombarduje planety bez PSD."],
    war_sun: ["Słońce Bojowe", "Najsilniejszy statek; wymaga własnej technologii."],
    ground_force: ["Siły naziemne", "Dwa oddziały za 1 zasób; zajmują i trzymają planety."],
    space_dock: ["Stacja kosmiczna", "Buduje tyle oddziałów, ile zasobów ma jej planeta, i jeszcze dwa."],
    pds: ["PSD", "Działo na planecie: strzela do przybywających statków i do lądujących."],
    damaged: ["Uszkodzony", "Przyjął trafienie; następne go zniszczy. Naprawiany w fazie statusu."],
    planets: ["Planety", "Ile ich kontroluje gracz."],
    cards: ["Karty akcji", "Pojedyncze efekty; tekst mówi, kiedy można je zagrać. Najwyżej siedem na ręce."],
    secret: ["Tajny cel", "Nikt inny nie widzi, czego wymaga, dopóki nie zostanie zrealizowany."],
    votes: ["Głosy", "Tyle głosów gracz może oddać w Radzie: wpływy niewykorzystanych planet, co najmniej jeden. Mówca głosuje ostatni i rozstrzyga remisy."],
    law: ["Prawo", "Przegłosowana karta polityki, która zostaje w grze."],
  },
  tips: [
    "W pierwszej rundzie zajmij dwie lub trzy neutralne planety obok domu: wyślij transportowce z siłami naziemnymi, jeden system na akcję.",
    "Imperium za każdym razem daje 2 punkty. Bierz je, kiedy możesz, i nie zostawiaj go runda po rundzie temu samemu graczowi.",
    "Licz żetony w puli dowodzenia: to twoje tury. Logistyka przynosi 4, a jej zdolność dodatkowa kosztuje tylko wpływy.",
    "Zostaw w domu trochę sił naziemnych. Kto nie ma wszystkich swoich planet ojczystych, nie zrealizuje żadnego celu.",
    "Wcześnie zawrzyj dwie umowy handlowe, w zamian za najcenniejsze karty, jakie zdołasz dostać, i nie walcz z tymi partnerami.",
  ],
};
