import type { HowTo } from "../../howto";
import type { Sign } from "./signs";

export const howto: HowTo<Sign> = {
  parts: {
    goal: {
      title: "Cel gry",
      text: [
        "Miej najwięcej punktów zwycięstwa na końcu gry: z układów z twoim znacznikiem oraz z technologii i żetonów Rozwoju, które pokazują punkty.",
        "Koniec nadchodzi, gdy gracze razem przetasują odrzucone karty dość razy: 14 przy dwóch graczach, 18 przy trzech, 20 przy czterech. Kończy się tę rundę, gra jeszcze jedną, a potem wszystko liczy. Przy remisie wygrywa ten, kto ma więcej układów.",
      ],
    },
    round: {
      title: "Przebieg rundy",
      text: [
        "Gracze grają po kolei, zgodnie z ruchem wskazówek zegara. Tura to dwie akcje; potem dobierasz, aż masz znów sześć kart.",
        "Talia jest tylko twoja: karty twoich układów, twojej rasy, technologie i cztery wspólne. Co zdobędziesz, trafia na odrzucone i przychodzi na rękę po następnym tasowaniu. Tasowanie odkrywa też wszystkie twoje żetony Rozwoju i przybliża koniec gry o krok.",
      ],
    },
    turn: {
      title: "Co robisz w swojej turze",
      text: [
        "Wykonujesz dwie akcje, może być dwa razy ta sama. Płacą karty: każda służy jednemu rodzajowi swoich zasobów albo swojemu tekstowi.",
        "Produkcja: jedna lub dwie floty albo bazy gwiezdne na planecie ojczystej lub w koloniach, każda za 1 Materii i 1 Populacji.",
        "Ruch: 1 Energii przenosi jedną flotę o jedno połączenie. Ruszaj tyle, za ile możesz zapłacić, ale wejść wolno tylko do jednego cudzego lub neutralnego układu. Nic nie przejdzie przez czarną dziurę, a bazy bez technologii stoją w miejscu.",
        "Kolonizacja: tam, gdzie masz jednostki, placówka kosztuje 1 Populacji, a kolonia w układzie nadającym się do życia 3. Dostajesz kartę układu; kolonia daje też żeton Rozwoju. Placówka staje się kolonią za kolejne 3.",
        "Badania: kup jedną z wyłożonych technologii. Rezerwa: odłóż karty na później. Możesz też odrzucić karty, usunąć jedną z talii na dobre, użyć tekstu ze znakiem Akcja albo spasować.",
      ],
    },
    fight: {
      title: "Przebieg walki",
      text: [
        "Nie ma kości. Flota liczy się za 3, baza gwiezdna za 5; kto jest z tyłu, musi wyjść na prowadzenie albo przegrał. Remis jest dla obrońcy.",
        "Przed pierwszą odpowiedzią atakujący, a potem obrońca może wycofać się bez strat – obrońca, który odchodzi, oddaje jednak układ razem ze znacznikiem. Potem odpowiada się na przemian: sprowadzić floty za Energię, dodać 1 za każdą Materię lub zagrać karty walki. Kto przestanie, będąc z tyłu, przegrywa.",
        "Przegrany traci połowę jednostek, w górę, a reszta musi uciec do własnego sąsiedniego układu; co nie może uciec, przepada. Zwycięzca traci połowę, w dół, ale nic, jeśli prowadzenie ani razu się nie zmieniło. Neutralne światy bronią się tarczą i ukrytym żetonem Obcych i nigdy nie odpowiadają.",
        "Pokonany właściciel traci znacznik, kartę i punkty. Aby dostać punkty, zwycięzca musi skolonizować układ kolejną akcją.",
      ],
    },
    points: {
      title: "Jak zdobywać punkty",
      text: [
        "Planeta ojczysta jest warta 7, każda kolonia 5, każda placówka 3. Same floty nie są nic warte.",
        "Niektóre technologie i żetony Rozwoju pokazują punkty. Te na kartach są ukryte do końca i dopiero wtedy dodawane, więc wynik końcowy jest wyższy niż liczba na pasku. Karty Kultury liczą się tylko, gdy leżą w twojej Rezerwie.",
      ],
    },
  },
  signs: {
    energy: ["Energia", "Porusza floty: jedna na flotę i połączenie."],
    matter: ["Materia", "Z Populacją buduje jednostki; w walce każda jest warta 1."],
    population: ["Populacja", "Płaci za placówki i kolonie i jest częścią każdej jednostki."],
    research: ["Badania", "Kupują technologie i drogę przez tunele."],
    home: ["Planeta ojczysta", "7 punktów; tu buduje się jednostki."],
    colony: ["Kolonia", "5 punktów; tu też buduje się jednostki. Tylko w układach nadających się do życia."],
    outpost: ["Placówka", "3 punkty; nic się tu nie zbuduje."],
    fleet: ["Flota", "Siła 3; lata wzdłuż połączeń."],
    star_base: ["Baza gwiezdna", "Siła 5; bez technologii stoi tam, gdzie ją zbudowano."],
    strength: ["Tarcza z liczbą", "Siła układu nadającego się do życia, który do nikogo nie należy."],
    alien: ["Żeton Obcych", "Dodaje się do tej siły. Znak zapytania: nikt jeszcze nie wie, ile."],
    black_hole: ["Czarna dziura", "To połączenie jest zamknięte dla wszystkich."],
    wormhole: ["Tunel czasoprzestrzenny", "Kto ma żeton tunelu, skacze z jednego do dowolnego innego, 1 Badań za flotę."],
    action: ["Akcja", "Użycie tekstu to jedna z twoich dwóch akcji."],
    free: ["Akcja darmowa", "Użycie tekstu nie kosztuje akcji."],
    combat: ["Walka", "Można zagrać w walce."],
    reserve: ["Rezerwa", "Działa, dopóki leży w twojej Rezerwie."],
    special: ["Specjalna", "Sam tekst mówi, kiedy się jej używa."],
    hand: ["Ręka", "Karty na ręce."],
    draw: ["Talia", "Tyle zostało do dobrania przed następnym tasowaniem."],
    discard: ["Odrzucone", "Wracają z następnym tasowaniem."],
    actions: ["Mosiężne punkty", "Akcje, które zostały w tej turze."],
  },
  tips: [
    "Puste układy nienadające się do życia nie mają obrony: wleć jedną flotą, postaw placówkę, 3 punkty.",
    "Zamieniaj placówki w układach nadających się do życia na kolonie: 2 punkty więcej, żeton Rozwoju i miejsce do budowy.",
    "Zanim zaatakujesz neutralny świat, przyprowadź więcej niż jego tarcza i coś na żeton Obcych: kto od razu prowadzi, nic nie traci.",
    "Trzymaj na ręce kartę z Materią lub Energią, gdy na ciebie polują: karty odpowiadają na ataki.",
    "Usuwaj słabe karty z talii, by dobre przychodziły częściej – ale każde tasowanie przybliża koniec.",
  ],
};
