/** Asks before anything happens, and says exactly what will happen. */
import { useSignal } from "@preact/signals";
import { type Act, perform } from "../acts";
import { asked, canGoOn, closeAsked, linesOf, needsCode, titleOf, wantsReason, willPause } from "../asked";
import { connection, words } from "../store";
import { CorrectForm } from "./correct";
import { Button, Field, Tick, typedIn } from "./fields";
import { CodeField, Lines, Modal } from "./modal";
import { NumberForm } from "./number";
import { PenaltyForm } from "./penalty";
import { SetForm } from "./set";

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
  const yes = (event: SubmitEvent): void => {
    event.preventDefault();
    closeAsked();
    const wanted = { ...act, goesOn: pauses && canGoOn(act) && goesOn.value };
    void perform(wanted, code.value === "" ? undefined : code.value, reason.value.trim());
  };
  return (
    <Modal title={titleOf(act)} close={closeAsked}>
      <form onSubmit={yes}>
        <Lines lines={linesOf(act)} />
        {pauses && <p class="hint">{w.pausesFirst}</p>}
        {pauses && canGoOn(act) && (
          <Tick text={w.goesOn} checked={goesOn.value} onChange={() => (goesOn.value = !goesOn.value)} />
        )}
        {wantsReason(act) && connection.value !== "alone" && (
          <Field label={w.reason} name="reason" maxLength={200} {...typedIn(reason)} />
        )}
        {isLocked && <CodeField code={code} hint={act.clocks.length > 1 ? w.codesHint : w.codeHint} />}
        <div class="buttons">
          {/* biome-ignore lint/a11y/noAutofocus: a dialog begins at its answer. */}
          <button type="submit" class="main" autoFocus>
            {w.yes}
          </button>
          <Button text={w.no} onClick={closeAsked} />
        </div>
      </form>
    </Modal>
  );
}
