// Worlds that are written by hand: the homes of all factions, and the capital.
import type { Look } from "./face";
import type { FeatureKind } from "./features";

const world = (kind: FeatureKind, colours: string): Look => {
  const [lit = "", body = "", night = "", first = "", second = ""] = colours.split(" ").map((colour) => `#${colour}`);
  return { palette: [lit, body, night, first, second], kind };
};

export const homeLooks: Readonly<Record<string, Look>> = {
  mecatol_rex: world("city", "FFEFC4 C9923F 3A1E0A 8A5A20 FFF0B8"),
  // Sol: blue, with land.
  jord: world("sea", "BFEAFF 2E7FC4 08254D 6FB35C FFFFFF"),
  // Jol-Nar: oceans without a shore.
  jol: world("bands", "C8FFF4 1F9AA8 06303F 0F6C83 E6FFFB"),
  nar: world("sea", "D5E6FF 3E79D6 0B2159 2457A8 F0F6FF"),
  // Xxcha: old forests.
  archon_ren: world("sea", "E6F7B5 7BA83A 1E3510 4E7A2A F8FFE0"),
  archon_tau: world("sea", "F6E7B0 B59A4A 35280F 7F9A4E FFF8DC"),
  // Hacan: sand.
  arretze: world("bands", "FFE9B0 D69A3A 42240A B06F22 FFF4D0"),
  hercant: world("craters", "FFD6A8 C4713A 3D170B 93481F FFE9CF"),
  kamdorn: world("bands", "FFF3C8 CDB46A 3B2E12 A18742 FFFBE6"),
  // Creuss: light more than ground.
  creuss: world("swirl", "F4FBFF 7FB6F2 10245C C8E4FF FFFFFF"),
  // Nekro: dead, and glowing from inside.
  mordai_ii: world("cracks", "D9C2C9 6B2E3E 170810 35121E FF4D5E"),
  // Mentak: a prison that became a port.
  moll_primus: world("lights", "F0D9C0 A0714A 2A160D 6B4428 FFD28A"),
  // Yin: pale and clean.
  darien: world("swirl", "FFFFFF C9CDD8 3A3F52 B4A6D6 FFF6FF"),
  // Muaat: a burning world beside its star.
  muaat: world("cracks", "FFD9A0 D2502A 3A0C08 7A1F12 FFE45C"),
  // Arborec: one living thing from pole to pole.
  nestphar: world("sea", "D4F2A8 4F8F3A 10280F 2F6B34 E9FFC4"),
  // L1Z1X: all machine.
  planet_000: world("plates", "C9D2E0 4C5A73 0B111E 2B3548 FF7A5C"),
  "000": world("plates", "C9D2E0 4C5A73 0B111E 2B3548 FF7A5C"),
  // Winnu: gardens that wait for an emperor.
  winnu: world("sea", "FFE3F1 C77FA6 3A1630 E0B35C FFF7E0"),
  // Naalu: violet skies.
  druaa: world("swirl", "F0D2FF 9652C4 260B44 6A2F9A FFE4FF"),
  maaluuk: world("bands", "DDFFF2 4FAE98 0D332F 2B7F78 F0FFF8"),
  // Letnev: a sunless fortress.
  arc_prime: world("lights", "D0CADB 4A4358 120E1A 2A2436 FFC16B"),
  wren_terra: world("craters", "E0C2C2 7A3B3F 220C10 4E1F26 FFD0B0"),
  // Saar: lost homes.
  lisis_ii: world("craters", "E9DFC2 9A8A62 29220F 6B5E3E FFF4D6"),
  ragh: world("craters", "DCC4AC 84644A 24160D 5A4030 F6DFC2"),
  // N'orr: hives in red dust.
  quinarra: world("cracks", "F2B08A 9A3A22 2A0C08 5E1C12 FF9A3C"),
  trenlak: world("craters", "EBC79A A66A2C 301A08 70431A FFE2A8"),
  // Yssaril: jungle under fog.
  retillion: world("sea", "CFF0C9 3F8A5E 0B2A1E 1F6042 F2FFE8"),
  shalloq: world("swirl", "E4F2B0 8A9E3C 232B0C 5C7026 FBFFDA"),
};
