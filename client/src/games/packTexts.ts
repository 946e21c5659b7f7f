// Content packs are English. Their texts in other languages lie with the game's other texts, by file, id and column.
import type { Language } from "../i18n/texts";

export type PackTexts = Record<string, string>;

const found = import.meta.glob<{ texts: PackTexts }>("./*/texts/pack/*.ts");

export async function packTexts(game: string, language: Language): Promise<PackTexts> {
  const load = found[`./${game}/texts/pack/${language}.ts`];
  return load ? (await load()).texts : {};
}

function translatedFile(name: string, contents: string, texts: PackTexts): string {
  let columns: string[] | undefined;
  const lines = contents.split("\n").map((line) => {
    if (!line || line.startsWith("#")) return line;
    const cells = line.split("\t");
    if (!columns) {
      columns = cells;
      return line;
    }
    const id = cells[columns.indexOf("id")];
    return cells.map((cell, i) => texts[`${name}.${id}.${columns?.[i]}`] ?? cell).join("\t");
  });
  return lines.join("\n");
}

/** The files of a pack with these texts in their places; what has none stays as it is. */
export function translated(files: Record<string, string>, texts: PackTexts): Record<string, string> {
  const names = new Set(Object.keys(texts).map((key) => key.slice(0, key.indexOf("."))));
  return Object.fromEntries(
    Object.entries(files).map(([file, contents]) => {
      const name = file.replace(/\.tsv$/, "");
      return [file, names.has(name) ? translatedFile(name, contents, texts) : contents];
    }),
  );
}
