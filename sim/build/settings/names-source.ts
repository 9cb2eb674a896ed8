/** Generates the names of the settings for programs, without their descriptions: the page loads them at its start. */
import { linkRows, settingsMark } from "./rows";

/** Returns the text of sim/words/setting-names.ts. */
export function namesSource(): string {
  return `${settingsMark}

/** A setting of the command \`setting\` of the link. */
export type SettingName = ${namesOf("setting").join(" | ")};

/** The settings of that command in the order of their numbers. */
export const settingNames: readonly SettingName[] = [${namesOf("setting").join(", ")}];

/** The settings of the command \`speech\`, by their fields in \`Speech\`, in the order of their numbers. */
export const speechNames = [${namesOf("speech").join(", ")}] as const;
`;
}

function namesOf(command: "setting" | "speech"): string[] {
  return linkRows(command).map(({ link }) => JSON.stringify(link?.name));
}
