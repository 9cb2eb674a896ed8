/** Writes the games on the clocks as PGN, from the record. */
import { gamePgn, journalOf } from "../replay/write";
import type { ClockView } from "./model/clock";
import type { RecordedEvent } from "./model/hall";

/** Returns the clock's latest game. Returns an empty text if the record has none. */
export function clockPgn(view: ClockView, events: readonly RecordedEvent[], event: string, round: string): string {
  const first = events[0];
  if (first === undefined) return "";
  const [white = "", black = ""] = view.players;
  const tags = {
    Event: event,
    Date: dateOf(first.heardMs),
    Round: round,
    White: white,
    Black: black,
    ...(view.number > 0 ? { Board: String(view.number) } : {}),
  };
  return gamePgn(journalOf(events.map(({ state }) => JSON.stringify(state))), { tags });
}

/** Returns the local day, as PGN writes it. */
function dateOf(ms: number): string {
  const date = new Date(ms);
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}
