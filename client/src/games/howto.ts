// A page for somebody who has never played a game: loaded when it is asked for, as texts and pictures of the game itself.
import type { Component } from "svelte";
import type { Language } from "../i18n/texts";

export const howToParts = ["goal", "round", "turn", "fight", "points"] as const;
export type HowToPart = (typeof howToParts)[number];

export interface HowTo<Sign extends string = string> {
  /** The first paragraph of a part is its short form, for the table. */
  parts: Record<HowToPart, { title: string; text: string[] }>;
  /** Pictures of the table by what they are, and what they mean. */
  signs: Record<Sign, [name: string, meaning: string]>;
  /** For the first game. */
  tips: string[];
}

export interface LegendProps {
  signs: HowTo["signs"];
  /** Only those that come first: on a page with much else. */
  main?: boolean;
  /** Away from a table what pictures are painted with must come along. */
  alone?: boolean;
}

const texts = import.meta.glob<{ howto: HowTo }>("./*/howto/{en,it,pl}.ts");
const legends = import.meta.glob<{ default: Component<LegendProps> }>("./*/howto/Legend.svelte");

/** Null for a game that has none. */
export async function loadHowTo(
  game: string,
  language: Language,
): Promise<{ howto: HowTo; Legend: Component<LegendProps> } | null> {
  const text = texts[`./${game}/howto/${language}.ts`];
  const legend = legends[`./${game}/howto/Legend.svelte`];
  if (!text || !legend) return null;
  const [{ howto }, { default: Legend }] = await Promise.all([text(), legend()]);
  return { howto, Legend };
}
