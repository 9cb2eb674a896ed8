/** Measures the core alone, and beside the peer. */
import { otherSide } from "../../firmware/core/clock";
import { nextChangeMs } from "../../firmware/core/face";
import { press } from "../../firmware/core/game";
import { later } from "../../firmware/core/integer";
import { advance } from "../../firmware/core/time";
import { leastTimers, nodeTimers, realTimers, sinonTimers, type Timers } from "./fake-timers";
import { loadPeer, type Peer, peerStartGainMs, playPeer, pressPeer } from "./peer";
import {
  controlOf,
  gameMs,
  gamePresses,
  games,
  look,
  peerControl,
  playPresses,
  playWakes,
  seen,
  startedClock,
} from "./play";
import { against, aimAtLeast, type Group, type Row } from "./row";
import { measureAll, perSecond, type Subject } from "./stopwatch";

const barePresses = 1000;
const bareThinkMs = 1000;
const advances = 10_000;
/** How late an edge is handled in the row `late presses`, ms. */
const lateMs = 20;
/** The peer's figures by which the aims were set. They were measured on another machine, with slower fake timers. */
const issue = { games: 46, presses: 149_000 };
const playAim = 500;
const pressAim = 15;

const hoursAGame = gameMs / 3_600_000;
const long = controlOf("7200+30");

function pressBare(): number {
  const clock = startedClock(peerControl);
  for (let i = 0; i < barePresses; i++) {
    press(clock, clock.turn, later(clock.atMs, bareThinkMs));
    look(clock);
  }
  return barePresses;
}

/** Measures presses whose edges are handled late: the clock has advanced beyond them, as with a slow interpreter. */
function pressLate(): number {
  const clock = startedClock(peerControl);
  let side = clock.turn;
  for (let i = 0; i < barePresses; i++) {
    const stampMs = later(clock.atMs, bareThinkMs);
    advance(clock, later(stampMs, lateMs));
    press(clock, side, stampMs);
    side = otherSide(side);
  }
  return barePresses;
}

function advanceIdle(): number {
  const clock = startedClock(long);
  for (let i = 0; i < advances; i++) advance(clock, later(clock.atMs, 7));
  return advances;
}

function askChange(): number {
  const clock = startedClock(long);
  let sum = 0;
  for (let i = 0; i < advances; i++) sum += nextChangeMs(clock, false);
  seen.ms = sum;
  return advances;
}

export function measureCore(): Group {
  const subjects: Subject[] = [
    { name: "press", run: pressBare },
    { name: `press whose edge lies ${lateMs} ms back`, run: pressLate },
    { name: "advance, nothing comes", run: advanceIdle },
    { name: "next change", run: askChange },
  ];
  const found = measureAll(subjects);
  const rows = subjects.map(({ name }, index): Row => {
    const ns = found[index] ?? Number.NaN;
    return { what: name, value: perSecond(ns), unit: "a second", note: `${ns.toFixed(0)} ns each` };
  });
  return { name: "core", title: "The core, bare", rows };
}

/** Throws unless both play the same games to the same end. Otherwise nothing could be compared. */
function checkSameEnd(Peer: Peer, timers: Timers): void {
  for (const thinks of games) {
    timers.install();
    const [white, black] = playPeer(Peer, timers, thinks);
    timers.remove();
    for (const play of [playPresses, playWakes]) {
      const clock = startedClock(peerControl);
      play(clock, thinks);
      if (clock.white.mainMs !== white || clock.black.mainMs + peerStartGainMs !== black) {
        throw new Error(`bench: the peer has ${white} and ${black} ms left, we something else`);
      }
    }
  }
}

function withTimers(timers: Timers, work: () => void): void {
  timers.install();
  try {
    work();
  } finally {
    timers.remove();
  }
}

function playSubjects(Peer: Peer, fakes: readonly Timers[]): Subject[] {
  const ours = (name: string, play: typeof playPresses): Subject => ({
    name,
    run() {
      for (const thinks of games) play(startedClock(peerControl), thinks);
      return games.length;
    },
  });
  const theirs = fakes.map((timers) => ({
    name: timers.name,
    run() {
      withTimers(timers, () => {
        for (const thinks of games) playPeer(Peer, timers, thinks);
      });
      return games.length;
    },
  }));
  return [ours("from press to press", playPresses), ours("waking at every visible change", playWakes), ...theirs];
}

/** Returns the rows beside the peer. The aims apply to Sinon's timers; the other rows show what timers cost. */
function beside(what: string, ours: number, theirs: number, unit: string, aim?: number, note?: string): Row {
  const row = against({ what, value: ours, unit }, theirs);
  return { ...row, ...(aim !== undefined && { goal: aimAtLeast(aim) }), ...(note && { note }) };
}

/** Measures simulated play: how many games of 80 presses and 40 minutes each plays in a second. */
async function measurePlay(Peer: Peer): Promise<Group> {
  const fakes = [sinonTimers(), nodeTimers(), leastTimers()];
  for (const timers of fakes) checkSameEnd(Peer, timers);
  const subjects = playSubjects(Peer, fakes);
  const [jumps = 0, wakes = 0, ...theirs] = measureAll(subjects).map(perSecond);
  const rows: Row[] = [];
  for (const [what, ours] of [
    ["from press to press", jumps],
    ["waking at every visible change", wakes],
  ] as const) {
    const note = `${Math.round(ours * hoursAGame).toLocaleString("en")} virtual hours a second`;
    rows.push(beside(`${what}; the issue's figure`, ours, issue.games, "games a second", playAim, note));
    for (const [index, timers] of fakes.entries()) {
      const aim = index === 0 ? playAim : undefined;
      rows.push(beside(`${what}; ${timers.name}`, ours, theirs[index] ?? 0, "games a second", aim));
    }
  }
  const title = `Simulated play, ${gamePresses} presses and 40 minutes; chess-clock 0.5.0 polls 10 times a second, on fake timers`;
  return { name: "play", title, beside: "chess-clock", rows };
}

async function measurePresses(Peer: Peer): Promise<Group> {
  const kinds = [sinonTimers(), nodeTimers(), leastTimers(), realTimers()];
  const theirs = kinds.map((timers) => ({
    name: timers.name,
    run() {
      withTimers(timers, () => pressPeer(Peer, timers, barePresses, bareThinkMs));
      return barePresses;
    },
  }));
  const [ours = 0, ...found] = measureAll([{ name: "ours", run: pressBare }, ...theirs]).map(perSecond);
  const rows = kinds.map(({ name }, index) => {
    return beside(name, ours, found[index] ?? 0, "a second", index === 0 ? pressAim : undefined);
  });
  rows.unshift(beside("the issue's figure", ours, issue.presses, "a second", pressAim));
  const title = `Bare presses, ${barePresses} on a clock; chess-clock with the same timers, and with those of Node`;
  return { name: "presses", title, beside: "chess-clock", rows };
}

export async function measureBeside(): Promise<Group[]> {
  const Peer = await loadPeer();
  return [await measurePlay(Peer), await measurePresses(Peer)];
}
