import { smaller } from "../../core/integer";
import { packClock } from "../../core/pack";
import { stateList } from "../../core/state-list";
import type { Event, Side } from "../../core/words";
import type { App } from "../model/app";

/*
 * The clock reports events to the computer at the end of the handler, each with the state at its instant.
 * An act of the arbiter, which needs most of a small board's memory, is over by then.
 */

/**
 * The most events that can wait.
 * Beyond that, each new event replaces the last one, so the sequence numbers have a gap.
 */
const TELLINGS_MAX = 8;
const NUMBER_MAX = 999999;

/** Adds an event to report at the end of the handler. */
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

/** Returns the next sequence number, from which a listener sees that a report was lost. */
export function nextReport(app: App): number {
  app.link.reportCount = app.link.reportCount === NUMBER_MAX ? 1 : app.link.reportCount + 1;
  return app.link.reportCount;
}
