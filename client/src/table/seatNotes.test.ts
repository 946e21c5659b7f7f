import { expect, test } from "vitest";
import { setLanguage } from "../i18n/index.svelte";
import type { Note, SeatInfo } from "../net/types";
import { motionText, noteText } from "./seatNotes";

const seat = (name: string, player: string): SeatInfo => ({
  seat: name,
  name: player,
  bot: "",
  taken: player !== "",
  mine: false,
});
const info = { seats: [seat("red", "Anna"), seat("blue", "Bruno"), seat("green", "")] };

test("a vote names who asked and whom it is about", () => {
  setLanguage("en");
  expect(motionText(info, { what: "cover", seat: "blue", by: "red" })).toBe(
    "Anna asks: let a bot play for Bruno until they are back.",
  );
  expect(motionText(info, { what: "end", by: "red" })).toContain("Anna asks: end this game");
});

test("every note is a sentence, in every language", () => {
  const notes: Note[] = [
    { what: "sat", seat: "green", name: "Dora" },
    { what: "moved", seat: "blue", name: "Bruno" },
    { what: "left", seat: "green", name: "Carla" },
    { what: "bot", seat: "blue", bot: "greedy", how: "player" },
    { what: "bot", seat: "green", bot: "greedy", how: "owner" },
    { what: "bot", seat: "blue", bot: "greedy", how: "vote" },
    { what: "bot", seat: "blue", bot: "greedy", how: "clock" },
    { what: "bot_gone", seat: "blue", how: "player" },
    { what: "skipped", seat: "blue" },
    { what: "freed", seat: "blue" },
    { what: "motion", motion: "free", seat: "blue", by: "red" },
    { what: "rejected", motion: "cover", seat: "blue" },
    { what: "rejected", motion: "free", seat: "blue" },
    { what: "rejected", motion: "end" },
  ];
  for (const language of ["en", "it", "pl"] as const) {
    setLanguage(language);
    const texts = notes.map((note) => noteText(info, note));
    for (const text of texts) {
      expect(text).toMatch(/^[^{}]{12,}\.$/);
      expect(text).not.toContain("note_");
    }
    expect(new Set(texts).size).toBe(texts.length);
  }
  setLanguage("en");
});
