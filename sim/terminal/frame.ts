/**
 * Paints frames on a terminal. Ink computes each whole frame as text, and only the changed lines are written. The
 * terminal's alternate screen is used, so that the user's own screen returns at the end.
 */
import { Writable } from "node:stream";
import type { Size } from "./digits";

const ESC = "\x1b[";
/** Switches to the alternate screen, hides the cursor, turns off wrapping at the right edge, and clears the screen. */
const enter = `${ESC}?1049h${ESC}?25l${ESC}?7l${ESC}2J`;
const leave = `${ESC}0m${ESC}?7h${ESC}?25h${ESC}?1049l`;

/** The parts of a terminal that painting needs. */
export interface Terminal {
  write: (text: string) => void;
  size: () => Size;
}

export interface Painter {
  /** The stream to which Ink writes its frames. */
  stream: NodeJS.WriteStream;
  open: () => void;
  /** Forces a complete repaint, after the terminal's size changed. */
  clear: () => void;
  /** Restores the user's screen; does nothing the second time. */
  close: () => void;
}

/** Returns the lines of `frame` that differ from those on the screen, each with its position. */
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

/** Makes a stream look like a terminal, because Ink asks its output for the width. */
function asTerminal(writable: Writable, terminal: Terminal): NodeJS.WriteStream {
  Object.defineProperties(writable, {
    columns: { get: () => terminal.size().columns },
    rows: { get: () => terminal.size().rows },
  });
  return writable as NodeJS.WriteStream;
}
