import { http } from "../net/http";
import type { RuleText } from "../net/types";

/** The rule whose text is open beside the game. */
class RulePanel {
  id = $state<string | null>(null);
  game = $state("");
  rule = $state.raw<RuleText | null>(null);
  failed = $state(false);

  async open(game: string, id: string): Promise<void> {
    this.game = game;
    this.id = id;
    this.rule = null;
    this.failed = false;
    try {
      const found = await http.rule(game, id);
      if (this.id === id) this.rule = found[0] ?? null;
      this.failed = this.rule === null;
    } catch {
      this.failed = true;
    }
  }

  close(): void {
    this.id = null;
  }
}

export const rulePanel = new RulePanel();
