import type { Said } from "../../link/client";
import type { LinkedClock } from "../../link/clock";
import { LinkFault } from "../../link/fault";
import { readState } from "../../link/heard";
import type { State } from "../../link/state";
import type { LinkWords } from "../../words/link";
import { settingNames } from "../../words/setting-names";

export function faultText(fault: LinkFault | undefined, say: LinkWords): string {
  const { kind, reason } = fault ?? new LinkFault("lost", "");
  if (kind === "refused") return say.faults.refused(say.refusals[reason] ?? reason);
  if (kind !== "unopened") return say.faults[kind](reason);
  if (/no such|ENOENT|not found|does not exist/i.test(reason)) return say.ports.missing;
  if (/denied|EACCES|EPERM/i.test(reason)) return say.ports.denied;
  if (/inappropriate ioctl|ENOTTY|not a tty/i.test(reason)) return say.ports.other;
  return /busy|lock|EBUSY/i.test(reason) ? say.ports.busy : say.faults.unopened(reason.replace(/^Error: /, ""));
}

export function answerText(said: Said, say: LinkWords): string {
  const state = readState(said);
  if (state !== undefined) return stateText(state, say);
  return Array.isArray(said.settings) ? settingsText(said.settings, say) : say.done;
}

/** Returns the settings with their names from `LinkWords`, in the order of their numbers. */
function settingsText(values: readonly unknown[], say: LinkWords): string {
  return settingNames.map((name, at) => `${say.settings[name]} ${values[at] ?? "?"}`).join(", ");
}

/** Returns a state line such as `0:58:13 *  1:02:40   running  5400+30`. The star marks the running side. */
export function stateText({ white, black, running, mode, control }: State, say: LinkWords): string {
  const mark = (side: "white" | "black") => (running === side ? "*" : " ");
  return `${white.shown}${mark("white")} ${black.shown}${mark("black")} ${say.modes[mode] ?? mode}  ${control}`;
}

export function helloText(
  { board, version, lock, number, players }: Awaited<ReturnType<LinkedClock["hello"]>>,
  say: LinkWords,
): string {
  const names = players.some((name) => name !== "") ? players.map((name) => name || "–").join(" – ") : "";
  return say.hello({ board, version, lock: say.locks[lock], number, players: names });
}
