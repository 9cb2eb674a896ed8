/** The steps of lists that native/stop.c does: they write, await and check registers of the RP2040. */

/** A write at these distances sets or clears bits. */
export const set = 0x2000;
export const clear = 0x3000;

/** Registers, from the data sheet of the RP2040. */
export const clocks = 0x40008000;
export const resets = 0x4000c000;
export const resetsDone = resets + 8;
export const pads = 0x4001c000;
export const io = 0x40014000;
export const watchdog = 0x40058000;
export const levels = 0xd0000004;
export const outSet = 0xd0000014;
export const outClear = 0xd0000018;
export const enableSet = 0xd0000024;
export const enableClear = 0xd0000028;

/** Bits of a PLL: it is locked; what its oscillator needs, and its dividers. */
export const locked = 2 ** 31;
export const oscillatorOff = 0x21;
export const dividersOff = 8;

/** The content of a pad with its input and a resistor. */
export const pulledUp = 0x5a;
export const pulledDown = 0x56;
/** The program drives a pin. */
const byProgram = 5;

/** The ends of a range, both within. */
export type Range = readonly [least: number, most: number];

export interface Step {
  readonly address: number;
  readonly bits: number;
  /** An empty name awaits the bits. */
  readonly name?: string;
  /** The right value. For a wait: the value that the bits take, and the code with which the boot stops otherwise. */
  readonly range?: readonly [least: number, most: number | string];
}

export const write = (address: number, bits: number): Step => ({ address, bits });

/** Waits until bits are set. If they do not come, the boot goes on. */
export const await_ = (address: number, bits: number): Step => ({ address, bits, name: "", range: [bits, 0] });

/** Waits until bits are cleared. */
export const awaitNone = (address: number, bits: number): Step => ({ address, bits, name: "", range: [0, 0] });

/** Waits until bits are set. If they do not come, the boot stops with a code of native/chip.h. */
export const need = (address: number, bits: number, code: string): Step => {
  return { address, bits, name: "", range: [bits, code] };
};

export const check = (name: string, address: number, bits: number, range: Range): Step => {
  return { address, bits, name, range };
};

/** Gives a pin to the program. */
export function lend(pin: number, pad: number): Step[] {
  return [write(pads + 4 + 4 * pin, pad), write(io + 4 + 8 * pin, byProgram)];
}

/** Returns a step as C data. */
export function stepText({ address, bits, name, range: [least, most] = [0, 0] }: Step): string {
  const end = typeof most === "number" ? `${most}u` : most;
  return `{0x${address.toString(16)}u, ${bits}u, ${name === undefined ? "NULL" : JSON.stringify(name)}, ${least}u, ${end}}`;
}

/** Returns a list as C data, as native/steps.h declares it. */
export function listText(name: string, steps: readonly Step[]): string {
  const texts = [...steps.map(stepText), "{0}"];
  return `const Step ${name}[] = {\n${texts.join(",\n")}};\n`;
}
