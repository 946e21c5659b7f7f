// The frame around the board: windows, orders, clocks, what happened, proposals. The real game is played; what this
// test wants to see at a moment of its own choice is put between by `Middle`.
import { faultsOf } from "./axe";
import { chooseByClicks, dice, expect, listAll, nextStop, playNow, test, watchFaults } from "./base";
import { Middle } from "./middle";

type Fields = Record<string, unknown>;

const option = (choice: string) => ({ choice, group: choice.split(" ")[0] });
const pass = option("pass");

const windowOf = (more: Fields = {}): Fields => ({
  id: "7",
  kind: "window",
  about: [{ say: "on_action_card_played", seat: "blue", card: "plague" }],
  actor: "blue",
  rules: [],
  named: [],
  now: Date.now(),
  closes_at: Date.now() + 90_000,
  held: false,
  holds_left: 3,
  mine: { asked: true, answered: null, options: [option("play sabotage"), pass] },
  ...more,
});

/** From now on a window is open. */
function openWindow(middle: Middle, window: Fields): void {
  middle.change = (push) => {
    push.window = window;
    push.decision = { kind: "window" };
    push.orders = [];
  };
  middle.again();
}

test("C12 F16 F53 a window says who did what and what my card does; keys count after a moment", async ({
  page,
  server,
}) => {
  const faults = watchFaults(page);
  const middle = await new Middle().attach(page);
  await playNow(page, server.url, "ti4");
  await nextStop(page);
  middle.answers.early = (message) => ({
    window: {
      ...windowOf(),
      mine: { ...(windowOf().mine as Fields), answered: (message.steps as string[]).length ? message.steps : null },
    },
  });
  middle.answers.hold = () => ({ held: true });
  middle.answers.draft = () => ({ tried: 1, seam: true });
  openWindow(middle, windowOf());
  const card = page.locator("#decision [data-window]");
  await expect(card).toContainText("Blue plays Plague.");
  await expect(page.locator("#decision")).toContainText(/That card is\s+cancelled/);
  await expect(page.locator("#decision")).toHaveAttribute("data-mine", "window");
  // Nobody is named as the one who is waited for.
  await expect(page.getByText("Waiting for")).toHaveCount(0);
  await expect(page.locator(".asked")).toHaveCount(0);

  // A click in the first moment does nothing. The page makes it itself: from here it could be late.
  const clicked = page.evaluate(
    () =>
      new Promise<void>((done) => {
        const look = () => {
          if (!document.querySelector('[data-window="8"]')) return void requestAnimationFrame(look);
          document.getElementById("window-pass")?.click();
          done();
        };
        look();
      }),
  );
  openWindow(middle, windowOf({ id: "8" }));
  await clicked;
  expect(middle.of("early")).toHaveLength(0);
  await expect(page.locator("#window-pass")).toHaveAttribute("aria-disabled", "false");

  await page.getByRole("button", { name: /Hold/ }).click();
  await expect(card).toContainText("held");
  expect(middle.of("hold")[0]).toMatchObject({ window: "8" });

  await page.locator("#decision [data-choice='play sabotage']").click();
  await expect.poll(() => middle.of("early").at(-1)).toMatchObject({ window: "8", steps: ["play sabotage"] });
  expect(faults).toEqual([]);
});

test("C4 Space passes on a focused window card; Pass may last longer; a card may be silenced", async ({
  page,
  server,
}) => {
  const middle = await new Middle().attach(page);
  middle.answers.early = () => ({});
  middle.answers.order = () => ({ orders: [{ id: 1, kind: "never_card", card: "sabotage", until: "game" }] });
  await playNow(page, server.url, "ti4");
  await nextStop(page);
  openWindow(middle, windowOf());
  await expect(page.locator("#window-pass")).toHaveAttribute("aria-disabled", "false");

  await page.getByRole("button", { name: "When to ask about Sabotage" }).click();
  await page.getByRole("button", { name: "Never ask in this game" }).click();
  expect(middle.of("order")[0]).toMatchObject({ set: { kind: "never_card", card: "sabotage", until: "game" } });

  await page.getByRole("button", { name: "Pass for longer" }).click();
  await page.getByRole("button", { name: "Pass for the rest of this round" }).click();
  expect(middle.of("early").at(-1)).toMatchObject({ steps: ["pass"], and: "round" });
  await expect(page.locator("#decision")).toContainText("Your answer: Pass");
  await page.getByRole("button", { name: "Take it back" }).click();
  expect(middle.of("early").at(-1)).toMatchObject({ steps: [] });

  await page.locator("#decision").focus();
  await page.keyboard.press("Space");
  await expect.poll(() => middle.of("early").at(-1)).toMatchObject({ steps: ["pass"] });
});

test("C12 F13 alone against bots: who did what and the text of my cards, without a window for the others", async ({
  page,
  server,
}) => {
  const middle = await new Middle().attach(page);
  await playNow(page, server.url, "ti4");
  await nextStop(page);
  middle.answers.draft = () => ({ tried: 1, seam: true });
  middle.change = (push) => {
    push.version = 99_997;
    push.decision = {
      seat: push.seat,
      kind: "react",
      cause: "action_card_played",
      detail: [{ say: "on_action_card_played", seat: "blue", card: "plague" }],
      rules: [],
      options: [option("play sabotage"), pass],
    };
  };
  middle.again();
  await expect(page.locator("#decision")).toContainText("Blue plays Plague.");
  // Who is asked is not told as who did it.
  await expect(page.locator("#decision")).not.toContainText(/Red (plays|did)/);
  await expect(page.locator("#decision")).toContainText(/That card is\s+cancelled/);
  await page.locator("#decision").getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.locator("#decision ol > li[title]")).toHaveCount(1);
  await expect(page.locator("#confirm")).toHaveAttribute("aria-disabled", "false");
});

test("F32 targets of a card are picked before it is an answer", async ({ page, server }) => {
  const middle = await new Middle().attach(page);
  middle.answers.early = () => ({});
  middle.answers.draft = (message) => {
    const steps = message.steps as string[];
    const targets = [option("planet lodor"), option("planet quann")];
    const decision = { seat: "red", kind: "ability", rules: [], options: targets };
    return steps.length === 1 ? { tried: 1, seam: false, decision } : { tried: 2, seam: true };
  };
  await playNow(page, server.url, "ti4");
  await nextStop(page);
  openWindow(middle, windowOf());
  await page.locator("#decision [data-choice='play sabotage'][aria-disabled='false']").click();
  await page.locator("#decision [data-choice='planet quann']").waitFor();
  expect(middle.of("early")).toHaveLength(0);
  // The other ways out are still there.
  await page.locator("#decision").getByRole("button", { name: "Drop all" }).click();
  await page.locator("#decision [data-choice='play sabotage']").click();
  await page.locator("#decision [data-choice='planet quann']").click();
  await expect.poll(() => middle.of("early").at(-1)).toMatchObject({ steps: ["play sabotage", "planet quann"] });
});

test("F49 the same face for every hand: an empty hand gets the same card", async ({ page, server }) => {
  const middle = await new Middle().attach(page);
  await playNow(page, server.url, "ti4");
  await nextStop(page);
  openWindow(middle, windowOf());
  await expect(page.locator("#window-pass")).toHaveAttribute("aria-disabled", "false");
  const full = await page.locator("[data-window]").innerText();
  openWindow(middle, windowOf({ mine: { asked: true, answered: null, options: [pass] } }));
  await expect(page.getByText("You have nothing to play here.")).toBeVisible();
  // Seconds run on; all else is the same.
  const plain = (text: string) => text.replace(/\d+/g, "#");
  expect(plain(await page.locator("[data-window]").innerText())).toBe(plain(full));
});

test("C4 orders: a drawer by R, one click ends one", async ({ page, server }) => {
  const middle = await new Middle().attach(page);
  let orders: Fields[] = [{ id: 4, kind: "pass_all", until: "round" }];
  middle.change = (push) => (push.orders = orders);
  middle.answers.order = (message) => {
    if (message.drop) orders = orders.filter((order) => order.id !== message.drop);
    else orders = [...orders, { id: 5, ...(message.set as Fields) }];
    return { orders };
  };
  await playNow(page, server.url, "ti4");
  await nextStop(page);
  await page.locator("#map").focus();
  await page.keyboard.press("r");
  const drawer = page.getByRole("dialog", { name: "Standing orders" });
  await expect(drawer).toContainText("Pass every reaction");
  await page.locator("#order-kind").selectOption("rank_strategy");
  await drawer.getByRole("button", { name: "Trade" }).click();
  await drawer.getByRole("button", { name: "Warfare" }).click();
  await page.locator("#order-until").selectOption("game");
  expect(await faultsOf(page)).toEqual([]);
  await drawer.getByRole("button", { name: "Give this order" }).click();
  expect(middle.of("order")[0]).toMatchObject({
    set: { kind: "rank_strategy", cards: ["trade", "warfare"], until: "game" },
  });
  await expect(drawer).toContainText("Take a strategy card: Trade > Warfare");
  await drawer.getByRole("button", { name: "end order" }).first().click();
  expect(middle.of("order").at(-1)).toMatchObject({ drop: 4 });
  await expect(drawer.getByText("until the round ends")).toHaveCount(1);
});

test("F51 orders are kept by the server: they outlive a reload", async ({ page, server }) => {
  await playNow(page, server.url, "ti4");
  await nextStop(page);
  await page.locator("#map").focus();
  await page.keyboard.press("r");
  const drawer = page.getByRole("dialog", { name: "Standing orders" });
  await page.locator("#order-until").selectOption("game");
  await drawer.getByRole("button", { name: "Give this order" }).click();
  await expect(drawer.getByText("for the whole game").first()).toBeVisible();
  await page.reload();
  await nextStop(page);
  await page.locator("#map").focus();
  await page.keyboard.press("r");
  await drawer.getByRole("button", { name: "end order" }).click();
  await expect(drawer).toContainText("No order is in force");
});

test("ask me everything: an order on the server, and nothing is filled in here", async ({ page, server }) => {
  const middle = await new Middle().attach(page);
  let orders: Fields[] = [];
  middle.change = (push) => (push.orders = orders);
  middle.answers.order = (message) => {
    orders = message.drop ? [] : [{ id: 3, ...(message.set as Fields) }];
    return { orders };
  };
  await playNow(page, server.url, "ahos");
  await nextStop(page);
  await page.getByRole("button", { name: "Settings" }).click();
  const box = page.getByLabel("Ask me everything");
  await box.check();
  await expect.poll(() => middle.of("order")).toHaveLength(1);
  expect(middle.of("order")[0]).toMatchObject({ set: { kind: "always_ask", until: "game" } });
  await box.uncheck();
  await expect.poll(() => middle.of("order").at(-1)).toMatchObject({ drop: 3 });
});

test("C10 clocks: mine in the bar, others on their cards, amber when low; the others vote about who is late", async ({
  page,
  server,
}) => {
  const middle = await new Middle().attach(page);
  middle.changeTable = (info) =>
    (info.settings = { ...(info.settings as Fields), clock: { kind: "game", seconds: 600 } });
  middle.change = (push) => {
    push.clocks = {
      now: Date.now(),
      running: "red",
      left: { red: 300_000, blue: 60_000 },
      overdue: ["blue"],
      vacation: {},
    };
  };
  middle.answers.overdue = () => ({ decided: null });
  await playNow(page, server.url, "ahos");
  await nextStop(page);
  const mine = page.getByRole("banner").getByRole("timer");
  await expect(mine).toContainText(/4:\d\d/);
  const low = page.locator("#player-2").getByRole("timer");
  await expect(low).toContainText("1:00");
  await expect(low).toHaveClass(/low/);
  await page.getByRole("button", { name: "A bot plays on" }).click();
  expect(middle.of("overdue")[0]).toMatchObject({ seat: "blue", what: "bot" });
});

test("C6 since you looked: a banner, player by player, the places; Seen ends it", async ({ page, server }) => {
  const middle = await new Middle().attach(page);
  middle.answers.seen = () => ({});
  await playNow(page, server.url, "ahos");
  await nextStop(page);
  middle.change = (push) => (push.since = { version: 1, events: 30 });
  middle.again();
  await expect(page.locator("#since")).toContainText(/\d+ things since you looked/);
  // Never by itself over a question.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  middle.change = () => undefined;
  await page.locator("#map").focus();
  await page.keyboard.press(".");
  const panel = page.getByRole("dialog", { name: /since you looked/ });
  await expect(panel).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await panel.getByRole("button", { name: "Play" }).click();
  await expect(panel.getByRole("status")).toContainText(/\w/);
  await panel.getByRole("button", { name: "Stop" }).click();
  await expect(panel.getByRole("status")).toHaveCount(0);
  await panel.getByRole("button", { name: "Seen" }).click();
  await expect(page.locator("#since")).toHaveCount(0);
  // Each version is told once: it may have been before this banner came.
  await expect.poll(() => middle.of("seen").length).toBeGreaterThan(0);
});

test("C5 F21 A2 a payment comes filled in and goes out with one button", async ({ page, server }) => {
  const middle = await new Middle().attach(page);
  await playNow(page, server.url, "ti4");
  await nextStop(page);
  middle.answers.draft = (message) => ({ tried: (message.steps as string[]).length, seam: true });
  middle.answers.choose = () => ({ rest: [] });
  middle.change = (push) => {
    push.version = 99_999;
    push.decision = {
      seat: push.seat,
      kind: "pay",
      rules: [],
      options: [option("exhaust lodor"), option("spend 1")],
      proposal: { steps: ["exhaust lodor", "spend 1"] },
      facts: { price: 4, owed: 4, paid: 0, available: 6, fleet: { used: 3, limit: 4 } },
    };
  };
  middle.again();
  await expect(page.locator("#decision ol > li[title]")).toHaveCount(2);
  // It can be changed.
  await page.getByRole("button", { name: "Drop: 1 trade good" }).first().click();
  await expect(page.locator("#decision ol > li[title]")).toHaveCount(1);
  await expect(page.locator("#decision")).toContainText("0 of 4");
  await expect(page.locator("#decision")).toContainText("3 of 4");
  // And back.
  await page.locator("[data-back]").click();
  await expect(page.locator("#decision ol > li[title]")).toHaveCount(2);
  await expect(page.locator("#confirm")).toHaveText("Pay 4 with Lodor, 1 trade good");
  await expect(page.locator("#confirm")).toHaveAttribute("aria-disabled", "false");
  await page.locator("#confirm").click();
  expect(middle.of("choose").at(-1)).toMatchObject({ steps: ["exhaust lodor", "spend 1"] });
});

test("C3 F58 what runs by itself is seen: a chip for a moment, a gear in the log", async ({ page, server }) => {
  const middle = await new Middle().attach(page);
  await playNow(page, server.url, "ti4");
  await nextStop(page);
  const events = [{ n: 5_000, step: 900, text: "strategy_taken blue trade", by: "only" }];
  const seen = expect(page.locator(".forced")).toContainText("Blue takes Trade");
  middle.again({ events, known: 5_000, from: 5_000 });
  await seen;
  await expect(page.locator(".forced")).toHaveCount(0);
  await expect(page.locator("#log")).toContainText("Blue takes Trade");
});

test("F06 F11 the log is a tree: closed branches are not in the page, filters, jump to the map, points open", async ({
  page,
  server,
}) => {
  const faults = watchFaults(page);
  await playNow(page, server.url, "ahos");
  await nextStop(page);
  await listAll(page);
  const random = dice(4);
  for (let i = 0; i < 10; ++i) {
    if ((await nextStop(page)) === "over") break;
    await chooseByClicks(page, random, 1);
  }
  await nextStop(page);
  const log = page.locator("#log");
  const setup = log.getByRole("button", { name: /^Setup/ });
  await expect(setup).toHaveAttribute("aria-expanded", "false");
  const before = await log.locator("p").count();
  await setup.click();
  await expect.poll(() => log.locator("p").count()).toBeGreaterThan(before + 20);
  await setup.click();
  await expect(log.locator("p")).toHaveCount(before);
  // No bare names of events, no ids.
  expect(await log.innerText()).not.toMatch(/[a-z]_[a-z]/);
  await page.getByLabel("What about").selectOption("points");
  await expect(log).toContainText(/now has \d+ VP/);
  await expect(log).not.toContainText("draws");
  await page.getByLabel("What about").selectOption("all");
  await page.locator(".score").first().click();
  const panel = page.getByRole("dialog", { name: "Where the points came from" });
  await expect(panel).toContainText(/\+\d/);
  await panel.getByRole("button", { name: "Show where" }).first().click();
  await page.keyboard.press("Escape");
  expect(faults).toEqual([]);
});

test("F56 redo: what was taken back can be chosen again", async ({ page, server }) => {
  await playNow(page, server.url, "ahos");
  await nextStop(page);
  await listAll(page);
  const random = dice(3);
  for (let i = 0; i < 40; ++i) {
    await nextStop(page);
    if (await page.locator("[data-undo]").isVisible()) break;
    await chooseByClicks(page, random, 1);
  }
  const what = (await page.locator("[data-undo]").innerText()).replace(/^.*Undo: /s, "");
  // The menu tells what lies behind the last point.
  await page.getByRole("button", { name: "Take back further" }).click();
  await expect(page.getByText(/Further back lies chance/)).toBeVisible();
  await page.locator("[data-undo]").click();
  const redo = page.locator("[data-redo]");
  await expect(redo).toContainText(`Redo: ${what}`);
  // Both are signs: the room belongs to the answers.
  expect((await page.locator(".undo").boundingBox())?.width).toBeLessThan(150);
  await redo.click();
  await expect(page.locator("[data-undo]")).toContainText(what);
  await expect(redo).toHaveCount(0);
});

test("W asks why not for what has the focus, in the hand, too", async ({ page, server }) => {
  const middle = await new Middle().attach(page);
  middle.answers.why = () => ({ allowed: false, rule: "TI4-2.1" });
  await playNow(page, server.url, "ti4");
  await nextStop(page);
  middle.change = (push) => {
    push.decision = {
      seat: push.seat,
      kind: "react",
      rules: [],
      options: [option("play sabotage"), pass],
    };
    const players = (push.view as Fields).players as Record<string, Fields>;
    const me = players[String(push.seat)];
    if (me) me.hand = { plague: 1, sabotage: 1 };
  };
  middle.again({ version: 99_998 });
  await page.locator('#hand [data-target="card:plague"]').focus();
  await page.keyboard.press("w");
  await expect(page.getByText("Not possible")).toBeVisible();
  expect(middle.of("why").at(-1)).toMatchObject({ choice: "play plague" });
  // What was asked about is told in words.
  await expect(page.locator("#decision .note")).toContainText("Plague");
  await expect(page.locator("#decision .note")).not.toContainText("play plague");
});

test("keys can be changed and are kept", async ({ page, server }) => {
  await playNow(page, server.url, "ahos");
  await nextStop(page);
  await page.locator("#map").focus();
  await page.keyboard.press("?");
  const panel = page.getByRole("dialog", { name: "Help" });
  await panel.getByRole("tab", { name: "Keys" }).click();
  await panel.getByRole("button", { name: "Change the key: standing orders" }).click();
  await page.keyboard.press("q");
  await page.keyboard.press("Escape");
  await page.locator("#map").focus();
  await page.keyboard.press("r");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("q");
  await expect(page.getByRole("dialog", { name: "Standing orders" })).toBeVisible();
});

test("a new question never takes the focus from somebody who types", async ({ page, server }) => {
  const middle = await new Middle().attach(page);
  await playNow(page, server.url, "ti4");
  await nextStop(page);
  await page.locator("#tab-talk").click();
  await page.locator("#talk-text").fill("hello");
  await page.waitForTimeout(2300);
  openWindow(middle, windowOf());
  await page.locator("[data-window]").waitFor();
  await expect(page.locator("#talk-text")).toBeFocused();
  // Idle and not typing: the card gets it.
  await page.locator("#map").focus();
  await page.waitForTimeout(2300);
  openWindow(middle, windowOf({ id: "9" }));
  await expect(page.locator("#decision")).toBeFocused();
});

test("C9 what a bot did in my seat is shown when I have it back, once", async ({ page, server }) => {
  const middle = await new Middle().attach(page);
  middle.changeTable = (info) => {
    for (const seat of info.seats as Fields[]) if (seat.mine) seat.cover = { from: 10, to: 40 };
  };
  await playNow(page, server.url, "ahos");
  await nextStop(page);
  await page.locator("#since").click();
  const panel = page.getByRole("dialog", { name: /since you looked/ });
  await expect(panel).toContainText("A bot has played your seat meanwhile");
  await panel.getByRole("button", { name: "Seen" }).click();
  await page.reload();
  await nextStop(page);
  await expect(page.locator("#since")).toHaveCount(0);
});

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test(`F07 F09 a window at ${width} x ${height}: Pass in sight, nothing scrolls the page, axe finds nothing`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height });
    // The other theme: dark is what all the other tests see.
    await page.addInitScript(() => localStorage.setItem("orrery.settings", JSON.stringify({ theme: "light" })));
    const middle = await new Middle().attach(page);
    await playNow(page, server.url, "ti4");
    await nextStop(page);
    openWindow(middle, windowOf());
    await expect(page.locator("#window-pass")).toHaveAttribute("aria-disabled", "false");
    const box = await page.locator("#window-pass").boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await faultsOf(page)).toEqual([]);
  });
}
