import { defineConfig } from "@playwright/test";

// Every worker starts its own `orrery serve` (e2e/server.ts) on client/dist: run `npm run build` first.
export default defineConfig({
  testDir: process.env.RUN ?? "e2e",
  // Long enough for a slow machine that is busy with other things: only what fails takes so long.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  workers: Number(process.env.E2E_WORKERS ?? 2),
  fullyParallel: true,
  // Every run deals the same games (e2e/base.ts, e2e/records): what fails is wrong.
  retries: 0,
  reporter: "list",
  outputDir: "test-results",
  use: {
    viewport: { width: 1366, height: 768 },
    locale: "en-GB",
    // A click that cannot be made is told at once, not when the whole test is out of time.
    actionTimeout: 30_000,
    trace: "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      // In a container there is often no user name space for Chromium's own cage.
      args: ["--no-sandbox"],
    },
  },
});
