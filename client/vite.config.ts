import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { ProxyOptions } from "vite";
import { defineConfig } from "vitest/config";
import { compressed } from "./compressed";

// The address of a running `orrery serve` for development; in production the server gives out dist/ itself.
const server = process.env.ORRERY_SERVER ?? "http://127.0.0.1:8090";

/** The server refuses an Origin that is not its own host, so the proxy speaks in its name. */
function toServer(): ProxyOptions {
  return {
    target: server,
    changeOrigin: true,
    ws: true,
    configure(proxy) {
      proxy.on("proxyReq", (request) => request.setHeader("origin", server));
      proxy.on("proxyReqWs", (request) => request.setHeader("origin", server));
    },
  };
}

const proxy = { "/api": toServer(), "/ws": toServer() };

export default defineConfig({
  plugins: [svelte(), compressed()],
  server: { proxy, host: "127.0.0.1" },
  preview: { proxy, host: "127.0.0.1" },
  build: { target: "es2022", assetsInlineLimit: 0, reportCompressedSize: true },
  // Stores are tested as the browser runs them, not as a server would render them.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testSetup.ts"],
    environment: "node",
    testTransformMode: { web: ["**/*.test.ts"] },
  },
});
