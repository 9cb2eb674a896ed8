/** How much of a clock's log a bridge reads, also if the clock writes meanwhile, and the events that it finds there. */
import { describe, expect, test } from "vitest";
import { journalEvents, type Pieces, readPieces } from "../../../sim/hall/bridge/journal-reader";

const pageBytes = 4096;
const pieceBytes = 64;

/** A flash that is written from the test. It answers as docs/link.md says. */
class Flash {
  readonly bytes: Uint8Array;
  asked: number[] = [];
  /** Called before each answer. */
  meanwhile: (piece: number) => void = () => {};

  constructor(pages: number) {
    this.bytes = new Uint8Array(pages * pageBytes).fill(255);
  }

  begin(page: number, seq: number): void {
    this.bytes.fill(255, page * pageBytes, (page + 1) * pageBytes);
    this.bytes.set([70, 1, 0, seq, 185, 254, 255, 255 - seq], page * pageBytes);
  }

  /** Writes words, each with the number of its place, from one place to another in a page. */
  write(page: number, from: number, to: number): void {
    for (let at = from; at < to; at += 4) this.bytes.set([1, at >> 8, at & 255, 2], page * pageBytes + at);
  }

  readonly ask = async (piece: number): Promise<Uint8Array> => {
    if (piece < 0) throw new RangeError("no piece");
    this.asked.push(piece);
    this.meanwhile(piece);
    const at = piece * pieceBytes;
    const end = (Math.floor(at / pageBytes) + 1) * pageBytes;
    const isErased = this.bytes.subarray(at, end).every((byte) => byte === 255);
    return isErased ? new Uint8Array() : this.bytes.slice(at, at + pieceBytes);
  };

  /** Reads and returns which pieces were asked for. */
  async read(pieces: Pieces): Promise<{ asked: number[]; changed: number[] }> {
    this.asked = [];
    const changed: Pieces = new Map();
    await readPieces(pieces, changed, this.bytes.length / pageBytes, this.ask);
    return { asked: this.asked, changed: [...changed.keys()].sort((a, b) => a - b) };
  }

  expectIn(pieces: Pieces): void {
    const image = new Uint8Array(this.bytes.length).fill(255);
    for (const [piece, bytes] of pieces) image.set(bytes, piece * pieceBytes);
    expect(Buffer.from(image).equals(Buffer.from(this.bytes))).toBe(true);
  }
}

function written(): Flash {
  const flash = new Flash(2);
  flash.begin(0, 0);
  flash.write(0, 8, 1000);
  return flash;
}

describe("the log", () => {
  test("is read once, and then only what is new", async () => {
    const flash = written();
    const pieces: Pieces = new Map();
    expect((await flash.read(pieces)).changed).toEqual([...Array(16).keys(), 64]);
    flash.expectIn(pieces);
    expect((await flash.read(pieces)).changed).toEqual([]);
    // The reader asks for the head, the last piece and the one behind it of each page, and for both heads once more.
    expect(flash.asked).toEqual([0, 15, 16, 64, 0, 64]);
    flash.write(0, 1000, 1200);
    expect(await flash.read(pieces)).toEqual({ asked: [0, 15, 16, 17, 18, 19, 64, 0, 64], changed: [15, 16, 17, 18] });
    flash.expectIn(pieces);
  });

  test("that grew while it was read has no hole", async () => {
    const flash = written();
    const pieces: Pieces = new Map();
    await flash.read(pieces);
    flash.meanwhile = (piece) => {
      if (piece === 16) flash.write(0, 1000, 1100);
      if (piece === 18) flash.write(0, 1100, 1300);
    };
    await flash.read(pieces);
    flash.expectIn(pieces);
  });

  test.each([1, 2, 3, 4, 5, 6, 7])(
    "that grew has no hole either if the link failed at question %i",
    async (failing) => {
      const flash = written();
      const pieces: Pieces = new Map();
      await flash.read(pieces);
      flash.meanwhile = (piece) => {
        if (piece === 16) flash.write(0, 1000, 1200);
        if (flash.asked.length === failing) throw new Error("the link is cut");
      };
      await expect(flash.read(pieces)).rejects.toThrow("cut");
      flash.meanwhile = () => {};
      await flash.read(pieces);
      flash.expectIn(pieces);
    },
  );

  test("that went on to the next page while it was read has no hole", async () => {
    const flash = written();
    const pieces: Pieces = new Map();
    await flash.read(pieces);
    flash.meanwhile = (piece) => {
      if (piece !== 64 || flash.bytes[pageBytes] === 70) return;
      flash.write(0, 1000, pageBytes);
      flash.begin(1, 1);
      flash.write(1, 8, 300);
    };
    await flash.read(pieces);
    flash.expectIn(pieces);
  });

  test("whose page was erased and begun again is read anew", async () => {
    const flash = written();
    const pieces: Pieces = new Map();
    await flash.read(pieces);
    // Its begin may be the same again.
    flash.bytes.fill(7, pieceBytes, 1000);
    await flash.read(pieces);
    flash.expectIn(pieces);
    flash.begin(1, 1);
    flash.write(1, 8, 500);
    flash.begin(0, 2);
    flash.write(0, 8, 100);
    await flash.read(pieces);
    flash.expectIn(pieces);
    flash.begin(0, 2);
    flash.bytes.set([9, 9, 9, 9], 8);
    await flash.read(pieces);
    flash.expectIn(pieces);
  });

  test("goes on where a lost connection ended the reading", async () => {
    const flash = written();
    const pieces: Pieces = new Map();
    const changed: Pieces = new Map();
    flash.meanwhile = (piece) => {
      if (piece === 9) throw new Error("lost");
    };
    await expect(readPieces(pieces, changed, 2, flash.ask)).rejects.toThrow("lost");
    flash.meanwhile = () => {};
    flash.asked = [];
    await readPieces(pieces, changed, 2, flash.ask);
    expect(flash.asked.slice(0, 4)).toEqual([0, 8, 9, 10]);
    expect(changed.size).toBe(17);
    flash.expectIn(pieces);
  });
});

describe("the events of a log", () => {
  /** Two moves in a minute, then half a minute for the rest: the log of test/device-scenarios/periods.yaml. */
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
});
