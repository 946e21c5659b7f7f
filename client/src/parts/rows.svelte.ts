import { tick, untrack } from "svelte";

/** How many things of a list that wraps lie in its first rows; the others are counted, not shown. */
export class Rows {
  fit = $state(99);
  private list: HTMLElement | undefined;

  constructor(private readonly selector: string) {}

  /** Call in an effect that reads what the list depends on. `rows`: how many are shown, `kept`: room for what follows. */
  follow(list: HTMLElement | undefined, rows: number, kept: number): void {
    this.list = list;
    this.fit = 99;
    untrack(() => void tick().then(() => this.measure(rows, kept)));
  }

  private measure(rows: number, kept: number): void {
    const things = [...(this.list?.querySelectorAll<HTMLElement>(this.selector) ?? [])];
    const tops = [...new Set(things.map((thing) => thing.offsetTop))].sort((a, b) => a - b);
    const last = tops[rows];
    const before = last === undefined ? things.length : things.filter((thing) => thing.offsetTop < last).length;
    this.fit = before < things.length ? Math.max(1, before - kept) : 99;
  }
}
