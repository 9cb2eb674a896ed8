/** Plans a round: which board gets which players and which control, and which board cannot get them now. */
import type { Control } from "../../../firmware/core/control";
import { printControl } from "../../../firmware/notation/notation";
import { refusalWords } from "../../notation/rules";
import { trf } from "../../notation/trf";
import { line222 } from "../../notation/trf-file";
import { sentencesOf } from "../../notation/words";
import { controlWords } from "../../words/control";
import type { Language } from "../../words/language";
import { roundWords } from "../../words/rounds";
import type { ClockView } from "../model/clock";
import { HallFault } from "../model/hall";
import type { Pairing, RoundOrder, RoundPlan } from "../model/round";
import { boardNumbers } from "./boards";
import { readControl, readMinutes } from "./control";
import { lastRound, trfPairings, trfPlayers, trfPoints } from "./trf-pairings";

type TrfOrder = Extract<RoundOrder, { from: "trf" }>;
type Seat = Pick<Pairing, "number" | "white" | "black">;

const numberMax = 9999;

/** Plans without doing anything. Throws a `HallFault` that says what is wrong. */
export function planRound(
  order: RoundOrder,
  clocks: readonly ClockView[],
  language: Language,
  hasCode: boolean,
): RoundPlan {
  const control = order.from === "trf" ? trfControl(order, language) : typedControl(order.control, language);
  const seats = order.from === "trf" ? trfSeats(order, language) : boardSeats(order.boards, clocks, language);
  return {
    name: order.name,
    control: printControl(control),
    words: sentencesOf(controlWords(language).sentence, control),
    pairings: seats.map((seat) => pairingOf(seat, clocks, hasCode)),
  };
}

function typedControl(text: string, language: Language): Control {
  const reading = readControl(text, language);
  if ("control" in reading) return reading.control;
  throw new HallFault(roundWords(language).badControl(text, reading.column, reading.why));
}

function trfControl({ text, control }: TrfOrder, language: Language): Control {
  if (control !== undefined) return typedControl(control, language);
  const line = line222(text);
  if (line === undefined) throw new HallFault(roundWords(language).noControl);
  // FIDE's line has seconds. Many programs and people write minutes, and a game of 90 seconds has no pairings.
  const inMinutes = readMinutes(line.replace(/^222\s+/, "").trim());
  if (inMinutes !== undefined) return inMinutes;
  const reading = trf.read?.(line);
  if (reading !== undefined && "control" in reading) return reading.control;
  const { column = 1, rule = "form" } = reading ?? {};
  throw new HallFault(roundWords(language).badControl(line, column, refusalWords(rule, "trf", language)));
}

/** Returns the boards of a typed list, or every board that a clock has, with the names that the clocks have. */
function boardSeats(text: string, clocks: readonly ClockView[], language: Language): Seat[] {
  const read = boardNumbers(text);
  if ("bad" in read) throw new HallFault(roundWords(language).badBoards(read.bad));
  const known = [...new Set(clocks.map(({ number }) => number))].filter((number) => number > 0);
  const numbers = read.numbers.length > 0 ? read.numbers : known.sort((a, b) => a - b);
  if (numbers.length === 0) throw new HallFault(roundWords(language).noBoards);
  return numbers.map((number) => {
    const [white = "", black = ""] = clocks.find((clock) => clock.number === number)?.players ?? [];
    return { number, white, black };
  });
}

function trfSeats({ text, round, firstBoard }: TrfOrder, language: Language): Seat[] {
  const words = roundWords(language);
  const players = trfPlayers(text);
  if (players.length === 0) throw new HallFault(words.noPlayers);
  const which = round ?? lastRound(players);
  if (which === 0) throw new HallFault(words.noRounds);
  const pairings = trfPairings(players, which, trfPoints(text));
  if (pairings.length === 0) throw new HallFault(words.noPairings(which));
  const last = firstBoard + pairings.length - 1;
  if (last > numberMax) throw new HallFault(words.tooManyBoards(last));
  return pairings.map(({ white, black }, i) => ({ number: firstBoard + i, white: white.name, black: black.name }));
}

function pairingOf(seat: Seat, clocks: readonly ClockView[], hasCode: boolean): Pairing {
  const [clock, second] = clocks.filter(({ number }) => number === seat.number);
  const problem = clock === undefined ? "no-clock" : second !== undefined ? "twice" : problemOf(clock, hasCode);
  return { ...seat, clock: clock?.id ?? null, problem };
}

function problemOf(clock: ClockView, hasCode: boolean): string | null {
  if (clock.presence !== "online") return "away";
  if (!clock.acts) return "no-acts";
  if (clock.lock === "closed" && !hasCode) return "locked";
  return clock.state?.mode === "running" ? "running" : null;
}
