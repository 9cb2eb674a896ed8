/** The journal on the device: the last records, read from the end of the log. */
import { describe, expect, test } from "vitest";
import { Note, RecordKind, RestartNote, SNAPSHOT } from "../../../firmware/app/log/format";
import { append, record } from "../../../firmware/app/log/log";
import { nextRecord, openTape, stepBack } from "../../../firmware/app/log/log-reader";
import { turnPage } from "../../../firmware/app/log/pages";
import { journalCount, journalText, readJournal } from "../../../firmware/app/menu/journal-menu";
import type { Features } from "../../../firmware/app/model/features";
import { Language } from "../../../firmware/app/model/language";
import type { Log } from "../../../firmware/app/model/log-state";
import { Event } from "../../../firmware/core/words";
import { featuresOf } from "../../../sim/boards/facts";
import { type Desk, openDesk } from "../desk";
import { lineOf, openMemory, recordLines, recordsOf, writeBlock } from "../memory";
import { strike } from "../strokes";

function entries(desk: Desk): string[] {
  readJournal(desk.app);
  return Array.from({ length: journalCount(desk.app) }, (_, i) => journalText(desk.app, i));
}

/** Returns a clock whose log `write` has filled. */
function written(write: (log: Log) => void, language = Language.English): Desk {
  const desk = openDesk({ facts: { language } });
  write(desk.app.log);
  return desk;
}

describe("a warning has a name and a side of its own [12.9.1]", () => {
  test.each([
    [Language.English, "Warning Black", "Penalty"],
    [Language.Spanish, "Advertencia Negras", "Sanción"],
  ])("by language %i: %s", (language, warned, penalty) => {
    const desk = strike(openDesk({ control: "300", facts: { language } }), "black 5s");
    desk.line("pause");
    const before = JSON.stringify(desk.app.clock.white) + JSON.stringify(desk.app.clock.black);
    desk.line("penalty warning black");
    expect(JSON.stringify(desk.app.clock.white) + JSON.stringify(desk.app.clock.black)).toBe(before);
    expect(entries(desk)[0]).toMatch(new RegExp(`^${warned} {2}`));
    desk.line("penalty add-time white 1");
    expect(entries(desk)[0]).toMatch(new RegExp(`^${penalty} {2}`));
    desk.line("undo");
    desk.line("undo");
    expect(entries(desk).filter((text) => text.startsWith(warned))).toHaveLength(1);
  });
});

describe("names", () => {
  test.each<[RecordKind, string, string]>([
    [RecordKind.PressWhite, "White", "Blancas"],
    [RecordKind.PressBlack, "Black", "Negras"],
    [RecordKind.IgnoredWhite, "(White)", "(Blancas)"],
    [RecordKind.IgnoredBlack, "(Black)", "(Negras)"],
    [RecordKind.ResumeWhite, "start White", "inicio Blancas"],
    [RecordKind.ResumeBlack, "start Black", "inicio Negras"],
    [RecordKind.Start, "start", "inicio"],
    [RecordKind.Pause, "pause", "pausa"],
    [RecordKind.Flag, "Flag", "Bandera"],
    [RecordKind.Period, "Period", "Periodo"],
  ])("of kind %i: %s, %s", (kind, english, spanish) => {
    const write = (log: Log): void => void record(log, kind, 1_000);
    expect(entries(written(write))).toEqual([`${english}  0:00:01.0`]);
    expect(entries(written(write, Language.Spanish)).join().replace("í", "i")).toBe(`${spanish}  0:00:01.0`);
  });

  test.each<[Note, string]>([
    [Note.PowerLost, "power cut"],
    [Note.Frozen, "fault: call the arbiter"],
    [Note.Setup, "New game"],
    [Note.BatteryLow, "Battery"],
  ])("of note %i: %s", (note, name) => {
    expect(entries(written((log) => void append(log, RecordKind.Note, note)))).toEqual([`${name}  0:00:00.0`]);
  });

  test.each<[Note, string]>([
    [Note.Short, "Memory short: presses only"],
    [Note.EdgesLost, "Presses were lost!"],
    [Note.KeyStuck, "A key is stuck"],
    [Note.Damaged, "Memory fault: check times"],
  ])("of message %i, which fills its row: %s", (note, name) => {
    expect(entries(written((log) => void append(log, RecordKind.Note, note)))).toEqual([name]);
  });

  test.each<[Event, string[]]>([
    [Event.Correct, ["Correct"]],
    [Event.Penalty, ["Penalty"]],
    [Event.Undo, ["Undo"]],
    [Event.Control, ["New control"]],
    [Event.Adjourn, ["Adjourn"]],
    [Event.Restore, ["Restore"]],
    [Event.Finish, ["End game"]],
    [Event.Colours, ["Swap colours"]],
    [Event.Pause, []],
    [Event.Power, []],
  ])("of a snapshot by event %i: %j", (event, names) => {
    const found = entries(written((log) => void writeBlock(log, SNAPSHOT, [event * 4 + 2, 0, 1, 0])));
    expect(found.map((text) => text.split("  ")[0])).toEqual(names);
  });

  test("none of time that passed, of a key that did nothing, of what is kept", () => {
    const write = (log: Log): void => {
      writeBlock(log, 0, [1, 2, 3]);
      append(log, RecordKind.Note, Note.Gap);
      append(log, RecordKind.Note, Note.Erase);
      recordLines(log, "tick 5, ignored key 6");
    };
    expect(entries(written(write))).toEqual([]);
    const act = (log: Log): void => void writeBlock(log, SNAPSHOT, [Event.Undo * 4, 0, 1, 0]);
    expect(entries(written((log) => [write(log), act(log), write(log)]))).toEqual([expect.stringMatching(/^Undo /)]);
  });

  test.each<[RestartNote, string]>([
    [RestartNote.PinReset, "restart"],
    [RestartNote.Hung, "Hung, restarted: see times"],
    [RestartNote.RuntimeFault, "Hung, restarted: see times"],
    [RestartNote.Restarted, "restart"],
  ])("of restart %i, on a board that knows of it: %s", (note, name) => {
    const listed = (features: Features): (string | undefined)[] => {
      const desk = openDesk({ facts: { features } });
      for (const each of [note, RestartNote.Restarted + 1, Note.PowerLost]) append(desk.app.log, RecordKind.Note, each);
      recordLines(desk.app.log, "pause 0");
      return entries(desk).map((text) => text.split("  ")[0]);
    };
    expect(listed(featuresOf([], ["resets"]))).toEqual(["pause", "power cut", name]);
    expect(listed(featuresOf())).toEqual(["pause", "power cut"]);
  });
});

describe("times", () => {
  test("are those since the entry before, whatever lies between", () => {
    const desk = written((log) => {
      recordLines(log, "tick 400, start 1000, tick 9000, ignored key 9500");
      writeBlock(log, 0, [1, 2, 3]);
      recordLines(log, "white 12345, black 3612345, tick 3700000");
    });
    expect(entries(desk)).toEqual(["Black  1:00:00.0", "White  0:00:11.4", "start  0:00:01.0"]);
  });

  test("that go backwards read as none", () => {
    const desk = written((log) => recordLines(log, "flag 5000, white 4000"));
    expect(entries(desk)).toEqual(["White  0:00:00.0", "Flag  0:00:05.0"]);
  });
});

describe("how many", () => {
  test("ten at most, the newest", () => {
    for (const [count, listed] of [
      [9, 9],
      [10, 10],
      [11, 10],
      [40, 10],
    ] as const) {
      const desk = written((log) => {
        for (let i = 1; i <= count; i++) record(log, RecordKind.PressWhite, i * i * 100);
      });
      const found = entries(desk);
      expect(found.length).toBe(listed);
      const tenths = 2 * count - 1;
      expect(found[0]).toBe(`White  0:00:0${Math.floor(tenths / 10)}.${tenths % 10}`);
    }
  });

  test("none in an empty log, none without memory", () => {
    expect(entries(openDesk())).toEqual([]);
    const desk = openDesk({ control: "300" });
    desk.app.log.page = -1;
    expect(entries(desk)).toEqual([]);
  });

  test("through the pages", () => {
    const desk = written((log) => {
      record(log, RecordKind.Start, 1_000);
      turnPage(log);
      record(log, RecordKind.PressWhite, 3_000);
    });
    expect(entries(desk)).toEqual(["White  0:00:02.0", "start  0:00:01.0"]);
  });

  test("what is torn is passed over", () => {
    const desk = written((log) => {
      record(log, RecordKind.Start, 1_000);
      append(log, RecordKind.Block, SNAPSHOT * 256 + 3);
      log.at += 12;
      append(log, RecordKind.End, 77);
      record(log, RecordKind.PressWhite, 2_000);
      append(log, RecordKind.Block, SNAPSHOT * 256 + 9);
      log.at += 20;
      append(log, RecordKind.End, 78);
    });
    const bytes = desk.board.cells.bytes[0] ?? [];
    bytes[12] = 0;
    expect(entries(desk)).toEqual(["White  0:00:01.0", "start  0:00:01.0"]);
  });
});

describe("backwards", () => {
  function backwards(log: Log): string[] {
    const tape = openTape(log.store, () => {});
    while (nextRecord(tape)) {}
    const lines: string[] = [];
    while (stepBack(tape)) lines.unshift(lineOf(tape).replace(/ \d+$/, ""));
    return lines;
  }

  test("a block that was not ended is none, though one before it was whole", () => {
    const { log } = openMemory();
    writeBlock(log, SNAPSHOT, [1]);
    append(log, RecordKind.Block, SNAPSHOT * 256 + 1);
    log.at += 4;
    record(log, RecordKind.Pause, 5);
    writeBlock(log, SNAPSHOT, [2]);
    expect(backwards(log)).toEqual(["block 17 of", "pause", "block 17 of"]);
  });

  test("an end without its block leads nowhere", () => {
    const { log } = openMemory();
    writeBlock(log, SNAPSHOT, [1]);
    record(log, RecordKind.Start, 5);
    append(log, RecordKind.End, 77);
    record(log, RecordKind.Pause, 6);
    expect(backwards(log)).toEqual(["block 17 of", "start", "pause"]);
  });

  test("the longest block there is", () => {
    const { log } = openMemory();
    record(log, RecordKind.Start, 5);
    writeBlock(log, 3, Array(203).fill(2 ** 28));
    record(log, RecordKind.Pause, 6);
    expect(backwards(log)).toEqual(["start", "block 3 of", "pause"]);
  });

  test("are the same records as forwards", () => {
    const { log } = openMemory({ pages: 3 });
    record(log, RecordKind.Start, 70_000);
    writeBlock(log, 3, Array(120).fill(2 ** 28));
    record(log, RecordKind.PressWhite, 80_000);
    turnPage(log);
    writeBlock(log, SNAPSHOT, [1]);
    writeBlock(log, 2, []);
    turnPage(log);
    record(log, RecordKind.Pause, 80_001);
    const forwards = recordsOf(log).map((line) => line.replace(/ \d+$/, ""));
    expect([forwards.length, backwards(log)]).toEqual([7, forwards]);
  });
});
