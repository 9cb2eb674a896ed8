/** Guards a game against leaving it by accident, and keeps the screen lit while it is on. */
import { effect } from "@preact/signals";
import { Switch } from "../../../hal/hal";
import { click } from "../actions/hands";
import { view } from "../store/store";
import { darken, light } from "./light";
import { opened, phase } from "./phase";

/** Whether the entry of the history that takes the browser's first *back* is there. */
let isGuarded = false;
let isLeaving = false;

function isGuardDue(): boolean {
  return view.value === "play" && (phase.value === "running" || phase.value === "paused");
}

export function guardGames(): void {
  isGuarded = isOnGuard();
  effect(() => {
    if (isGuardDue()) beginGuard();
    else darken();
  });
  window.addEventListener("beforeunload", (event) => {
    if (isGuardDue() && phase.value === "running" && !isLeaving) event.preventDefault();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && isGuardDue()) void light();
  });
}

/** Returns whether the present entry of the history is the guard. */
function isOnGuard(): boolean {
  return (history.state as { guard?: boolean } | null)?.guard === true;
}

function beginGuard(): void {
  if (!isOnGuard()) history.pushState({ guard: true }, "");
  isGuarded = true;
  void light();
}

/** Asks before the browser goes back from a game. Returns whether it asked. */
export function guardBack(): boolean {
  const wasGuarded = isGuarded && view.value === "play";
  isGuarded = isOnGuard();
  if (!wasGuarded || isGuarded || isLeaving || !isGuardDue()) return false;
  beginGuard();
  opened.value = "leave";
  return true;
}

/** Pauses the game and leaves. Where the browser has no page to go back to, the paused game stays. */
export function leavePage(): void {
  opened.value = undefined;
  if (phase.value === "running") click(Switch.Start, { timeStamp: performance.now() });
  isLeaving = true;
  history.go(-2);
  window.setTimeout(() => {
    isLeaving = false;
  }, 1000);
}
