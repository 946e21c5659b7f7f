// How a question would end as it is answered so far: what the button adds to the draft.
import type { Decision } from "../net/types";

/** See docs/protocol.md. */
export interface Finish {
  steps: string[];
  asked: { after: number; decision: Decision }[];
  seam: boolean;
  next?: string;
}

/** Questions that are settled by what the server proposes, unless the player says otherwise: other games' words for
 * the same things are here, too. */
export const settledKinds: readonly string[] = ["pay", "assign_hits", "commit", "lose", "remove", "prerequisite"];

/** It chooses more than was chosen: behind the cargo of one ship the next ships. */
export const addsMore = ({ steps, asked }: Finish): boolean =>
  asked.some(({ after, decision }) => !settledKinds.includes(decision.kind) && steps[after] !== undefined && steps[after] !== "done");

/** That is the rest of a proposal whose beginning was filled in. */
export const isRest = ({ steps }: Finish, rest: readonly string[]): boolean =>
  rest.length > 0 && rest.every((step, i) => steps[i] === step);

/** What the server says of the draft with one step more, as an end of the draft without it. */
export function endingWith(
  step: string,
  tried: { decision?: Decision; seam?: boolean; finish?: Finish },
  mine: boolean,
): Finish {
  const { decision, finish } = tried;
  const asked = finish && decision ? [{ after: 0, decision }, ...finish.asked] : [];
  return {
    steps: [step, ...(finish?.steps ?? [])],
    asked: asked.map((one) => ({ ...one, after: one.after + 1 })),
    seam: finish?.seam ?? tried.seam === true,
    next: finish ? finish.next : mine ? decision?.kind : undefined,
  };
}
