/** The form for a penalty: which, who is at fault, and how many minutes. */
import { useSignal } from "@preact/signals";
import type { SideName } from "../../../link/state";
import type { ClockId } from "../../model/clock";
import type { Command } from "../../model/command";
import { actOf, asked, closeAsked, linesOf } from "../asked";
import { cellOf } from "../cells";
import { boardNameOf, playerName } from "../naming";
import { allowsMinutes, type PenaltyName, penaltyNames, wantsMinutes } from "../penalty";
import { words } from "../store";
import { FormButtons } from "./form-buttons";
import { Lines } from "./lines";
import { Modal } from "./modal";

export function PenaltyForm({ id }: { id: ClockId }) {
  const { ask: w, penalty, correct } = words.value;
  const name = useSignal<PenaltyName>("illegal-move");
  const offender = useSignal<SideName>(cellOf(id)?.facts.peek().running ?? "white");
  const minutes = useSignal("");
  const command = commandOf(name.value, offender.value, minutes.value);
  const check = (event: SubmitEvent): void => {
    event.preventDefault();
    if (command !== undefined) asked.value = { kind: "act", act: actOf([id], command) };
  };
  return (
    <Modal title={w.title.penalty(boardNameOf(id))} close={closeAsked}>
      <form onSubmit={check}>
        <label>
          <span>{penalty.what}</span>
          <select
            name="penalty"
            value={name.value}
            onChange={({ currentTarget }) => (name.value = currentTarget.value as PenaltyName)}
          >
            {penaltyNames.map((each) => (
              <option key={each} value={each}>
                {penalty.names[each]}
              </option>
            ))}
          </select>
        </label>
        <Offender id={id} offender={offender} />
        {allowsMinutes(name.value) && (
          <label>
            <span>{penalty.minutes}</span>
            <input
              name="minutes"
              inputMode="numeric"
              autoComplete="off"
              placeholder={wantsMinutes(name.value) ? "" : penalty.byLaws}
              value={minutes.value}
              onInput={({ currentTarget }) => (minutes.value = currentTarget.value)}
            />
          </label>
        )}
        {command === undefined ? (
          <p class="wrong" role="alert">
            {w.penaltyNeeds}
          </p>
        ) : (
          <Lines lines={linesOf(actOf([id], command))} />
        )}
        <FormButtons label={correct.check} disabled={command === undefined} close={closeAsked} />
      </form>
    </Modal>
  );
}

function Offender({ id, offender }: { id: ClockId; offender: { value: SideName } }) {
  const { penalty, side: sides } = words.value;
  const view = cellOf(id)?.view.value;
  return (
    <fieldset class="radios">
      <legend>{penalty.offender}</legend>
      {(["white", "black"] as const).map((side) => (
        <label key={side} class="check">
          <input
            type="radio"
            name="offender"
            value={side}
            checked={offender.value === side}
            onChange={() => (offender.value = side)}
          />
          <span>
            {sides[side]}
            {view !== undefined && playerName(view, side) !== sides[side] && `: ${playerName(view, side)}`}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Returns undefined while the minutes are missing or cannot be read. */
function commandOf(name: PenaltyName, offender: SideName, typed: string): Command | undefined {
  const text = allowsMinutes(name) ? typed.trim() : "";
  if (text === "") return wantsMinutes(name) ? undefined : { do: "penalty", name, offender };
  return /^\d{1,2}$/.test(text) ? { do: "penalty", name, offender, minutes: Number(text) } : undefined;
}
