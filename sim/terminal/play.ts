/** Runs the clock in the terminal: keys come in, rows go out, and one timer waits for the next visible change. */
import { emitKeypressEvents, type Key as Keypress } from "node:readline";
import type { Size } from "./digits";
import { type Key, takeKey } from "./keys";
import { encode } from "./paint";
import { screenRows } from "./screen";
import { proceed, type Session, sleepMs } from "./session";

/** The size of a terminal that reports none. */
const usual: Size = { columns: 80, rows: 24 };
/** A margin against timers that fire a fraction of a millisecond early and would need a second timer. */
const EARLY_MS = 1;
/** An Escape that no other character follows within this time is the key. */
const ESCAPE_MS = 50;
/**
 * Switches to the alternate screen, hides the cursor, turns off wrapping at the right edge, asks for keys that mark
 * pasted text, and clears the screen.
 */
const enter = "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?2004h\x1b[2J";
const leave = "\x1b[0m\x1b[?2004l\x1b[?7h\x1b[?25h\x1b[?1049l";
/** The signals that end the program: first they give the screen back. */
const endings = ["SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM"] as const;
/** The characters that take one column each. Others would shift a row and hide the caret. */
const narrow = /^(?=[\p{L}\p{N}\p{P}\p{S} ])[^\u1100-\u1dff\u2300-\uffff]$/u;
const names: Readonly<Record<string, Key>> = { return: "enter", delete: "backspace" };

export function sizeOf(output: NodeJS.WriteStream): Size {
  return { columns: output.columns || usual.columns, rows: output.rows || usual.rows };
}

/** Returns the name of a key, or undefined for one that the clock does not use. Fullwidth letters are plain ones. */
export function keyOf(text: string | undefined, { name, ctrl, meta, shift }: Keypress): Key | undefined {
  if (name === "tab") return shift === true ? "backtab" : "tab";
  if (ctrl === true || (meta === true && name !== "escape")) return undefined;
  const letter = text !== undefined && text >= "\uff01" ? text.normalize("NFKC") : text;
  if (letter !== undefined && narrow.test(letter)) return letter;
  return name === undefined ? undefined : (names[name] ?? name);
}

/** Returns the lines that differ from those on the screen, each with its position. */
export function changesOf(before: readonly string[], lines: readonly string[]): string {
  return lines.map((line, y) => (line === before[y] ? "" : `\x1b[${y + 1};1H\x1b[2K${line}`)).join("");
}

/**
 * Ends before a signal ends the program, and then by that signal: Node's own way out aborts if the terminal is gone.
 * Returns what forgets the signals.
 */
function onEnding(end: () => void): () => void {
  const die = (signal: NodeJS.Signals): void => {
    end();
    process.kill(process.pid, signal);
  };
  for (const signal of endings) process.on(signal, die);
  return () => {
    for (const signal of endings) process.off(signal, die);
  };
}

/**
 * Plays until the user quits, and resolves to the exit code 0. It restores the user's screen in any case. The clock's
 * time begins at 0.
 */
export function play(session: Session, input: NodeJS.ReadStream, output: NodeJS.WriteStream): Promise<number> {
  const beginMs = performance.now();
  const now = (): number => Math.floor(performance.now() - beginMs);
  const hasColours = (process.env.NO_COLOR ?? "") === "";
  let onScreen: readonly string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const restore = (): boolean => output.write(leave);
  const draw = (): void => {
    const lines = screenRows(session).map((row) => encode(row, hasColours));
    output.write(changesOf(onScreen, lines));
    onScreen = lines;
    const ms = sleepMs(session, now());
    clearTimeout(timer);
    if (ms !== undefined) timer = setTimeout(wake, ms + EARLY_MS);
  };
  const wake = (): void => {
    proceed(session, now());
    draw();
  };
  const onResize = (): void => {
    session.screen = sizeOf(output);
    onScreen = [];
    output.write("\x1b[2J");
    wake();
  };
  return new Promise((resolve) => {
    const onKey = (text: string | undefined, press: Keypress): void => {
      // The key's stamp is taken before anything else happens.
      const atMs = now();
      const key = keyOf(text, press);
      if (press.ctrl === true && press.name === "z") suspend();
      else if ((press.ctrl === true && press.name === "c") || (key !== undefined && takeKey(session, key, atMs))) end();
      else draw();
    };
    /** Gives the terminal back to the shell until it continues this program. The clock's time goes on. */
    const suspend = (): void => {
      if (process.platform === "win32") return;
      clearTimeout(timer);
      input.setRawMode(false);
      restore();
      process.kill(process.pid, "SIGTSTP");
    };
    const onContinue = (): void => {
      input.setRawMode(true);
      output.write(enter);
      onResize();
      // A new size meanwhile was told to the shell alone; Node looks at the size when it hears of one.
      process.kill(process.pid, "SIGWINCH");
    };
    const end = (): void => {
      clearTimeout(timer);
      input.off("keypress", onKey).setRawMode(false).pause();
      output.off("resize", onResize);
      process.off("exit", restore).off("SIGCONT", onContinue);
      forget();
      restore();
      resolve(0);
    };
    const forget = onEnding(end);
    process.on("exit", restore).on("SIGCONT", onContinue);
    emitKeypressEvents(input, { escapeCodeTimeout: ESCAPE_MS } as never);
    input.setRawMode(true).on("keypress", onKey).resume();
    output.on("resize", onResize);
    output.write(enter);
    wake();
  });
}
