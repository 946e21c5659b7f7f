import { t } from "../i18n/index.svelte";
import { http } from "../net/http";

class Me {
  name = $state<string | null>(null);
  known = $state(false);

  async load(): Promise<void> {
    this.name = (await http.me()).name;
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
