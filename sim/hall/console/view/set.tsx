/** The form that sets a control at the selected boards. */
import { useSignal } from "@preact/signals";
import { parseControl, printControl } from "../../../../firmware/notation/notation";
import type { ClockId } from "../../model/clock";
import { actOf, asked, closeAsked, titleOf } from "../asked";
import { cellOf } from "../cells";
import { controlText } from "../control-text";
import { boardList } from "../naming";
import { words } from "../store";
import { Field, typedIn, Wrong } from "./fields";
import { FormButtons, Lines, Modal } from "./modal";

export function SetForm({ clocks }: { clocks: readonly ClockId[] }) {
  const { bulk, correct } = words.value;
  const typed = useSignal(cellOf(clocks[0] ?? "")?.view.peek().state?.control ?? "5400+30");
  const { control, column } = parseControl(typed.value.trim());
  const check = (event: SubmitEvent): void => {
    event.preventDefault();
    if (control === undefined) return;
    asked.value = { kind: "act", act: actOf(clocks, { do: "set", control: printControl(control) }) };
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
        {control === undefined ? (
          <Wrong>{`${words.value.refusals.control} (${column})`}</Wrong>
        ) : (
          <Lines lines={[controlText(printControl(control)), bulk.chosen(boardList(clocks))]} />
        )}
        <FormButtons label={correct.check} disabled={control === undefined} close={closeAsked} />
      </form>
    </Modal>
  );
}
