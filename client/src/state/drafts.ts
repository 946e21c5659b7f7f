// Drafts outlive a reload of the page, until the tab is closed.

const key = (table: string, seat: string) => `orrery.draft.${table}.${seat}`;

export interface KeptDraft {
  kind: string;
  /** Of the game when it was made. */
  version: number;
  steps: string[];
}

export function keepDraft(table: string, seat: string, draft: KeptDraft): void {
  try {
    if (draft.steps.length === 0) sessionStorage.removeItem(key(table, seat));
    else sessionStorage.setItem(key(table, seat), JSON.stringify(draft));
  } catch {
    // Then it does not outlive a reload.
  }
}

export function keptDraft(table: string, seat: string): KeptDraft | null {
  try {
    const found = sessionStorage.getItem(key(table, seat));
    return found ? (JSON.parse(found) as KeptDraft) : null;
  } catch {
    return null;
  }
}
