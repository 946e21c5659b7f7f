// What the server says as structure, put into the language that is set: one sentence for every key
// (src/games/<game>/texts/sayings), the arguments in the words of the game.
import { language } from "../i18n/index.svelte";
import { fillIn, type Fill, type Language } from "../i18n/texts";
import type { Saying } from "../net/types";

type Kinds = Readonly<Record<string, Readonly<Record<string, string>>>>;
/** The word for a thing of a kind. */
type WordFor = (kind: string, id: string) => string;

export class Sayer {
  constructor(
    private readonly kinds: Kinds,
    private readonly tables: Record<Language, Record<string, string>>,
    private readonly word: WordFor,
  ) {}

  /** Several, one sentence after the other. */
  all(sayings: readonly Saying[]): string {
    return sayings.map((saying) => this.one(saying)).join(" ");
  }

  one(saying: Saying): string {
    const places = Object.entries(this.kinds[saying.say] ?? {});
    const fill: Fill = Object.fromEntries(places.map(([name, kind]) => [name, this.value(kind, saying[name])]));
    return fillIn(this.tables[language()][saying.say] ?? "", fill, language());
  }

  private value(kind: string, value: unknown): string | number {
    if (kind === "number") return Number(value);
    if (kind === "list") return (value as Saying[]).map((saying) => this.one(saying)).join(", ");
    return this.word(kind, String(value));
  }
}
