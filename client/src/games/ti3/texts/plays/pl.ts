import type { playsEn } from "./en";

// Jak gra każda rasa, jednym zdaniem.
export const playsPl: Record<keyof typeof playsEn, string> = {
  plays_sol: "Dużo sił naziemnych, darmowych wszędzie tam, gdzie zapłaci żetonem, i co rundę jeden żeton dowodzenia więcej: prosta i silna.",
  plays_letnev: "Wielkie floty: o jeden statek w systemie więcej niż inni, a towary kupują lepsze rzuty w bitwie.",
  plays_hacan: "Kupcy: umowy, których nikt nie może zerwać, każda o towar bogatsza, a Handel nie kosztuje ich żetonów.",
  plays_l1z1x: "Wojna pancernikami: ich pancerniki są tanie i trafiają lepiej, a cztery technologie mają od początku.",
  plays_mentak: "Piraci: krążowniki i niszczyciele strzelają przed bitwą, bogaci gracze są okradani, a floty są większe od początku.",
  plays_naalu: "Zawsze działa jako pierwszy, ma silne myśliwce i może umknąć przed bitwą.",
  plays_norr: "Wszystkie jego rzuty bojowe są o jeden lepsze, także PSD i bombardowania; prosty i wojowniczy.",
  plays_jol_nar: "Technologia ponad wszystko: cztery na początku, dwie naraz przy cudzej karcie Technologia, ale każdy rzut bojowy jest o jeden gorszy.",
  plays_xxcha: "Dyplomaci: unieważniają karty polityki, zawierają pokój przy cudzej Dyplomacji i trudno ich trafić w pierwszej rundzie walki.",
  plays_yssaril: "Karty: ciągną więcej kart akcji niż inni, trzymają ich tyle, ile chcą, zaglądają w cudze i mogą zwlekać ze swoją turą.",
};
