import { defineConfig } from "@playwright/test";

// Every worker starts its own `orrery serve` (e2e/server.ts) on client/dist: run `npm run build` first.
export default defineConfig({
  testDir: process.env.RUN ?? "e2e",
  timeout: 60_000,
  workers: Number(process.env.E2E_WORKERS ?? 1),
  // Every run deals its games anew; what a test looks for may not come up in one. What fails twice is wrong.
  retries: 1,
  reporter: "list",
  outputDir: "test-results",
  use: {
    viewport: { width: 1366, height: 768 },
    locale: "en-GB",
    // A click that cannot be made is told at once, not when the whole test is out of time.
    actionTimeout: 15_000,
    trace: "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      // In a container there is often no user name space for Chromium's own cage.
      args: ["--no-sandbox"],
    },
  },
});
