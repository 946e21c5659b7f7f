import type { Language } from "../../i18n/texts";
import type { RuleSection } from "../../net/types";

export interface Chapter {
  /** As the server names it. */
  section: string;
  rules: number;
  parts: RuleSection[];
}

/** Sections with those inside them: the headings of a catalogue are two deep. */
export function chaptersOf(sections: readonly RuleSection[]): Chapter[] {
  const out: Chapter[] = [];
  for (const one of sections) {
    const [top = ""] = one.section.split(" / ");
    let chapter = out.at(-1);
    if (chapter?.section !== top) out.push((chapter = { section: top, rules: 0, parts: [] }));
    chapter.rules += one.rules;
    if (one.section !== top) chapter.parts.push(one);
  }
  return out;
}

/** A heading as people read it: without codes, and by its Italian name where it has one and that is the language. */
export function headingOf(section: string, language: Language): string {
  const last = section.split(" / ").at(-1) ?? "";
  const italian = /\(it: ([^)]+)\)/.exec(last)?.[1];
  const plain = last.replace(/\s*\((?:it: [^)]+|[A-Z]{3})\)/g, "");
  if (language !== "it" || !italian) return plain;
  return `${/^\d+\.? /.exec(plain)?.[0] ?? ""}${italian}`;
}
