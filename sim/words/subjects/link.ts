/** Names what can go wrong on a link, and the settings of a clock. */

/**
 * The reason why there is no answer:
 * - `silent`: no answer in time
 * - `refused`: the clock answered with an error
 * - `lost`: the connection broke
 * - `unopened`: the connection could not be opened
 * - `stranger`: the other end is not a clock of this project
 */
export type LinkFaultKind = "silent" | "refused" | "lost" | "unopened" | "stranger";

/** The name of a setting; docs/link.md has their values. */
export type SettingName =
  | "bounce"
  | "laws"
  | "left"
  | "language"
  | "tenths"
  | "takeback"
  | "trim"
  | "competition"
  | "under5";
