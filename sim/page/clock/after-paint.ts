/** Lets the browser paint what a touch has changed before the page does what can wait. */

/** How long a frame takes from the page to the screen on a slow phone, ms. */
const frameMs = 40;
/** How long a page that is not painted waits, ms. */
const unpaintedMs = 500;

/** Calls `act` once the page has painted what has changed; `laterMs` later, if that is given. */
export function oncePainted(act: () => void, laterMs = 0): void {
  requestAnimationFrame(() => window.setTimeout(act, laterMs));
}

/** Calls `act` once the screen shows what has changed. It calls it again later, for a page that is not painted. */
export function afterPaint(act: () => void): void {
  oncePainted(act, frameMs);
  window.setTimeout(act, unpaintedMs);
}
