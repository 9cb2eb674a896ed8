/**
 * Replaces Raspberry Pi's boot ROM. Each function of its table is a breakpoint at which the emulator does the work. A
 * function that takes time sleeps meanwhile, so that interrupts come as they do on the chip.
 */

/** The functions, by the number of their breakpoint. */
export const enum Service {
  Connect = 0x40,
  Erase = 0x41,
  Program = 0x42,
  /** Sets r0 to 1 while the flash is busy. */
  IsBusy = 0x43,
  /** Sets r0 to the function with the code in r1. */
  LookUp = 0x44,
  LeaveXip = 0x45,
  FlushCache = 0x46,
}

const functions: readonly [code: string, service: Service][] = [
  ["IF", Service.Connect],
  ["EX", Service.LeaveXip],
  ["FC", Service.FlushCache],
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
  /** The addresses of the functions, by the code that looks them up. */
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
    const takesTime = service === Service.Erase || service === Service.Program;
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
