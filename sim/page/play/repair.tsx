/** Shows what players need in a pause beside the bar: taking an act back, and ending the game by its result. */
import { ACT_DETAIL, ACT_EVENT, type Clock } from "../../../firmware/core/clock";
import { Event, Field, Side } from "../../../firmware/core/words";
import type { PlayWords } from "../../words/play/en";
import { tellClock, unsettle } from "../actions/hands";
import type { Result } from "../keep/games";
import { frame, host } from "../store/store";
import { loadSheetWords, sheetWords, words } from "../store/tongue";
import { controlNow } from "./control-now";
import { Icon } from "./icons";
import { phase } from "./phase";
import { endGame, resultByFlag, takeResultBack } from "./result";
import { hideStrip, isHint, message, showStrip } from "./strip";

// Without a network the device's signs stay beside the times, until a sheet is opened.
loadSheetWords().catch(() => {});

/** Returns in words what undo takes back now; undefined if it takes nothing back. */
function undoneNow(clock: Clock, w: PlayWords): string | undefined {
  const act = clock.acts[clock.actCount - 1];
  if (clock.actCount > 0 && act !== undefined) return nameOfAct(act[ACT_EVENT] ?? 0, act[ACT_DETAIL] ?? 0, w);
  if (!clock.canUndoPress || clock.hasForgotten) return undefined;
  if (clock.pressSide === Side.None) return w.undo.start;
  return w.undo.press(clock.pressSide === Side.White ? w.side.white : w.side.black);
}

function nameOfAct(event: number, detail: number, { undo }: PlayWords): string {
  switch (event) {
    case Event.Correct:
      return detail === Field.ForgottenPress ? undo.moves : undo.correction;
    case Event.Penalty:
      return undo.penalty;
    case Event.Control:
      return undo.control;
    case Event.Colours:
      return undo.colours;
    default:
      return undo.act;
  }
}

/** Returns what the device shows beside a time with the method's name: `Delay 5` for `d5`. `+2` stays. */
export function inWords(extra: string): string {
  const names: Readonly<Record<string, string>> = sheetWords.value?.beside ?? {};
  const name = names[extra.replace(/[\d']/g, "")];
  return name === undefined ? extra : `${name} ${extra.replace(/[^\d']/g, "")}`.trim();
}

/**
 * Names what undo takes back. If nothing is left, says whether older acts were forgotten; it is the same element, so
 * that the keyboard's focus stays, and one stroke too many presses nothing else.
 */
export function TakeBack() {
  frame.value;
  const clock = host.value?.device.bench.app.clock;
  const { undo } = words.value;
  if (clock === undefined) return null;
  const what = undoneNow(clock, words.value);
  const isDone = what === undefined;
  const nothingLeft = clock.hasForgotten ? undo.forgotten : undo.nothing;
  const takeBack = () => {
    if (isDone) return;
    tellClock("undo");
    if (phase.value === "ready") unsettle();
  };
  return (
    <button type="button" class="takeBack" aria-disabled={isDone} tabIndex={isDone ? -1 : 0} onClick={takeBack}>
      {isDone ? null : <Icon name="undo" />}
      <span>{isDone ? nothingLeft : undo.takeBack(what)}</span>
    </button>
  );
}

const results = ["white", "draw", "black", "none"] as const satisfies readonly Result[];

/** Ends the game whose flag has fallen, and makes the next one ready. */
export function playAgain(): void {
  const result = resultByFlag();
  endGame(controlNow.value, result);
  showStrip(result);
}

/** Offers the four ends of a game. One tap ends it, and the next game is ready. */
export function Results() {
  const { results: w } = words.value;
  const end = (result: Result) => {
    endGame(controlNow.value, result);
    showStrip(result);
  };
  return (
    <section class="results" aria-label={w.name}>
      {results.map((result) => (
        <button type="button" key={result} onClick={() => end(result)}>
          {w.of[result]}
        </button>
      ))}
    </section>
  );
}

/** Says before the next game how the last one ended, and takes that back. */
export function ResultStrip() {
  const said = message.value;
  if (said === undefined || isHint(said) || phase.value !== "ready") return null;
  const { strip, results } = words.value;
  const takeBack = () => {
    hideStrip();
    takeResultBack();
  };
  return (
    <div class="strip ended">
      <p role="status">{strip.ended(results.of[said])}</p>
      <button type="button" onClick={takeBack}>
        {strip.takeBack}
      </button>
    </div>
  );
}
