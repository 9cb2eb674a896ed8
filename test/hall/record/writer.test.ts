/** Drives the writer with a disk that takes or refuses what the test says, and with a time of its own. */
import sqlite from "node-sqlite3-wasm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "../../../sim/hall/record/statements";
import { type Job, Writer, type WriterOptions } from "../../../sim/hall/record/writer";
import { Disk, faultOf } from "./disk";

/** A writer on a disk, with everything that it said, in order. */
function begin(options: Partial<WriterOptions> = {}) {
  const disk = new Disk();
  const said: string[] = [];
  const writer = new Writer({
    database: disk as unknown as Database,
    faultOf,
    onFault: (fault) => said.push(fault === undefined ? "writes again" : `blocked: ${fault.kind}`),
    onRefused: ({ kind, reason }) => said.push(`${kind}: ${reason}`),
    onRoom: (hasRoom) => said.push(hasRoom ? "room" : "no room"),
    ...options,
  });
  const job = (name: string): Job => {
    return () => disk.put(name);
  };
  /** Writes, and notes how it ended. */
  const write = (name: string, ...how: [weight?: number, isPatient?: boolean, isUrgent?: boolean]) => {
    void writer.write(job(name), ...how).then(
      () => said.push(`${name} is written`),
      (fault: Error) => said.push(`${name}: ${fault.message}`),
    );
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { disk, said, writer, write, pass };
}

/** Gives the tests of a group a time of their own. */
function ownTime(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
  afterEach(() => void vi.useRealTimers());
}

describe("a batch", () => {
  ownTime();
  test("has what comes within 50 ms, in order", async () => {
    const { disk, said, write, pass } = begin();
    write("a");
    await pass(30);
    write("b", 1);
    await pass(19);
    expect(disk.done).toEqual([]);
    await pass(1);
    expect(disk.done).toEqual(["a b"]);
    expect(said).toEqual(["a is written", "b is written"]);
    await pass(1000);
    expect(disk.done).toEqual(["a b"]);
  });

  test("is written after 2 ms if somebody waits for it, and takes along what waits already", async () => {
    const { disk, write, pass } = begin();
    write("a");
    write("order", 0, true, true);
    write("c");
    await pass(1);
    expect(disk.done).toEqual([]);
    await pass(1);
    expect(disk.done).toEqual(["a order c"]);
  });

  test("is urgent if a job is not patient", async () => {
    const { disk, write, pass } = begin();
    write("order", 0, false);
    await pass(2);
    expect(disk.done).toEqual(["order"]);
  });

  test("is written at once when 500 events wait", () => {
    const { disk, write, writer } = begin();
    write("most", 499);
    expect([disk.done, writer.unwritten]).toEqual([[], 499]);
    write("last", 1);
    expect([disk.done, writer.unwritten]).toEqual([["most last"], 0]);
  });
});

describe("a disk that takes nothing", () => {
  ownTime();
  test.each(["full", "unreachable", "damaged"] as const)(
    "%s: is told once, and tried again each second",
    async (kind) => {
      const { disk, said, write, writer, pass } = begin();
      Object.assign(disk, { refuses: kind, takesTrial: false });
      write("a", 1);
      await pass(50);
      expect([said, writer.isBlocked, writer.unwritten]).toEqual([[`blocked: ${kind}`], true, 1]);
      await pass(3000);
      const { tries } = disk;
      write("b", 1);
      disk.refuses = undefined;
      await pass(999);
      expect(disk.tries).toBe(tries);
      expect(disk.done).toEqual([]);
      await pass(1);
      expect([disk.done, writer.isBlocked]).toEqual([["a b"], false]);
      expect(said).toEqual([`blocked: ${kind}`, "writes again", "a is written", "b is written"]);
    },
  );

  test("rejects at once what cannot wait, and never writes it", async () => {
    const { disk, said, write, pass } = begin();
    disk.refuses = "full";
    write("order", 0, false);
    write("event", 1);
    await pass(2);
    write("next order", 0, false);
    await pass(0);
    const refusal = "full: hall.db: full";
    expect(said).toEqual(["blocked: full", `order: ${refusal}`, `next order: ${refusal}`]);
    disk.refuses = undefined;
    await pass(1000);
    expect(disk.done).toEqual(["event"]);
  });

  test("is tried at once for an order: then the disk may be free again", async () => {
    const { disk, said, write, pass } = begin();
    disk.refuses = "full";
    write("event", 1);
    await pass(50);
    disk.refuses = undefined;
    write("order", 0, false);
    await pass(2);
    expect(disk.done).toEqual(["event", "order"]);
    expect(said).toEqual(["blocked: full", "writes again", "event is written", "order is written"]);
  });

  test("has no room for more than so many events", async () => {
    const { disk, said, write, writer, pass } = begin({ waitingMax: 3 });
    write("many", 400);
    expect(writer.hasRoom).toBe(true);
    await pass(50);
    disk.refuses = "full";
    write("two", 2);
    await pass(50);
    expect(writer.hasRoom).toBe(true);
    write("one", 1);
    expect(writer.hasRoom).toBe(false);
    write("one more", 1);
    disk.refuses = undefined;
    await pass(1000);
    expect(writer.hasRoom).toBe(true);
    expect(said.filter((line) => !line.endsWith("written"))).toEqual([
      "blocked: full",
      "no room",
      "writes again",
      "room",
    ]);
  });

  test("refuses what is no event once ten thousand of them wait", async () => {
    const { disk, said, write, writer, pass } = begin();
    disk.refuses = "full";
    write("event", 1);
    await pass(50);
    for (let n = 0; n < 10_000; n++) void writer.write(() => {}).catch(() => {});
    expect(writer.dropped).toBe(0);
    write("login");
    write("next event", 1);
    await pass(0);
    expect(writer.dropped).toBe(1);
    expect(said).toEqual(["blocked: full", "login: full: hall.db: full"]);
    disk.refuses = undefined;
    await pass(1000);
    expect(disk.done).toEqual(["event next event"]);
  });
});

describe("a job that fails although the disk takes the others", () => {
  ownTime();
  const fails = (reason: string): Job => {
    return () => {
      throw new sqlite.SQLite3Error(reason);
    };
  };

  test.each(["refused", "damaged"])("%s: rejects alone, and the others are written once", async (reason) => {
    const { disk, said, write, writer, pass } = begin();
    write("a", 1);
    write("b", 1);
    void writer.write(fails(reason), 1).catch((fault: Error) => said.push(fault.message));
    write("c", 1);
    await pass(50);
    expect(disk.done.join(" ")).toBe("a b c");
    expect([writer.refused, writer.unwritten, writer.isBlocked, disk.inTransaction]).toEqual([1, 0, false, false]);
    expect(said.filter((line) => !line.endsWith("written"))).toEqual([
      `refused: ${reason}`,
      `refused: hall.db: ${reason}`,
    ]);
  });

  test("is the one in which the program itself fails, whatever it says", async () => {
    const { disk, write, writer, pass } = begin();
    write("a", 1);
    const failing = writer.write(() => {
      throw new TypeError("unreachable");
    });
    const ended = expect(failing).rejects.toMatchObject({ kind: "refused", reason: "unreachable" });
    await pass(50);
    await ended;
    expect([disk.done, writer.isBlocked]).toEqual([["a"], false]);
  });
});

describe("the end", () => {
  ownTime();
  test("writes what waits, and takes no more", async () => {
    const { disk, said, write, writer, pass } = begin();
    write("a");
    writer.close();
    write("b");
    await pass(1000);
    writer.close();
    expect(disk.done).toEqual(["a"]);
    expect(said).toEqual(["a is written", "b: the record is closed"]);
  });

  test("rejects what the disk does not take, and does not try again", async () => {
    const { disk, said, write, writer, pass } = begin();
    disk.refuses = "full";
    write("a", 1);
    writer.close();
    disk.refuses = undefined;
    await pass(5000);
    expect(disk.done).toEqual([]);
    expect(said).toEqual(["blocked: full", "a: full: hall.db: full"]);
  });
});
