import { smaller } from "../../core/integer";
import { packClock } from "../../core/pack";
import { stateList } from "../../core/state-list";
import type { Event, Side } from "../../core/words";
import type { App } from "../model/app";

/*
 * What happens is told to the computer at the end of the handler, each event with the state of its instant: an act of the
 * arbiter, which needs most of the memory of a small board, is over by then.
 */

/** So many wait; if there are more, those between the first ones and the last are lost, and their numbers say so. */
const TELLINGS_MAX = 8;
const NUMBER_MAX = 999999;

/** An event that is to be told. */
export function keepTelling(app: App, event: Event, side: Side, withdrawn: boolean): void {
  app.link.pending[smaller(app.link.pending.length, TELLINGS_MAX - 1)] = {
    event: event,
    side: side,
    withdrawn: withdrawn,
    number: nextReport(app),
    state: packClock(app.clock, stateList()),
    control: app.clock.control,
  };
}

/** Reports are counted, so that a listener sees where one was lost. */
export function nextReport(app: App): number {
  app.link.reportCount = app.link.reportCount === NUMBER_MAX ? 1 : app.link.reportCount + 1;
  return app.link.reportCount;
}
