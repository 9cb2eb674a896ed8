/** Runs a session in virtual time, presses its keys, and reads its screen. */
import { EventEmitter } from "node:events";
import { render } from "ink";
import { parseControl } from "../../firmware/notation/notation";
import { Screen } from "../../sim/terminal/app";
import type { Size } from "../../sim/terminal/digits";
import type { Key } from "../../sim/terminal/key";
import { takeKey } from "../../sim/terminal/keys";
import { type Palette, paletteFor } from "../../sim/terminal/palette";
import { createSession, pass, type Session } from "../../sim/terminal/session";
import type { Language } from "../../sim/words/language";

/** The time between two keys unless a test says otherwise, ms. */
const KEY_MS = 200;
const START_MS = 1000;

export interface Stage {
  session: Session;
  nowMs: () => number;
  wait: (ms: number) => void;
  /** Presses keys one after the other. Returns true if the last one ended the program. */
  press: (...keys: Key[]) => boolean;
  /** Types a text, character by character. */
  type: (text: string) => void;
  frame: () => string;
}

export function stage(control: string, language: Language = "en", screen: Size = { columns: 80, rows: 24 }): Stage {
  const parsed = parseControl(control).control;
  if (parsed === undefined) throw new Error(`no control: ${control}`);
  let atMs = START_MS;
  const session = createSession(parsed, language, screen, atMs);
  const press = (...keys: Key[]): boolean => {
    let quits = false;
    for (const key of keys) {
      atMs += KEY_MS;
      quits = takeKey(session, key, atMs);
    }
    return quits;
  };
  return {
    session,
    nowMs: () => atMs,
    wait(ms) {
      atMs += ms;
      pass(session, atMs);
    },
    press,
    type: (text) => {
      press(...text);
    },
    frame: () => frameOf(session),
  };
}

/** Returns what the terminal shows, without styles unless the tests run with colours. */
export function frameOf(session: Session, palette: Palette = paletteFor({})): string {
  let frame = "";
  const output = Object.assign(new EventEmitter(), {
    columns: session.screen.columns,
    write: (text: string) => {
      if (text !== "") frame = text;
      return true;
    },
  });
  const { unmount } = render(<Screen session={session} palette={palette} />, {
    stdout: output as unknown as NodeJS.WriteStream,
    debug: true,
    patchConsole: false,
    exitOnCtrlC: false,
  });
  const shown = frame;
  unmount();
  return shown;
}
