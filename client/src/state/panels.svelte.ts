/** Which of the panels that lie over a page is open: one at a time. */
export type PanelName = "settings" | "keys" | "result" | "table" | "orders" | "since" | "points" | "help" | null;

let current = $state<PanelName>(null);

export const panels = {
  get open(): PanelName {
    return current;
  },
  show(name: PanelName): void {
    current = name;
  },
  toggle(name: PanelName): void {
    current = current === name ? null : name;
  },
  close(): void {
    current = null;
  },
};
