/** Another clock on the page begins with the chosen setup and the rest of the memory. */
import { leftSide } from "../../../firmware/app/model/app";
import { Stage } from "../../../firmware/app/model/choices";
import { Mode, Side } from "../../../firmware/core/words";
import { newestYear } from "../../../firmware/laws/table/years";
import { hasLanguage } from "../clock/boards";
import { type Flash, flashOf } from "../clock/device";
import { withoutGame } from "../clock/given-up";
import type { Host } from "../clock/host";
import type { Setup } from "../clock/opening";
import { isBlitz } from "../control/labels";
import { speaks } from "../store/speech-part";
import * as store from "../store/store";
import { tongue } from "../store/tongue";

/** Returns the setup chosen on the page, without the default values. Players see tenths in blitz. */
export function chosenSetup(control: string): Setup {
  const laws = store.laws.value === newestYear ? {} : { laws: store.laws.value };
  const isPlain = store.left.value === "white" && placeOfWhite(store.host.value) !== "right";
  const left = isPlain ? {} : { left: store.left.value };
  const isTold = tongue.value !== "en" && hasLanguage(store.board.value, tongue.value);
  const language = isTold ? { language: tongue.value } : {};
  const tenths = store.view.value === "play" ? { tenths: isBlitz(control) } : {};
  const options = { ...left, ...language, ...tenths };
  return { control, ...laws, ...(Object.keys(options).length === 0 ? {} : { options }) };
}

export function placeOfWhite(host: Host | undefined): "left" | "right" | undefined {
  if (host === undefined) return undefined;
  return leftSide(host.device.bench.app) === Side.White ? "left" : "right";
}

/** Returns the clock's memory without a game that the clock would resume. A finished game is not resumed. */
export function freeMemory(host: Host): Flash {
  const { stage } = host.device.bench.app;
  const hasGame = stage > Stage.Ready && stage !== Stage.Finished;
  return hasGame ? withoutGame(host.board, memoryOf(host), speaks.value) : memoryOf(host);
}

/** Returns whether a game is on. A fallen flag is its end. */
export function isGameOn({ device }: Host): boolean {
  const { mode, firstFlag } = device.bench.app.clock;
  return (mode === Mode.Running || mode === Mode.Paused) && firstFlag === Side.None;
}

export function memoryOf(host: Host): Flash {
  return flashOf(host.device).map((bytes) => [...bytes]);
}
