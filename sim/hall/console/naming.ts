/** Names boards and players, and writes ages and times of day, in the user's language. */
import type { SideName } from "../../link/state";
import { pairOf } from "../../words/isolated";
import type { ClockId, ClockView } from "../model/clock";
import { cellOf } from "./cells";
import { language, words } from "./store";

/** Returns "Board 12", or the link's name if the clock has no number. */
export function boardName({ number, id }: Pick<ClockView, "number" | "id">): string {
  return number > 0 ? words.value.board(number) : id;
}

export function boardNameOf(id: ClockId): string {
  const cell = cellOf(id);
  return cell === undefined ? id : boardName(cell.view.value);
}

/** Returns the board's number, or the link's name. */
export function shortName({ number, id }: Pick<ClockView, "number" | "id">): string {
  return number > 0 ? String(number) : id;
}

/** Returns a player's name, or the side if the clock has no name. */
export function playerName(view: ClockView, side: SideName): string {
  return view.players[side === "white" ? 0 : 1] || words.value.side[side];
}

/** Returns "Carlsen – Caruana", or an empty text if neither is named. */
export function pairName({ players: [white, black] }: ClockView): string {
  const { none } = words.value;
  return white === "" && black === "" ? "" : pairOf(white || none, black || none);
}

/** Returns boards in few letters: "3, 5, 7–14". */
export function boardList(ids: readonly ClockId[]): string {
  const views = ids.flatMap((id) => cellOf(id)?.view.value ?? []);
  const numbers = views.flatMap(({ number }) => (number > 0 ? [number] : []));
  return [numbersText(numbers), ...views.flatMap(({ number, id }) => (number > 0 ? [] : [id]))]
    .filter(Boolean)
    .join(", ");
}

/** Returns numbers in few letters. */
export function numbersText(given: readonly number[]): string {
  const numbers = [...given].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && number <= last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}

/** Returns how long ago something was, to the second, then to the minute, then to the hour. */
export function ageText(ms: number): string {
  const { ago } = words.value;
  const seconds = Math.max(Math.floor(ms / 1000), 0);
  if (seconds < 120) return ago.seconds(seconds);
  return seconds < 7200 ? ago.minutes(Math.floor(seconds / 60)) : ago.hours(Math.floor(seconds / 3600));
}

export function timeOfDay(ms: number): string {
  return new Date(ms).toLocaleTimeString(language.value, { hourCycle: "h23" });
}

export function dateAndTime(ms: number): string {
  return new Date(ms).toLocaleString(language.value, { hourCycle: "h23", dateStyle: "medium", timeStyle: "medium" });
}
