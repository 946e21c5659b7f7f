// Which chips are seen first where not all of them have room.

interface Weighed {
  bad: boolean;
  loses: boolean;
}

const weighs = ({ bad, loses }: Weighed): number => (bad ? 2 : loses ? 1 : 0);

/** What is refused, then what is lost, then the rest, each in its own order. */
export const worstFirst = <T extends Weighed>(chips: readonly T[]): T[] => [...chips].sort((a, b) => weighs(b) - weighs(a));

/** Something of what has no room is refused or lost: its count must say so. */
export const hidesLoss = (chips: readonly Weighed[], fit: number): boolean => chips.slice(fit).some((chip) => weighs(chip) > 0);
