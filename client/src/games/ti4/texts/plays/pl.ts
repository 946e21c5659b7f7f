import type { en } from "./en";

export const pl: Record<keyof typeof en, string> = {
  plays_arborec: "Jej piechota buduje jednostki wszędzie, gdzie stoi; stacje kosmiczne nie budują piechoty.",
  plays_letnev: "Wielkie floty: o dwa statki w układzie więcej niż inni, a towary kupują ponowne rzuty w bitwie.",
  plays_saar: "Koczownicy: planety dają towary, stacje kosmiczne latają, a utrata domu nie przeszkadza w zdobywaniu celów.",
  plays_muaat: "Zaczyna ze Słońcem Bojowym i za żetony stawia przy nim myśliwce lub niszczyciele.",
  plays_hacan: "Kupcy: najbogatsi w towary, handlują z każdym i z karty Trade korzystają za darmo.",
  plays_sol: "Dużo piechoty i co rundę jeden żeton dowodzenia więcej: prosta i silna.",
  plays_creuss: "Wszystkie tunele są dla nich jednym: floty zjawiają się tam, gdzie nikt się nie spodziewa.",
  plays_l1z1x: "Wojna pancernikami: bombardują podczas lądowania, a zdobyte struktury stają się ich własnymi.",
  plays_mentak: "Piraci: krążowniki i niszczyciele strzelają przed bitwą, a bogaci sąsiedzi są okradani.",
  plays_naalu: "Zawsze działa pierwsza, ma silne myśliwce i może umknąć przed bitwą.",
  plays_nekro: "Nie bada i nie głosuje: kopiuje technologie tych, z którymi walczy. Nie na pierwszą grę.",
  plays_norr: "Wszystkie jej jednostki rzucają o jeden lepiej w każdej walce; prosta i wojownicza.",
  plays_jolnar: "Technologia ponad wszystko: zaczyna z czterema, uczy się szybciej, ale w każdej walce rzuca o jeden gorzej.",
  plays_winnu: "Żyje dla Mecatol Rex: ląduje tam bez opłaty i może go od razu umocnić.",
  plays_xxcha: "Dyplomaci: odrzucają uchwały, a po Diplomacy pokojowo zajmują puste planety.",
  plays_yin: "Fanatycy: przeciągają wrogą piechotę na swoją stronę i poświęcają statki dla trafień.",
  plays_yssaril: "Karty: widzi więcej kart akcji niż inni, trzyma ich tyle, ile chce, i może nimi zwlekać.",
};
