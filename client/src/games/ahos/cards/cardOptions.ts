// The options of one card, sorted by what is clicked: a tab of a resource, the text tab, or the card itself.
import type { Option } from "../../../net/types";
import { wordsOf } from "../choice";
import { RESOURCES, type Resource } from "../viewHelp";

export interface CardOptions {
  spend: Partial<Record<Resource, Option>>;
  use: Option | null;
  /** Everything else: remove, discard, stow, shift, swap, take, trash. */
  other: Option[];
}

export function cardOptions(options: Option[]): CardOptions {
  const out: CardOptions = { spend: {}, use: null, other: [] };
  for (const option of options) {
    const { verb, operands } = wordsOf(option.choice);
    const resource = RESOURCES.find((kind) => kind === operands[1]);
    if (verb === "spend" && resource) out.spend[resource] = option;
    else if (verb === "use") out.use = option;
    else out.other.push(option);
  }
  return out;
}

// A card that leaves the deck for good is never removed by a single click.
const LASTING = ["remove", "trash"];

export const isLasting = ({ choice }: Option): boolean => LASTING.includes(wordsOf(choice).verb);

/** What a card is for comes first; what takes it away for good comes last. */
export function ordinaryFirst(options: readonly Option[]): Option[] {
  return [...options.filter((option) => !isLasting(option)), ...options.filter(isLasting)];
}

/** The option that a click on the card itself may take at once. */
export function directOption({ other }: CardOptions): Option | null {
  const only = other.length === 1 ? other[0] : undefined;
  return only && !isLasting(only) ? only : null;
}
