import type { ErrorCode } from "../../net/protocol";

/** What the server may say, and what goes wrong before it says anything. */
export type Problem = ErrorCode | "offline" | "unknown";
