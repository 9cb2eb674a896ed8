/** Shows the field for a control as people write it, and at once what it says. */
import { nameOfText } from "../../control/labels";
import type { Read } from "../../control/reading";
import { language } from "../../store/store";
import { tongue, words } from "../../store/tongue";
import { lateWords } from "./late-words";

interface TypedOptions {
  text: string;
  read: Read | undefined;
  onInput: (text: string) => void;
}

/** Shows the field for a control as people write it, and at once in words what it says. */
export function TypedField({ text, read, onInput }: TypedOptions) {
  const { own } = lateWords();
  const isWrong = read !== undefined && "not" in read;
  return (
    <div class="typed">
      <label>
        <span>{own.typed}</span>
        <input
          name="typed"
          inputMode="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder="3+2"
          value={text}
          aria-invalid={isWrong}
          aria-describedby="typed-reading"
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      </label>
      <p id="typed-reading" role="status" class={isWrong ? "fault" : "reading"}>
        {read === undefined ? own.examples : readingOf(read)}
      </p>
    </div>
  );
}

/**
 * Returns what a typed control says. Whole sentences exist in English and Spanish; other languages show its name, or
 * examples if it cannot be read.
 */
function readingOf(read: Read): string {
  const { own } = lateWords();
  const hasSentences = tongue.value === language.value;
  if ("not" in read) return hasSentences ? own.notRead(read.not.why) : `${own.wrong} ${own.examples}`;
  return hasSentences ? read.understood.sentences : nameOfText(read.understood.canonical, words.value);
}
