import { plainWord, questionOf } from "../i18n/words";
import type { Decision, LogEvent, Option, Saying } from "../net/types";
import { lineBefore } from "../state/log";
import type { FrameState } from "./frame.svelte";
import type { OptionWords } from "./optionText";

/** What a table says, in the words of its game and the language of its reader. */
export class Wording {
  constructor(private readonly frame: FrameState) {}

  question(decision: Decision): string {
    return this.frame.board?.words.question(decision, this.frame.facts, this.frame.table.view) ?? questionOf(this.frame.game, decision.kind);
  }

  /** What is told beside a question. */
  beside(decision: Decision): string {
    return [this.said(decision.detail), this.frame.board?.words.about?.(decision, this.frame.facts)].filter(Boolean).join(" ");
  }

  /** Why the game ended, as far as it tells. */
  ending(result: Record<string, unknown>): string {
    const { view, log } = this.frame.table;
    const winners = Array.isArray(result.winners) ? (result.winners as string[]) : [];
    return (view && this.frame.board?.ending?.(winners, log, view, this.frame.facts)) || "";
  }

  groupName(group: string): string {
    return this.frame.board?.words.group(group) ?? plainWord(group);
  }

  /** What the server says as structure, in our words. */
  said(sayings: readonly Saying[] | undefined): string {
    return this.frame.board && sayings ? this.frame.board.words.said(sayings, this.frame.facts, this.frame.table.view) : "";
  }

  option(option: Option): OptionWords {
    const own = this.answerText(option.choice);
    // What "done" ends is said with it; what it does when nothing was chosen is the button's word.
    const meant = option.meaning ? this.said([option.meaning]) : undefined;
    const head = (option.choice === "done" ? (meant ?? own) : (own ?? meant)) ?? this.describe(option.choice);
    return { head, rule: option.rule, tail: this.frame.board?.words.effect(option.choice, this.frame.facts) ?? "" };
  }

  /** An answer to the open question, where its word alone does not tell what it does. */
  private answerText(choice: string): string | undefined {
    const decision = this.frame.windowAnswer.next ?? this.frame.table.draft.asked ?? this.frame.table.decision;
    return decision ? this.frame.board?.words.answer?.(choice, decision, this.frame.facts, this.frame.table.view) : undefined;
  }

  /** What is missing, for the button. */
  need(decision: Decision): string | undefined {
    return this.frame.board?.words.need?.(decision, this.frame.facts);
  }

  /** All words of an option, to search in. */
  optionText = (option: Option): string => {
    const { head, tail } = this.option(option);
    return `${head} ${tail}`;
  };

  line(event: LogEvent): string {
    const before = lineBefore(this.frame.table.log, event)?.text;
    return this.frame.board?.words.line(event.text, this.frame.facts, this.frame.table.view, before) ?? plainWord(event.text);
  }

  /** A choice in notation as words. */
  describe(choice: string): string {
    return this.frame.board?.words.choice(choice, this.frame.facts, this.frame.table.view) ?? plainWord(choice);
  }

  /** A thing by the word that the notation has for it; a bare id is never shown. */
  thing(id: string): string | undefined {
    return this.frame.board?.words.name(id, this.frame.facts);
  }
}
