/** Compares the seat that a bridge keeps with the short names and the number that its clock has. */

import type { LinkedClock } from "../../link/clock";
import type { Hello } from "../../link/state";
import { hasCode } from "../../words/code-page";
import { nameMax } from "../model/choices";
import type { ClockView } from "../model/clock";
import type { Seat } from "../model/seat";

type Told = Pick<Hello, "number" | "players">;

/**
 * Returns the seat of a clock that greets. Returns null if the clock has another number or other names: somebody has
 * given it those at the table, or it is another clock. A clock without names or number has lost its power.
 */
export function seatAfter(seat: Seat | null, { number, players }: Told): Seat | null {
  if (seat === null || (number > 0 && number !== seat.number)) return null;
  const isOther = shortNames(seat).some((name, at) => players[at] !== "" && players[at] !== name);
  return isOther ? null : seat;
}

/** Returns true if the clock has forgotten its seat, and has to be told again. */
export function hasForgotten(seat: Seat | null, { number, players }: Told): boolean {
  if (seat === null) return false;
  return number !== seat.number || shortNames(seat).some((name, at) => players[at] !== name);
}

/** Tells a clock its number and the short form of its names. */
export async function seatClock(clock: LinkedClock, seat: Pick<Seat, "number" | "white" | "black">): Promise<void> {
  const [white, black] = shortNames(seat);
  await clock.setNumber(seat.number);
  await clock.setPlayer("white", white);
  await clock.setPlayer("black", black);
}

/** Returns what a seat changes in the view of its clock. */
export function seatView(seat: Seat | null, { number, players }: Told): Pick<ClockView, "number" | "players" | "seat"> {
  return { number, players: seat === null ? players : [seat.white.name, seat.black.name], seat };
}

function shortNames({ white, black }: Pick<Seat, "white" | "black">): [white: string, black: string] {
  return [plainName(white.name), plainName(black.name)];
}

/** What stands for letters that are no base letter with a mark. */
const nearest: Readonly<Record<string, string>> = {
  ...{ ł: "l", Ł: "L", đ: "d", Đ: "D", ħ: "h", Ħ: "H", ŧ: "t", Ŧ: "T", ı: "i", ŋ: "n", Ŋ: "N" },
  ...{ ə: "e", Ə: "E", œ: "oe", Œ: "OE", ẞ: "SS", "’": "'", "‘": "'", "–": "-", "—": "-" },
};

/** Returns a name in the letters that a clock has, without quotes and backslashes, see docs/link.md. */
export function plainName(name: string): string {
  const letters = Array.from(name.normalize("NFC"), (letter) =>
    isKnown(letter) ? letter : (nearest[letter] ?? letter.normalize("NFD")),
  );
  const plain = letters.join("").replaceAll('"', "'").replaceAll("\\", "/");
  return Array.from(plain.replace(/\p{M}/gu, ""), (letter) => (isKnown(letter) ? letter : "?"))
    .join("")
    .slice(0, nameMax);
}

function isKnown(letter: string): boolean {
  return hasCode(letter) && /^[ -~\u00a1-\u00ac\u00ae-\u{10ffff}]$/u.test(letter);
}
