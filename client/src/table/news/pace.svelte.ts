import { paceOf, waitOf, type Pace } from "../../state/pace";
import type { FrameState } from "../frame.svelte";

/** How fast the bots of this table play. Whoever opened it says so. */
export class PaceOfTable {
  /** The wait that comes back when I am asked: somebody wanted to skip what others do. */
  private after: number | null = null;

  constructor(private readonly frame: FrameState) {}

  now = $derived.by<Pace>(() => paceOf(this.frame.table.info?.settings.pace ?? 0));
  /** There are bots, and I may say. */
  mine = $derived.by<boolean>(() => {
    const { info } = this.frame.table;
    return Boolean(info?.owner && info.state === "playing" && info.seats.some((seat) => seat.bot));
  });

  private tell(wait: number): Promise<boolean> {
    return this.frame.attempt(() => this.frame.table.pace(wait));
  }

  /** The wish of the settings, when it changes. */
  async follow(pace: Pace): Promise<void> {
    this.after = null;
    if (this.mine && pace !== this.now) await this.tell(waitOf(pace));
  }

  /** At once, until I am asked. */
  async skip(): Promise<void> {
    this.after = this.frame.table.info?.settings.pace ?? 0;
    await this.tell(0);
  }

  /** After each push. */
  hear(): void {
    const { myTurn, window } = this.frame.table;
    if (this.after === null || (!myTurn && !window?.mine)) return;
    const wait = this.after;
    this.after = null;
    void this.tell(wait);
  }
}
