/**
 * Holds the parts of the firmware that the page loads late: speech, and the display with its menus. The build cuts them
 * out of the page's own script (sim/build/page/on-demand.ts), and what it cuts out is called here.
 */

type Late = Readonly<Record<string, unknown>>;
type Call = (...given: unknown[]) => unknown;

/** The functions that are loaded, by their names. */
const part: Record<string, Call> = {};

/** Returns what calls a function once it is loaded, and until then returns −1. */
export function late(name: string): Call {
  return (...given) => part[name]?.(...given) ?? -1;
}

export function bringFirmware(functions: Late): void {
  Object.assign(part, functions);
}
