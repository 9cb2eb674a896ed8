/**
 * npm `chess-clock` 0.5.0, and how it plays our games. It is a clock that polls: an interval of 100 ms for the side
 * on move, made anew at every press. Its player 0 is White; the first push, Black's, starts White's clock.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectRoot } from "../../sim/build/root";
import type { Timers } from "./fake-timers";
import { seen } from "./play";

type Player = 0 | 1;

interface PeerState {
  remainingTime: [white: number, black: number];
}

interface PeerClock {
  push(player: Player): boolean;
  pause(): void;
  readonly state: PeerState;
}

export type Peer = new (options: {
  name: string;
  stages: { time: [number, number]; mode: "Fischer"; increment: number }[];
  callback: (state: PeerState) => void;
}) => PeerClock;

const white: Player = 0;
const black: Player = 1;

/** Its package says `type: module` in no JSON and imports a file that holds nothing: a copy without both loads. */
export async function loadPeer(): Promise<Peer> {
  const source = readFileSync(join(projectRoot(), "node_modules/chess-clock/lib/esm/index.js"), "utf8");
  const folder = mkdtempSync(join(tmpdir(), "flagfall-bench-"));
  try {
    const file = join(folder, "chess-clock.mjs");
    writeFileSync(file, source.replace(/^export \* from '\.\/types';$/m, ""));
    const loaded: { Clock: Peer } = await import(pathToFileURL(file).href);
    return loaded.Clock;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function look(state: PeerState): void {
  seen.ms = state.remainingTime[white] + state.remainingTime[black];
}

/** The increment that its Black gains by starting White's clock. The Laws, and our clock, grant nothing for that. */
export const peerStartGainMs = 30_000;

/** Returns a peer whose White runs, with the control that corresponds to our `peerControl`. */
function startedPeer(Peer: Peer): PeerClock {
  const time: [number, number] = [5_400_000, 5_400_000];
  const clock = new Peer({
    name: "bench",
    stages: [{ time, mode: "Fischer", increment: peerStartGainMs }],
    callback: look,
  });
  clock.push(black);
  return clock;
}

/** Plays with 10 polls a second, as the peer does by itself. Returns the times left, White's first. */
export function playPeer(Peer: Peer, timers: Timers, thinks: readonly number[]): [number, number] {
  const clock = startedPeer(Peer);
  let player: Player = white;
  for (let i = 0; i < thinks.length; i++) {
    timers.advance(thinks[i] ?? 0);
    clock.push(player);
    player = player === white ? black : white;
  }
  clock.pause();
  return clock.state.remainingTime;
}

/** Plays presses only: no poll is due between them. */
export function pressPeer(Peer: Peer, timers: Timers, presses: number, thinkMs: number): void {
  const clock = startedPeer(Peer);
  let player: Player = white;
  for (let i = 0; i < presses; i++) {
    timers.skip(thinkMs);
    clock.push(player);
    player = player === white ? black : white;
  }
  clock.pause();
}
