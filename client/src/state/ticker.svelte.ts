/** The time, once a second, for everything that counts down. */
class Ticker {
  now = $state(Date.now());

  constructor() {
    if (typeof window !== "undefined") setInterval(() => (this.now = Date.now()), 1000);
  }
}

export const ticker = new Ticker();
