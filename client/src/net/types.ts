// The messages of docs/protocol.md: those of the server as it describes them itself, and what only the client names.
import type { Order } from "./protocol";

export * from "./protocol";

/** A standing order without its number: what is sent. */
export type NewOrder = Omit<Order, "id">;

export interface Gauge {
  used: number;
  limit: number;
}
