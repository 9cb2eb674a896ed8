/** The times of all clocks as comma-separated values, a line for each. */
import type { ClockView } from "../model/clock";
import { csvText } from "../model/csv";
import { shownTime } from "../model/shown";

/** Returns the CSV. `heads` are the names of the columns in the user's language. */
export function timesCsv(clocks: readonly ClockView[], heads: readonly string[]): string {
  return csvText([heads, ...clocks.map(rowOf)]);
}

function rowOf(clock: ClockView): string[] {
  const { id, number, players, state } = clock;
  const times = [shownTime(clock, "white"), shownTime(clock, "black")];
  return [
    ...[number === 0 ? "" : String(number), id, ...players],
    ...[state?.control ?? "", state?.mode ?? clock.presence, state?.running ?? "", ...times, state?.firstFlag ?? ""],
  ];
}
