/** The events of a clock's log, as a bridge finds them in the pieces that it has read. */
import { expect, test } from "vitest";
import { journalEvents, type Pieces } from "../../../sim/hall/bridge/journal-reader";

/** The log of two moves in a minute, then half a minute for the rest, played by test/device-scenarios/periods.yaml. */
const periods = [
  "46010001b9fefffee70111b431010201010000020000e0d40300020000b0ea0100000001010000000000000000008088debe01008088debe01e0d40300000000",
  "010000e0d40300000000010000e1af28f5278c2fe71112713530001900010201010000020000e0d40300020000b0ea0100000001010000000000000000008088",
  "debe01008088debe01e0d40300000000010000e0d40300000000010000e1af28f2f66786574000220663280a3343e87e0663280a4343e87b066328093343e87d",
  "2740002f06632809455770082740002f066328090663280a0663280a06632809066328080663280b0663280b155b5864",
];
/** The log of a clock whose power failed while Black thought, played by test/device-scenarios/power-running.yaml. */
const powerCut = [
  "46010001b9fefffee70111b42c010000010000010001c0cbc902b0ea01000001010000000000000100018088debe01008088debe01f0b5cb0200000000010000",
  "f0b5cb0200000000010000f7e81b0000f0f7f646e71112713030001900010000010000010001c0cbc902b0ea01000001010000000000000100018088debe0100",
  "8088debe01f0b5cb0200000000010000f0b5cb0200000000010000f7e81b0000f59f0666574000220663280a066328090663280a066328093357eb210663280a",
  "0663280ad80000008667103b0663280a454755b6",
];
const piecesAPage = 64;

/** Puts pieces into a page, from its first piece on. */
function read(log: readonly string[], page = 0): Pieces {
  return new Map(log.map((hex, at) => [page * piecesAPage + at, Uint8Array.from(Buffer.from(hex, "hex"))]));
}

function told(pieces: Pieces, pages = 2): string[] | undefined {
  return journalEvents(pieces, pages)?.map(({ page, at, index, state }) => {
    return `${page}/${at}/${index} ${state.at} ${state.event} ${state.white.presses}:${state.black.presses}`;
  });
}

const periodsPlayed = [
  "1/84/0 0 control 0:0",
  "1/164/0 0 start 0:0",
  "1/172/0 10000 press 1:0",
  "1/180/0 20000 press 1:1",
  "1/188/0 30000 press 2:1",
  "1/188/1 30000 period 2:1",
  "1/200/0 45000 press 2:2",
  "1/200/1 45000 period 2:2",
  "1/236/0 115000 flag 2:2",
];

test("come in their order; those of one record are counted", () => {
  expect(told(read(periods))).toEqual(periodsPlayed);
});

test("are the same on whichever page the clock wrote them", () => {
  expect(told(read(periods, 1))).toEqual(periodsPlayed);
});

test("leave out what is behind the log's last page", () => {
  const pieces = read(periods);
  pieces.set(2 * piecesAPage, Uint8Array.from([1, 2, 3, 4]));
  expect(told(pieces)).toEqual(periodsPlayed);
});

test("tell of a power cut, and leave out the clock's notes about itself", () => {
  expect(told(read(powerCut))).toEqual([
    "1/84/0 0 control 0:0",
    "1/164/0 0 start 0:0",
    "1/184/0 42123 press 1:0",
    "1/196/0 60123 power 1:0",
    "1/200/0 70123 resume 1:0",
    "1/208/0 81000 press 1:1",
  ]);
});

test("are none in an empty log", () => {
  expect(told(new Map())).toEqual([]);
});

test("are unknown in the log of a later version", () => {
  const version = 200;
  const head = Uint8Array.from([70, version, 0, 1, 255 - 70, 255 - version, 255, 254]);
  expect(told(new Map([[0, head]]))).toBeUndefined();
});
