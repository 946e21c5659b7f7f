import type { LogEvent } from "../../net/types";
import { lineBefore } from "../../state/log";
import { befellMe, fightsOf, linesToMe, type FightEnd } from "../../state/toMe";
import type { FrameState } from "../frame.svelte";

/** What befell me since I answered last; it stays until I answer again or put it away. */
export class ToMe {
  /** The newest line that is known. */
  private mark = $state(Number.MAX_SAFE_INTEGER);
  private asked = false;
  private last = -1;

  constructor(private readonly frame: FrameState) {}

  private seats = $derived.by(() => (this.frame.table.info?.seats ?? []).map((seat) => seat.seat));

  fights = $derived.by<FightEnd[]>(() => {
    const { log, seat } = this.frame.table;
    return fightsOf(log, this.mark, seat, this.frame.board?.log);
  });

  lines = $derived.by<LogEvent[]>(() => {
    const { log, seat } = this.frame.table;
    return linesToMe(log, this.mark, seat, this.seats, this.frame.board?.log);
  });

  /** For a line of the log. `first`: the first line of the same choice. */
  isAbout(event: LogEvent, first: LogEvent | undefined): boolean {
    const { log, seat } = this.frame.table;
    return befellMe(event, first, seat, this.seats, this.frame.board?.log, lineBefore(log, event));
  }

  /** After each push: who was asked before it has answered. */
  hear(): void {
    const { log, myTurn, window } = this.frame.table;
    const end = log.at(-1)?.n ?? -1;
    if (this.asked || this.last < 0) this.mark = this.last < 0 ? end : this.last;
    this.mark = Math.min(this.mark, end);
    this.asked = myTurn || Boolean(window?.mine);
    this.last = end;
  }

  done(): void {
    this.mark = this.last;
  }
}
