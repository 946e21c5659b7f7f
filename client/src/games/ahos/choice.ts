// A choice in notation, taken apart (games/ahos/notation.h).

export interface Held {
  card: string;
  zone: "hand" | "r1" | "r2" | "discard";
}

export function readHeld(word: string): Held {
  const [card = "", zone] = word.split("/");
  return { card, zone: zone === "r1" || zone === "r2" || zone === "discard" ? zone : "hand" };
}

export const heldName = (card: string, zone: string): string => (zone === "hand" ? card : `${card}/${zone}`);

export interface Words {
  verb: string;
  operands: string[];
}

export function wordsOf(choice: string): Words {
  const [verb = "", ...operands] = choice.trim().split(/\s+/);
  return { verb, operands };
}

export const isToken = (word: string): boolean => /^D\d+$/.test(word);
