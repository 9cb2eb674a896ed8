/** Counts how often a device wakes in a session of four hours, and how many visible changes it wakes for. */
import { type Clock, methodOf, running, sideOf, untilZero } from "../../firmware/core/clock";
import { type Control, hasNext } from "../../firmware/core/control";
import { nextChangeMs, shown } from "../../firmware/core/face";
import { press, start } from "../../firmware/core/game";
import { later } from "../../firmware/core/integer";
import { createClock } from "../../firmware/core/new-clock";
import { advance } from "../../firmware/core/time";
import { Method, Side } from "../../firmware/core/words";
import { Random } from "../oracle/random";
import { controlOf, countEvent } from "./play";
import { type Group, limitAtMost, type Row } from "./row";

const sessionMs = 4 * 60 * 60 * 1000;
const pollMs = 100;

/** A session: one long game, or as many games as fit into it. */
interface Session {
  control: string;
  /** How long a press takes on average, ms. */
  thinkMs: number;
  /** The number of presses of a game. */
  presses: number;
  tenths: boolean;
}

const long = { presses: 10_000, tenths: false };

const sessions: readonly Session[] = [
  { control: "5400+30", thinkMs: 70_000, ...long },
  { control: "40/5400+30:1800+30", thinkMs: 130_000, ...long },
  { control: "40/7200:20/3600:900+30", thinkMs: 90_000, ...long },
  { control: "7200d5", thinkMs: 60_000, ...long },
  { control: "7200b5", thinkMs: 60_000, ...long },
  { control: "3600:5x30", thinkMs: 60_000, ...long },
  { control: "3600:c25/600", thinkMs: 40_000, ...long },
  { control: "*7200", thinkMs: 60_000, ...long },
  { control: "up", thinkMs: 60_000, ...long },
  { control: "gong10", thinkMs: 8_000, ...long },
  { control: "180+2", thinkMs: 4_000, presses: 120, tenths: false },
  { control: "180+2", thinkMs: 4_500, presses: 120, tenths: true },
];

interface Tally {
  ms: number;
  wakes: number;
  changes: number;
  /** Changes that were visible 1 ms before their wake, or without any wake. */
  late: number;
  picture: string;
}

/** Returns everything that a display can show of a clock. */
function pictureOf(clock: Clock, tenths: boolean): string {
  const sides = [Side.White, Side.Black].map((side) => {
    const s = sideOf(clock, side);
    const delay = s.turnMethod === Method.Delay ? Math.ceil(s.delayMs / 1000) : 0;
    return [shown(clock, side, tenths), delay, s.flag, s.period, s.presses, s.overtime].join(" ");
  });
  return [...sides, clock.mode, clock.turn, clock.firstFlag].join(" ");
}

/** Moves the clock `ms` on, and calls `act` for what the device wakes for. */
function wake(clock: Clock, tally: Tally, tenths: boolean, ms: number, act: () => void): void {
  if (ms > 1) advance(clock, later(clock.atMs, ms - 1));
  if (pictureOf(clock, tenths) !== tally.picture) tally.late++;
  act();
  tally.wakes++;
  tally.ms += ms;
  const picture = pictureOf(clock, tenths);
  if (picture !== tally.picture) tally.changes++;
  tally.picture = picture;
}

/** Plays one think, up to its press or until the turn ends by itself. */
function playThink(clock: Clock, tally: Tally, tenths: boolean, thinkMs: number): void {
  const side = running(clock);
  const pressAtMs = later(clock.atMs, thinkMs);
  let leftMs = thinkMs;
  for (;;) {
    const ms = nextChangeMs(clock, tenths);
    if (ms < 0 || ms >= leftMs) break;
    const atMs = later(clock.atMs, ms);
    wake(clock, tally, tenths, ms, () => advance(clock, atMs));
    leftMs -= ms;
    if (running(clock) !== side) return;
  }
  wake(clock, tally, tenths, leftMs, () => press(clock, side, pressAtMs));
}

/** Draws a thinking time. Players hurry when their time ends, so nobody falls in a long game. */
function drawThink(clock: Clock, random: Random, session: Session): number {
  const side = running(clock);
  const drawn = random.whole(session.thinkMs / 20, session.thinkMs * 2);
  if (session.presses < long.presses || !endsAtZero(clock, side)) return drawn;
  return Math.max(1, Math.min(drawn, Math.floor(untilZero(clock, side) * 0.9)));
}

/** Returns true if zero ends the game. Byo-yomi does not end there: the longest think takes four of five periods. */
function endsAtZero(clock: Clock, side: Side): boolean {
  return methodOf(clock, side) !== Method.Gong && !hasNext(clock.control, side, sideOf(clock, side).period);
}

function playGame(control: Control, session: Session, random: Random, tally: Tally): void {
  const clock = createClock(control, random.whole(0, 2 ** 30 - 1), countEvent);
  start(clock, clock.atMs);
  tally.picture = pictureOf(clock, session.tenths);
  for (let i = 0; i < session.presses && tally.ms < sessionMs; i++) {
    if (running(clock) === Side.None) return;
    playThink(clock, tally, session.tenths, drawThink(clock, random, session));
  }
}

function playSession(session: Session): Tally {
  const tally: Tally = { ms: 0, wakes: 0, changes: 0, late: 0, picture: "" };
  const random = new Random(session.thinkMs);
  while (tally.ms < sessionMs) playGame(controlOf(session.control), session, random, tally);
  return tally;
}

export function measureWakes(): Group {
  let late = 0;
  const rows = sessions.map((session): Row => {
    const tally = playSession(session);
    late += tally.late;
    return {
      what: `${session.control}${session.tenths ? ", tenths" : ""}`,
      value: tally.wakes / tally.changes,
      digits: 2,
      unit: "wakes a change",
      beside: tally.ms / pollMs / tally.changes,
      goal: limitAtMost(1),
      note: `${tally.changes.toLocaleString("en")} changes, ${tally.late} late`,
    };
  });
  rows.push({ what: "changes seen late, all games", value: late, unit: "", goal: limitAtMost(0) });
  return {
    name: "wakes",
    title: "Wakes per visible change, four hours of play",
    beside: "polling 10 times a second",
    rows,
  };
}
