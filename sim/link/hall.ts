/** Talks to many clocks at once. Each port works independently, so that a silent clock does not delay the others. */

import type { Wire } from "./client";
import { greet, type LinkedClock } from "./clock";
import { LinkFault } from "./fault";

/** Access to clocks; tests provide their own. */
export interface Means {
  open(path: string): Promise<Wire>;
  ports(): Promise<string[]>;
}

/** The answer or error of one port. */
export interface Outcome<Value> {
  port: string;
  value?: Value;
  fault?: LinkFault;
}

export interface Asked {
  ports: readonly string[];
  means: Means;
  /** The time limit for each answer, ms. */
  patienceMs: number;
  /** The arbiter's code for locked clocks. The clocks are unlocked before the command and locked after it. */
  code?: string | undefined;
}

/** Runs the same command at all ports at the same time. Returns the outcomes in the order of the ports. */
export function askAll<Value>(
  asked: Asked,
  act: (clock: LinkedClock, port: string) => Promise<Value>,
): Promise<Outcome<Value>[]> {
  return Promise.all(asked.ports.map((port) => askOne(asked, port, act)));
}

async function askOne<Value>(
  { means, patienceMs, code }: Asked,
  port: string,
  act: (clock: LinkedClock, port: string) => Promise<Value>,
): Promise<Outcome<Value>> {
  try {
    const clock = await greet(await openOr(means, port), { patienceMs });
    try {
      return { port, value: await unlocked(clock, code, () => act(clock, port)) };
    } finally {
      await clock.close();
    }
  } catch (thrown) {
    if (thrown instanceof LinkFault) return { port, fault: thrown };
    throw thrown;
  }
}

/** Opens a locked clock for the time of `act`. */
export async function unlocked<Value>(
  clock: LinkedClock,
  code: string | undefined,
  act: () => Promise<Value>,
): Promise<Value> {
  if (code === undefined) return act();
  await clock.unlock(code);
  try {
    return await act();
  } finally {
    await clock.lock().catch(() => undefined);
  }
}

async function openOr(means: Means, port: string): Promise<Wire> {
  try {
    return await means.open(port);
  } catch (thrown) {
    throw new LinkFault("unopened", thrown instanceof Error ? thrown.message : String(thrown));
  }
}
