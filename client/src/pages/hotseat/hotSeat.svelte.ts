// Several people around one device. What is kept here keeps honest people from a glance at another hand; whoever
// opens the browser's own tools sees everything, as this browser holds all those seats.

interface Kept {
  /** Covers are wanted; one person who plays several seats alone can do without. */
  on: boolean;
  pins: Record<string, string>;
}

const keyOf = (table: string) => `orrery.hotseat.${table}`;

function read(table: string): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(keyOf(table)) ?? "{}") as Partial<Kept>;
    return { on: found.on !== false, pins: found.pins ?? {} };
  } catch {
    return { on: true, pins: {} };
  }
}

class HotSeat {
  private kept = $state<Record<string, Kept>>({});

  private of(table: string): Kept {
    return this.kept[table] ?? read(table);
  }

  private write(table: string, kept: Kept): void {
    this.kept[table] = kept;
    try {
      localStorage.setItem(keyOf(table), JSON.stringify(kept));
    } catch {
      // Kept for this visit only.
    }
  }

  begin(table: string): void {
    this.write(table, { on: true, pins: {} });
  }

  covers(table: string): boolean {
    return this.of(table).on;
  }

  setCovers(table: string, on: boolean): void {
    this.write(table, { ...this.of(table), on });
  }

  hasPin(table: string, seat: string): boolean {
    return (this.of(table).pins[seat] ?? "") !== "";
  }

  /** "" takes the PIN away. */
  setPin(table: string, seat: string, pin: string): void {
    const kept = this.of(table);
    this.write(table, { ...kept, pins: { ...kept.pins, [seat]: pin } });
  }

  opens(table: string, seat: string, pin: string): boolean {
    return !this.hasPin(table, seat) || this.of(table).pins[seat] === pin;
  }
}

export const hotSeat = new HotSeat();
