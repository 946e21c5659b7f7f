// Tables of a content pack: tab-separated, `#` begins a comment line, the first line names the columns.
export type Row = Record<string, string>;

export function readTsv(text: string | undefined): Row[] {
  if (!text) return [];
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const head = (lines.shift() ?? "").split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    const row: Row = {};
    head.forEach((name, i) => (row[name] = cells[i] ?? ""));
    return row;
  });
}

export const numberOf = (cell: string | undefined): number => {
  const n = Number.parseInt(cell ?? "", 10);
  return Number.isFinite(n) ? n : 0;
};
