/**
 * Shows the form for a control of the players' own. They type it in one field, or fill in minutes and seconds, for each
 * side if they want, in two stages.
 */
import { useState } from "preact/hooks";
import { parseControl } from "../../../../firmware/notation/notation";
import { placeOfWhite } from "../../actions/next-clock";
import { nameOfControl } from "../../control/labels";
import {
  canSay,
  fieldsOf,
  nextStage,
  type OwnControl,
  type OwnMethod,
  type OwnSide,
  ownMethods,
  ownOf,
  ownText,
  type Stage,
  stagesMost,
} from "../../control/own-control";
import { readPlayed } from "../../control/reading";
import { host, language } from "../../store/store";
import { words } from "../../store/tongue";
import { choose } from "../bar";
import { controlNow } from "../control-now";
import { lateWords, seatName } from "./late-words";
import { TypedField } from "./typed-field";

export function Own() {
  const [typed, setTyped] = useState("");
  const [own, setOwn] = useState(() => ownOf(controlNow.value));
  const { own: w } = lateWords();
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
      {read === undefined || !("understood" in read) || canSay(text) ? <Fields own={own} change={change} /> : null}
      <button type="submit" class="main" disabled={control === undefined}>
        {control === undefined ? w.wrong : w.set(nameOfControl(control, words.value))}
      </button>
    </form>
  );
}

interface FieldsOptions {
  own: OwnControl;
  change: (part: Partial<OwnControl>) => void;
}

function Fields({ own, change }: FieldsOptions) {
  const { own: w } = lateWords();
  const { canDiffer, stages } = fieldsOf(own.method);
  return (
    <>
      <label>
        <span>{w.method}</span>
        <span class="pick" data-picked={w.methods[own.method]}>
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
        </span>
      </label>
      {own.isApart && canDiffer ? (
        (["left", "right"] as const).map((place) => {
          const side = placeOfWhite(host.value) === place ? "white" : "black";
          return (
            <SideFields
              key={place}
              name={seatName(place)}
              method={own.method}
              value={own[side]}
              onChange={(value) => change({ [side]: value })}
            />
          );
        })
      ) : (
        <SideFields name="" method={own.method} value={own.white} onChange={(white) => change({ white })} />
      )}
      {canDiffer ? (
        <Check
          name="apart"
          label={w.apart}
          isOn={own.isApart}
          onChange={(isApart) => change({ isApart, black: own.white })}
        />
      ) : null}
      {stages ? <Stages own={own} change={change} /> : null}
    </>
  );
}

/** Shows the later stages, each with its own fields, and the keys that add and remove one. */
function Stages({ own: { stages }, change }: FieldsOptions) {
  const { own: w } = lateWords();
  const set = (at: number, part: Partial<Stage>) =>
    change({ stages: stages.map((each, n) => (n === at ? { ...each, ...part } : each)) });
  return (
    <>
      {stages.map(({ moves, more }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place in the list.
        <div class="pair" key={n}>
          <Field
            label={n === 0 ? w.moves : w.movesMore}
            name="moves"
            value={moves}
            onInput={(text) => set(n, { moves: text })}
          />
          <Field label={w.more} name="more" value={more} onInput={(text) => set(n, { more: text })} />
        </div>
      ))}
      <div class="pair">
        <button
          type="button"
          disabled={stages.length >= stagesMost}
          onClick={() => change({ stages: [...stages, nextStage] })}
        >
          {w.addStage}
        </button>
        {stages.length === 0 ? null : (
          <button type="button" onClick={() => change({ stages: stages.slice(0, -1) })}>
            {w.dropStage}
          </button>
        )}
      </div>
    </>
  );
}

interface SideOptions {
  /** Empty if both sides have these times. */
  name: string;
  method: OwnMethod;
  value: OwnSide;
  onChange: (value: OwnSide) => void;
}

/** Shows the fields that the method has, for both sides or for one. */
function SideFields({ name, method, value, onChange }: SideOptions) {
  const { own } = lateWords();
  const has = fieldsOf(method);
  const labels = {
    minutes: own.minutes,
    count: has.countsMoves ? own.canadianMoves : own.periods,
    seconds: own.secondsOf[method],
  };
  return (
    <div class="pair">
      {(["minutes", "count", "seconds"] as const)
        .filter((field) => has[field])
        .map((field) => (
          <Field
            key={field}
            label={name === "" ? labels[field] : own.ofSeat(name, labels[field])}
            name={field}
            value={value[field]}
            onInput={(text) => onChange({ ...value, [field]: text })}
          />
        ))}
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
