// Texts of the rulebook are marked as in Markdown: *emphasis*, **strong**, `code`; ids of rules become links.

export interface Piece {
  kind: "text" | "em" | "strong" | "code" | "rule";
  text: string;
  /** The whole id, of a rule. */
  id?: string;
}

const marked = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|`([^`]+)`/g;

/** "AHOS-MOV-5", "MOV-5", "Q-3"; "TI4-23.4b", "23.4b", "FAQ-12". */
const idsOf: Record<string, RegExp> = {
  ahos: /\b(?:AHOS-)?[A-Z]{1,3}-\d+[a-z]?\b/g,
  ti4: /\bTI4-[A-Z0-9][A-Z0-9.-]*\d[a-z]?\b|\b(?:FAQ|ERR|Q)-(?:[A-Z]+-)?\d+[a-z]?\b|\b\d{1,2}\.\d+[a-z]?\b/g,
};

function withIds(text: string, game: string, kind: "text" | "code"): Piece[] {
  const ids = idsOf[game];
  if (!ids) return [{ kind, text }];
  const prefix = `${game.toUpperCase()}-`;
  const out: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(ids)) {
    if (found.index > at) out.push({ kind, text: text.slice(at, found.index) });
    out.push({ kind: "rule", text: found[0], id: found[0].startsWith(prefix) ? found[0] : prefix + found[0] });
    at = found.index + found[0].length;
  }
  if (at < text.length) out.push({ kind, text: text.slice(at) });
  return out;
}

export function piecesOf(text: string, game: string): Piece[] {
  const out: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(marked)) {
    out.push(...withIds(text.slice(at, found.index), game, "text"));
    const [whole, strong, em, code] = found;
    if (strong) out.push({ kind: "strong", text: strong });
    else if (em) out.push({ kind: "em", text: em });
    else if (code) out.push(...withIds(code, game, "code"));
    at = found.index + whole.length;
  }
  return [...out, ...withIds(text.slice(at), game, "text")].filter((piece) => piece.text !== "");
}
