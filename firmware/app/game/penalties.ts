import { Penalty, type Side } from "../../core/words";
import { competitionMin } from "../../laws/laws";
import { penalize, playedClass } from "../../laws/penalty";
import { WARNED } from "../log/format";
import type { App } from "../model/app";

/** By keys or over the link, with the settings of this clock. A warning has a name of its own in the journal. */
export function givePenalty(
  app: App,
  atMs: number,
  penalty: Penalty,
  offender: Side,
  minutes: number,
  addInstead: boolean,
): boolean {
  const settings = app.settings;
  const fine = penalize(app.clock, atMs, penalty, {
    edition: settings.edition,
    competitionMin: competitionMinOf(app),
    offender: offender,
    minutes: minutes,
    addInstead: addInstead,
    takesBack: settings.takesBack,
  });
  if (fine && penalty === Penalty.Warning && app.log.snapshotReason > 0) app.log.snapshotReason = WARNED * 4 + offender;
  return fine;
}

/** Minutes under the Competition Rules; 0 where they are not chosen, or the edition has no such choice. */
export function competitionMinOf(app: App): number {
  const settings = app.settings;
  if (!app.facts.features.competition || !settings.competition) return 0;
  return competitionMin(settings.edition, playedClass(app.clock, settings.edition));
}
