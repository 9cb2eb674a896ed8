/**
 * Connects an element of the page to a contact of the board, for mouse, several fingers, keyboard and assistive tools.
 * On a half the space bar is the lever of the side to move (keyboard.ts); on any other control it is a click.
 */
import { signal } from "@preact/signals";
import type { Switch } from "../../../hal/hal";
import { clickMs, touch } from "./hands";

type Handler = (event: { timeStamp: number }) => void;

export function contactHandlers(contact: Switch) {
  return leverHandlers(
    (event) => touch(contact, true, event),
    (event) => touch(contact, false, event),
  );
}

/** Keeps a touch from making a click. One with two fingers may be the browser's own already. */
function noClick(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault();
}

/** Returns handlers that call `press` and `release` at the instants of the person's hand. */
export function leverHandlers(press: Handler, release: Handler) {
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    press(event);
  };
  const key = (act: Handler) => (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) act(event);
  };
  return {
    onPointerDown: down,
    onPointerUp: release,
    onPointerCancel: release,
    // A touch makes no click: what the press has brought under the finger must not take it.
    onTouchEnd: noClick,
    onLostPointerCapture: release,
    onKeyDown: key(press),
    onKeyUp: key(release),
    onBlur: release,
    onContextMenu: (event: Event) => event.preventDefault(),
    // The pointer events were handled already; a click without a pointer comes from an assistive tool.
    onClick: (event: MouseEvent) => {
      if (event.detail !== 0) return;
      press(event);
      window.setTimeout(() => release({ timeStamp: performance.now() }), clickMs);
    },
  };
}

/** How long a finger holds a key that a palm could touch, ms. The style sheet fills the key in this time. */
const holdMs = 350;
let holding: number | undefined;
/** Whether a finger holds such a key. */
export const isHeld = signal(false);

/**
 * Returns handlers of a key that a finger has to hold before it calls `act`. A shorter touch calls `hint`. Mouse,
 * keyboard and assistive tools press the key at once.
 */
export function heldByTouch(act: () => void, hint: () => void, press: Handler, release: Handler) {
  const lever = leverHandlers(press, release);
  const end = (event: { timeStamp: number }) => {
    window.clearTimeout(holding);
    isHeld.value = false;
    release(event);
  };
  return {
    ...lever,
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== "touch") {
        lever.onPointerDown(event);
        return;
      }
      window.clearTimeout(holding);
      isHeld.value = true;
      holding = window.setTimeout(() => {
        isHeld.value = false;
        act();
      }, holdMs);
    },
    onPointerUp: (event: PointerEvent) => {
      if (isHeld.value) hint();
      end(event);
    },
    onPointerCancel: end,
  };
}

/** How long a press on an element without a key of its own is held before it acts. */
const longMs = 600;
let pressed: number | undefined;
/** Whether the touch that is down has acted by its length. */
let hasActed = false;

/**
 * Returns handlers that call `act` once a finger or the mouse has stayed down on an element, but on no button in it.
 */
export function longPress(act: () => void) {
  return heldLong(act, (target) => target.closest("button") === null);
}

/** Returns handlers that call `act` once an element has been held down, at a place that `isFree` accepts. */
export function heldLong(act: () => void, isFree: (target: Element) => boolean = () => true) {
  const end = () => window.clearTimeout(pressed);
  return {
    onPointerDown: (event: PointerEvent) => {
      end();
      hasActed = false;
      const isThere = event.target instanceof Element && isFree(event.target);
      if (!isThere || event.button !== 0) return;
      pressed = window.setTimeout(() => {
        hasActed = true;
        act();
      }, longMs);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    // A touch that has acted makes no click: it would go to what the act has brought under the finger.
    onTouchEnd: (event: TouchEvent) => {
      if (hasActed) noClick(event);
    },
    onContextMenu: (event: Event) => event.preventDefault(),
  };
}
