/** Keeps the focus in a sheet: at its opening, and when the item that had it goes. */

/**
 * Focuses the first useful control of a dialog, not the one that closes it: the main answer of a question, else the
 * first control. On a touch screen a text field is passed over, because it would bring the keyboard. A control that a
 * person has already focused keeps the focus.
 */
export function focusFirst(dialog: HTMLElement): void {
  const focused = document.activeElement;
  if (focused !== dialog && dialog.contains(focused) && focused?.closest("header") === null) return;
  const isFine = window.matchMedia("(pointer: fine)").matches;
  const controls = [...dialog.querySelectorAll<HTMLElement>("input, select, textarea, a[href], button")].filter(
    (each) =>
      each.closest("header") === null &&
      !each.matches(":disabled, [aria-disabled=true]") &&
      each.getClientRects().length > 0,
  );
  const useful = controls.filter((each) => isFine || !each.matches("input:not([type=checkbox]), textarea"));
  (dialog.querySelector<HTMLElement>(".answers .main") ?? useful[0])?.focus();
}

/**
 * Removes the item of a list that holds `key`. The focus then goes to the next item, or to the one before if it was the
 * last, or to the heading if none is left. It does not go to the next item's own key, which a held Enter would press.
 */
export function removeItem(key: Element, remove: () => void): void {
  const dialog = key.closest("dialog");
  const items = () => [...(dialog?.querySelectorAll<HTMLElement>("[data-item]") ?? [])];
  const at = items().findIndex((item) => item.contains(key));
  remove();
  window.setTimeout(() => {
    const left = items();
    (left[at] ?? left.at(-1) ?? dialog?.querySelector("h2"))?.focus();
  });
}
