import type { OpenAct } from "../../core/acts";
import { Penalty, type Side } from "../../core/words";
import { competitionMin } from "../../laws/laws";
import { penalizeOpen, playedClass } from "../../laws/penalty";
import { WARNED } from "../log/format";
import type { App } from "../model/app";

/**
 * Gives a penalty under the settings of this clock; `numbers` are those of the act. The journal shows a warning under
 * its own name. Returns false if the core refuses.
 */
export function givePenalty(app: App, act: OpenAct, numbers: readonly number[]): boolean {
  const settings = app.settings;
  const penalty: Penalty = numbers[0];
  const offender: Side = numbers[1];
  const fine = penalizeOpen(app.clock, act, penalty, {
    edition: settings.edition,
    competitionMin: competitionMinOf(app),
    offender: offender,
    minutes: numbers[2],
    addInstead: numbers[3] === 1,
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
