/** Guards a game against leaving it by accident, and keeps the screen lit while it is on. */
import { effect } from "@preact/signals";
import { view } from "../store/store";
import { darken, light } from "./light";
import { closeSheetsInPlay, opened, phase, shownPhase } from "./phase";
import { showStrip } from "./strip";

/** Whether the entry of the history that takes the browser's first *back* is there. */
let isGuarded = false;
/** Lets the page be left, for a person has said so. */
export const leave = { isAsked: false };

function isGuardDue(): boolean {
  return view.value === "play" && ["running", "paused"].includes(shownPhase.value);
}

export function guardGames(): void {
  isGuarded = isOnGuard();
  closeSheetsInPlay();
  effect(() => {
    if (isGuardDue()) beginGuard();
    else darken();
  });
  window.addEventListener("beforeunload", (event) => {
    if (isGuardDue() && phase.value === "running" && !leave.isAsked) event.preventDefault();
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
  if (!isOnGuard()) history.pushState({ guard: true }, "", location.pathname);
  isGuarded = true;
  void light();
}

/**
 * Keeps the browser from going back from a game: a strip says so while a clock runs, and a question asks in a pause.
 * Returns whether it did.
 */
export function guardBack(): boolean {
  const wasGuarded = isGuarded && view.value === "play";
  isGuarded = isOnGuard();
  if (!wasGuarded || isGuarded || leave.isAsked || !isGuardDue()) return false;
  // A fragment is a link that was opened over the guard, which is still below it.
  if (location.hash === "") beginGuard();
  else history.back();
  if (phase.value === "running") showStrip("back");
  else opened.value = "leave";
  return true;
}
