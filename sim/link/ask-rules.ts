/** Asks a clock by which rules it gives penalties. */
import { settingNames } from "../words/setting-names";
import type { Said } from "./client";
import { LinkFault } from "./fault";
import { lawsYears, type Rules } from "./rules";

/** The places of two settings in the answer to `settings`. */
const lawsAt = settingNames.indexOf("laws");
const competitionAt = settingNames.indexOf("competition");

/** Returns null if the clock does not say it. Rejects with the fault of the link. */
export async function rulesOf(clock: { ask(line: string): Promise<Said> }): Promise<Rules | null> {
  try {
    const { settings } = await clock.ask("settings");
    const values = Array.isArray(settings) ? settings.map(Number) : [];
    const laws = lawsYears[values[lawsAt] ?? -1];
    return laws === undefined ? null : { laws, competition: values[competitionAt] === 1 };
  } catch (thrown) {
    if (thrown instanceof LinkFault && thrown.kind === "refused") return null;
    throw thrown;
  }
}
