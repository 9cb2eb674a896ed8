/** Fakes timers and the time of day, for a clock that uses them. */
import { mock } from "node:test";
import { install } from "@sinonjs/fake-timers";

export interface Timers {
  name: string;
  install(): void;
  remove(): void;
  /** Lets time pass. Calls each timer that is due, at its own instant. */
  advance(ms: number): void;
  /** Lets time pass without calling anything. */
  skip(ms: number): void;
}

interface Interval {
  call: () => void;
  everyMs: number;
  dueMs: number;
}

/**
 * The least that does: intervals in a map, and the time of day. What it costs is charged to the peer, so it is as
 * cheap as it can be made: with it the peer comes out best.
 */
export function leastTimers(): Timers {
  const intervals = new Map<number, Interval>();
  const real = { setInterval: globalThis.setInterval, clearInterval: globalThis.clearInterval, now: Date.now };
  let atMs = 0;
  let last = 0;

  function setFake(call: () => void, everyMs: number): number {
    last++;
    intervals.set(last, { call, everyMs, dueMs: atMs + everyMs });
    return last;
  }

  function nextDue(untilMs: number): Interval | undefined {
    let next: Interval | undefined;
    for (const interval of intervals.values()) {
      if (interval.dueMs <= untilMs && (next === undefined || interval.dueMs < next.dueMs)) next = interval;
    }
    return next;
  }

  return {
    name: "least timers",
    install() {
      Object.assign(globalThis, { setInterval: setFake, clearInterval: (id: number) => intervals.delete(id) });
      Date.now = () => atMs;
    },
    remove() {
      intervals.clear();
      Object.assign(globalThis, { setInterval: real.setInterval, clearInterval: real.clearInterval });
      Date.now = real.now;
    },
    advance(ms) {
      const untilMs = atMs + ms;
      for (let next = nextDue(untilMs); next !== undefined; next = nextDue(untilMs)) {
        atMs = next.dueMs;
        next.dueMs += next.everyMs;
        next.call();
      }
      atMs = untilMs;
    },
    skip(ms) {
      atMs += ms;
    },
  };
}

/** Returns the timers of Sinon, which Vitest and Jest use too. The aims are judged by them. */
export function sinonTimers(): Timers {
  let clock: ReturnType<typeof install> | undefined;
  return {
    name: "Sinon's fake timers",
    install() {
      clock = install({ now: 0, toFake: ["setInterval", "clearInterval", "Date"] });
    },
    remove() {
      clock?.uninstall();
    },
    advance(ms) {
      clock?.tick(ms);
    },
    skip(ms) {
      clock?.setSystemTime(clock.now + ms);
    },
  };
}

/** Returns the fake timers of Node's own test runner. */
export function nodeTimers(): Timers {
  let atMs = 0;
  return {
    name: "node:test timers",
    install() {
      atMs = 0;
      mock.timers.enable({ apis: ["setInterval", "Date"], now: 0 });
    },
    remove() {
      mock.timers.reset();
    },
    advance(ms) {
      atMs += ms;
      mock.timers.tick(ms);
    },
    skip(ms) {
      atMs += ms;
      mock.timers.setTime(atMs);
    },
  };
}

/** Returns Node's real timers. Their time cannot be advanced. */
export function realTimers(): Timers {
  return { name: "real timers", install() {}, remove() {}, advance() {}, skip() {} };
}
