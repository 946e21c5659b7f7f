import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const c = await b.newContext({ viewport: {width:1366,height:768}, colorScheme: "dark" });
const p = await c.newPage();
await p.goto("http://127.0.0.1:8099/");
const ask = async (path, body) => (await p.request.post("http://127.0.0.1:8099"+path, {data: body})).json();
await ask("/api/me", {name:"Anna"});
const fs = await import("node:fs");
const record = fs.readFileSync("e2e/records/ti3-4p.orr","utf8");
const lines = record.split("\n"); const steps = lines.slice(lines.indexOf("")+1).filter(l=>/^(chance |\w+: )/.test(l));
const wanted = process.argv.slice(2);
for (const w of wanted) {
  const step = /^\d+$/.test(w) ? Number(w) : steps.findIndex(s => new RegExp(w).test(s));
  if (step<0) { console.log("none", w); continue; }
  const made = await ask("/api/tables", { record, step, title: "Eye", settings: {pace:0, watch:true} });
  await p.goto("http://127.0.0.1:8099/#/table/"+made.table);
  await p.waitForTimeout(2500);
  const tr = p.getByRole("button", {name:"Trade", exact:true});
  if (process.env.TRADE && await tr.count()) { await tr.first().click(); await p.waitForTimeout(500); }
  await p.screenshot({ path: `/tmp/eye/s-${w.replace(/\W/g,"_")}.png` });
  console.log(step, steps[step]);
}
await b.close();
