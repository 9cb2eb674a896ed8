/** How much of a clock's log is read, and what if the clock writes meanwhile. */
import { describe, expect, test } from "vitest";
import { type Pieces, readPieces } from "../../../sim/hall/bridge/journal-reader";

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
