/**
 * A boot ROM in place of Raspberry Pi's: its table of functions, each a breakpoint that the emulator plays. A function
 * that takes its time sleeps until it is over, so that interrupts come meanwhile as they do on the chip.
 */

/** What a breakpoint's number means. */
export const enum Service {
  /** Functions that have nothing to do here: the flash is connected, and its cache has no delays. */
  Nothing = 0x40,
  Erase = 0x41,
  Program = 0x42,
  /** r0: 1 while the flash is busy. */
  IsBusy = 0x43,
  /** r0: the function with the code in r1. */
  LookUp = 0x44,
}

const functions: readonly [code: string, service: Service][] = [
  ["IF", Service.Nothing],
  ["EX", Service.Nothing],
  ["FC", Service.Nothing],
  ["RE", Service.Erase],
  ["RP", Service.Program],
];

const breakpoint = 0xbe00;
const waitForInterrupt = 0xbf30;
const compareWithZero = 0x2800;
const goBackThree = 0xd1fb;
const leave = 0x4770;

export interface Bootrom {
  words: Uint32Array;
  /** Where functions begin, by the code that asks for them. */
  places: ReadonlyMap<number, number>;
}

const romBytes = 16 * 1024;
const codeAt = 0x100;
const tableAt = 0x14;
const lookUpAt = 0x18;
/** "Mu", and version 2. */
const magic = 0x0201754d;
const magicAt = 0x10;

export function makeBootrom(): Bootrom {
  const words = new Uint32Array(romBytes / 4);
  const view = new DataView(words.buffer);
  let at = codeAt;
  const put = (...halves: number[]): number => {
    const begin = at;
    for (const half of halves) {
      view.setUint16(at, half, true);
      at += 2;
    }
    return begin;
  };
  const places = new Map<number, number>();
  for (const [code, service] of functions) {
    const wait = [waitForInterrupt, breakpoint | Service.IsBusy, compareWithZero, goBackThree];
    const takesTime = service !== Service.Nothing;
    places.set(
      code.charCodeAt(0) | (code.charCodeAt(1) << 8),
      put(breakpoint | service, ...(takesTime ? wait : []), leave) | 1,
    );
  }
  view.setUint32(magicAt, magic, true);
  view.setUint16(lookUpAt, put(breakpoint | Service.LookUp, leave) | 1, true);
  view.setUint16(tableAt, at, true);
  for (const [code, place] of places) put(code, place);
  return { words, places };
}
