/** Shows the clock for two players: a half for each, and the bar between them. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { hasFallen, running } from "../../../firmware/core/clock";
import { Side } from "../../../firmware/core/words";
import { speaks, speech } from "../store/speech-part";
import { frame, host } from "../store/store";
import { loadSheetWords, words } from "../store/tongue";
import { Bar, Fault, PlainNote, Presets, UnkeptNote } from "./bar";
import { keepFocus, watchFocus } from "./focus";
import { Half } from "./half";
import { phase, sheet, shownPhase } from "./phase";
import type * as Repair from "./repair";

export function Play() {
  useEffect(watchFocus, []);
  useEffect(keepFocus);
  const Pause = usePauseTools();
  const shown = shownPhase.value;
  const isEnding = shown === "paused" || shown === "over";
  return (
    <main class="play" data-phase={shown}>
      <h1 class="hidden">{words.value.name}</h1>
      <Half place="right" />
      <div class="middle">
        {shown === "paused" && Pause !== undefined ? <Pause.TakeBack /> : null}
        <Bar />
        {isEnding && Pause !== undefined ? <Pause.Results /> : null}
        {Pause === undefined ? null : <Pause.ResultStrip />}
        <Fault />
        <UnkeptNote />
        {shown === "ready" ? <Presets /> : null}
        <PlainNote />
      </div>
      <Half place="left" />
      <Says />
      <LateSheets />
    </main>
  );
}

/** Returns the tools of a pause, which are loaded once a game has begun. */
function usePauseTools(): typeof Repair | undefined {
  const [tools, setTools] = useState<typeof Repair>();
  const due = tools === undefined ? shownPhase.value : "ready";
  useEffect(() => {
    // Without them, because the network fails or the page is just left, the clock runs on: the next phase asks again.
    if (due !== "ready") import("./repair").then(setTools, () => {});
  }, [due]);
  return tools;
}

/** Shows the sheet over the clock. All sheets are loaded when the first one is asked for. */
function LateSheets() {
  const [Sheets, setSheets] = useState<ComponentType>();
  const isDue = sheet.value !== undefined;
  useEffect(() => {
    if (isDue && Sheets === undefined) void loadSheets().then((loaded) => setSheets(() => loaded));
  }, [isDue, Sheets]);
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
  const clock = host.value?.device.bench.app.clock;
  const { says, side, hints } = words.value;
  if (clock === undefined) return hints.noPower;
  if (hasFallen(clock, Side.White)) return says.flag(side.white);
  if (hasFallen(clock, Side.Black)) return says.flag(side.black);
  if (phase.value === "paused") return hints.paused;
  const who = running(clock);
  if (who === Side.None) return hints.start;
  return says.running(who === Side.White ? side.white : side.black);
}
