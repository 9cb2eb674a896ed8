/**
 * Focuses the first useful control of a dialog, not the one that closes it: the main answer of a question, else the
 * first control. On a touch screen a text field is passed over, because it would bring the keyboard.
 */
export function focusFirst(dialog: HTMLElement): void {
  const isFine = window.matchMedia("(pointer: fine)").matches;
  const controls = [...dialog.querySelectorAll<HTMLElement>("input, select, textarea, a[href], button")].filter(
    (each) => each.closest("header") === null && !each.matches(":disabled") && each.getClientRects().length > 0,
  );
  const useful = controls.filter((each) => isFine || !each.matches("input:not([type=checkbox]), textarea"));
  (dialog.querySelector<HTMLElement>(".answers .main") ?? useful[0])?.focus();
}
