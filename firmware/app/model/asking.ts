import { span } from "../../core/integer";
import type { App } from "./app";
import { speechOf } from "./speech-notes";
import { touchOf } from "./touch-notes";

/** Two presses within this time are one question: for the opponent's time. */
export const TWICE_MS = 700;

/** Notes that the player at a place, 0 for the left, asks for a time: for speech, for touch, or for both. */
export function ask(app: App, place: number, atMs: number): void {
  const features = app.facts.features;
  const request = features.speech ? speechOf(app).questions[place] : touchOf(app).requests[place];
  const isSecond = request.presses === 1 && span(request.atMs, atMs) < TWICE_MS;
  request.presses = isSecond ? 2 : 1;
  request.atMs = atMs;
  request.isAnswered = false;
  if (!features.speech) return;
  speechOf(app).questions[place].isHeld = true;
  if (!features.touch) return;
  touchOf(app).requests[place].presses = request.presses;
  touchOf(app).requests[place].isAnswered = false;
}
