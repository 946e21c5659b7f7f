import { t } from "../i18n/index.svelte";
import { http } from "../net/http";

class Me {
  name = $state<string | null>(null);
  known = $state(false);
  /** Whether this server has accounts at all, and whether I have one. */
  accounts = $state(false);
  account = $state(false);

  async load(): Promise<void> {
    const person = await http.me();
    this.name = person.name;
    this.accounts = person.accounts === true;
    this.account = person.account === true;
    this.known = true;
  }

  async rename(name: string): Promise<void> {
    this.name = (await http.rename(name)).name;
    this.known = true;
  }

  /** Whoever just wants to play gets a name that can be changed later. */
  async ensure(): Promise<void> {
    if (!this.known) await this.load();
    if (!this.name) await this.rename(t("guest"));
  }
}

export const me = new Me();
