/**
 * Holds the parts of the firmware that the page loads late: speech, and the display with its menus. The build cuts them
 * out of the page's own script (sim/build/page/on-demand.ts), and what it cuts out is called here.
 */

type Late = Readonly<Record<string, unknown>>;

/** The functions that are loaded, by their names. */
export const part: Record<string, unknown> = {};

export function bringFirmware(functions: Late): void {
  Object.assign(part, functions);
}
