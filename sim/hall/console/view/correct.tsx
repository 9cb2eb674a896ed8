/** The form for a correction: both sides, and the fields of the whole game. Only what is changed is sent. */
import { useSignal } from "@preact/signals";
import { useState } from "preact/hooks";
import type { SideName } from "../../../link/state";
import type { ClockId } from "../../model/clock";
import type { Command } from "../../model/command";
import { actOf, asked, closeAsked, willPause } from "../asked";
import { cellOf } from "../cells";
import { type CorrectionFields, type FieldName, fieldsOf, readFields, type SideFields } from "../correction";
import { boardNameOf } from "../naming";
import { words } from "../store";
import { FormButtons } from "./form-buttons";
import { Modal } from "./modal";

export function CorrectForm({ id }: { id: ClockId }) {
  const { ask: w, correct } = words.value;
  const [before] = useState(() => fieldsOf(cellOf(id)));
  const fields = useSignal<CorrectionFields>(before);
  const wrong = useSignal<readonly string[]>([]);
  const [standing] = useState(() => willPause(actOf([id], { do: "undo" })));
  const check = (event: SubmitEvent): void => {
    event.preventDefault();
    const { command, faults } = readFields(before, fields.value);
    wrong.value = faults;
    if (command !== undefined) asked.value = { kind: "act", act: actOf([id], command) };
  };
  const change = (part: Partial<CorrectionFields>): void => {
    fields.value = { ...fields.value, ...part };
  };
  return (
    <Modal title={w.title.correct(boardNameOf(id))} close={closeAsked} wide>
      <form onSubmit={check}>
        {standing && <p class="hint">{w.pausesFirst}</p>}
        <div class="sides">
          {(["white", "black"] as const).map((side) => (
            <SideGroup key={side} side={side} fields={fields.value} wrong={wrong.value} change={change} />
          ))}
        </div>
        <GameGroup fields={fields.value} change={change} />
        <p class="wrong" role="alert">
          {wrong.value.length > 0 && problemText(wrong.value)}
        </p>
        <FormButtons label={correct.check} close={closeAsked} />
      </form>
    </Modal>
  );
}

function problemText(faults: readonly string[]): string {
  const { correct, ask } = words.value;
  if (faults.includes("nothing")) return ask.does.nothing;
  const isTime = faults.some((name) => name.endsWith("remaining") || name.endsWith("delay"));
  return isTime ? correct.unreadable : correct.number(faults.some((name) => name.endsWith("period")) ? 99 : 9999);
}

interface GroupProps {
  fields: CorrectionFields;
  change(part: Partial<CorrectionFields>): void;
}

function SideGroup({ side, fields, wrong, change }: GroupProps & { side: SideName; wrong: readonly string[] }) {
  const { correct, side: sides } = words.value;
  const own = fields[side];
  const set = (part: Partial<SideFields>): void => change({ [side]: { ...own, ...part } });
  const field = (name: FieldName, label: string, isTime = false) => (
    <label>
      <span>{label}</span>
      <input
        name={`${side}.${name}`}
        class={isTime ? "time" : ""}
        inputMode={isTime ? "text" : "numeric"}
        autoComplete="off"
        value={own[name]}
        aria-invalid={wrong.includes(`${side}.${name}`) ? "true" : undefined}
        onInput={({ currentTarget }) => set({ [name]: currentTarget.value })}
      />
    </label>
  );
  return (
    <fieldset>
      <legend>{sides[side]}</legend>
      {field("remaining", correct.time, true)}
      {field("presses", correct.presses)}
      {field("period", correct.period)}
      <details>
        <summary>{correct.more}</summary>
        {field("delay", correct.delay, true)}
        {field("overtime", correct.overtime)}
      </details>
      <label class="check">
        <input type="checkbox" checked={own.clears} onChange={() => set({ clears: !own.clears })} />
        <span>{correct.clear}</span>
      </label>
    </fieldset>
  );
}

type Correction = Extract<Command, { do: "correct" }>;

function GameGroup({ fields, change }: GroupProps) {
  const { correct: w, side: sides } = words.value;
  const both: [string, string][] = [
    ["white", sides.white],
    ["black", sides.black],
  ];
  return (
    <div class="row">
      <Pick label={w.turn} name="turn" value={fields.turn ?? ""} onPick={(turn) => change({ turn: turn as SideName })}>
        {both}
      </Pick>
      <Pick
        label={w.first}
        name="first"
        value={fields.first ?? ""}
        onPick={(first) => change({ first: first as Correction["first"] })}
      >
        {[...both, ["none", w.noFlag]]}
      </Pick>
      <Pick
        label={w.next}
        name="next"
        value={fields.next ?? ""}
        onPick={(next) => change({ next: next as Correction["next"] })}
      >
        {[...both, ["both", w.both]]}
      </Pick>
      <label class="check">
        <input type="checkbox" checked={fields.press} onChange={() => change({ press: !fields.press })} />
        <span>{w.press}</span>
      </label>
    </div>
  );
}

interface PickProps {
  label: string;
  name: string;
  value: string;
  onPick(value: string | undefined): void;
  children: readonly [string, string][];
}

function Pick({ label, name, value, onPick, children }: PickProps) {
  return (
    <label>
      <span>{label}</span>
      <select
        name={name}
        value={value}
        onChange={({ currentTarget }) => onPick(currentTarget.value === "" ? undefined : currentTarget.value)}
      >
        <option value="">{words.value.correct.same}</option>
        {children.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
