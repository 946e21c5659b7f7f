import type { Push } from "../net/types";
import { seatsIn } from "../state/log";
import type { SoundKind } from "../state/settings.svelte";
import { sound } from "../state/sounds";
import type { FrameState } from "./frame.svelte";

/** Which sound a push asks for: the most urgent one, once per occasion. */
export class Signals {
  private turn = false;
  private window: string | number | null = null;
  private begun = false;

  hear(frame: FrameState, push: Push | undefined): void {
    const kind = this.kindOf(frame, push);
    if (kind) sound(kind);
  }

  kindOf(frame: Pick<FrameState, "board">, push: Push | undefined): SoundKind | undefined {
    if (!push?.seat) return undefined;
    const seat = push.seat;
    const wasTurn = this.turn;
    const wasWindow = this.window;
    this.turn = push.decision?.seat === seat;
    this.window = push.window?.mine ? push.window.id : null;
    // What was there when the page opened is no news.
    if (!this.begun) {
      this.begun = true;
      return undefined;
    }
    const fight = push.events.some((event) => {
      const named = seatsIn(event.text, [seat, ...Object.keys((push.view.players ?? {}) as object)]);
      const tally = frame.board?.log?.tally(event.text);
      return tally?.what === "fights" && named[0] !== seat && named.includes(seat);
    });
    if (fight) return "attacked";
    // Every hand hears the same: a window rings for all seats that get the card.
    if (this.window !== null && this.window !== wasWindow) return "window";
    return this.turn && !wasTurn ? "turn" : undefined;
  }
}
