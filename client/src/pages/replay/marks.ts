import type { Mark } from "./replayTypes";

/** The last mark that fits; findLast is younger than the language version we compile for. */
function last(marks: readonly Mark[], fits: (mark: Mark) => boolean): Mark | undefined {
  return marks.filter(fits).at(-1);
}

/** The next place after a step, or the end. */
export function markAfter(marks: readonly Mark[], step: number, steps: number): number {
  return marks.find((mark) => mark.step > step)?.step ?? steps;
}

/** The last place before a step, or the beginning. */
export function markBefore(marks: readonly Mark[], step: number): number {
  return last(marks, (mark) => mark.step < step)?.step ?? 0;
}

/** Rounds with the step where each begins, in order. */
export function roundsOf(marks: readonly Mark[]): { round: number; step: number }[] {
  const found = new Map<number, number>();
  for (const mark of marks) {
    if (mark.round !== undefined && !found.has(mark.round)) found.set(mark.round, mark.step);
  }
  return [...found].map(([round, step]) => ({ round, step })).sort((a, b) => a.step - b.step);
}

/** The round a step belongs to. */
export function roundAt(marks: readonly Mark[], step: number): number | undefined {
  return last(marks, (mark) => mark.step <= step && mark.round !== undefined)?.round;
}

/** The place that a step belongs to: what the list shows as "here". */
export function markAt(marks: readonly Mark[], step: number): Mark | undefined {
  return last(marks, (mark) => mark.step <= step);
}
