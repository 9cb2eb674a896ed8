/**
 * Shows the form for a control of the players' own. They type it in one field, or fill in minutes and seconds, for each
 * side if they want, in two stages.
 */
import { useState } from "preact/hooks";
import { parseControl } from "../../../../firmware/notation/notation";
import { placeOfWhite } from "../../actions/next-clock";
import type { Place } from "../../clock/places";
import { nameOfControl } from "../../control/labels";
import { canSay, type OwnControl, type OwnSide, ownMethods, ownOf, ownText } from "../../control/own-control";
import { type Read, readPlayed } from "../../control/reading";
import { words } from "../../store/play-words";
import { host, language } from "../../store/store";
import { choose } from "../bar";
import { controlNow } from "../control-now";

export function Own() {
  const [typed, setTyped] = useState("");
  const [own, setOwn] = useState(() => ownOf(controlNow()));
  const { own: w } = words.value;
  const change = (part: Partial<OwnControl>) => {
    setTyped("");
    setOwn({ ...own, ...part });
  };
  const read = typed.trim() === "" ? undefined : readPlayed(typed, language.value);
  const text = read === undefined ? ownText(own) : "understood" in read ? read.understood.canonical : "";
  const { control } = parseControl(text);
  const type = (written: string) => {
    setTyped(written);
    const now = readPlayed(written, language.value);
    if ("understood" in now) setOwn(ownOf(now.understood.canonical));
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (control !== undefined) choose(text);
  };
  return (
    <form class="own" onSubmit={submit}>
      <TypedField text={typed} read={read} onInput={type} />
      {control !== undefined && canSay(text) ? <Fields own={own} change={change} /> : null}
      <button type="submit" class="main" disabled={control === undefined}>
        {control === undefined ? w.wrong : w.set(nameOfControl(control))}
      </button>
    </form>
  );
}

interface TypedOptions {
  text: string;
  read: Read | undefined;
  onInput: (text: string) => void;
}

/** Shows the field for a control as people write it, and at once in words what it says. */
function TypedField({ text, read, onInput }: TypedOptions) {
  const { own } = words.value;
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
        {read === undefined ? own.examples : "not" in read ? own.notRead(read.not.why) : read.understood.sentences}
      </p>
    </div>
  );
}

interface FieldsOptions {
  own: OwnControl;
  change: (part: Partial<OwnControl>) => void;
}

function Fields({ own, change }: FieldsOptions) {
  const { own: w } = words.value;
  return (
    <>
      {own.isApart ? (
        (["left", "right"] as const).map((place) => {
          const side = placeOfWhite(host.value) === place ? "white" : "black";
          return (
            <SideFields
              key={place}
              name={seatName(place)}
              value={own[side]}
              onChange={(value) => change({ [side]: value })}
            />
          );
        })
      ) : (
        <SideFields name="" value={own.white} onChange={(white) => change({ white })} />
      )}
      <Check name="apart" label={w.apart} isOn={own.isApart} onChange={(isApart) => change({ isApart })} />
      <label>
        <span>{w.method}</span>
        <select
          name="method"
          value={own.method}
          onChange={(event) => change({ method: ownMethods[event.currentTarget.selectedIndex] ?? "increment" })}
        >
          {ownMethods.map((method) => (
            <option key={method} value={method}>
              {w.methods[method]}
            </option>
          ))}
        </select>
      </label>
      <Check name="second" label={w.second} isOn={own.hasSecond} onChange={(hasSecond) => change({ hasSecond })} />
      {own.hasSecond ? (
        <div class="pair">
          <Field label={w.moves} name="moves" value={own.moves} onInput={(moves) => change({ moves })} />
          <Field label={w.more} name="more" value={own.more} onInput={(more) => change({ more })} />
        </div>
      ) : null}
    </>
  );
}

/** Returns the name of a seat as the halves lie now: the players face each other, or sit side by side. */
function seatName(place: Place): string {
  const { seats } = words.value.own;
  const isUpright = window.matchMedia("(orientation: portrait)").matches;
  if (isUpright) return place === "left" ? seats.bottom : seats.top;
  return seats[place];
}

interface SideOptions {
  /** Empty if both sides have these times. */
  name: string;
  value: OwnSide;
  onChange: (value: OwnSide) => void;
}

function SideFields({ name, value, onChange }: SideOptions) {
  const { own } = words.value;
  const label = (text: string) => (name === "" ? text : own.ofSeat(name, text));
  return (
    <div class="pair">
      <Field
        label={label(own.minutes)}
        name="minutes"
        value={value.minutes}
        onInput={(minutes) => onChange({ ...value, minutes })}
      />
      <Field
        label={label(own.seconds)}
        name="seconds"
        value={value.seconds}
        onInput={(seconds) => onChange({ ...value, seconds })}
      />
    </div>
  );
}

interface FieldOptions {
  label: string;
  name: string;
  value: string;
  onInput: (value: string) => void;
}

function Field({ label, name, value, onInput }: FieldOptions) {
  return (
    <label>
      <span>{label}</span>
      <input
        name={name}
        inputMode="decimal"
        autocomplete="off"
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
    </label>
  );
}

interface CheckOptions {
  name: string;
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Check({ name, label, isOn, onChange }: CheckOptions) {
  return (
    <label class="check">
      <input type="checkbox" name={name} checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
