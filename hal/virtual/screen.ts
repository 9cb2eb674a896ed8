import type { Align, Grid, Screen } from "../hal";
import { note, paperInUse, quoted, tell } from "./paper";

/** Creates a display that logs what is drawn on it. */
export function createScreen(): Screen {
  return { fill, write, digit, show };
}

function fill(this: void, x: number, y: number, width: number, height: number, lit: boolean): void {
  paperInUse().drawn = true;
  note("fill", [x, y, width, height, lit ? 1 : 0], "");
}

function write(
  this: void,
  x: number,
  y: number,
  width: number,
  size: number,
  align: Align,
  reversed: boolean,
  text: string,
): void {
  paperInUse().drawn = true;
  note("write", [x, y, width, size, align, reversed ? 1 : 0], ',"text":' + quoted(text));
}

/** Notes the place, width and height of the digit. */
function digit(this: void, x: number, y: number, grid: Grid, digit: string): void {
  paperInUse().drawn = true;
  note("digit", [x, y, grid[1], 2 * grid[2] + grid[3]], ',"text":' + quoted(digit));
}

function show(this: void): void {
  if (paperInUse().drawn) tell('{"show":1}');
  paperInUse().drawn = false;
}
