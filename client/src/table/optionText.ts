import type { Option } from "../net/types";

/** An option in words. */
export interface OptionWords {
  /** What the choice is. */
  head: string;
  rule?: string;
  /** What it does. */
  tail: string;
}

/** Options in the order of the server, in groups. */
export function grouped(options: readonly Option[]): { group: string; options: Option[] }[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const list = groups.get(option.group);
    if (list) list.push(option);
    else groups.set(option.group, [option]);
  }
  return [...groups].map(([group, list]) => ({ group, options: list }));
}

/** Options that have all the words, in their text or their notation. */
export function searched(options: readonly Option[], words: string, textOf: (option: Option) => string): Option[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter((option) => {
    const text = `${option.choice} ${textOf(option)}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Completions of a command line: what begins like that first, then what has the words. */
export function completed(options: readonly Option[], typed: string, textOf: (option: Option) => string): Option[] {
  const start = typed.trim().toLowerCase();
  if (!start) return [...options];
  const begins = options.filter((option) => option.choice.toLowerCase().startsWith(start));
  const rest = searched(options, start, textOf).filter((option) => !begins.includes(option));
  return [...begins, ...rest];
}

/** The choice that a click on a thing would have meant, made from an option for a thing of the same kind. */
export function likeOption(
  options: readonly Option[],
  targets: (choice: string) => string[],
  target: string,
): string | undefined {
  const [kind, name] = split(target);
  for (const option of options) {
    const same = targets(option.choice).find((key) => split(key)[0] === kind);
    if (!same) continue;
    const words = option.choice.split(" ").map((word) => (word === split(same)[1] ? name : word));
    if (words.includes(name)) return words.join(" ");
  }
  return undefined;
}

function split(target: string): [string, string] {
  const at = target.indexOf(":");
  return at < 0 ? ["", target] : [target.slice(0, at), target.slice(at + 1)];
}
