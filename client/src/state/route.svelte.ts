// Pages live behind the # of the address, so that the server needs to know none of them.

export type Route =
  | { page: "home" }
  | { page: "new"; game?: string }
  | { page: "play"; game: string }
  | { page: "join"; table: string; secret: string; from?: string; game?: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; step?: number; seat?: string }
  | { page: "account" }
  | { page: "confirm"; code: string }
  | { page: "rules"; game?: string; id?: string; section?: string; words?: string }
  | { page: "pieces" };

export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page, ...rest] = path.split("/").map(decodeURIComponent);
  const fields = new URLSearchParams(query);
  switch (page) {
    case "new":
      return { page: "new", game: rest[0] };
    case "play":
      return rest[0] ? { page: "play", game: rest[0] } : { page: "home" };
    case "join":
      // Who is invited has no name here yet and may not look at the table: the link says who invites, and to what.
      return rest[0] && rest[1]
        ? { page: "join", table: rest[0], secret: rest[1], from: fields.get("from") ?? undefined, game: fields.get("game") ?? undefined }
        : { page: "home" };
    case "table":
      return rest[0] ? { page: "table", table: rest[0] } : { page: "home" };
    case "replay": {
      if (!rest[0]) return { page: "home" };
      const step = /^\d+$/.test(rest[1] ?? "") ? Number(rest[1]) : undefined;
      return { page: "replay", table: rest[0], step, seat: fields.get("seat") ?? undefined };
    }
    case "account":
      return { page: "account" };
    case "confirm":
      return rest[0] ? { page: "confirm", code: rest[0] } : { page: "home" };
    case "rules":
      return {
        page: "rules",
        game: rest[0],
        id: fields.get("id") ?? undefined,
        section: fields.get("section") ?? undefined,
        words: fields.get("q") ?? undefined,
      };
    case "pieces":
      return { page: "pieces" };
    default:
      return { page: "home" };
  }
}

let current = $state<Route>({ page: "home" });

export const route = (): Route => current;

export function followAddress(): void {
  const read = () => {
    current = parseRoute(location.hash);
  };
  read();
  addEventListener("hashchange", read);
}

export function go(hash: string): void {
  location.hash = hash;
}

/** Like `go`, but the page before is forgotten: a secret in the address must not stay in the history. */
export function replaceWith(hash: string): void {
  history.replaceState(null, "", hash);
  current = parseRoute(hash);
}
