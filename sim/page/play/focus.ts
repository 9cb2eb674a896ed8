/** Keeps the keyboard's focus on the play screen: where a person was, else at the first tool. */

/**
 * The element that a person reached by the keyboard last; undefined after a touch or a click. The focus never falls to
 * nothing when what had it goes.
 */
let reached: HTMLElement | undefined;

function noteFocus({ target }: FocusEvent): void {
  reached = target instanceof HTMLElement && target.matches(":focus-visible") ? target : undefined;
}

function noteTouch(): void {
  reached = undefined;
}

/** Takes no focus for a click of the mouse on a tool, so that the space bar stays with the levers. */
function leaveFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest(".middle button") !== null) event.preventDefault();
}

/** Notes where the keyboard's focus is, until the returned function is called. */
export function watchFocus(): () => void {
  document.addEventListener("focusin", noteFocus);
  document.addEventListener("pointerdown", noteTouch, { capture: true });
  document.addEventListener("mousedown", leaveFocus);
  return () => {
    document.removeEventListener("focusin", noteFocus);
    document.removeEventListener("pointerdown", noteTouch, { capture: true });
    document.removeEventListener("mousedown", leaveFocus);
  };
}

/** Gives the focus back, once the screen has changed, if a person who uses the keyboard has lost it. */
export function keepFocus(): void {
  if (reached === undefined || document.activeElement !== document.body) return;
  const first = document.querySelector<HTMLElement>(".bar .tool");
  (reached.isConnected ? reached : first)?.focus();
}
