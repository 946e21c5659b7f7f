// Votes from the log: the view forgets one when the next agenda is revealed.
import type { LogEvent } from "../../../net/types";
import type { Seat } from "../../ti/forces";

export interface PastVote {
  agenda: string;
  /** By outcome, the most first. */
  totals: { outcome: string; votes: number }[];
  abstained: Seat[];
  /** null: not decided yet. */
  outcome: string | null;
}

class Ballots {
  private readonly totals = new Map<string, number>();
  private readonly abstained = new Set<Seat>();
  outcome: string | null = null;

  constructor(private readonly agenda: string) {}

  read([verb, a = "", b = "", n = ""]: readonly string[]): void {
    if (verb === "voted") this.totals.set(b, (this.totals.get(b) ?? 0) + Number(n));
    else if (verb === "abstained") this.abstained.add(a);
    else if (verb === "outcome") this.outcome = a;
  }

  told(): PastVote {
    const totals = [...this.totals].map(([outcome, votes]) => ({ outcome, votes }));
    totals.sort((a, b) => b.votes - a.votes);
    return { agenda: this.agenda, totals, abstained: [...this.abstained], outcome: this.outcome };
  }
}

/** Every vote that the log tells of, the earliest first. */
export function votesIn(events: readonly LogEvent[]): PastVote[] {
  const found: Ballots[] = [];
  for (const { text } of events) {
    const words = text.split(" ");
    if (words[0] === "agenda_revealed") found.push(new Ballots(words[1] ?? ""));
    else if (words[0] === "agenda_replaced") found.pop();
    else found.at(-1)?.read(words);
  }
  return found.map((vote) => vote.told());
}

/** The last vote that was decided, but for the one that is still on the table. */
export function lastDecided(events: readonly LogEvent[], onTable: string | null): PastVote | undefined {
  return votesIn(events)
    .filter((vote) => vote.outcome !== null && vote.agenda !== onTable)
    .at(-1);
}

/** Who has cast no votes on the agenda on the table, of their own will. */
export function abstainers(events: readonly LogEvent[], agenda: string): Seat[] {
  const last = votesIn(events).at(-1);
  return last?.agenda === agenda ? last.abstained : [];
}
