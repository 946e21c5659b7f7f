import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Runs axe on the page as it is; what it found, in short. */
export async function faultsOf(page: Page): Promise<string[]> {
  // The page allows no foreign scripts; this comes in through the debugger.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    // What follows from a change of size comes with the next picture.
    for (let i = 0; i < 3; ++i) await new Promise(requestAnimationFrame);
    const { axe: tool } = window as unknown as { axe: typeof axe };
    const found = await tool.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"],
      // A hex is labelled with a sentence in one fixed order; the scattered figures drawn on it are no label.
      rules: { "label-content-name-mismatch": { enabled: false } },
    });
    return found.violations.map(
      (fault) => `${fault.id}: ${fault.nodes.map((node) => node.target.join(" ")).slice(0, 4).join(" | ")}`,
    );
  });
}
