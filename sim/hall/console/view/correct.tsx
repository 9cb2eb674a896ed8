/** The form for a correction: both sides, and the fields of the whole game. Only what is changed is sent. */
import { useSignal } from "@preact/signals";
import { useState } from "preact/hooks";
import type { SideName } from "../../../link/state";
import type { ClockId } from "../../model/clock";
import { revisionsOf } from "../acts";
import { actOf, asked, closeAsked, willPause } from "../asked";
import { cellOf } from "../cells";
import { type CorrectionFields, type FieldName, fieldsOf, readFields, type SideFields } from "../correction";
import { boardNameOf } from "../naming";
import { words } from "../store";
import { Choice, Field, Tick, Wrong } from "./fields";
import { FormButtons, Modal, Outdated } from "./modal";

export function CorrectForm({ id }: { id: ClockId }) {
  const { ask: w, correct } = words.value;
  const [before] = useState(() => fieldsOf(cellOf(id)));
  const [seen] = useState(() => revisionsOf([id]));
  const fields = useSignal<CorrectionFields>(before);
  const wrong = useSignal<readonly string[]>([]);
  const [standing] = useState(() => willPause(actOf([id], { do: "undo" })));
  const check = (event: SubmitEvent): void => {
    event.preventDefault();
    const { command, faults } = readFields(before, fields.value);
    wrong.value = faults;
    if (command !== undefined) asked.value = { kind: "act", act: actOf([id], command, seen) };
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
        <Wrong>{wrong.value.length > 0 && problemText(wrong.value)}</Wrong>
        <Outdated clocks={[id]} seen={seen} />
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
    <Field
      label={label}
      name={`${side}.${name}`}
      class={isTime ? "time" : ""}
      inputMode={isTime ? "text" : "numeric"}
      value={own[name]}
      aria-invalid={wrong.includes(`${side}.${name}`) ? "true" : undefined}
      take={(text) => set({ [name]: text })}
    />
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
      <Tick text={correct.clear} checked={own.clears} onChange={() => set({ clears: !own.clears })} />
    </fieldset>
  );
}

function GameGroup({ fields, change }: GroupProps) {
  const { correct: w, side: sides } = words.value;
  const names = { "": w.same, ...sides, none: w.noFlag, both: w.both };
  const pick = (name: "turn" | "first" | "next", ...further: ("none" | "both")[]) => (
    <Choice
      label={w[name]}
      name={name}
      value={fields[name] ?? ""}
      of={["", "white", "black", ...further]}
      names={names}
      choose={(value) => change({ [name]: value === "" ? undefined : value })}
    />
  );
  return (
    <div class="row">
      {pick("turn")}
      {pick("first", "none")}
      {pick("next", "both")}
      <Tick text={w.press} checked={fields.press} onChange={() => change({ press: !fields.press })} />
    </div>
  );
}
