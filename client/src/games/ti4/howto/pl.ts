import type { HowTo } from "../../howto";
import type { Sign } from "./signs";

export const howto: HowTo<Sign> = {
  parts: {
    goal: {
      title: "Cel gry",
      text: [
        "Zdobądź jako pierwszy 10 punktów zwycięstwa (14 w długiej grze). Gra kończy się dokładnie w tej chwili.",
        "Punkty dają cele, a nie pokonane floty: wojna to tylko jeden ze sposobów na to, czego cel wymaga. Jeśli wcześniej zabraknie celów, wygrywa ten, kto ma najwięcej punktów.",
      ],
    },
    round: {
      title: "Przebieg rundy",
      text: [
        "Runda ma fazę strategii, fazę akcji i fazę statusu; odkąd ktoś zajął Mecatol Rex w środku mapy, każda runda kończy się jeszcze fazą uchwał.",
        "Strategia: zaczynając od mówcy, każdy bierze kartę strategii – po dwie przy trzech lub czterech graczach. Jej numer mówi, jak wcześnie działasz: niskie numery zaczynają.",
        "Akcja: gracze wykonują po jednej akcji, w kółko, aż wszyscy spasują.",
        "Status: zdobywa się cele, odkrywa nowy, każdy dobiera kartę akcji i dostaje żetony dowodzenia, a wszystko, co było wykorzystane, jest znów gotowe. Uchwały: głosuje się nad dwiema; planety głosują swoimi wpływami.",
      ],
    },
    turn: {
      title: "Co robisz w swojej turze",
      text: [
        "Robisz jedną z trzech rzeczy albo pasujesz. Spasować wolno dopiero po użyciu własnych kart strategii.",
        "Akcja taktyczna: połóż żeton dowodzenia z puli taktyki w jakimś układzie. Statki przylatują tam z układów bez twojego żetonu, walczą, jeśli muszą, lądują piechotą na planetach, a stacje kosmiczne w tym układzie budują. Statki w układzie z twoim żetonem zostają tam do fazy statusu.",
        "Akcja strategiczna: użyj swojej karty strategii. Potem każdy inny gracz może użyć jej drugiej części, zwykle za jeden żeton z puli strategii.",
        "Akcja komponentu: karta lub zdolność, przy której stoi „Akcja”.",
        "Poza tym możesz handlować z sąsiadami. Płacą planety: wykorzystaj planetę, by wydać jej zasoby (na budowę) albo wpływy (na żetony), nigdy jedno i drugie.",
      ],
    },
    fight: {
      title: "Przebieg bitwy",
      text: [
        "Obie strony rzucają za każdy statek kością dziesięciościenną; wynik równy jego wartości walki lub wyższy to trafienie. Za każde trafienie trafiony gracz wybiera swój statek, który zostaje zniszczony. Trwa to, aż jednej strony nie ma albo się wycofa.",
        "Statki, które znoszą uszkodzenia, anulują jedno trafienie i są wtedy uszkodzone. Niszczyciele strzelają do myśliwców przed pierwszą rundą. Działa PSD strzelają przed bitwą.",
        "Po wygranej bitwie w kosmosie piechota może lądować i walczy tak samo na powierzchni. Planeta należy do tego, kto na niej zostanie; przychodzi wykorzystana i jest gotowa po fazie statusu.",
      ],
    },
    points: {
      title: "Jak zdobywać punkty",
      text: [
        "W każdej fazie statusu możesz zdobyć jeden cel jawny i jeden tajny, jeśli możesz wtedy spełnić, czego wymagają.",
        "Jawne są dla wszystkich, każdy raz: cele etapu I dają 1 punkt, etapu II – 2. Aby je zdobywać, musisz mieć wszystkie planety swojego układu macierzystego. Tajny jest tylko twój i daje 1 punkt; niektóre zdobywa się w trakcie fazy akcji. W całej grze możesz mieć trzy.",
        "Punkt dostaje ten, kto pierwszy zapłaci 6 wpływów, by wylądować na Mecatol Rex. Karta strategii Imperial od razu zdobywa cel jawny i daje punkt, jeśli masz Mecatol Rex.",
      ],
    },
  },
  signs: {
    resource: ["Zasoby", "Tyle płaci planeta, gdy budujesz lub kupujesz technologię."],
    influence: ["Wpływy", "Tyle płaci planeta za żetony dowodzenia; albo jej głosy w uchwale."],
    exhausted: ["Wykorzystana", "Pusty znak: ta planeta już zapłaciła i jest gotowa po fazie statusu."],
    token: ["Żeton dowodzenia w układzie", "Jego właściciel już tu działał w tej rundzie: te statki nie odlecą."],
    tactic: ["Pula taktyki", "Żetony na akcje taktyczne: jeden na każdą."],
    fleet: ["Pula floty", "Tyle statków możesz mieć w jednym układzie; myśliwców się nie liczy. Tych żetonów się nie wydaje."],
    strategy: ["Pula strategii", "Żetony na drugą część cudzych kart strategii."],
    trade_good: ["Towar", "Płaci za jeden zasób albo jeden wpływ, ale nigdy nie głosuje."],
    commodity: ["Surowiec", "Dla ciebie bezużyteczny; staje się towarem u tego, kto go od ciebie dostanie."],
    point: ["Punkt zwycięstwa", "Dziesięć wygrywa."],
    owner: ["Pierścień i godło", "Czyja to planeta. Oprócz kolorów różnią się kreski pierścienia."],
    traits: ["Kulturowa, niebezpieczna, przemysłowa", "Cecha planety; liczą je cele."],
    specialties: ["Specjalność technologiczna", "Zielona, niebieska, czerwona, żółta: ta planeta, wykorzystana, zastępuje jedną brakującą technologię tego koloru."],
    wormholes: ["Tunel czasoprzestrzenny", "Układy z tą samą literą sąsiadują ze sobą, gdziekolwiek leżą."],
    custodians: ["Strażnicy", "Zanim ktoś tu wyląduje, musi zapłacić sześć wpływów; to daje punkt."],
    anomalies: ["Anomalie", "Pole asteroid, mgławica, supernowa, szczelina grawitacyjna: statki lecą z ryzykiem, wolno albo wcale."],
    fighter: ["Myśliwiec", "Tani, potrzebuje miejsca na większym statku, przyjmuje za niego trafienia."],
    destroyer: ["Niszczyciel", "Tani i szybki; strzela do myśliwców przed bitwą."],
    cruiser: ["Krążownik", "Szybki, dobry do odkrywania."],
    carrier: ["Transportowiec", "Zabiera piechotę i myśliwce: droga do nowych planet."],
    dreadnought: ["Pancernik", "Silny, przetrwa pierwsze trafienie, bombarduje planety."],
    war_sun: ["Słońce Bojowe", "Najsilniejszy statek; wymaga własnej technologii."],
    flagship: ["Okręt flagowy", "Jeden na frakcję, każdy z własną mocą."],
    infantry: ["Piechota", "Zajmuje i trzyma planety."],
    space_dock: ["Stacja kosmiczna", "Buduje jednostki tam, gdzie stoi."],
    pds: ["PSD", "Działo na planecie: strzela do przybywających statków i do lądujących."],
    damaged: ["Uszkodzony", "Anulował trafienie; następne go zniszczy. Naprawiany w fazie statusu."],
    planets: ["Planety", "Ile ich ma gracz."],
    cards: ["Karty akcji", "Pojedyncze efekty; tekst mówi, kiedy można je zagrać."],
    secret: ["Tajny cel", "Nikt inny nie widzi, czego wymaga, dopóki nie jest zdobyty."],
    note: ["Weksel", "Obietnica gracza, którą się handluje jak towarem."],
    law: ["Prawo", "Przegłosowana uchwała, która zostaje w grze."],
    speaker: ["Mówca", "Pierwszy wybiera kartę strategii i rozstrzyga remisy w głosowaniach."],
  },
  tips: [
    "W pierwszej rundzie zajmij dwie lub trzy planety obok domu: wyślij transportowiec z piechotą, jeden układ na akcję.",
    "Przeczytaj odkryte cele, zanim wybierzesz cokolwiek innego, i pracuj na taki, który możesz zdobyć w tej rundzie.",
    "Licz żetony taktyki: to twoje tury. Leadership i Warfare przynoszą ich więcej.",
    "Zostaw w domu trochę piechoty. Kto straci planetę macierzystą, nie może zdobywać jawnych celów.",
    "Wymieniaj surowce z sąsiadami, kiedy tylko możesz: zyskujecie oboje.",
  ],
};
