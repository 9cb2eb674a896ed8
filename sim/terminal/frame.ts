/**
 * Paints frames on a terminal. Ink works out what a frame looks like and gives it here as text, whole; only the lines
 * that changed are written. The terminal's other screen is used, so that the user's own comes back at the end.
 */
import { Writable } from "node:stream";
import type { Size } from "./digits";

const ESC = "\x1b[";
/** Other screen on, cursor hidden, no wrapping at the right edge, cleared. */
const enter = `${ESC}?1049h${ESC}?25l${ESC}?7l${ESC}2J`;
const leave = `${ESC}0m${ESC}?7h${ESC}?25h${ESC}?1049l`;

/** A terminal as far as painting needs it. */
export interface Terminal {
  write: (text: string) => void;
  size: () => Size;
}

export interface Painter {
  /** Where Ink writes its frames. */
  stream: NodeJS.WriteStream;
  open: () => void;
  /** After the terminal's size changed: everything is painted anew. */
  clear: () => void;
  /** Gives the screen back as it was; does nothing the second time. */
  close: () => void;
}

/** The lines of `frame` that differ from those on the screen, each with its place. */
export function changesOf(before: readonly string[], frame: readonly string[], rows: number): string {
  let text = "";
  for (let y = 0; y < rows; y++) {
    const line = frame[y] ?? "";
    if (line !== before[y]) text += `${ESC}${y + 1};1H${ESC}2K${line}${ESC}0m`;
  }
  return text;
}

export function createPainter(terminal: Terminal): Painter {
  let onScreen: string[] = [];
  let isOpen = false;
  const paint = (frame: string): void => {
    if (!isOpen || frame === "") return;
    const { rows } = terminal.size();
    const lines = frame.split("\n").slice(0, rows);
    const text = changesOf(onScreen, lines, rows);
    onScreen = Array.from({ length: rows }, (_, y) => lines[y] ?? "");
    if (text !== "") terminal.write(text);
  };
  const writable = new Writable({
    decodeStrings: false,
    write(chunk: string | Buffer, _encoding, done) {
      paint(chunk.toString());
      done();
    },
  });
  return {
    stream: asTerminal(writable, terminal),
    open() {
      isOpen = true;
      terminal.write(enter);
    },
    clear() {
      onScreen = [];
      terminal.write(`${ESC}2J`);
    },
    close() {
      if (isOpen) terminal.write(leave);
      isOpen = false;
    },
  };
}

/** Ink asks its output for the terminal's width. */
function asTerminal(writable: Writable, terminal: Terminal): NodeJS.WriteStream {
  Object.defineProperties(writable, {
    columns: { get: () => terminal.size().columns },
    rows: { get: () => terminal.size().rows },
  });
  return writable as NodeJS.WriteStream;
}
