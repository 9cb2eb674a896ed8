/** Penalties by name, as the edition of the Laws has them. */

import { type Act, lawful, setTo } from "./act";
import type { LastPress } from "./past";
import { claimantLoss, drawAward, illegalAward, knowsQuickplayClaim } from "./penalties";
import { amend, capped, currentStage, leftAlive, nextStage, type Position, remainingOf, rises } from "./position";
import { type Colour, type Edition, kindOf, opponent } from "./rules";

/** Takes back a press without a legal move, and what it earned unless that is switched off. */
function takeBack(position: Position, last: LastPress, credit: boolean): Position {
  const { side } = last;
  const found = last.before[side];
  const half = position[side];
  const brought = last.after[side];
  const counted = { ...amend(position, side, { presses: Math.max(0, half.presses - 1) }), turn: side };
  const turn = { delay: found.delay, turnStage: found.turnStage };
  const turned = half.flag === "final" ? counted : amend(counted, side, turn);
  if (!credit) return turned;
  const earnt = half.flag === "final" ? 0 : brought.main - found.main;
  const back = amend(turned, side, {
    main: Math.max(0, half.main - earnt),
    period: Math.max(1, half.period + found.period - brought.period),
  });
  const overtime = half.overtime + found.overtime - brought.overtime;
  const left = Math.max(0, Math.min(overtime, currentStage(back, side).count));
  const fallen = half.flag === "final";
  return amend(back, side, { overtime: fallen ? left : leftAlive(amend(back, side, { overtime: left }), side) });
}

/** Gives time to a side, or takes it if `ms` is below 0. A side whose flag has fallen gets nothing. */
function give(position: Position, side: Colour, ms: number): Act {
  if (ms === 0) return position;
  if (ms > 0 && position[side].flag === "final") return undefined;
  const change = rises(position, side) ? -ms : ms;
  return change > 0
    ? amend(position, side, { main: capped(position[side].main + change) })
    : setTo(position, side, Math.max(0, remainingOf(position, side) + change));
}

export interface Fault {
  readonly penalty: number;
  readonly offender: Colour;
  /** The minutes that the arbiter chose; undefined for those of the table. */
  readonly minutes: number | undefined;
  readonly choice: boolean;
}

export interface Bench {
  readonly edition: Edition;
  readonly takesBack: boolean;
  readonly last: LastPress | undefined;
}

const MINUTE = 60_000;

function quickplayFinish(position: Position, side: Colour): boolean {
  const stage = currentStage(position, side);
  return nextStage(position, side) === undefined && stage.moves === 0;
}

function illegalMove(position: Position, { offender, minutes }: Fault, bench: Bench): Act {
  const kind = kindOf(position.rules, bench.edition);
  const nth = position.illegal[offender] + 1;
  const counted = { ...position, illegal: { ...position.illegal, [offender]: nth } };
  const award = illegalAward(bench.edition, kind, nth, quickplayFinish(position, offender));
  if (award === "lost") return counted;
  const here = award === 0 ? position : counted;
  const back = bench.last?.side === offender ? takeBack(here, bench.last, bench.takesBack) : here;
  return give(back, opponent(offender), (minutes ?? award) * MINUTE);
}

function wrongDrawClaim(position: Position, { offender, minutes, choice }: Fault, bench: Bench): Act {
  const award = drawAward(bench.edition, kindOf(position.rules, bench.edition), choice);
  const loss = claimantLoss(remainingOf(position, offender), award.claimant);
  const given = award.opponent === 0 ? 0 : (minutes ?? award.opponent);
  const paid = give(position, opponent(offender), given * MINUTE);
  if (paid === undefined) return undefined;
  return "setTo" in loss ? setTo(paid, offender, loss.setTo) : give(paid, offender, -loss.take);
}

function quickplayClaim(position: Position, { offender, minutes }: Fault, bench: Bench): Act {
  const open =
    position.turn === offender &&
    remainingOf(position, offender) < 2 * MINUTE &&
    nextStage(position, offender) === undefined &&
    currentStage(position, offender).manner === "time" &&
    knowsQuickplayClaim(kindOf(position.rules, bench.edition));
  return open ? give(position, opponent(offender), (minutes ?? 2) * MINUTE) : undefined;
}

/** Returns whether a penalty took the last press back. */
export function returnsPress(before: Position, after: Position, fault: Fault, last: LastPress): boolean {
  const names = fault.penalty === 1 || fault.penalty === 4;
  return names && fault.offender === last.side && after[last.side] !== before[last.side];
}

/** Applies a penalty by name, as the edition of the Laws defines it. */
export function penalize(position: Position, fault: Fault, bench: Bench): Act {
  const { offender, minutes } = fault;
  const act = (): Act => {
    switch (fault.penalty) {
      case 1:
        return illegalMove(position, fault, bench);
      case 2:
        return wrongDrawClaim(position, fault, bench);
      case 3:
        return quickplayClaim(position, fault, bench);
      case 4: {
        if (bench.last?.side !== offender) return undefined;
        return give(takeBack(position, bench.last, true), opponent(offender), (minutes ?? 0) * MINUTE);
      }
      case 5:
        return minutes === undefined ? undefined : give(position, opponent(offender), minutes * MINUTE);
      case 6:
        return minutes === undefined ? undefined : give(position, offender, -minutes * MINUTE);
      case 7:
        return position;
      default:
        return undefined;
    }
  };
  const done = act();
  return done && lawful(done);
}
