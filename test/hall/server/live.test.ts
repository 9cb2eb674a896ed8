/** The live socket: what it sends, how often, and what becomes of slow consoles. */
import { describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import type { ClockView } from "../../../sim/hall/model/clock";
import { changed, joined } from "../../../sim/hall/model/clock";
import { type LiveMessage, liveSchema } from "../../../sim/hall/model/live";
import { batchMs, bufferMaxBytes, type LiveSocket, openLive } from "../../../sim/hall/server/live";
import { localPerson } from "../../../sim/hall/server/sessions";
import { bornMs, type ScriptedHall, scriptedHall } from "./scripted-hall";
import { serveHall } from "./served-hall";

/** A socket that keeps what it was sent. `bufferedAmount` says how much of it the console has not taken. */
interface FakeSocket extends LiveSocket {
  bufferedAmount: number;
  readonly messages: LiveMessage[];
  closed: number | undefined;
  isTerminated: boolean;
  pings: number;
  emit(event: "pong" | "close" | "message"): void;
}

function fakeSocket(): FakeSocket {
  const takers = new Map<string, () => void>();
  return {
    bufferedAmount: 0,
    messages: [],
    closed: undefined,
    isTerminated: false,
    pings: 0,
    send(text) {
      this.messages.push(JSON.parse(text));
    },
    ping() {
      this.pings++;
    },
    close(code) {
      this.closed = code;
    },
    terminate() {
      this.isTerminated = true;
    },
    on: (event, take) => takers.set(event, take),
    emit: (event) => takers.get(event)?.(),
  };
}

/** Runs a test in virtual time. */
function inTime(act: (hall: ScriptedHall) => void): void {
  vi.useFakeTimers({ now: bornMs });
  try {
    act(scriptedHall(3));
  } finally {
    vi.useRealTimers();
  }
}

/** Returns the clocks as a console sees them that got these messages. */
function seenBy(messages: readonly LiveMessage[]): ClockView[] {
  const clocks = new Map<string, ClockView>();
  for (const message of messages) {
    if (message.type === "all") {
      clocks.clear();
      for (const clock of message.clocks) clocks.set(clock.id, clock);
    } else if (message.type === "changes")
      for (const change of message.changes) {
        const before = clocks.get(change.id);
        if (before !== undefined) clocks.set(change.id, changed(before, change));
      }
  }
  return [...clocks.values()];
}

const mayRead = (): boolean => true;

describe("a batch", () => {
  test("goes out at once after a pause, and then at most every 50 ms, with the changes of a clock joined", () => {
    inTime((hall) => {
      const delays: number[] = [];
      const live = openLive(hall, { sent: (delay) => delays.push(delay) });
      const socket = fakeSocket();
      live.add(socket, localPerson, mayRead);
      expect(socket.messages).toMatchObject([{ type: "all", nowMs: bornMs, person: localPerson }]);
      for (let ms = 0; ms < 500; ms++) {
        hall.change({ id: "main-1", heardMs: Date.now(), screen: { left: String(ms) } });
        hall.change({ id: "main-2", heardMs: Date.now(), screen: { right: String(ms) } });
        vi.advanceTimersByTime(1);
      }
      vi.advanceTimersByTime(batchMs);
      const batches = socket.messages.slice(1);
      expect(batches.length).toBeLessThanOrEqual(500 / batchMs + 2);
      expect(batches.length).toBeGreaterThanOrEqual(500 / batchMs);
      const times = batches.map(({ nowMs }) => nowMs);
      for (const [at, timeMs] of times.slice(1).entries())
        expect(timeMs - (times[at] ?? 0)).toBeGreaterThanOrEqual(batchMs);
      for (const batch of batches) expect(batch.type === "changes" && batch.changes.length).toBe(2);
      expect(Math.max(...delays)).toBeLessThanOrEqual(batchMs);
      expect(seenBy(socket.messages)).toEqual(hall.clocks());
      live.close();
    });
  });

  test("says when its oldest change was heard", () => {
    inTime((hall) => {
      const live = openLive(hall);
      const socket = fakeSocket();
      live.add(socket, localPerson, mayRead);
      hall.change({ id: "main-1", heardMs: bornMs - 30, number: 4 });
      hall.change({ id: "main-1", heardMs: bornMs - 10, number: 5 });
      vi.advanceTimersByTime(batchMs);
      expect(socket.messages[1]).toMatchObject({ heardMs: bornMs - 30, changes: [{ id: "main-1", number: 5 }] });
      live.close();
    });
  });

  test("joins changes into one that does the same", () => {
    const first = { id: "main-1", number: 4, screen: { left: "1", bar: "left" } };
    const second = { id: "main-1", presence: "lost", screen: { left: "2" } } as const;
    const [view] = scriptedHall().clocks() as [ClockView];
    expect(changed(view, joined(first, second))).toEqual(changed(changed(view, first), second));
    expect(changed(view, joined(second, first))).toEqual(changed(changed(view, second), first));
    expect("screen" in joined({ id: "main-1", number: 1 }, { id: "main-1", number: 2 })).toBe(false);
  });
});

describe("a console", () => {
  test("that is slow gets nothing until it is ready, and then all anew", () => {
    inTime((hall) => {
      const live = openLive(hall);
      const [slow, quick] = [fakeSocket(), fakeSocket()];
      for (const socket of [slow, quick]) live.add(socket, localPerson, mayRead);
      slow.bufferedAmount = 2 * bufferMaxBytes;
      for (let count = 0; count < 20; count++) {
        hall.change({ id: "main-3", number: count });
        vi.advanceTimersByTime(batchMs);
      }
      expect([slow.messages.length, quick.messages.length]).toEqual([1, 21]);
      slow.bufferedAmount = 0;
      vi.advanceTimersByTime(1000);
      expect(slow.messages.map(({ type }) => type)).toEqual(["all", "all"]);
      expect(seenBy(slow.messages)).toEqual(hall.clocks());
      hall.change({ id: "main-1", number: 98 });
      vi.advanceTimersByTime(batchMs);
      expect(slow.messages.at(-1)).toMatchObject({ type: "changes", changes: [{ id: "main-1" }] });
      live.close();
    });
  });

  test("that still takes all clocks is not slow", () => {
    inTime((hall) => {
      hall.change({ id: "main-2", screen: { line: "x".repeat(3 * bufferMaxBytes) } });
      const live = openLive(hall);
      const socket = fakeSocket();
      live.add(socket, localPerson, mayRead);
      socket.bufferedAmount = 3 * bufferMaxBytes;
      hall.change({ id: "main-3", number: 7 });
      vi.advanceTimersByTime(batchMs);
      expect(socket.messages.map(({ type }) => type)).toEqual(["all", "changes"]);
      live.close();
    });
  });

  test("that is gone is closed, also if it never said so", () => {
    inTime((hall) => {
      const live = openLive(hall);
      const [dead, alive] = [fakeSocket(), fakeSocket()];
      for (const socket of [dead, alive]) live.add(socket, localPerson, mayRead);
      vi.advanceTimersByTime(30_000);
      expect([dead.pings, alive.pings]).toEqual([1, 1]);
      alive.emit("pong");
      vi.advanceTimersByTime(30_000);
      expect([dead.isTerminated, alive.isTerminated]).toEqual([true, false]);
      expect(live.readers).toBe(2);
      dead.emit("close");
      expect(live.readers).toBe(1);
      live.close();
      expect(alive.isTerminated).toBe(true);
    });
  });

  test("that says anything is closed", () => {
    inTime((hall) => {
      const live = openLive(hall);
      const socket = fakeSocket();
      live.add(socket, localPerson, mayRead);
      socket.emit("message");
      expect(socket.closed).toBe(1008);
      live.close();
    });
  });

  test("whose login has ended is closed", () => {
    inTime((hall) => {
      const live = openLive(hall);
      const socket = fakeSocket();
      let isLoggedIn = true;
      live.add(socket, localPerson, () => isLoggedIn);
      isLoggedIn = false;
      vi.advanceTimersByTime(30_000);
      expect(socket.closed).toBe(4401);
      live.close();
    });
  });
});

test("a real console sees every change, and the messages have their shape", async () => {
  const { hall, server, close } = await serveHall();
  const socket = new WebSocket(new URL("/api/live", server.address.replace("http", "ws")));
  const messages: LiveMessage[] = [];
  socket.on("message", (text) => void messages.push(liveSchema.parse(JSON.parse(String(text)))));
  await vi.waitFor(() => expect(messages).toHaveLength(1), 60_000);
  for (let count = 1; count <= 30; count++) hall.change({ id: "main-1", heardMs: Date.now(), missing: count });
  await vi.waitFor(() => expect(seenBy(messages)).toEqual(hall.clocks()), 60_000);
  expect(messages.length).toBeLessThan(5);
  const ended = new Promise((resolve) => socket.on("close", resolve));
  await close();
  await ended;
});

test("a real console that does not read gets no more than its share, and all clocks when it reads again", async () => {
  const { hall, server, close } = await serveHall();
  const socket = new WebSocket(new URL("/api/live", server.address.replace("http", "ws")));
  const messages: LiveMessage[] = [];
  socket.on("message", (text) => void messages.push(JSON.parse(String(text))));
  await vi.waitFor(() => expect(messages).toHaveLength(1), 60_000);
  socket.pause();
  const changes = 40;
  for (let count = 0; count < changes; count++) {
    hall.change({ id: "main-1", missing: count, screen: { line: String(count).repeat(1_000_000) } });
    await new Promise((resolve) => setTimeout(resolve, batchMs));
  }
  hall.change({ id: "main-1", screen: { line: "end" } });
  socket.resume();
  await vi.waitFor(() => expect(seenBy(messages)).toEqual(hall.clocks()), 60_000);
  expect(messages.filter(({ type }) => type === "all")).toHaveLength(2);
  expect(messages.length).toBeLessThan(changes / 2);
  await close();
});
