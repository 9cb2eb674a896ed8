/** Draws which pin of a board's header goes to which part, from the definition alone. */
import type { Board } from "../../board-defs/board";
import type { WiringWords } from "../words/card";
import { connectionsOf, type Part, signalsOf } from "./connections";
import { glass, symbol, textAt } from "./wiring-symbols";

/** One side of the picture: the rail, the boxes and the row of pins, from the outside inwards. */
interface Side {
  isLeft: boolean;
  railX: number;
  boxX: number;
  /** The edge of the boxes where the wires leave. */
  edgeX: number;
  /** The outer edge of the boxes. */
  backX: number;
  pinX: number;
}

interface Box {
  part: Part;
  y: number;
  height: number;
}

const width = 1180;
const boxWidth = 260;
const rowsTop = 118;
const pitch = 30;
const left: Side = { isLeft: true, railX: 24, boxX: 52, edgeX: 52 + boxWidth, backX: 52, pinX: 490 };
const right: Side = {
  isLeft: false,
  railX: width - 24,
  boxX: width - 52 - boxWidth,
  edgeX: width - 52 - boxWidth,
  backX: width - 52,
  pinX: width - 490,
};
const gap = 12;
const colours = ["#1565c0", "#2e9e3f", "#ef6c00", "#8e24aa", "#00897b", "#c2185b", "#6d4c41", "#9e9d24", "#5e35b1"];

/** Returns the picture as SVG. The same definition gives the same text. */
export function wiringPicture(board: Board, header: readonly string[], words: WiringWords): string {
  const parts = connectionsOf(board, header);
  const notes = board.batteries === undefined ? words.notes : [...words.notes, words.batteryNote];
  const sides = [left, right].map((side) => {
    const own = parts.filter((part) => isLeftPin(header, part) === side.isLeft);
    return drawSide(side, own, header, words);
  });
  const bottom = Math.max(rowsTop + (header.length / 2) * pitch + 20, ...sides.map(({ bottomY }) => bottomY)) + 24;
  const height = bottom + notes.length * 22 + 14;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="14">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    textAt(width / 2, 34, words.title(board.title), 'font-size="20" font-weight="bold" text-anchor="middle"'),
    drawBoard(board, header, words),
    ...sides.map(({ svg }) => svg),
    ...notes.map((note, n) => textAt(52, bottom + n * 22, note, 'fill="#333"')),
    "</svg>\n",
  ].join("\n");
}

/** Returns the number of a pin; pin 1 is the first. Throws for a pin that the header does not have. */
function pinNumber(header: readonly string[], pin: string): number {
  const index = header.indexOf(pin);
  if (index < 0) throw new Error(`${pin} is not on the header`);
  return index + 1;
}

/** A part lies on the side where most of its pins are. */
function isLeftPin(header: readonly string[], { terminals }: Part): boolean {
  const onLeft = terminals.filter(({ pin }) => pinNumber(header, pin) <= header.length / 2);
  return onLeft.length * 2 > terminals.length;
}

/** Returns the height of a pin: down on the left, up on the right. */
function pinY(header: readonly string[], number: number): number {
  const rows = header.length / 2;
  const row = number <= rows ? number - 1 : header.length - number;
  return rowsTop + row * pitch + pitch / 2;
}

function drawBoard({ title }: Board, header: readonly string[], { usb }: WiringWords): string {
  const x = left.pinX - 14;
  const boardWidth = right.pinX - left.pinX + 28;
  const height = (header.length / 2) * pitch;
  const middle = x + boardWidth / 2;
  const light = 'fill="#d8efe0" text-anchor="middle"';
  const pins = header.map((name, index) => drawPin(header, name, index + 1));
  return [
    `<rect x="${x}" y="${rowsTop - 26}" width="${boardWidth}" height="${height + 46}" rx="10" fill="#1c6b45"/>`,
    `<rect x="${middle - 34}" y="${rowsTop - 44}" width="68" height="44" rx="4" fill="#c9ced3"/>`,
    textAt(middle, rowsTop - 16, usb, 'font-size="13" text-anchor="middle"'),
    `<rect x="${middle - 20}" y="${rowsTop + height / 2 - 62}" width="40" height="40" rx="3" fill="#151515"/>`,
    textAt(
      0,
      0,
      title,
      `${light} font-size="15" transform="translate(${middle - 5} ${rowsTop + height / 2 + 90}) rotate(90)"`,
    ),
    ...pins,
  ].join("\n");
}

function drawPin(header: readonly string[], name: string, number: number): string {
  const isLeft = number <= header.length / 2;
  const [x, toward, anchor] = isLeft ? [left.pinX, 1, "start"] : [right.pinX, -1, "end"];
  const y = pinY(header, number);
  const fill = name === "GND" ? "#111111" : name.startsWith("GP") ? "#e0b93f" : "#d7d7d7";
  return [
    `<circle cx="${x}" cy="${y}" r="8" fill="${fill}" stroke="#f5e6b0" stroke-width="2"/>`,
    textAt(x + 16 * toward, y + 5, String(number), `fill="#ffffff" font-weight="bold" text-anchor="${anchor}"`),
    textAt(x + 40 * toward, y + 5, name, `fill="#d8efe0" text-anchor="${anchor}" font-size="13"`),
  ].join("");
}

function drawSide(
  side: Side,
  parts: readonly Part[],
  header: readonly string[],
  words: WiringWords,
): { svg: string; bottomY: number } {
  const topOf = (part: Part) => Math.min(...signalsOf(part).map(({ pin }) => pinY(header, pinNumber(header, pin))));
  const sorted = [...parts].sort((a, b) => topOf(a) - topOf(b));
  const ground = groundPin(side, sorted, header);
  const boxes = placed(sorted, header, ground.after);
  const bottomY = (boxes.at(-1)?.y ?? 0) + (boxes.at(-1)?.height ?? 0);
  let wires = side.isLeft ? 0 : 4;
  const drawn = boxes.map((box) => {
    const svg = drawBox(side, box, header, words, wires);
    wires += box.part.terminals.length;
    return svg;
  });
  return { svg: [drawRail(side, boxes, header, ground), ...drawn].join("\n"), bottomY };
}

interface Ground {
  pin: number;
  /** How many boxes lie above the wire from the ground pin to the rail. */
  after: number;
}

/** Returns the first ground pin of a side that no part's wires lie around, or the last one, whose wire crosses some. */
function groundPin(side: Side, sorted: readonly Part[], header: readonly string[]): Ground {
  const rows = header.length / 2;
  const numbers = header.map((_, index) => (side.isLeft ? index + 1 : header.length - index)).slice(0, rows);
  const grounds = numbers.filter((number) => header[number - 1] === "GND");
  for (const pin of grounds) {
    const y = pinY(header, pin);
    const places = sorted.map(({ terminals }) => terminals.map((one) => pinY(header, pinNumber(header, one.pin)) < y));
    if (places.every((above) => above.every((is) => is === above[0]))) {
      return { pin, after: places.filter(([isAbove]) => isAbove === true).length };
    }
  }
  return { pin: grounds.at(-1) ?? header.indexOf("GND") + 1, after: sorted.length };
}

/** Places the boxes in the order of their pins, around the height of the board's middle. */
function placed(sorted: readonly Part[], header: readonly string[], after: number): Box[] {
  const heights = sorted.map(heightOf);
  const total = heights.reduce((sum, height) => sum + height + gap, gap);
  let y = Math.max(64, rowsTop + (header.length * pitch) / 4 - total / 2);
  return sorted.map((part, index) => {
    if (index === after) y += gap;
    const box = { part, y, height: heights[index] ?? 0 };
    y += box.height + gap;
    return box;
  });
}

function heightOf({ kind, terminals }: Part): number {
  if (kind === "display") return 74 + terminals.length * 28;
  return terminals.length === 1 ? 52 : 34 + terminals.length * 28;
}

/** Draws the ground rail, its wire to the board, and what joins each part to it. */
function drawRail(side: Side, boxes: readonly Box[], header: readonly string[], { pin, after }: Ground): string {
  const next = boxes[after];
  const before = boxes[after - 1];
  const wireY = next === undefined ? (before?.y ?? 0) + (before?.height ?? 0) + gap : next.y - gap;
  const grounded = boxes.filter(({ part }) => part.returns === "GND").map(endY);
  const from = Math.min(wireY, ...grounded);
  const to = Math.max(wireY, ...grounded);
  const black = 'stroke="#111111" stroke-width="4" fill="none" stroke-linecap="round"';
  return [
    `<path d="M${side.railX} ${from}V${to}" ${black}/>`,
    `<path d="M${side.railX} ${wireY}H${side.edgeX}" ${black}/>`,
    wire(side, wireY, header, pin, "#111111"),
    ...grounded.map((y) => `<path d="M${side.railX} ${y}H${side.backX}" ${black}/>`),
    textAt(side.railX, from - 10, "GND", 'font-weight="bold" text-anchor="middle"'),
  ].join("\n");
}

/** Returns where a box meets the rail: at its symbol, or in its last row. */
function endY({ y, height }: Box): number {
  return y + height - 16;
}

function drawBox(side: Side, box: Box, header: readonly string[], words: WiringWords, firstColour: number): string {
  const { part, y, height } = box;
  const title = words.parts[part.path] ?? part.path;
  const terminals = [...part.terminals].sort(
    (a, b) => pinY(header, pinNumber(header, a.pin)) - pinY(header, pinNumber(header, b.pin)),
  );
  const isSingle = terminals.length === 1;
  const rows = terminals.map((terminal, index) => {
    const number = pinNumber(header, terminal.pin);
    const rowY = isSingle ? endY(box) : y + 46 + index * 28;
    const colour = terminal.pin === "3V3" ? "#d32f2f" : (colours[(firstColour + index) % colours.length] ?? "");
    const named = `${terminal.label === "" ? "" : `${terminal.label}: `}${words.pin(number, terminal.pin)}`;
    const textX = side.isLeft ? side.edgeX - 12 : side.edgeX + 12;
    const anchor = `text-anchor="${side.isLeft ? "end" : "start"}"`;
    return [
      textAt(
        isSingle ? side.boxX + boxWidth - 10 : textX,
        isSingle ? y + 20 : rowY + 5,
        named,
        isSingle ? 'text-anchor="end" fill="#444"' : anchor,
      ),
      wire(side, rowY, header, number, colour),
    ].join("");
  });
  return [
    `<rect x="${side.boxX}" y="${y}" width="${boxWidth}" height="${height}" rx="8" fill="#f6f7f9" stroke="#9aa3ad"/>`,
    textAt(side.boxX + 10, y + 20, title, 'font-weight="bold"'),
    isSingle ? symbol(part.kind, side.backX, side.edgeX, endY(box)) : drawInside(side, box),
    ...rows,
  ].join("\n");
}

/** Draws what a box with several wires shows inside. */
function drawInside(side: Side, box: Box): string {
  const groundX = side.isLeft ? side.boxX + 12 : side.boxX + boxWidth - 12;
  const ground = textAt(groundX, endY(box) + 5, "GND", `text-anchor="${side.isLeft ? "start" : "end"}"`);
  if (box.part.kind !== "display") return ground;
  const inner = 104;
  return `${glass(side.isLeft ? side.boxX + 14 : side.boxX + boxWidth - inner - 14, box.y + 60, inner, 52)}${ground}`;
}

/** Draws a wire to a pin. A wire to the far row of pins goes across the board. */
function wire(side: Side, fromY: number, header: readonly string[], number: number, colour: string): string {
  const toX = number <= header.length / 2 ? left.pinX : right.pinX;
  const toY = pinY(header, number);
  const bend = side.isLeft ? 90 : -90;
  const path = `M${side.edgeX} ${fromY}C${side.edgeX + bend} ${fromY} ${toX - bend} ${toY} ${toX} ${toY}`;
  return [
    `<path d="${path}" stroke="#ffffff" stroke-width="7" fill="none"/>`,
    `<path d="${path}" stroke="${colour}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
    `<circle cx="${side.edgeX}" cy="${fromY}" r="5" fill="${colour}"/><circle cx="${toX}" cy="${toY}" r="5" fill="${colour}"/>`,
  ].join("");
}
