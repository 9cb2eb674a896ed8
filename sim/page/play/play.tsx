/** Shows the clock for two players: a half for each, and the bar between them. */
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { hasFallen, running } from "../../../firmware/core/clock";
import { Side } from "../../../firmware/core/words";
import { isSettled } from "../actions/hands";
import { isKept } from "../keep/memory";
import { useLate } from "../store/late-part";
import { speaks, speech } from "../store/speech-part";
import { frame, host, refused } from "../store/store";
import { loadSheetWords, words } from "../store/tongue";
import { Bar, loadRepair, Presets } from "./bar";
import { keepFocus, watchFocus } from "./focus";
import { Half } from "./half";
import { phase, sheet, shownPhase } from "./phase";
import { message } from "./strip";

const loadNotes = () => import("./notes");

export function Play() {
  // A message that goes may take the focus with it.
  message.value;
  useEffect(watchFocus, []);
  useEffect(keepFocus);
  // Whoever has begun a game needs the tools of a pause. If they fail, the next phase asks again.
  const Pause = useLate(loadRepair, () => (shownPhase.value === "ready" ? "" : shownPhase.value));
  const isTroubled = refused.value !== "" || !isKept.value || !window.isSecureContext;
  const Notes = useLate(loadNotes, () => (isTroubled ? shownPhase.value : ""));
  const shown = shownPhase.value;
  const isEnding = shown === "paused" || shown === "over";
  return (
    <main class="play" data-phase={shown}>
      <h1 class="hidden">{words.value.name}</h1>
      <Half place="right" inWords={Pause?.inWords} />
      <div class="middle" onClickCapture={dropSecondTap}>
        {shown === "paused" && Pause !== undefined ? <Pause.TakeBack /> : null}
        <Bar />
        {isEnding && Pause !== undefined ? <Pause.Results /> : null}
        {Pause === undefined ? null : <Pause.ResultStrip />}
        {Notes === undefined ? null : <Notes.Notes />}
        {shown === "ready" ? <Presets /> : null}
      </div>
      <Half place="left" inWords={Pause?.inWords} />
      <Says />
      <LateSheets />
    </main>
  );
}

/** Drops the second tap of a double tap, which is not meant for what the first one has brought. */
function dropSecondTap(event: Event): void {
  if (!isSettled()) event.stopPropagation();
}

/** Shows the sheet over the clock. All sheets are loaded when the first one is asked for. */
function LateSheets() {
  const Sheets = useLate(loadSheets, () => sheet.value ?? "");
  return Sheets === undefined ? null : <Sheets />;
}

async function loadSheets(): Promise<ComponentType> {
  const [{ Sheets }] = await Promise.all([import("./sheets/sheets"), loadSheetWords()]);
  return Sheets;
}

/** Tells users of screen readers what changed, without the ticking seconds, unless the clock itself speaks. */
function Says() {
  frame.value;
  const Said = speech.value?.Said;
  if (speaks.value && Said !== undefined) return <Said />;
  return (
    <p class="hidden" role="status" aria-live="polite" id="says">
      {saying()}
    </p>
  );
}

function saying(): string {
  const app = host.value?.device.bench.app;
  const { says, side, hints } = words.value;
  if (app === undefined) return hints.noPower;
  const { clock } = app;
  if (hasFallen(clock, Side.White)) return says.flag(side.white);
  if (hasFallen(clock, Side.Black)) return says.flag(side.black);
  const isPaused = phase.value === "paused";
  const who = isPaused ? app.game.next : running(clock);
  if (who === Side.None) return hints.start;
  const runs = says.running(who === Side.White ? side.white : side.black);
  return isPaused ? `${hints.paused} · ${runs}` : runs;
}
