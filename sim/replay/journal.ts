/** Reads the journal of a game from its trace: the presses with their times. */
import { exchangedControl, isExchange } from "../scenario/exchange";

/** A press in the journal. */
interface JournalPress {
  isWhite: boolean;
  /** The mover's time right after the press, ms. */
  leftMs: number;
  /** The time used for the move, ms. */
  thinkMs: number;
  /** The events until the next press, in words. They are not in PGN's own terms. */
  notes?: readonly string[];
}

export interface Journal {
  /** In canonical notation. */
  control: string;
  isBlackFirst: boolean;
  /** The presses of each side before the journal begins, if the clock gave up the oldest ones. */
  dropped?: Readonly<Record<Name, number>> | undefined;
  presses: readonly JournalPress[];
  /** The times of both clocks at the end, ms. */
  whiteMs: number;
  blackMs: number;
}

/** The fields of a trace line that the journal needs; interfaces.md §4. */
interface TraceLine {
  event: string;
  side: "white" | "black" | null;
  turn: string;
  control: string;
  white: TraceSide;
  black: TraceSide;
  withdrawn?: boolean;
}

interface TraceSide {
  remaining: number;
  used: number;
  presses: number;
}

type Name = "white" | "black";

/** The events that change times without a press. Other events leave no note. */
const noted = ["correct", "penalty", "control", "power", "restore", "flag"];

interface Turn extends JournalPress {
  side: Name;
  /** The side's move counter after this press. A later lower value means that the press was undone. */
  count: number;
  notes: string[];
}

/** Reads a trace back into a journal. */
export function journalOf(lines: readonly string[]): Journal {
  // A device's trace also has what its display shows and what it sounds.
  const states = lines
    .map((line) => JSON.parse(line) as TraceLine)
    .filter((line) => line.control !== undefined && line.event !== "end");
  const turns: Turn[] = [];
  const chargedMs: Record<Name, number> = { white: 0, black: 0 };
  let control = states[0]?.control ?? "";
  let before: TraceLine | undefined;
  let dropped: Record<Name, number> | undefined;
  for (const state of states) {
    if (state.event === "note") {
      // The journal begins in the middle of a game.
      dropped = { white: state.white.presses, black: state.black.presses };
      Object.assign(chargedMs, { white: state.white.used, black: state.black.used });
      continue;
    }
    if (state.withdrawn === true) continue;
    if (isExchange(before, state)) {
      exchangeColours(turns, chargedMs);
      control = exchangedControl(control);
    } else takeBack(turns, state, before, chargedMs);
    before = state;
    if (state.side !== null && (state.event === "press" || state.event === "gong")) {
      turns.push(turnOf(state, state.side, chargedMs));
    } else if (noted.includes(state.event)) turns.at(-1)?.notes.push(noteOf(state));
  }
  const last = states.at(-1);
  return {
    control,
    isBlackFirst: turns[0]?.side === "black",
    dropped,
    presses: turns,
    whiteMs: last === undefined ? 0 : last.white.remaining,
    blackMs: last === undefined ? 0 : last.black.remaining,
  };
}

/** Assigns all presses so far to the other colour, because the clock had the colours reversed. */
function exchangeColours(turns: Turn[], chargedMs: Record<Name, number>): void {
  [chargedMs.white, chargedMs.black] = [chargedMs.black, chargedMs.white];
  for (const turn of turns) {
    turn.isWhite = !turn.isWhite;
    turn.side = turn.isWhite ? "white" : "black";
    turn.notes = turn.notes.map((note) =>
      note.replace(/white|black/, (name) => (name === "white" ? "black" : "white")),
    );
  }
}

/**
 * Removes an undone press, or a press of a retracted illegal move. Its time counts for the next move. A counter that a
 * correction had lowered before removes nothing.
 */
function takeBack(
  turns: Turn[],
  state: TraceLine,
  before: TraceLine | undefined,
  chargedMs: Record<Name, number>,
): void {
  const last = turns.at(-1);
  if (last === undefined || (state.event !== "undo" && state.event !== "penalty")) return;
  const { presses } = state[last.side];
  if (presses >= last.count || presses >= (before?.[last.side].presses ?? last.count)) return;
  turns.pop();
  chargedMs[last.side] -= last.thinkMs;
}

function turnOf(state: TraceLine, side: Name, chargedMs: Record<Name, number>): Turn {
  const { remaining, used, presses } = state[side];
  const thinkMs = Math.max(used - chargedMs[side], 0);
  chargedMs[side] = used;
  return { side, isWhite: side === "white", leftMs: remaining, thinkMs, count: presses, notes: [] };
}

function noteOf({ event, side }: TraceLine): string {
  return side === null ? event : `${event} ${side}`;
}
