import { wordsOf } from "./choice";

/** The piece that a choice is about, for its picture; "" if none. */
export function chipPiece(choice: string): string {
  const { verb, operands } = wordsOf(choice);
  if (verb === "colony" || verb === "outpost" || verb === "home") return verb;
  if (verb === "settle") return "colony";
  const first = operands[0] ?? "";
  return first === "fleet" || first === "star_base" ? first : verb === "salvage" ? "fleet" : "";
}
