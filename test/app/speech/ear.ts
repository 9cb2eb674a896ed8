/** How a listener understands each language: the words of the phrases, numbers by its rules, spans of time. */
import { Phrase } from "../../../firmware/app/model/phrase";
import type { SpeechWord } from "../../../firmware/app/model/speech-word";
import type { Word } from "../../../firmware/app/model/word";
import { phraseTexts } from "../../../sim/voice/phrases";
import { FORMS } from "../../../sim/voice/phrases/forms";
import type { SpeechLanguage } from "../../../sim/words/clock-languages";

/** The words of a language that a listener knows. */
export class Vocabulary {
  private readonly texts: ReadonlyMap<number, string>;
  private readonly numbers = new Map<string, number>();
  private readonly unitS = new Map<string, number>();
  private readonly token: RegExp;

  constructor(language: SpeechLanguage) {
    this.texts = phraseTexts(language);
    const { units, feminine, masculine } = FORMS[language];
    for (const [phrase, text] of this.texts) if (phrase < 60) this.numbers.set(text, phrase);
    for (const [tens, phrase] of [Phrase.Sixty, Phrase.Seventy, Phrase.Eighty, Phrase.Ninety].entries())
      this.numbers.set(this.phrase(phrase), 60 + 10 * tens);
    for (const forms of [feminine, masculine]) {
      for (const [n, text] of Object.entries(forms)) this.numbers.set(text, Number(n));
    }
    for (const [unit, seconds] of [["hour", 3_600] as const, ["minute", 60] as const, ["second", 1] as const]) {
      for (const text of Object.values(units[unit])) this.unitS.set(text, seconds);
    }
    const known = [...this.numbers.keys(), ...this.unitS.keys()].sort((a, b) => b.length - a.length);
    this.token = new RegExp(`(?<![\\p{L}-])(?:${known.join("|")})(?![\\p{L}-])`, "gu");
  }

  phrase(phrase: number): string {
    const text = this.texts.get(phrase);
    if (text === undefined) throw new Error(`no text for phrase ${phrase}`);
    return text;
  }

  word(word: Word | SpeechWord): string {
    return this.phrase(Phrase.Words + word);
  }

  number(n: number): string {
    return this.phrase(n);
  }

  /** Returns the first number in a text. Its parts, such as "eighty" and "five", add up. */
  numberIn(text: string): number {
    const [part = ""] = text.split(",");
    const found = [...part.matchAll(this.token)].map(([word]) => this.numbers.get(word));
    const numbers = found.filter((n) => n !== undefined);
    if (numbers.length === 0) throw new Error(`"${text}" has no number`);
    return numbers.reduce((sum, n) => sum + n, 0);
  }

  /** Returns true if a text is a number and nothing else, up to its first pause. */
  isNumber(sentence: string): boolean {
    const [text = ""] = sentence.split(",");
    return text.replaceAll(this.token, "").replaceAll(this.phrase(Phrase.And), "").trim() === "" && !this.isTime(text);
  }

  private isTime(text: string): boolean {
    return [...text.matchAll(this.token)].some(([word]) => this.unitS.has(word));
  }

  /** Returns the seconds of the first span in a text. It ends at a pause. */
  secondsIn(text: string): number {
    const part = text.split(",").find((each) => this.isTime(each) && /\p{L}/u.test(each) && this.hasNumber(each));
    if (part === undefined) throw new Error(`"${text}" has no time`);
    let seconds = 0;
    let n = 0;
    for (const [word] of part.matchAll(this.token)) {
      const unit = this.unitS.get(word);
      if (unit === undefined) n += this.numbers.get(word) ?? 0;
      else {
        seconds += n * unit;
        n = 0;
      }
    }
    return seconds;
  }

  private hasNumber(text: string): boolean {
    return [...text.matchAll(this.token)].some(([word]) => this.numbers.has(word));
  }
}
