// A game that this server cannot play, told from its log: all of it, and where the reader is in it.
import { sayError } from "../../i18n/errors";
import type { LogEvent } from "../../net/types";
import type { TableStore } from "../../state/table.svelte";

export class Told {
  all = $state.raw<LogEvent[]>([]);
  /** How many steps are shown. */
  step = $state(0);
  problem = $state("");

  constructor(readonly table: TableStore) {
    void this.load();
  }

  steps = $derived(this.all.at(-1)?.step ?? 0);

  async load(): Promise<void> {
    try {
      let all: LogEvent[] = [];
      for (;;) {
        const first = all[0]?.n;
        const answer = await this.table.connection.ask({
          type: "history",
          ...(first === undefined ? {} : { before: first }),
        });
        const page = (answer.events ?? []) as LogEvent[];
        all = [...page, ...all];
        if (page.length === 0 || all[0]?.n === 0) break;
      }
      this.all = all;
      this.go(this.steps);
    } catch (error) {
      this.problem = sayError(error);
    }
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(step, this.steps));
    this.table.tell(this.all.filter((event) => event.step <= this.step));
  }
}
