/**
 * Shows the picker of time controls: the programs, text in any notation with a live reading, and the edition of the
 * Laws.
 */

import { presets } from "../../../notation/presets";
import { editions } from "../../../scenario/script";
import { chooseControl } from "../../actions/beginning";
import { renewIfUntouched, throwAway } from "../../actions/renewal";
import { notations, type Read, readControl, typedNotation } from "../../control/reading";
import { remember } from "../../keep/memory";
import { useReturnedFocus } from "../../store/returned-focus";
import { host, language, laws, left, notation, typed, waiting, words } from "../../store/store";
import { Choice } from "./choice";

export function Controls() {
  const { control } = words.value;
  const read = readControl(typed.value, notation.value, laws.value, language.value);
  const submit = (event: Event) => {
    event.preventDefault();
    if ("understood" in read) chooseControl(read.understood.canonical);
  };
  return (
    <form onSubmit={submit}>
      <Programs />
      <div class="fields">
        <label class="wide">
          <span>{control.text}</span>
          <input
            name="control"
            value={typed.value}
            spellcheck={false}
            autocomplete="off"
            autocapitalize="off"
            aria-invalid={"not" in read}
            aria-describedby="reading"
            onInput={(event) => {
              typed.value = event.currentTarget.value;
              if (!isNotationNamed) notation.value = typedNotation(typed.value);
            }}
          />
        </label>
        <Choice label={control.notation} name="notation" value={notation.value} onChoose={nameNotation}>
          {notations.map((name) => [name, control.notations[name] ?? name])}
        </Choice>
        <Choice label={control.laws} name="laws" value={String(laws.value)} onChoose={chooseLaws}>
          {editions.map((year) => [String(year), String(year)])}
        </Choice>
        <Choice label={control.left} name="left" value={left.value} onChoose={chooseLeft}>
          {(["white", "black"] as const).map((side) => [side, words.value.side[side]])}
        </Choice>
      </div>
      <Reading read={read} />
      <button type="submit" class="main" disabled={"not" in read || host.value === undefined}>
        {control.set}
      </button>
      {waiting.value === undefined ? null : <Asking />}
    </form>
  );
}

/** Whether the user named the notation; until then it follows from the text. */
let isNotationNamed = false;

function nameNotation(name: string): void {
  isNotationNamed = true;
  notation.value = name;
}

function chooseLaws(year: string): void {
  laws.value = editions.find((edition) => String(edition) === year) ?? laws.value;
  remember("laws", year);
  renewIfUntouched();
}

function chooseLeft(side: string): void {
  left.value = side === "black" ? "black" : "white";
  renewIfUntouched();
}

/** Returns the text of a program, with its number if it has one. */
function programName({ number, control: text, place }: (typeof presets)[number]): string {
  const { control } = words.value;
  const name = text ?? (place === "remote" ? control.remote : control.empty);
  return number === undefined ? name : `${number} · ${name}`;
}

/** Shows the programs. Choosing one sets the clock at once. */
function Programs() {
  const { control } = words.value;
  const choose = (text: string) => {
    if (text === "") return;
    typed.value = text;
    notation.value = "canonical";
    chooseControl(text);
  };
  const numbered = presets.filter(({ number }) => number !== undefined);
  const others = presets.filter(({ number }) => number === undefined);
  const isCanonical = notation.value === "canonical";
  const chosen = isCanonical ? presets.find((preset) => preset.control === typed.value) : undefined;
  return (
    <label class="wide">
      <span>{control.preset}</span>
      <span class="pick" data-picked={chosen === undefined ? control.own : programName(chosen)}>
        <select name="program" value={chosen?.control ?? ""} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">{control.own}</option>
          <optgroup label={control.programs}>
            {numbered.map((preset) => (
              <option key={preset.number} value={preset.control ?? ""} disabled={preset.control === undefined}>
                {programName(preset)}
              </option>
            ))}
          </optgroup>
          <optgroup label={control.further}>
            {others.map(({ control: text }) => (
              <option key={text} value={text}>
                {text}
              </option>
            ))}
          </optgroup>
        </select>
      </span>
    </label>
  );
}

function Reading({ read }: { read: Read }) {
  const { control } = words.value;
  return (
    <div class="reading" id="reading" role="status" aria-live="polite" data-wrong={"not" in read}>
      {"understood" in read ? (
        <>
          <p>
            <code>{read.understood.canonical}</code> {control.klass}: {read.understood.klass}
          </p>
          <p>{read.understood.sentences}</p>
        </>
      ) : (
        <>
          <p>{control.examples}</p>
          <p>{control.wrong(read.not.column, read.not.why)}</p>
          {read.not.others.length === 0 ? null : (
            <p>{control.reads(read.not.others.map((name) => control.notations[name] ?? name).join(", "))}</p>
          )}
        </>
      )}
    </div>
  );
}

/** Keeps the game, and shows its control again. */
function keepGame(): void {
  waiting.value = undefined;
  typed.value = host.value?.setup.control || typed.value;
  notation.value = "canonical";
  remember("control", typed.value);
}

function Asking() {
  const { control } = words.value;
  const question = useReturnedFocus();
  return (
    <div ref={question} class="asking" role="alert">
      <p>{control.busy}</p>
      <button type="button" class="loses" onClick={throwAway}>
        {control.throwAway}
      </button>
      <button type="button" class="main" onClick={keepGame}>
        {control.keep}
      </button>
    </div>
  );
}
