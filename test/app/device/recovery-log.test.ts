/** The state of the log after a power cut. */
import { describe, expect, test } from "vitest";
import { ERASES, RecordKind } from "../../../firmware/app/log/format";
import { append } from "../../../firmware/app/log/log";
import { turnPage } from "../../../firmware/app/log/pages";
import { Memo, Region, Stage } from "../../../firmware/app/model/choices";
import { Mode, Side } from "../../../firmware/core/words";
import { createCells } from "../../../hal/virtual/cells";
import { type Desk, openDesk } from "../desk";
import { headOf, recordsOf, wordOf } from "../memory";
import { startedDesk, strike } from "../strokes";
import { stateOf } from "./clock-state";

describe("the log", () => {
  test("of a new board begins in its first page", () => {
    const desk = openDesk();
    expect([desk.app.log.page, desk.app.log.seq, desk.app.log.at, desk.app.display.memo]).toEqual([0, 1, 8, Memo.None]);
    expect([desk.app.log.end, desk.app.log.hasNext, desk.app.log.hasTornWord]).toEqual([4_096, true, false]);
    expect(desk.app.log.places).toEqual(Array(17).fill(-1));
    expect(desk.board.cells.bytes).toEqual([headOf(1), []]);
  });

  test("of a game that was not started is not played", () => {
    const desk = strike(openDesk({ control: "300" }), "restart");
    expect([desk.app.stage, desk.app.log.played]).toEqual([Stage.Ready, false]);
  });

  test("goes on where it ended", () => {
    const desk = strike(startedDesk(), "1s");
    const { at } = desk.app.log;
    desk.restart();
    expect([desk.app.log.page, desk.app.log.seq, desk.app.log.at]).toEqual([0, 1, at + 4]);
    expect([desk.app.log.played, desk.app.log.over, desk.app.log.hasNext, desk.app.log.end]).toEqual([
      true,
      false,
      true,
      4_096,
    ]);
  });

  test("is wiped where a page was not erased to its end", () => {
    const cells = createCells(2);
    cells.bytes[0] = [255, 255, 255, 255, 255, 255, 255, 255, 0];
    cells.bytes[1] = [70, 1, 0];
    const desk = openDesk({ cells });
    expect([cells.erases, desk.app.log.page]).toEqual([[1, 0], 0]);
    desk.wait(200);
    expect([cells.erases, desk.app.log.page]).toEqual([[1, 1], 0]);
    expect(cells.bytes).toEqual([[...headOf(1), ...wordOf(RecordKind.Note, ERASES + 1, 8)], []]);
  });

  test.each([0, 1])("is begun on a page that is erased once more, where only page %i reads as erased", (page) => {
    const cells = createCells(2);
    cells.bytes[1 - page] = [...headOf(3)];
    cells.unreadable.push(1_024 * (1 - page));
    const { app } = openDesk({ cells });
    expect([cells.erases[page], cells.erases[1 - page], app.log.page, app.log.seq]).toEqual([1, 0, page, 1]);
  });

  test("of a later version is left alone, and it is said", () => {
    const cells = createCells(2);
    cells.bytes[1] = headOf(9, 2);
    const desk = openDesk({ cells });
    expect([desk.app.log.page, desk.app.display.memo]).toEqual([-1, Memo.Newer]);
    expect(desk.shown(Region.Line)).toBe("Memory of a newer version");
    desk.line("set 300");
    strike(desk, "black 20s");
    expect([cells.words, cells.erases, cells.bytes[1]]).toEqual([0, [0, 0], headOf(9, 2)]);
    expect(stateOf(desk).slice(0, 3)).toEqual([Mode.Running, Side.White, 280_000]);
  });

  test("of an older version is read", () => {
    const desk = startedDesk();
    const bytes = desk.board.cells.bytes[0] ?? [];
    bytes.splice(0, 8, ...headOf(1, 0));
    strike(desk, "1s restart");
    expect(stateOf(desk).slice(0, 3)).toEqual([Mode.Paused, Side.White, 305_000]);
  });

  test.each([0, 1])("of a board with %i pages is none, and it is said", (pages) => {
    const desk = openDesk({ cells: createCells(pages) });
    expect([desk.app.log.page, desk.app.display.memo]).toEqual([-1, Memo.NoMemory]);
    expect(desk.shown(Region.Line)).toBe("No memory: nothing is kept");
    desk.line("set 60+1");
    strike(desk, "black 890ms white");
    expect(stateOf(desk).slice(1, 4)).toEqual([Side.Black, 61_000, 60_920]);
    expect(desk.app.display.memo).toBe(Memo.None);
  });

  test("that does not take anything is none", () => {
    const cells = createCells(2);
    cells.goodWords = 0;
    const desk = openDesk({ cells });
    expect([desk.app.log.page, desk.app.display.memo]).toEqual([-1, Memo.NoMemory]);
  });

  test("is said to be read, before it is", () => {
    const desk = startedDesk();
    const { length } = desk.lines;
    desk.restart();
    expect(desk.lines[length]).toBe('{"power":1}');
    expect(desk.lines[length + 1]).toContain("reading the memory ...");
    expect(desk.lines[length + 2]).toBe('{"show":1}');
    expect(openDesk().lines.some((line) => line.includes("reading"))).toBe(false);
  });

  test("of two pages is one", () => {
    const desk = startedDesk();
    turnPage(desk.app.log);
    strike(desk, "890ms white restart");
    expect(stateOf(desk)).toEqual([Mode.Paused, Side.Black, 309_000, 305_000, 1, 0]);
    expect([desk.app.log.page, desk.app.log.seq]).toEqual([1, 2]);
  });
});

describe("when the power is back, a page is erased", () => {
  const begun = (desk: Desk, page = 1): void => {
    desk.board.cells.bytes[page] = [70, 1, 0];
  };
  const noted = ({ app }: Desk): void => void append(app.log, RecordKind.Note, ERASES + 1);
  const note = `note ${ERASES + 1}`;

  test.each<[string, number, (desk: Desk) => void, number[], string[]]>([
    ["that was noted, though it reads as erased", 2, noted, [0, 1], [note]],
    ["that was noted, and nothing is noted again", 2, (desk) => [noted(desk), begun(desk)], [0, 1], [note]],
    ["that was just begun, and it is noted first", 2, (desk) => begun(desk), [0, 1], [note]],
    [
      "that was just begun, though others are erased",
      4,
      (desk) => begun(desk, 3),
      [0, 0, 0, 1],
      [`note ${ERASES + 3}`],
    ],
    [
      "that was noted, and is noted again behind a note of damage",
      2,
      (desk) => {
        desk.board.cells.bytes[0]![desk.app.log.at - 3]! ^= 2;
        noted(desk);
      },
      [0, 1],
      [note, "note 8", note],
    ],
    [
      "behind one that is full, where a note had no room",
      2,
      ({ app }) => {
        while (app.log.at < 4_096) append(app.log, RecordKind.Tick, 16_384);
      },
      [0, 1],
      [],
    ],
    [
      "if the log ends with its note, and not with a time of that number",
      2,
      ({ app }) => void append(app.log, RecordKind.Tick, ERASES + 1),
      [0, 0],
      [],
    ],
  ])("%s", (_, pages, spoil, erases, notes) => {
    const desk = strike(openDesk({ control: "300", cells: createCells(pages) }), "black 1s");
    spoil(desk);
    desk.restart();
    expect(desk.board.cells.erases).toEqual(erases);
    const lines = recordsOf(desk.app.log).filter((line) => line.startsWith("note"));
    expect(lines.slice(0, lines.lastIndexOf("note 0"))).toEqual(notes);
  });
});
