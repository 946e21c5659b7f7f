/** How far the decision bar and what stands on it reach over the map, in px: what lies there keeps clear of it. */
class Grown {
  bar = $state(0);
  list = $state(0);

  get height(): number {
    return this.bar + this.list;
  }
}

export const grown = new Grown();
