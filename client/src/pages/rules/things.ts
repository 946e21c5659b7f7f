// What a content pack has a text for: whoever looks for a card by its name wants that text.

export interface Thing {
  name: string;
  text: string;
}

const texts = [
  ...["timing", "text", "effect", "condition", "special", "primary", "secondary"],
  ...["effect_for_or_elected", "effect_against", "for", "against", "elected", "notes", "play_condition"],
];
/** Empty, or a word for programs. */
const nothing = /^[-a-z_]*$/;

function rowsOf(contents: string): Record<string, string>[] {
  const [head, ...lines] = contents.split("\n").filter((line) => line && !line.startsWith("#"));
  const columns = head?.split("\t") ?? [];
  return lines.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ""]));
  });
}

export function thingsIn(files: Record<string, string>): Thing[] {
  return Object.values(files)
    .flatMap(rowsOf)
    .flatMap((row) => {
      const text = texts.flatMap((column) => (nothing.test(row[column] ?? "") ? [] : [row[column]])).join(" · ");
      return row.name && text ? [{ name: row.name, text }] : [];
    });
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Those whose name has all the words, in any order; the shortest name first. */
export function thingsNamed(things: readonly Thing[], query: string): Thing[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const seen = new Set<string>();
  return things
    .filter(({ name, text }) => {
      const low = name.toLowerCase();
      const fits = words.every((word) => low.includes(word)) && !seen.has(name + text);
      if (fits) seen.add(name + text);
      return fits;
    })
    .sort((a, b) => a.name.length - b.name.length)
    .slice(0, 12);
}
