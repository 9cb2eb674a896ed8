/** The form for a penalty: which, who is at fault, and how many minutes. */
import { useSignal } from "@preact/signals";
import { useState } from "preact/hooks";
import type { SideName } from "../../../link/state";
import type { PenaltyName } from "../../model/choices";
import type { ClockId } from "../../model/clock";
import type { Command } from "../../model/command";
import { revisionsOf } from "../acts";
import { actOf, asked, closeAsked, linesOf } from "../asked";
import { type Cell, cellOf } from "../cells";
import { boardNameOf, playerName } from "../naming";
import { allowsMinutes, likelyOffender, penaltyNames, wantsMinutes } from "../penalty";
import { words } from "../store";
import { Choice, Field, Tick, typedIn, Wrong } from "./fields";
import { FormButtons, Lines, Modal, Outdated } from "./modal";

export function PenaltyForm({ id }: { id: ClockId }) {
  const { ask: w, penalty, correct } = words.value;
  const name = useSignal<PenaltyName>("illegal-move");
  /** The side that somebody has chosen; until then the likeliest. */
  const chosen = useSignal<SideName | undefined>(undefined);
  const [turn] = useState(() => turnOf(cellOf(id)));
  const [seen] = useState(() => revisionsOf([id]));
  const offender = chosen.value ?? likelyOffender(name.value, turn);
  const minutes = useSignal("");
  const command = commandOf(name.value, offender, minutes.value);
  const check = (event: SubmitEvent): void => {
    event.preventDefault();
    if (command !== undefined) asked.value = { kind: "act", act: actOf([id], command, seen) };
  };
  return (
    <Modal title={w.title.penalty(boardNameOf(id))} close={closeAsked}>
      <form onSubmit={check}>
        <Choice
          label={penalty.what}
          name="penalty"
          value={name.value}
          of={penaltyNames}
          names={penalty.names}
          choose={(picked) => (name.value = picked)}
        />
        <Offender id={id} offender={offender} choose={(side) => (chosen.value = side)} />
        {allowsMinutes(name.value) && (
          <Field
            label={penalty.minutes}
            name="minutes"
            inputMode="numeric"
            placeholder={wantsMinutes(name.value) ? "" : penalty.byLaws}
            {...typedIn(minutes)}
          />
        )}
        {command === undefined ? <Wrong>{w.penaltyNeeds}</Wrong> : <Lines lines={linesOf(actOf([id], command))} />}
        <Outdated clocks={[id]} seen={seen} />
        <FormButtons label={correct.check} disabled={command === undefined} close={closeAsked} />
      </form>
    </Modal>
  );
}

interface OffenderProps {
  id: ClockId;
  offender: SideName;
  choose(side: SideName): void;
}

function Offender({ id, offender, choose }: OffenderProps) {
  const { penalty, side: sides } = words.value;
  const view = cellOf(id)?.view.value;
  const nameAt = (side: SideName): string => {
    const name = view === undefined ? sides[side] : playerName(view, side);
    return name === sides[side] ? name : `${sides[side]}: ${name}`;
  };
  return (
    <fieldset class="radios">
      <legend>{penalty.offender}</legend>
      {(["white", "black"] as const).map((side) => (
        <Tick
          key={side}
          text={nameAt(side)}
          type="radio"
          name="offender"
          value={side}
          checked={offender === side}
          onChange={() => choose(side)}
        />
      ))}
    </fieldset>
  );
}

/** Returns the side to move. The display is newer than the state. */
function turnOf(cell: Cell | undefined): SideName {
  return cell?.facts.peek().running ?? cell?.view.peek().state?.turn ?? "white";
}

/** Returns undefined while the minutes are missing or cannot be read. */
function commandOf(name: PenaltyName, offender: SideName, typed: string): Command | undefined {
  const text = allowsMinutes(name) ? typed.trim() : "";
  if (text === "") return wantsMinutes(name) ? undefined : { do: "penalty", name, offender };
  return /^\d{1,2}$/.test(text) ? { do: "penalty", name, offender, minutes: Number(text) } : undefined;
}
