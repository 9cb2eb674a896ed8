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
 * Gives a keyboard's focus back when the control that had it goes or can no longer be used: to the control before it,
 * or to the heading. Does so until the returned function is called.
 */
export function keepFocusIn(dialog: HTMLElement): () => void {
  let before: HTMLElement[] = [];
  const note = ({ target }: FocusEvent) => {
    const all = [...dialog.querySelectorAll<HTMLElement>("h2, :not(header) > :is(input, select, button)")];
    const at = all.findIndex((each) => each === target && each.matches(":focus-visible"));
    before = all.slice(0, Math.max(at, 0));
  };
  const keeper = new MutationObserver(() => {
    if (document.activeElement?.matches("body, :disabled") !== true) return;
    before.findLast((each) => each.isConnected && !each.matches(":disabled"))?.focus();
  });
  dialog.addEventListener("focusin", note);
  keeper.observe(dialog, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  return () => keeper.disconnect();
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
