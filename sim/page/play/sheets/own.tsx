/** Shows the form for a control of the players' own: minutes and seconds, for each side if they want, in two stages. */
import { useState } from "preact/hooks";
import { parseControl } from "../../../../firmware/notation/notation";
import { placeOfWhite } from "../../actions/next-clock";
import type { Place } from "../../clock/places";
import { nameOfControl } from "../../control/labels";
import { type OwnControl, type OwnSide, ownMethods, ownOf, ownText } from "../../control/own-control";
import { words } from "../../store/play-words";
import { host } from "../../store/store";
import { choose } from "../bar";
import { controlNow } from "../control-now";

export function Own() {
  const [own, setOwn] = useState(() => ownOf(controlNow()));
  const { own: w } = words.value;
  const change = (part: Partial<OwnControl>) => setOwn({ ...own, ...part });
  const text = ownText(own);
  const { control } = parseControl(text);
  const submit = (event: Event) => {
    event.preventDefault();
    if (control !== undefined) choose(text);
  };
  return (
    <form class="own" onSubmit={submit}>
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
      <button type="submit" class="main" disabled={control === undefined}>
        {control === undefined ? w.wrong : w.set(nameOfControl(control))}
      </button>
    </form>
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
