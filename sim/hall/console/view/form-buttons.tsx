/** The two buttons at the end of a form in a dialog. */
import { words } from "../store";

interface FormButtonsProps {
  /** The label of the button that sends the form. */
  label: string;
  disabled?: boolean;
  close(): void;
}

export function FormButtons({ label, disabled = false, close }: FormButtonsProps) {
  return (
    <div class="buttons">
      <button type="submit" class="main" disabled={disabled}>
        {label}
      </button>
      <button type="button" onClick={close}>
        {words.value.ask.no}
      </button>
    </div>
  );
}
