/** The form that gives clocks the numbers of their boards. */
import { useSignal } from "@preact/signals";
import type { ClockId } from "../../model/clock";
import { actOf, asked, closeAsked, numberLines, titleOf } from "../asked";
import { cellOf } from "../cells";
import { words } from "../store";
import { Field, typedIn } from "./fields";
import { FormButtons, Lines, Modal } from "./modal";

const numberMax = 9999;

export function NumberForm({ clocks }: { clocks: readonly ClockId[] }) {
  const { bulk, correct } = words.value;
  const before = cellOf(clocks[0] ?? "")?.view.peek().number ?? 0;
  const typed = useSignal(before > 0 ? String(before) : "");
  const number = /^\d{1,4}$/.test(typed.value.trim()) ? Number(typed.value) : 0;
  const isPossible = number >= 1 && number + clocks.length - 1 <= numberMax;
  const check = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isPossible) asked.value = { kind: "act", act: actOf(clocks, { do: "number", number }) };
  };
  return (
    <Modal title={titleOf(actOf(clocks, { do: "number", number: 1 }))} close={closeAsked}>
      <form onSubmit={check}>
        <Field
          label={clocks.length === 1 ? bulk.number : bulk.firstNumber}
          name="number"
          inputMode="numeric"
          aria-invalid={isPossible || typed.value === "" ? undefined : "true"}
          {...typedIn(typed)}
        />
        {isPossible && <Lines lines={numberLines(clocks, number)} />}
        <FormButtons label={correct.check} disabled={!isPossible} close={closeAsked} />
      </form>
    </Modal>
  );
}
