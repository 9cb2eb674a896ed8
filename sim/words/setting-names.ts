/** GENERATED from firmware/tables/settings.ts by `npm run settings`. Change the table, never this file. */

/** A setting of the command `setting` of the link. */
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

/** The settings of that command in the order of their numbers. */
export const settingNames: readonly SettingName[] = [
  "bounce",
  "laws",
  "left",
  "language",
  "tenths",
  "takeback",
  "trim",
  "competition",
  "under5",
];

/** The settings of the command `speech`, by their fields in `Speech`, in the order of their numbers. */
export const speechNames = ["ears", "tongue", "isShort", "hasHelp", "volume", "alarms", "hasPeriods"] as const;
