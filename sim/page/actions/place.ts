/** Changes between the play screen and the simulator. The simulator has an address of its own, and is loaded for it. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { Stage } from "../../../firmware/app/model/choices";
import { type Device, hearAll } from "../clock/device";
import type { Ears, Host } from "../clock/host";
import { firstControl, isPlayable } from "../control/labels";
import { host, typed, view } from "../store/store";
import { ears, put, setClock } from "./beginning";
import { goLive, tick } from "./ticker";

export const benchAddress = "#simulator";

/** The simulator, once it is loaded. */
export const bench = signal<ComponentType | undefined>(undefined);

interface BenchModule {
  openBench(): ComponentType;
  /** Gives the clock what two players need: power, the present, and its true speed. */
  leaveBench(): void;
  leaveMenus(): void;
  drawAll(device: Device): void;
  rejoin(host: Host, ears: Ears, nowMs: number): Host | undefined;
}

let benchModule: BenchModule | undefined;

/** Loads the simulator; `loadBenchWith` sets it, because the simulator itself imports this module. */
let load: (() => Promise<BenchModule>) | undefined;

export function loadBenchWith(loader: () => Promise<BenchModule>): void {
  load = loader;
}

/** Loads the simulator and shows it. */
export async function showBench(): Promise<void> {
  benchModule ??= await load?.();
  const isNew = bench.value === undefined;
  bench.value ??= benchModule?.openBench();
  view.value = "bench";
  if (host.value !== undefined) hearAll(host.value.device, false);
  if (isNew && host.value !== undefined) benchModule?.drawAll(host.value.device);
  joinEarlier();
}

/** Lets the simulator show what was done to the clock before the page was loaded anew. */
export function joinEarlier(): void {
  const clock = host.value;
  if (clock === undefined || view.value !== "bench") return;
  tick();
  const joined = benchModule?.rejoin(clock, ears, performance.now());
  if (joined !== undefined) put(joined);
}

/** Shows the play screen. The clock there runs at ×1, in the present, with power, and outside of its menus. */
export function showPlay(): void {
  view.value = "play";
  goLive();
  benchModule?.leaveBench();
  prepare();
}

/** Sets a clock that is not set, and leaves its menus. */
function prepare(): void {
  const clock = host.value;
  if (clock === undefined) return;
  hearAll(clock.device, true);
  const { stage } = clock.device.bench.app;
  const isUnset = stage === Stage.Setup || stage === Stage.Adjourned || stage === Stage.Frozen;
  if (isUnset) setClock(isPlayable(typed.value) ? typed.value : firstControl);
  else if (stage >= Stage.Correcting) benchModule?.leaveMenus();
}

/** Opens the simulator as another entry of the history, so that *back* returns to the play screen. */
export function goToBench(): void {
  history.pushState(null, "", benchAddress);
  void showBench();
}

export function goToPlay(): void {
  history.pushState(null, "", location.pathname + location.search);
  showPlay();
}
