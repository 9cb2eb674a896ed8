/** Sends the changes of the clocks to every console. One batch is made for all of them. */
import { type ClockChange, joined } from "../model/clock";
import type { Person } from "../model/event";
import type { Hall } from "../model/hall";
import type { AllMessage, Apart, ChangesMessage, LiveMessage } from "../model/live";

/** The least time between two batches. */
export const batchMs = 40;
/**
 * A console that has not taken so much, besides all clocks, is slow. It gets no further batches, but all clocks anew
 * when it is ready.
 */
export const bufferMaxBytes = 1_000_000;
/** How often a slow console is looked at again if nothing changes. */
const behindMs = 500;
/** How often the times of day of other computers are compared, and from which difference on people have to know. */
const timesMs = 2000;
const apartMinS = 2;
/** How often sockets are asked for a sign of life. One that gave none since the last time is closed. */
const aliveMs = 30_000;
/** The codes with which a socket is closed: it sent something, its login has ended, or it is gone. */
const closeCodes = { spoke: 1008, loggedOut: 4401 } as const;

/** The part of a WebSocket that is used here. */
export interface LiveSocket {
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  close(code?: number): void;
  terminate(): void;
  on(event: "pong" | "close" | "message", take: () => void): unknown;
}

interface Reader {
  readonly socket: LiveSocket;
  readonly person: Person;
  /** Returns false if the person may no longer read. */
  readonly mayRead: () => boolean;
  isAlive: boolean;
  /** The length of the last message with all clocks. */
  allBytes: number;
  /** True if it missed a batch. */
  isBehind: boolean;
}

export interface Live {
  /** Adds a console, which gets all clocks at once. */
  add(socket: LiveSocket, person: Person, mayRead: () => boolean): void;
  readonly readers: number;
  /** Returns how many consoles a person has. */
  readersOf(name: string): number;
  close(): void;
}

export interface LiveOptions {
  readonly nowMs?: () => number;
  /** Called with each batch: how long its oldest change took from the bridge, ms. */
  readonly sent?: (delayMs: number) => void;
}

export function openLive(hall: Hall, { nowMs = Date.now, sent = () => {} }: LiveOptions = {}): Live {
  const readers = new Set<Reader>();
  const batch = openBatch(nowMs, (message) => {
    sent(message.nowMs - message.heardMs);
    sendToAll(readers, message);
    catchUp(hall, readers, nowMs());
  });
  const unwatch = hall.watch((change) => readers.size > 0 && batch.take(change));
  const unwatchRecord = hall.watchRecord((record) => sendToAll(readers, { type: "record", nowMs: nowMs(), record }));
  const behind = setInterval(() => catchUp(hall, readers, nowMs()), behindMs).unref();
  let told = JSON.stringify(apartOf(hall));
  const compareTimes = (): void => {
    const apartS = apartOf(hall);
    if (JSON.stringify(apartS) === told) return;
    told = JSON.stringify(apartS);
    sendToAll(readers, { type: "times", nowMs: nowMs(), apartS });
  };
  const times = setInterval(compareTimes, timesMs).unref();
  const alive = setInterval(() => checkReaders(readers), aliveMs).unref();
  return {
    add(socket, person, mayRead) {
      const reader: Reader = { socket, person, mayRead, isAlive: true, allBytes: 0, isBehind: false };
      readers.add(reader);
      socket.on("pong", () => {
        reader.isAlive = true;
      });
      socket.on("message", () => socket.close(closeCodes.spoke));
      socket.on("close", () => readers.delete(reader));
      sendAll(reader, textOfAll(hall, nowMs()));
    },
    get readers() {
      return readers.size;
    },
    readersOf: (name) => [...readers].filter(({ person }) => person.name === name).length,
    close() {
      unwatch();
      unwatchRecord();
      batch.close();
      clearInterval(behind);
      clearInterval(times);
      clearInterval(alive);
      for (const { socket } of readers) socket.terminate();
    },
  };
}

/** Returns by how many seconds other computers are before this one, without small differences. */
export function apartOf(hall: Pick<Hall, "differences">): Apart {
  const seconds = [...hall.differences()].map(([bridge, ms]): [string, number] => [bridge, Math.round(ms / 1000)]);
  return Object.fromEntries(seconds.filter(([, apart]) => Math.abs(apart) >= apartMinS));
}

interface Batch {
  take(change: ClockChange): void;
  close(): void;
}

/** Collects changes. The first one after a pause goes out at once, later ones at most every `batchMs`. */
function openBatch(nowMs: () => number, send: (message: ChangesMessage) => void): Batch {
  let changes = new Map<string, ClockChange>();
  let heardMs = Number.POSITIVE_INFINITY;
  let sentMs = 0;
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    timer = undefined;
    sentMs = nowMs();
    const message: ChangesMessage = {
      type: "changes",
      nowMs: sentMs,
      heardMs: Math.min(heardMs, sentMs),
      changes: [...changes.values()],
    };
    changes = new Map();
    heardMs = Number.POSITIVE_INFINITY;
    send(message);
  };
  return {
    take(change) {
      changes.set(change.id, joined(changes.get(change.id), change));
      heardMs = Math.min(heardMs, change.heardMs ?? nowMs());
      timer ??= setTimeout(flush, Math.max(0, Math.min(batchMs, sentMs + batchMs - nowMs())));
    },
    close: () => clearTimeout(timer),
  };
}

function sendToAll(readers: ReadonlySet<Reader>, message: LiveMessage): void {
  const text = JSON.stringify(message);
  for (const reader of readers) {
    if (reader.isBehind) continue;
    if (isFull(reader)) reader.isBehind = true;
    else reader.socket.send(text);
  }
}

/** Sends all clocks to the consoles that missed a batch and are ready again. */
function catchUp(hall: Hall, readers: ReadonlySet<Reader>, nowMs: number): void {
  const ready = [...readers].filter((reader) => reader.isBehind && !isFull(reader));
  if (ready.length === 0) return;
  const text = textOfAll(hall, nowMs);
  for (const reader of ready) sendAll(reader, text);
}

function isFull({ socket, allBytes }: Reader): boolean {
  return socket.bufferedAmount > allBytes + bufferMaxBytes;
}

/** Writes all clocks once for several readers. Returns the function that writes the message for one of them. */
function textOfAll(hall: Hall, nowMs: number): (person: Person) => string {
  const clocks = JSON.stringify(hall.clocks());
  const facts = { type: "all", nowMs, record: hall.recordState(), apartS: apartOf(hall) } as const;
  return (person) => {
    const message: Omit<AllMessage, "clocks"> = { ...facts, person };
    return `${JSON.stringify(message).slice(0, -1)},"clocks":${clocks}}`;
  };
}

function sendAll(reader: Reader, textFor: (person: Person) => string): void {
  const text = textFor(reader.person);
  reader.isBehind = false;
  reader.allBytes = text.length;
  reader.socket.send(text);
}

function checkReaders(readers: ReadonlySet<Reader>): void {
  for (const reader of readers) {
    if (!reader.mayRead()) reader.socket.close(closeCodes.loggedOut);
    else if (!reader.isAlive) reader.socket.terminate();
    else {
      reader.isAlive = false;
      reader.socket.ping();
    }
  }
}
