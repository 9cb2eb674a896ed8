/** Runs the terminal clock in virtual time, presses its keys, and reads its screen. */
import { pixljsplus } from "../../board-defs/pixljsplus";
import { type Key, takeKey } from "../../sim/terminal/keys";
import { encode } from "../../sim/terminal/paint";
import { screenRows } from "../../sim/terminal/screen";
import { appOf, createSession, proceed, type Session } from "../../sim/terminal/session";
import type { Language } from "../../sim/words/language";

/** The time between two keys unless a test says otherwise, ms. */
const KEY_MS = 200;

export interface Stage {
  session: Session;
  nowMs(): number;
  wait(ms: number): void;
  /** Presses keys one after the other. Returns true if the last one ended the program. */
  press(...keys: Key[]): boolean;
  /** Returns the rows of the screen without styles. */
  rows(): string[];
  /** Returns the screen with its escape sequences. */
  painted(hasColours: boolean): string;
}

/** A size as tests write it: `80x24`. */
export type SizeText = `${number}x${number}`;

export function stage(control: string, language: Language = "en", size: SizeText = "80x24"): Stage {
  const [columns = 0, rows = 0] = size.split("x").map(Number);
  let atMs = 0;
  const session = createSession(pixljsplus, control, language, { columns, rows });
  return {
    session,
    nowMs: () => atMs,
    wait(ms) {
      atMs += ms;
      proceed(session, atMs);
    },
    press(...keys) {
      let isEnd = false;
      for (const key of keys) {
        atMs += KEY_MS;
        isEnd = takeKey(session, key, atMs);
      }
      return isEnd;
    },
    rows: () => screenRows(session).map((row) => row.map(({ text }) => text).join("")),
    painted: (hasColours) =>
      screenRows(session)
        .map((row) => encode(row, hasColours))
        .join("\n"),
  };
}

/** Returns a clock whose game is paused in White's first turn. */
export function paused(control = "300"): Stage {
  const clock = stage(control);
  clock.press("j", "p");
  return clock;
}

/** Returns the clock's times, such as `0:03:02 0:02:58`. */
export function timesOf({ session }: Stage): string {
  const { left, right } = session.face;
  return `${left} ${right}`;
}

export { appOf };
