/**
 * Plans a round: which board gets which players and which control, and which board cannot get them now. Then sets it.
 */
import type { Control } from "../../../firmware/core/control";
import { parseControl, printControl } from "../../../firmware/notation/notation";
import { readMinutes, withoutZeros } from "../../notation/plain-periods";
import { refusalWords } from "../../notation/rules";
import { line222, trf } from "../../notation/trf";
import { sentencesOf } from "../../notation/words";
import { controlWords } from "../../words/control";
import type { Language } from "../../words/language";
import { roundWords } from "../../words/rounds";
import { type ClockId, type ClockView, isDown } from "../model/clock";
import type { Command, Outcome } from "../model/command";
import { HallFault } from "../model/hall";
import type { Pairing, RoundOrder, RoundPlan } from "../model/round";
import { boardKey, type Player } from "../model/seat";
import type { Work } from "../slices";
import { readControl } from "./control";
import {
  disputedRanks,
  lastRound,
  type TrfPlayer,
  trfPairings,
  trfPlayers,
  trfPoints,
  trfTournament,
} from "./trf-pairings";

type TrfOrder = Extract<RoundOrder, { from: "trf" }>;
type Seat = Pick<Pairing, "number" | "white" | "black">;

const numberMax = 9999;

/** The facts of a hall that a plan needs. */
export interface Known {
  readonly clocks: readonly ClockView[];
  /** Returns the control of a tournament's last round, and the number of its next round. */
  tournament(name: string): { readonly control: string | undefined; readonly next: number };
  /** True if the arbiter gives a code for locked clocks. */
  readonly hasCode: boolean;
}

/** Plans without doing anything. Throws a `HallFault` that says what is wrong. */
export function* planRound(order: RoundOrder, known: Known, language: Language): Work<RoundPlan> {
  const { clocks, hasCode } = known;
  const tournament = order.tournament ?? (order.from === "trf" ? trfTournament(order.text) : "");
  const { control: before, next } = known.tournament(tournament);
  const { seats, round } =
    order.from === "trf"
      ? yield* trfSeats(order, language)
      : { seats: boardSeats(order.boards, clocks, language), round: order.round ?? next };
  // A file that is no report lacks more than a control, so its players are read first.
  const control = order.from === "trf" ? trfControl(order, before, language) : typedControl(order.control, language);
  return {
    tournament,
    round,
    name: order.name,
    control: printControl(control),
    words: sentencesOf(controlWords(language).sentence, control),
    pairings: pairingsOf(seats, clocks, (clock, seat) => {
      const isDone = order.from === "trf" && isPlayed(clock, { ...seat, tournament, round });
      return problemOf(clock, hasCode) ?? (isDone ? "played" : null);
    }),
  };
}

function typedControl(text: string, language: Language): Control {
  const reading = readControl(text, language);
  if ("control" in reading) return reading.control;
  throw new HallFault(roundWords(language).badControl(text, reading.column, reading.why));
}

/** Returns the typed control, that of the file, or that of the round before: TRF16 has no line for it. */
function trfControl({ text, control }: TrfOrder, before: string | undefined, language: Language): Control {
  if (control !== undefined) return typedControl(control, language);
  const line = line222(text);
  const known = before === undefined ? undefined : parseControl(before).control;
  if (line === undefined && known !== undefined) return known;
  if (line === undefined) throw new HallFault(roundWords(language).noControl);
  // FIDE's line has seconds. Many programs and people write minutes, and a game of 90 seconds has no pairings.
  const inMinutes = readMinutes(line.replace(/^222\s+/, "").trim());
  if (inMinutes !== undefined) return inMinutes;
  const reading = trf.read?.(withoutZeros(line));
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
    const { players: [white, black] = ["", ""], seat = null } = clocks.find((clock) => clock.number === number) ?? {};
    return { number, white: seat?.white ?? { name: white }, black: seat?.black ?? { name: black } };
  });
}

function* trfSeats({ text, round, firstBoard }: TrfOrder, language: Language): Work<{ seats: Seat[]; round: number }> {
  const words = roundWords(language);
  const players = yield* trfPlayers(text);
  if (players.length === 0) throw new HallFault(words.noPlayers);
  const which = round ?? lastRound(players);
  if (which === 0) throw new HallFault(words.noRounds);
  const disputed = disputedRanks(players, which);
  if (disputed.length > 0) throw new HallFault(words.disputed(which, disputed));
  const pairings = trfPairings(players, which, trfPoints(text));
  if (pairings.length === 0) throw new HallFault(words.noPairings(which));
  const last = firstBoard + pairings.length - 1;
  if (last > numberMax) throw new HallFault(words.tooManyBoards(last));
  const seats = pairings.map(({ white, black }, i) => {
    return { number: firstBoard + i, white: playerOf(white), black: playerOf(black) };
  });
  return { seats, round: which };
}

function playerOf({ rounds: _, ...player }: TrfPlayer): Player {
  return player;
}

function pairingsOf(
  seats: readonly Seat[],
  clocks: readonly ClockView[],
  problem: (clock: ClockView, seat: Seat) => string | null,
): Pairing[] {
  const byNumber = new Map<number, ClockView[]>();
  for (const clock of clocks) byNumber.set(clock.number, [...(byNumber.get(clock.number) ?? []), clock]);
  return seats.map((seat) => {
    const [clock, second] = byNumber.get(seat.number) ?? [];
    const known = clock === undefined ? "no-clock" : second !== undefined ? "twice" : problem(clock, seat);
    return { ...seat, clock: clock?.id ?? null, problem: known };
  });
}

/** Returns true if the game that a file pairs is over on this very clock, as in the file of an earlier round. */
function isPlayed({ seat, state }: ClockView, paired: Seat & Pick<RoundPlan, "tournament" | "round">): boolean {
  if (seat === null || state?.mode !== "finished") return false;
  const isSame = seat.white.name === paired.white.name && seat.black.name === paired.black.name;
  return isSame && boardKey(seat) === boardKey(paired);
}

/** Returns why no round can be set at a clock now, or null. */
export function problemOf(clock: ClockView, hasCode: boolean): string | null {
  if (clock.presence !== "online") return "away";
  if (!clock.acts) return "no-acts";
  if (clock.lock === "closed" && !hasCode) return "locked";
  return gameOn(clock);
}

/** The events after which a paused clock may have put its game away, and so takes the next control. */
const maybeAdjourned: readonly string[] = ["adjourn", "expect"];

/** Returns how a game is on at the clock, which refuses another control then. A clock may run on after a flag. */
function gameOn({ state }: ClockView): "running" | "paused" | "fallen" | null {
  const { mode, event } = state ?? {};
  if (mode === "paused") return maybeAdjourned.includes(event ?? "") ? null : mode;
  if (mode === "fallen") return mode;
  if (state === null || mode !== "running") return null;
  return isDown(state.white) || isDown(state.black) ? "fallen" : mode;
}

export type Tell = (id: ClockId, command: Command) => Promise<Outcome>;

/**
 * Sets control, number and names at every board without a problem, at all boards at the same time. Returns one outcome
 * for each pairing with a clock: a board with a problem has that as its reason.
 */
export async function setBoards({ tournament, round, control, pairings }: RoundPlan, tell: Tell): Promise<Outcome[]> {
  const outcomes = pairings.map(async ({ number, white, black, clock, problem }): Promise<Outcome[]> => {
    if (clock === null) return [];
    if (problem !== null) return [{ id: clock, ok: false, reason: problem }];
    const set = await tell(clock, { do: "set", control });
    return [set.ok ? await tell(clock, { do: "seat", number, white, black, tournament, round }) : set];
  });
  return (await Promise.all(outcomes)).flat();
}

/**
 * Reads board numbers as people write them: `1-40,51`. Returns them in their order, each once, or the piece that
 * cannot be read.
 */
export function boardNumbers(text: string): { numbers: number[] } | { bad: string } {
  const numbers = new Set<number>();
  for (const piece of text.split(/[\s,;]+/).filter((each) => each !== "")) {
    const [, from = "", to = from] = /^(\d{1,4})(?:[-–](\d{1,4}))?$/.exec(piece) ?? [];
    const first = Number(from);
    const last = Number(to);
    if (from === "" || first < 1 || last < first) return { bad: piece };
    for (let number = first; number <= last; number++) numbers.add(number);
  }
  return { numbers: [...numbers].sort((a, b) => a - b) };
}
