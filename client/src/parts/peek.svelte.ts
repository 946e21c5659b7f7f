import { narrow } from "./media.svelte";

/** What more there is to say about a button, in a box beside it: while the mouse or the keyboard is on it, or for as long as one likes
 *  after a long press. A finger hovers over nothing. */
export class Peek {
  anchor = $state<DOMRect | null>(null);
  /** It goes with the mouse; otherwise it stays until it is closed. */
  preview = $state(true);
  /** The click that ends a long press chooses nothing. */
  private pressed = false;

  constructor(
    private readonly button: () => HTMLElement | undefined,
    private readonly hasMore: () => boolean = () => true,
  ) {}

  show = (preview = false): void => {
    if (!this.hasMore()) return;
    this.preview = preview;
    this.anchor = this.button()?.getBoundingClientRect() ?? null;
  };
  look = (): void => {
    if (!narrow.matches && (!this.anchor || this.preview)) this.show(true);
  };
  focus = (): void => {
    if (this.button()?.matches(":focus-visible")) this.look();
  };
  away = (): void => {
    if (this.preview) this.anchor = null;
  };
  read = (): void => {
    if (!this.hasMore()) return;
    this.pressed = true;
    this.show();
  };
  begin = (): void => {
    this.pressed = false;
  };
  close = (): void => {
    this.anchor = null;
  };
  /** Whether the click that comes now ends a long press. */
  ended(): boolean {
    const was = this.pressed;
    this.pressed = false;
    return was;
  }
}
