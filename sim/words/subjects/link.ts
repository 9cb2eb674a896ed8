/** Names what can go wrong on a link, and the settings of a clock. */

import { type SettingName, settingRows } from "../../../firmware/tables/settings";

/**
 * The reason why there is no answer:
 * - `silent`: no answer in time
 * - `refused`: the clock answered with an error
 * - `lost`: the connection broke
 * - `unopened`: the connection could not be opened
 * - `stranger`: the other end is not a clock of this project
 */
export type LinkFaultKind = "silent" | "refused" | "lost" | "unopened" | "stranger";

export type { SettingName };

/** The settings of docs/link.md in the order of their numbers. */
export const settingNames: readonly SettingName[] = settingRows
  .flatMap((row) => ("link" in row && row.link.command === "setting" ? [row.link] : []))
  .sort((a, b) => a.number - b.number)
  .map(({ name }) => name);
