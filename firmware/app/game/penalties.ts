import { Penalty, type Side } from "../../core/words";
import { competitionMin } from "../../laws/laws";
import { penalize, playedClass } from "../../laws/penalty";
import { WARNED } from "../log/format";
import type { App } from "../model/app";

/**
 * Gives a penalty, by keys or over the link, under the settings of this clock.
 * The journal shows a warning under its own name. Returns false if the core refuses.
 */
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
  if (app.facts.features.recovery && fine && penalty === Penalty.Warning && app.log.snapshotReason > 0)
    app.log.snapshotReason = WARNED * 4 + offender;
  return fine;
}

/**
 * Returns the penalty minutes under the Competition Rules.
 * Returns 0 if they are not selected or not in the edition.
 */
export function competitionMinOf(app: App): number {
  const settings = app.settings;
  if (!app.facts.features.competition || !settings.competition) return 0;
  return competitionMin(settings.edition, playedClass(app.clock, settings.edition));
}
