import type { Hal, Switch } from "../../../hal/hal";
import { type Clock, otherSide, sideOf } from "../../core/clock";
import { type Contact, createContact } from "../../core/contact";
import { type Control, periodsOf, repeats } from "../../core/control";
import { Class, Edition, Side } from "../../core/words";
import { type Form, type Kind, type Language, type List, Memo, REGIONS, Sound, Stage } from "./choices";
import type { Facts } from "./facts";
import { createLog, type Log } from "./log-state";
import type { Labels, Telling } from "./report-state";
import type { Word } from "./word";

/** What the owner chose; kept when the power goes. */
export interface Settings {
  /** Whose clock is on the left [6.5]. */
  left: Side;
  language: Language;
  edition: Edition;
  sound: Sound;
  /** A press is confirmed by a click. */
  click: boolean;
  tenths: boolean;
  /** Move counters are shown. */
  counter: boolean;
  /** A sign for who need not record the moves for the rest of the period [8.4]. */
  fiveMinutes: boolean;
  /** An illegal move gives its increment back [AM]. */
  takesBack: boolean;
  /** Rapid and blitz are played under the Competition Rules [A.4, B.2]. */
  competition: boolean;
  bounceMs: number;
  /** Four digits, 0 to 9999, behind which the arbiter's keys are; −1: no lock. */
  lockCode: number;
  /** How much faster than the board's own clock time is counted, billionths, ±1,000,000 (clock.md §12). */
  trimPpb: number;
}

/** A value of a form as it is laid out, see form.ts. */
export interface FormField {
  readonly slot: number;
  readonly kind: Kind;
  readonly label: Word;
  /** The least value; of a choice the word of value 0. */
  readonly from: number;
  readonly max: number;
}

/** Until when a player may be absent [6.7], and at a resumption which; `Side.None`: both. */
export interface Absence {
  untilMs: number;
  side: Side;
}

/** The whole clock: the core's record, what is chosen, what the display shows, which key is down. */
export interface App {
  readonly hal: Hal;
  readonly facts: Facts;
  readonly settings: Settings;
  /** The five own programs, 26 to 30, as canonical notation; empty: none. */
  own: string[];
  /** Program 25, set over the link, in canonical notation; empty: none. */
  remote: string;
  /** The program chosen or looked at, 1 to 30. */
  program: number;
  clock: Clock;
  stage: Stage;
  /** The arbiter's code was given since the clock last ran. */
  unlocked: boolean;
  /** The side that START sets going after a pause: the side to move, or the arbiter's choice. */
  next: Side;
  /** The game on the clock has been put away under a name; it goes on when it is restored. */
  adjourned: boolean;
  /** White pressed before the start: are the colours right? [6.6] */
  coloursAsked: boolean;
  /** Something happened since the face was last shown as a whole. */
  stale: boolean;

  /** Contacts by `Switch`. */
  contacts: Contact[];
  /** A lever was touched since power-on, or the board has no keys for the players: keys are the arbiter's only. */
  leversSeen: boolean;
  /** The key that is down; −1: none. */
  key: Switch | -1;
  keyAtMs: number;
  /** It opened at `keyUpAtMs`, which may still be bounce. */
  keyOpen: boolean;
  keyUpAtMs: number;
  /** What is left to do for this key: its hold acted, or its repeats so far. */
  keyDone: boolean;
  keyRepeats: number;

  /** What stands on the display, by `Region`. */
  shown: string[];
  /** Something was drawn since the display was last sent. */
  drawn: boolean;
  /** Regions whose text changed since the last report; empty unless `listening`. */
  changed: number[];
  /** The link asked for reports of every event and of what the display shows; or of the state instead of the display. */
  listening: boolean;
  wantsStates: boolean;
  /** Reports since then. */
  toldLines: number;
  /** Events of this handler that are to be reported, see telling.ts. */
  tellings: Telling[];
  /** The last line from the computer had a check: ours have one too. */
  checked: boolean;
  /** The arbiter's code came over the link. */
  linkOpen: boolean;
  /** The number of the line that is being answered; −1: it has none. */
  lineNumber: number;
  /** The last command that had a number, and what was answered; −1: none since `hello`. */
  lastNumber: number;
  lastAnswer: string;
  /** What the link said of the game: the board's number in the round, 0: none, and the names, White's first. */
  tableNumber: number;
  names: string[];
  /** The instant of power-on: reports count from here. */
  originMs: number;
  /** What state lines say of the control that they were made for. */
  labels: Labels;
  labelled: Control;

  /** What control-words.ts puts into lines, of which one is wanted: so many come before it, −1: it is full. */
  linesBefore: number;
  lineText: string;
  /** Its periods are joined without spaces. */
  lineTight: boolean;
  /** The page of information in the line below, 0: none; on demand, also while running. */
  info: number;
  /** What the words of the face were last written for, see face.ts; −1: they must be written. */
  lettered: number;
  /** By `Side` the period in which it was under five minutes; 0: none. Undefined: nobody was. */
  shortPeriods?: number[] | undefined;
  /** The first flag's sign, which blinks, is in sight. */
  blinkShown: boolean;
  /** The battery is low: a sign from then on (C.02 3.1). */
  batteryLow: boolean;
  batteryAtMs: number;
  /** The whole seconds left when a sound was last thought of, 11 for more than ten. */
  soundedS: number;

  /** No-show: when the default time ends, and the minutes left as shown; −1: it does not count. */
  absence: Absence;
  noShowMin: number;

  /** The open menu and its chosen item. */
  list: List;
  listAt: number;
  /** The open form, its values by slot, the fields laid out and how many they are. */
  form: Form;
  values: number[];
  /** Not all of them, see `fieldAt`. */
  fields: FormField[];
  fieldCount: number;
  /** The field under the cursor and the digit in it, 0 the last; −1: the one that the field begins with. */
  field: number;
  place: number;
  /** The slot of the field that the cursor is to go to; −1: it stays. */
  sought: number;
  /** A second choice that a form needs, such as which penalty or program. */
  subject: number;

  /** The place that the game on the clock was taken from; −1: none. */
  gamePlace: number;
  /** Wrong codes since the last right one or the last silence, and when the latest was given. */
  wrongCodes: number;
  wrongAtMs: number;
  /** The display's light is on. */
  lit: boolean;
  /** What outlasts the power. */
  log: Log;
  /** What the line below says of a power loss or of the memory. */
  memo: Memo;
}

/** At first. */
const BOUNCE_MS = 25;

/** The record of a clock that has just been given power. `clock`: any, it is replaced by the first program's. */
export function createApp(hal: Hal, facts: Facts, clock: Clock, nowMs: number): App {
  return {
    hal: hal,
    facts: facts,
    settings: createSettings(facts),
    own: ["", "", "", "", ""],
    remote: "",
    program: 1,
    clock: clock,
    stage: Stage.Setup,
    unlocked: false,
    next: Side.White,
    adjourned: false,
    coloursAsked: false,
    stale: true,
    contacts: newContacts(BOUNCE_MS),
    leversSeen: facts.leftKey === -1,
    key: -1,
    keyAtMs: 0,
    keyOpen: false,
    keyUpAtMs: 0,
    keyDone: false,
    keyRepeats: 0,
    shown: emptyRegions(),
    drawn: false,
    changed: [],
    listening: false,
    wantsStates: false,
    toldLines: 0,
    tellings: [],
    checked: false,
    linkOpen: false,
    lineNumber: -1,
    lastNumber: -1,
    lastAnswer: "",
    tableNumber: 0,
    names: ["", ""],
    originMs: nowMs,
    labels: { control: "", klass: Class.None, tenths: false },
    labelled: clock.control,
    linesBefore: 0,
    lineText: "",
    lineTight: false,
    info: 0,
    lettered: -1,
    blinkShown: true,
    batteryLow: false,
    batteryAtMs: nowMs,
    soundedS: 11,
    absence: { untilMs: nowMs, side: Side.None },
    noShowMin: -1,
    list: 0,
    listAt: 0,
    form: 0,
    values: [],
    fields: [],
    fieldCount: 0,
    field: 0,
    place: 0,
    sought: -1,
    subject: 0,
    gamePlace: -1,
    wrongCodes: 0,
    wrongAtMs: nowMs,
    lit: false,
    log: createLog(hal.store, nowMs),
    memo: Memo.None,
  };
}

function newContacts(bounceMs: number): Contact[] {
  const contacts: Contact[] = [];
  for (let i = 0; i < 6; i++) contacts.push(createContact(bounceMs));
  return contacts;
}

function emptyRegions(): string[] {
  const texts: string[] = [];
  for (let i = 0; i < REGIONS; i++) texts.push("");
  return texts;
}

function createSettings(facts: Facts): Settings {
  return {
    left: Side.White,
    language: facts.language,
    edition: Edition.Laws2023,
    sound: Sound.ByControl,
    click: false,
    tenths: false,
    counter: true,
    fiveMinutes: false,
    takesBack: true,
    competition: false,
    bounceMs: BOUNCE_MS,
    lockCode: -1,
    trimPpb: 0,
  };
}

/** The side whose lever, name and time stand on the left. */
export function leftSide(app: App): Side {
  return app.settings.left;
}

export function rightSide(app: App): Side {
  return otherSide(app.settings.left);
}

/** The period a side is in, and of how many unless the last one repeats. */
export function periodText(clock: Clock, side: Side): string {
  const last = repeats(clock.control, side) ? "" : "/" + periodsOf(clock.control, side).length;
  return sideOf(clock, side).period + last;
}
