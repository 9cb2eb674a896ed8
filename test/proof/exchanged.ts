/**
 * The exchange of colours for the oracle, which has no such step: its position is mirrored, and undo mirrors it back.
 */
import type { Oracle } from "../oracle/oracle";
import { type Act, type LastPress, remember } from "../oracle/past";
import type { Position } from "../oracle/position";
import { type Colour, opponent } from "../oracle/rules";
import { type Seen, seenOfLine } from "./seen";

const other = (side: Colour | null): Colour | null => (side === null ? null : opponent(side));

function mirrored(position: Position): Position {
  if (position.mode === "ready") return position;
  const { rules, white, black, turn, first, illegal, sealer } = position;
  const { loops } = rules;
  return {
    ...position,
    rules: { ...rules, white: rules.black, black: rules.white, loops: { white: loops.black, black: loops.white } },
    white: black,
    black: white,
    turn: opponent(turn),
    first: other(first),
    illegal: { white: illegal.black, black: illegal.white },
    sealer: other(sealer),
  };
}

const mirroredPress = (last: LastPress | undefined): LastPress | undefined =>
  last && { side: opponent(last.side), before: mirrored(last.before), after: mirrored(last.after) };

/** The acts of all oracles that exchanged the colours. */
const exchanges = new WeakSet<Act>();

const isRefused = ({ mode }: Position): boolean => mode === "running" || mode === "finished";

function lines(oracle: Oracle): Seen[] {
  return oracle.lines.map(seenOfLine);
}

/** Exchanges the colours at the present instant `at`. */
export function exchangeBeside(oracle: Oracle, at: number): Seen[] {
  const here = oracle.look(at);
  if (isRefused(here)) oracle.ignore();
  else {
    const after = mirrored(here);
    const last = here.mode === "ready" ? oracle.past.last : mirroredPress(oracle.past.last);
    oracle.past = remember(oracle.past, here, after, last);
    const act = oracle.past.acts.at(-1);
    if (act !== undefined) exchanges.add(act);
    oracle.act("colours", null, after);
  }
  return lines(oracle);
}

/** Undoes an exchange. Returns undefined if the latest act is none. */
export function undoBeside(oracle: Oracle, at: number): Seen[] | undefined {
  const { acts } = oracle.past;
  const act = acts.at(-1);
  const here = oracle.look(at);
  if (act === undefined || !exchanges.has(act)) return undefined;
  if (isRefused(here)) oracle.ignore();
  else {
    oracle.past = { ...oracle.past, acts: acts.slice(0, -1), last: act.last };
    oracle.act("undo", null, mirrored(here));
  }
  return lines(oracle);
}
