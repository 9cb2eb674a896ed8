/**
 * A world in virtual time: timers, the time of day and random numbers are its own, and nothing waits for the machine.
 * Programs in it live in processes of their own. When one is killed, none of its timers ever runs again.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { install } from "@sinonjs/fake-timers";
import { type Random, randomFrom } from "../../../sim/hall/load/random";

/** A program in the world. */
export interface Process {
  isDead: boolean;
  /** The error of its computer's time of day, ms. */
  apartMs: number;
}

export interface World {
  readonly random: Random;
  nowMs(): number;
  process(): Process;
  /** Runs something as part of a program. */
  as<Value>(process: Process, act: () => Value): Value;
  /** Calls `act` in some ms, whatever programs die meanwhile. */
  after(ms: number, act: () => void): void;
  /** Lets time pass. */
  pass(ms: number): Promise<void>;
  /** Waits for something that needs no time of this world, such as opening a database. */
  settled<Value>(promise: Promise<Value>): Promise<Value>;
  /** Gives the machine its own time back. */
  close(): void;
}

const bornMs = Date.UTC(2026, 0, 1);
const scope = new AsyncLocalStorage<Process | undefined>();
const turn = globalThis.setImmediate;

export function openWorld(seed: number): World {
  const random = randomFrom(seed);
  const plainRandom = Math.random;
  const clock = install({
    now: bornMs,
    toFake: [
      "setTimeout",
      "clearTimeout",
      "setInterval",
      "clearInterval",
      "setImmediate",
      "clearImmediate",
      "Date",
      "performance",
    ],
  });
  Math.random = randomFrom(seed + 1);
  const plain = {
    timeout: globalThis.setTimeout,
    interval: globalThis.setInterval,
    immediate: globalThis.setImmediate,
  };
  const owned = (act: (...given: unknown[]) => void) => {
    const own = scope.getStore();
    return (...given: unknown[]): void => {
      if (own?.isDead !== true) scope.run(own, act, ...given);
    };
  };
  const wrapped = { setTimeout: plain.timeout, setInterval: plain.interval, setImmediate: plain.immediate };
  for (const [name, timer] of Object.entries(wrapped))
    Object.assign(globalThis, {
      [name]: (act: (...given: unknown[]) => void, ...more: unknown[]) =>
        (timer as (...given: unknown[]) => unknown)(owned(act), ...more),
    });
  const now = Date.now;
  Date.now = () => now() + (scope.getStore()?.apartMs ?? 0);
  const breathe = (): Promise<void> => new Promise((resolve) => void turn(resolve));
  return {
    random,
    nowMs: () => clock.now - bornMs,
    process: () => ({ isDead: false, apartMs: 0 }),
    as: (process, act) => scope.run(process, act),
    after: (ms, act) => void scope.run(undefined, () => setTimeout(act, ms)),
    async pass(ms) {
      const endMs = clock.now + ms;
      plain.timeout(() => undefined, ms);
      while (clock.now < endMs) {
        clock.next();
        await breathe();
      }
    },
    async settled(promise) {
      let isOver = false;
      const done = promise.finally(() => {
        isOver = true;
      });
      done.catch(() => undefined);
      for (let turns = 0; !isOver && turns < 100_000; turns++) await breathe();
      return done;
    },
    close() {
      clock.uninstall();
      Math.random = plainRandom;
    },
  };
}
