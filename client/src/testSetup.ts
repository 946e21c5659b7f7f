// Node 18 has the Web's crypto, but not as a global.
import { webcrypto } from "node:crypto";

globalThis.crypto ??= webcrypto as Crypto;
