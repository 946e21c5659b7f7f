// Tables of the content packs, cell by cell.
export type Row = Record<string, string>;

/** "-" and "none" mean nothing in the packs. */
export const plain = (value: string | undefined): string =>
  value === undefined || value === "-" || value === "none" ? "" : value;
export const list = (value: string | undefined): string[] => plain(value).split(";").filter(Boolean);

export function parseTsv(text: string): Row[] {
  const lines = text.split(/\r?\n/).filter((line) => line !== "" && !line.startsWith("#"));
  const header = (lines[0] ?? "").split("\t");
  return lines.slice(1).map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ""]));
  });
}

export const index = <T>(items: T[], key: (item: T) => string): Map<string, T> =>
  new Map(items.map((item) => [key(item), item]));

/** "blue:1;red:2" as counts by colour. */
export function parseCounts(text: string): Record<string, number> {
  const out: Record<string, number> = {};
  for (const part of list(text)) {
    const [colour, count] = part.split(":");
    if (colour) out[colour] = Number(count ?? 1);
  }
  return out;
}
