import type { ErrorCode, GameInfo, RuleSection, RuleText, SessionInfo, TableInfo, TableRow, TableSettings } from "./types";

/** A request that was not done: a code that we have words for. */
export class Refused extends Error {
  constructor(
    readonly code: ErrorCode | "offline",
    readonly body: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

async function request<T>(path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, body ? { method: "POST", body: JSON.stringify(body) } : undefined);
  } catch {
    throw new Refused("offline");
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok || answer === null) {
    const fields = (answer ?? {}) as Record<string, unknown>;
    throw new Refused((fields.error ?? "trouble") as ErrorCode, fields);
  }
  return answer as T;
}

export interface NewTable {
  game: string;
  title?: string;
  settings?: TableSettings;
  bots?: string;
  sit?: boolean;
  start?: boolean;
}

/** Who asks. `accounts`: whether this server has any; `account`: whether this person has one. */
export interface Person {
  name: string | null;
  account?: boolean;
  accounts?: boolean;
}

export interface TableLists {
  mine: TableRow[];
  open: TableRow[];
}

export const http = {
  me: () => request<Person>("/api/me"),
  rename: (name: string) => request<{ name: string }>("/api/me", { name }),
  signUp: (name: string, password: string) => request<Person>("/api/account", { name, password }),
  signIn: (name: string, password: string) => request<Person>("/api/login", { name, password }),
  signOut: () => request<object>("/api/logout", {}),
  sessions: () => request<SessionInfo[]>("/api/sessions"),
  /** One by its id, or "others": all but this browser's. */
  endSession: (which: string) => request<SessionInfo[]>("/api/sessions", { end: which }),
  changePassword: (old: string, fresh: string) => request<object>("/api/password", { old, new: fresh }),
  deleteMe: (password: string) => request<object>("/api/account/delete", { password }),
  confirm: (code: string) => request<object>("/api/confirm", { code }),
  games: () => request<GameInfo[]>("/api/games"),
  /** The content pack of a new game, or the one with which a game is played that was begun with `identity`. */
  pack: (game: string, identity = "") =>
    request<Record<string, string>>(
      `/api/packs/${encodeURIComponent(game)}` + (identity ? `?pack=${encodeURIComponent(identity)}` : ""),
    ),
  tables: () => request<TableLists>("/api/tables"),
  open: (table: NewTable) => request<{ table: string }>("/api/tables", table),
  /** Any message of the protocol, for pages without a socket. */
  tell: <T = Record<string, unknown>>(table: string, message: { type: string; [field: string]: unknown }) =>
    request<T>(`/api/tables/${encodeURIComponent(table)}`, message),
  look: (table: string) => http.tell<TableInfo>(table, { type: "look" }),
  rule: (game: string, id: string) =>
    request<RuleText[]>(`/api/rules/${encodeURIComponent(game)}?id=${encodeURIComponent(id)}`),
  sections: (game: string) => request<RuleSection[]>(`/api/rules/${encodeURIComponent(game)}`),
  section: (game: string, name: string) =>
    request<RuleText[]>(`/api/rules/${encodeURIComponent(game)}?section=${encodeURIComponent(name)}`),
  rules: (game: string, words: string) =>
    request<RuleText[]>(`/api/rules/${encodeURIComponent(game)}?q=${encodeURIComponent(words)}`),
};
