/** Walks all small worlds, and adds up what was found. */
import type { Firmware } from "./firmware";
import { type Fault, walkWorld } from "./walk";
import { worlds as all, type World } from "./worlds";

export interface Proof {
  readonly worlds: number;
  /** Worlds in which no state was left. */
  readonly complete: number;
  readonly states: number;
  readonly transitions: number;
  readonly judged: number;
  readonly depth: number;
  readonly seconds: number;
  readonly faults: readonly Fault[];
}

/** A world that can have an end gets so many times the transitions of one that has none. */
const FAVOUR = 4;
const weightOf = ({ alphabet }: World): number => (alphabet === "play" || alphabet === "undo" ? FAVOUR : 1);

/** Returns every `shards`-th world. All parts together are all worlds. */
export const partOf = (shard: number, shards: number): World[] => all.filter((_, n) => n % shards === shard - 1);

/** Walks the worlds, which share the transitions: what one of them leaves over, the next ones may use. */
export function prove(
  firmware: Firmware,
  transitions: number,
  worlds: readonly World[],
  tell: (done: number, all: number) => void,
): Proof {
  const began = process.cpuUsage();
  const faults: Fault[] = [];
  let weights = worlds.reduce((sum, world) => sum + weightOf(world), 0);
  let [complete, states, made, judged, depth] = [0, 0, 0, 0, 0];
  for (const [n, world] of worlds.entries()) {
    const share = Math.ceil(((transitions - made) * weightOf(world)) / weights);
    weights -= weightOf(world);
    if (share === 0) break;
    const walked = walkWorld(firmware, world, share);
    if (walked.fault !== undefined) faults.push(walked.fault);
    complete += walked.isComplete ? 1 : 0;
    states += walked.states;
    made += walked.transitions;
    judged += walked.judged;
    depth = Math.max(depth, walked.depth);
    tell(n + 1, worlds.length);
  }
  const { user, system } = process.cpuUsage(began);
  const seconds = (user + system) / 1e6;
  return { worlds: worlds.length, complete, states, transitions: made, judged, depth, seconds, faults };
}

const count = (n: number): string => Math.round(n).toLocaleString("en");

/** Returns the lines of a report. */
export function reportOf(proof: Proof): string[] {
  const { complete, states, transitions, judged, depth, seconds, faults } = proof;
  return [
    `${count(transitions)} transitions between ${count(states)} states, at most ${depth} moves from the start`,
    `${complete} of ${proof.worlds} worlds walked to their end`,
    `${count(judged)} transitions judged by the articles of the Laws as well`,
    `${count(seconds)} s of processor time, ${count(transitions / Math.max(seconds, 0.001))} transitions a second`,
    faults.length === 0 ? "no fault" : `${faults.length} faults`,
  ];
}
