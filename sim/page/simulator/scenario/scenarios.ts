/** Loads, plays, records and shares what is done to the clock. */
import { VirtualVerb } from "../../../../firmware/virtual-verbs";
import { put } from "../../actions/beginning";
import { showAll, tick } from "../../actions/ticker";
import { stepOn } from "../../clock/bench-hands";
import { speaksBoth } from "../../clock/boards";
import { type Flash, play, reachedMs } from "../../clock/device";
import { readFlash, writeFlash } from "../../clock/flash";
import { createHost, type Host } from "../../clock/host";
import type { Loaded } from "../../clock/opening";
import { linkedNotation } from "../../control/reading";
import { remember } from "../../keep/memory";
import { playPattern } from "../../sound/sound";
import * as store from "../../store/store";
import { recordYaml } from "./recording";
import { replaceGame } from "./replacing";
import type { Verdict } from "./scenario";
import { linkMax, type Shared, writeFragment } from "./share";

type ScenarioModule = typeof import("./scenario");

let module: ScenarioModule | undefined;

/** Loads the scenario module on demand, because YAML and its schema are large. */
async function scenarioModule(): Promise<ScenarioModule> {
  module ??= await import("./scenario");
  return module;
}

async function loadFile(name: string, bytes: Uint8Array, memory?: Flash): Promise<boolean> {
  const { readScenario } = await scenarioModule();
  const loaded = readScenario(name, bytes, store.board.value, store.language.value);
  if (typeof loaded === "string") {
    store.said.value = loaded;
    return false;
  }
  store.said.value = "";
  begin(loaded, memory);
  return true;
}

/** Loads a scenario that the user chose. */
export function openFile(name: string, bytes: Uint8Array): void {
  replaceGame(() => void loadFile(name, bytes));
}

/** Opens the game of a link beside the clock that the page already has. */
export async function openLink(game: string, memory: string | undefined): Promise<void> {
  replaceGame(() => void openShared(game, memory));
}

/** Starts a new clock with the scenario's settings; the scenario's steps wait. */
function begin(loaded: Loaded, memory: Flash | undefined): void {
  const board = store.board.value;
  store.stands.value = true;
  const ears = { sound: playPattern, refuse: () => {} };
  const clock = createHost(
    {
      board,
      setup: loaded.setup,
      memory: memory ?? [],
      remembers: memory !== undefined,
      spoken: speaksBoth(board) ? "en" : store.language.value,
      speaks: false,
    },
    0,
    performance.now(),
    ears,
  );
  clock.queue = [...loaded.steps];
  store.loaded.value = loaded;
  if (loaded.setup.control !== "") {
    store.typed.value = loaded.setup.control;
    // The field has it after a reload too, when the clock goes on from its memory.
    remember("control", loaded.setup.control);
  }
  put(clock);
}

/** Plays the next step of the scenario at once; then time stops. */
export function stepScenario(): void {
  const clock = store.host.value;
  if (clock === undefined) return;
  store.stands.value = true;
  stepOn(clock, performance.now());
  showAll();
}

/** Drops the remaining steps; the user controls the clock from now on. */
export function stopScenario(): void {
  const clock = store.host.value;
  if (clock === undefined) return;
  clock.queue = [];
  showAll();
}

export function verdicts(): Verdict[] {
  const clock = store.host.value;
  const loaded = store.loaded.value;
  if (clock === undefined || loaded === undefined || module === undefined) return [];
  return module.verdictsOf(clock, loaded.expects, store.language.value);
}

/** Returns a scenario of what was done to the clock since power-on, ending with what it shows now. */
export function recorded(clock: Host): string {
  tick();
  const endMs = reachedMs(clock.device);
  play(clock.device, { verb: VirtualVerb.Line, atMs: endMs, numbers: [], text: "state" });
  const { scenario } = store.words.value;
  const { control } = clock.setup;
  const remarks = [scenario.remark(clock.board.name)];
  if (clock.remembers) remarks.push(scenario.remembered);
  if (clock.log.lost > 0) remarks.push(scenario.lost(clock.log.lost));
  const end = clock.answers.pop()?.state;
  const { setup, log } = clock;
  return recordYaml({ setup, name: scenario.recordedName(control), deeds: log.deeds, endMs, end, remarks });
}

export function saveRecording(): void {
  const clock = store.host.value;
  if (clock !== undefined) save(`${store.words.value.scenario.fileName}.yaml`, recorded(clock));
}

/** Saves every reported state, as `flagfall run --json` prints them. */
export function saveTrace(): void {
  const clock = store.host.value;
  if (clock === undefined) return;
  const lines = clock.tellings.map((state) => `${JSON.stringify(state)}\n`);
  save(`${store.words.value.scenario.fileName}.jsonl`, lines.join(""));
}

function save(file: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = file;
  anchor.click();
  window.setTimeout(() => URL.revokeObjectURL(address), 1000);
  store.said.value = store.words.value.scenario.saved(file);
}

/** Makes a link to the present clock. The link holds what was done to it, or only its control if nothing was done. */
export async function shareLink(): Promise<void> {
  const clock = store.host.value;
  if (clock === undefined) return;
  const { scenario } = store.words.value;
  const { control, laws } = clock.setup;
  const shared: Shared = { board: clock.board.name };
  if (clock.remembers) shared.memory = writeFlash(clock.memory);
  if (clock.log.deeds.length > 0 || clock.remembers) shared.game = recorded(clock);
  else Object.assign(shared, { control, ...(laws === undefined ? {} : { laws: String(laws) }) });
  if (shared.control !== undefined && linkedNotation(control) !== "canonical") shared.notation = "canonical";
  const fragment = await writeFragment(shared);
  if (fragment.length > linkMax) {
    store.said.value = scenario.long;
    return;
  }
  store.link.value = `${location.href.replace(/#.*/, "")}#${fragment}`;
  await copy(store.link.value);
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    store.said.value = store.words.value.scenario.copied;
  } catch {
    store.said.value = "";
  }
}

/** Plays a shared game to its end at once, and continues from there. */
export async function openShared(game: string, memory: string | undefined): Promise<boolean> {
  const kept = memory === undefined ? undefined : readFlash(memory);
  const isRead = await loadFile("", new TextEncoder().encode(game), kept);
  const clock = store.host.value;
  if (!isRead || clock === undefined) return false;
  while (clock.queue.length > 0) stepOn(clock, performance.now());
  store.loaded.value = undefined;
  clock.answers.length = 0;
  showAll();
  return true;
}
