/** Asks before anything happens, and says exactly what will happen. */
import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { printControl } from "../../../../firmware/notation/notation";
import { readWritten } from "../../../notation/typed-text";
import type { ClockId } from "../../model/clock";
import { type Act, isConditional, perform, revisionsOf } from "../acts";
import { api } from "../api";
import {
  actOf,
  asked,
  canGoOn,
  closeAsked,
  linesOf,
  needsCode,
  numberLines,
  titleOf,
  wantsReason,
  willPause,
} from "../asked";
import { cellOf } from "../cells";
import { controlText, refusedControl, typedControl } from "../control-text";
import { boardList } from "../naming";
import { connection, words } from "../store";
import { readWhole } from "../time-text";
import { CorrectForm } from "./correct";
import { Button, Field, Tick, typedIn, Wrong } from "./fields";
import { CodeField, FormButtons, Lines, Modal, Outdated } from "./modal";
import { PenaltyForm } from "./penalty";

export function Asking() {
  const { value } = asked;
  switch (value?.kind) {
    case undefined:
      return null;
    case "act":
      return <Confirm key="act" act={value.act} />;
    case "correct":
      return <CorrectForm key="correct" id={value.id} />;
    case "penalty":
      return <PenaltyForm key="penalty" id={value.id} />;
    case "set":
      return <SetForm key="set" clocks={value.clocks} />;
    case "number":
      return <NumberForm key="number" clocks={value.clocks} />;
  }
}

function Confirm({ act }: { act: Act }) {
  const goesOn = useSignal(true);
  const code = useSignal("");
  const reason = useSignal("");
  const { ask: w } = words.value;
  const pauses = willPause(act);
  const isLocked = needsCode(act);
  const isGone = isUnreachable(act.clocks);
  const yes = (event: SubmitEvent): void => {
    event.preventDefault();
    closeAsked();
    const wanted = canGoOn(act) ? { ...act, goesOn: pauses && goesOn.value } : act;
    void perform(wanted, code.value === "" ? undefined : code.value, reason.value.trim());
  };
  return (
    <Modal title={titleOf(act)} close={closeAsked}>
      <form onSubmit={yes}>
        <Lines lines={linesOf(act)} />
        {isConditional(act.command) && <Outdated clocks={act.clocks} seen={act.seen} />}
        {pauses && <p class="hint">{w.pausesFirst}</p>}
        {pauses && canGoOn(act) && (
          <Tick text={w.goesOn} checked={goesOn.value} onChange={() => (goesOn.value = !goesOn.value)} />
        )}
        {wantsReason(act) && connection.value !== "alone" && (
          <Field label={w.reason} name="reason" maxLength={200} {...typedIn(reason)} />
        )}
        {isLocked && <CodeField code={code} hint={act.clocks.length > 1 ? w.codesHint : w.codeHint} />}
        {isGone && <Wrong>{w.unreachable}</Wrong>}
        <div class="buttons">
          {/* biome-ignore lint/a11y/noAutofocus: a dialog begins at its answer. */}
          <button type="submit" class="main" disabled={isGone} autoFocus>
            {w.yes}
          </button>
          <Button text={w.no} onClick={closeAsked} />
        </div>
      </form>
    </Modal>
  );
}

/** Returns true if nobody can obey now. What was typed would be lost with the refusal. */
function isUnreachable([only = "", ...others]: readonly ClockId[]): boolean {
  if (connection.value === "lost") return true;
  return others.length === 0 && cellOf(only)?.facts.value.isHeard === false;
}

const numberMax = 9999;

function NumberForm({ clocks }: { clocks: readonly ClockId[] }) {
  const { bulk, correct } = words.value;
  const before = cellOf(clocks[0] ?? "")?.view.peek().number ?? 0;
  const typed = useSignal(before > 0 ? String(before) : "");
  const [seen] = useState(() => revisionsOf(clocks));
  const number = readWhole(typed.value, 1, numberMax + 1 - clocks.length);
  const check = (event: SubmitEvent): void => {
    event.preventDefault();
    if (number !== undefined) asked.value = { kind: "act", act: actOf(clocks, { do: "number", number }, seen) };
  };
  return (
    <Modal title={titleOf(actOf(clocks, { do: "number", number: 1 }))} close={closeAsked}>
      <form onSubmit={check}>
        <Field
          label={clocks.length === 1 ? bulk.number : bulk.firstNumber}
          name="number"
          inputMode="numeric"
          aria-invalid={number !== undefined || typed.value === "" ? undefined : "true"}
          {...typedIn(typed)}
        />
        {number !== undefined && <Lines lines={numberLines(clocks, number)} />}
        <Outdated clocks={clocks} seen={seen} />
        <FormButtons label={correct.check} disabled={number === undefined} close={closeAsked} />
      </form>
    </Modal>
  );
}

function SetForm({ clocks }: { clocks: readonly ClockId[] }) {
  const { bulk, correct } = words.value;
  const typed = useSignal(typedControl(cellOf(clocks[0] ?? "")?.view.peek().state?.control ?? "5400+30"));
  const [seen] = useState(() => revisionsOf(clocks));
  useEffect(() => {
    const offered = typed.peek();
    void roundControl(clocks[0] ?? "").then((control) => {
      if (control !== undefined && typed.peek() === offered) typed.value = typedControl(control);
    });
  }, [clocks, typed]);
  const reading = readWritten(typed.value);
  const control = "control" in reading ? reading.control : undefined;
  const check = (event: SubmitEvent): void => {
    event.preventDefault();
    if (control === undefined) return;
    asked.value = { kind: "act", act: actOf(clocks, { do: "set", control: printControl(control) }, seen) };
  };
  return (
    <Modal title={titleOf(actOf(clocks, { do: "set", control: "" }))} close={closeAsked}>
      <form onSubmit={check}>
        <Field
          label={bulk.control}
          name="control"
          spellcheck={false}
          aria-invalid={control === undefined ? "true" : undefined}
          {...typedIn(typed)}
        />
        {"control" in reading ? (
          <Lines lines={[controlText(printControl(reading.control)), bulk.chosen(boardList(clocks))]} />
        ) : (
          <Wrong>{refusedControl(typed.value, reading)}</Wrong>
        )}
        <Outdated clocks={clocks} seen={seen} />
        <FormButtons label={correct.check} disabled={control === undefined} close={closeAsked} />
      </form>
    </Modal>
  );
}

/** Returns the control of a board's round for a clock that has no game: a spare one that has just taken its place. */
async function roundControl(id: ClockId): Promise<string | undefined> {
  const { seat, state } = cellOf(id)?.view.peek() ?? {};
  if (seat == null || (state != null && state.mode !== "setup")) return undefined;
  const rounds = await api.rounds().catch(() => []);
  return rounds.find(({ tournament, round }) => tournament === seat.tournament && round === seat.round)?.control;
}
