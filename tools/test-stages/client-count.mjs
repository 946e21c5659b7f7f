// client-count.mjs REPORT FAILURES: prints how many tests of a vitest or Playwright report passed and failed; what failed goes to FAILURES.
import { readFileSync, writeFileSync } from "node:fs";

const [, , reportFile, failuresFile] = process.argv;
const report = JSON.parse(readFileSync(reportFile, "utf8"));
let good = 0;
const failures = [];

function count(name, ok, messages) {
  if (ok) good += 1;
  else failures.push([name, ...messages].join("\n"));
}

// vitest: files with assertions
for (const file of report.testResults ?? []) {
  if (file.status === "failed" && file.assertionResults.length === 0) count(file.name, false, [file.message ?? ""]);
  for (const test of file.assertionResults) {
    if (test.status !== "pending" && test.status !== "skipped") count(test.fullName, test.status === "passed", test.failureMessages ?? []);
  }
}

// Playwright: suites within suites
function walk(suite, path) {
  for (const spec of suite.specs ?? []) {
    const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors.map((error) => error.message ?? "")));
    const skipped = spec.tests.every((test) => test.status === "skipped");
    if (!skipped) count([...path, spec.title].join(" > "), spec.ok, errors);
  }
  for (const inner of suite.suites ?? []) walk(inner, [...path, inner.title]);
}
for (const suite of report.suites ?? []) walk(suite, [suite.title]);
for (const error of report.errors ?? []) count("the run", false, [error.message ?? ""]);

const plain = failures.join("\n\n").replace(/\u001b\[[0-9;]*m/g, "");
writeFileSync(failuresFile, plain + "\n");
console.log(good, failures.length);
