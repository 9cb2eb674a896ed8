/**
 * Gives each key of the keyboard its meaning: a lever or key of the clock, an item of its menu, or the terminal's own.
 */
import { leftSide } from "../../firmware/app/model/app";
import { Form, Stage } from "../../firmware/app/model/choices";
import { Mode } from "../../firmware/core/words";
import { Switch } from "../../hal/hal";
import { isGameOn, overlayKey } from "./overlay";
import { appOf, goBack, hold, type Overlay, openItem, proceed, type Session, say, tap, wordsOf } from "./session";

/** A printed character is its own name; any other key has a name of more than one character. */
export type Key = string;

/** The levers and keys of the clock, some of them held, and the items of the arbiter's menu that have a key here. */
const deeds: Readonly<
  Record<Key, readonly [deed: (session: Session, what: number, atMs: number) => void, what: number]>
> = {
  f: [tap, Switch.Left],
  j: [tap, Switch.Right],
  m: [tap, Switch.Menu],
  s: [tap, Switch.Start],
  p: [tap, Switch.Start],
  "-": [tap, Switch.Minus],
  "+": [tap, Switch.Plus],
  "=": [tap, Switch.Plus],
  M: [hold, Switch.Menu],
  S: [hold, Switch.Start],
  _: [hold, Switch.Minus],
  "*": [hold, Switch.Plus],
  a: [openAct, Form.None],
  c: [openAct, Form.Correct],
  r: [openAct, Form.Penalty],
  u: [openAct, Form.Undo],
  n: [openAct, Form.NextPeriod],
  g: [openAct, Form.Guideline],
  e: [openAct, Form.Finish],
  l: [openAct, Form.Settings],
};

type Act = (session: Session, atMs: number) => void;

/** The terminal's own pages, and what the clock has no key for. */
const acts: Readonly<Record<Key, Act>> = {
  "<": goBack,
  " ": (session, atMs) => tap(session, moverLever(session), atMs),
  x: (session, atMs) => {
    if (appOf(session).stage !== Stage.Paused) say(session, wordsOf(session).said.notPossible, atMs);
    else tap(session, session.device.screen.bar === "(left)" ? Switch.Plus : Switch.Minus, atMs);
  },
  t: (session, atMs) => {
    if (appOf(session).stage === Stage.Running) say(session, wordsOf(session).said.pauseFirst, atMs);
    else toggle(session, "typing");
  },
  i: (session) => toggle(session, "control"),
  "?": (session) => toggle(session, "help"),
  h: (session) => toggle(session, "help"),
};

/** The usual keys for lists and forms, each with the keys of the clock that do the same. `<` goes one field back. */
const face: Readonly<Record<Key, Key>> = { left: "f", right: "j" };
const list = {
  up: "-",
  down: "+",
  left: "m",
  right: "s",
  enter: "s",
  tab: "+",
  backtab: "-",
  backspace: "m",
  escape: "m",
};
const form = { up: "<", down: "m", left: "-", right: "+", enter: "S", tab: "s", backtab: "<", escape: "M" };
const moves: Readonly<Partial<Record<Stage, Readonly<Record<Key, Key>>>>> = {
  [Stage.Listing]: list,
  [Stage.Filling]: form,
  [Stage.Correcting]: { ...form, up: "+", down: "-", left: "<", right: "s", tab: "m" },
  [Stage.Testing]: { escape: "M" },
};

/** A held key repeats within this time, ms. */
const REPEATED_MS = 120;
/** The keys that may repeat: they move a cursor or change a value. */
const repeating = new Set(["+", "=", "-", "up", "down", "left", "right", "tab", "backtab", "backspace"]);

/** Handles a key that was pressed at `atMs`. Returns true if the program should end. */
export function takeKey(session: Session, key: Key, atMs: number): boolean {
  proceed(session, atMs);
  const isRepeated = session.lastKey === key && atMs - session.lastKeyMs < REPEATED_MS;
  Object.assign(session, { lastKey: key, lastKeyMs: atMs });
  if (key === "paste-start" || key === "paste-end") session.isPasting = key === "paste-start";
  // Pasted text is no work of the keys: it only goes into the field of the control, without its line ends.
  const isField = session.overlay?.kind === "typing" && key.length === 1;
  if (key === "paste-end" || (session.isPasting && !isField)) return false;
  if (isRepeated && session.overlay?.kind !== "typing" && !repeating.has(key)) return false;
  if (session.overlay !== undefined) {
    const outcome = overlayKey(session, session.overlay, key, atMs);
    if (outcome !== "passed") return outcome === "quit";
  }
  if (key === "q" && !isGameOn(session)) return true;
  if (key === "q") toggle(session, "quit");
  else clockKey(session, (moves[appOf(session).stage] ?? face)[key] ?? key, atMs);
  return false;
}

function clockKey(session: Session, key: Key, atMs: number): void {
  const { stage } = appOf(session);
  // A letter that a hand typed with the shift key is the letter, unless it holds a key.
  const name = key in deeds ? key : key.toLowerCase();
  const [deed, what = 0] = deeds[name] ?? [];
  if (deed !== undefined) deed(session, what, atMs);
  else if ((stage === Stage.Filling || stage === Stage.Correcting) && /^\d$/.test(name))
    typeDigit(session, Number(name), atMs);
  else acts[name]?.(session, atMs);
}

/** Opens an item of the arbiter's menu, which is closed while a clock runs and before a control is chosen. */
function openAct(session: Session, item: Form, atMs: number): void {
  const { said } = wordsOf(session);
  const { mode } = appOf(session).clock;
  if (mode === Mode.Running) say(session, said.pauseFirst, atMs);
  else if (mode === Mode.Setup) say(session, said.notPossible, atMs);
  else openItem(session, item, atMs);
}

/** Returns the lever that ends the present turn or, before the start, the one that starts the clock. */
function moverLever(session: Session): Switch {
  const app = appOf(session);
  return (app.clock.turn === leftSide(app)) !== (app.clock.mode === Mode.Ready) ? Switch.Left : Switch.Right;
}

/** Sets the digit under the cursor by the clock's own keys, and goes on to the next. */
function typeDigit(session: Session, digit: number, atMs: number): void {
  const { line, row1, row2, row3, row4, row5, row6 } = session.device.screen;
  const shown = /\[(\d)\]/.exec([line, row1, row2, row3, row4, row5, row6].join("\n"))?.[1];
  if (shown === undefined) return;
  const step = digit - Number(shown);
  for (let i = 0; i < Math.abs(step); i++) tap(session, step > 0 ? Switch.Plus : Switch.Minus, atMs);
  tap(session, Switch.Start, atMs);
}

function toggle(session: Session, kind: Overlay["kind"]): void {
  const isOpen = session.overlay?.kind === kind;
  session.overlay = isOpen ? undefined : { kind, top: 0, text: "", caret: 0, preset: -1 };
}
