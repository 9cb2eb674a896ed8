/** The enumerations of the application. `Stage` 0 to 5 have the same numbers as the core's `Mode`. */

/** The state of the user interface, which determines what each key does. */
export const enum Stage {
  /** No time control is chosen yet: the keys page through the programs. */
  Setup = 0,
  Ready = 1,
  Running = 2,
  Paused = 3,
  Fallen = 4,
  Finished = 5,
  /** The game is adjourned and stored. The next game can be set up. */
  Adjourned = 6,
  /** The arbiter edits times, move counters and flags on the clock face itself. */
  Correcting = 7,
  /** A menu is open. */
  Listing = 8,
  /** A form is open: labels and values, which holding START accepts together. */
  Filling = 9,
  /** The key test: the display shows which keys and levers work. */
  Testing = 10,
  /** The firmware failed. Both times stay on the display, and no key or lever acts. */
  Frozen = 11,
}

/** The action of a key; `keys/key-map.ts` assigns them. In a pair, MINUS has the first action and PLUS the next. */
export const enum Action {
  None = 0,
  StartWhite = 1,
  Pause = 2,
  PressLeft = 3,
  PressRight = 4,
  Info = 5,
  OpenSettings = 6,
  ChooseProgram = 7,
  EditProgram = 8,
  PreviousProgram = 9,
  NextProgram = 10,
  /** The actions from here to `BackToSetup` are the arbiter's, and the lock protects them. */
  Resume = 11,
  TurnLeft = 12,
  TurnRight = 13,
  OpenMenu = 14,
  BackToSetup = 15,
  Up = 16,
  Down = 17,
  Choose = 18,
  Back = 19,
  /** Closes all menus and forms and shows the clock face. */
  Leave = 20,
  Less = 21,
  More = 22,
  NextDigit = 23,
  NextField = 24,
  Accept = 25,
  PreviousField = 26,
  /** Goes among the usual time controls. */
  PreviousUsual = 27,
  NextUsual = 28,
}

/** A named area of the display. Its content is kept as text, so that the clock can both draw and report it. */
export const enum Region {
  LeftTime = 0,
  RightTime = 1,
  LeftName = 2,
  RightName = 3,
  LeftCount = 4,
  RightCount = 5,
  LeftFlag = 6,
  RightFlag = 7,
  /** The delay or overtime that is left. */
  LeftExtra = 8,
  RightExtra = 9,
  /** The side whose clock runs: `left`, `right` or empty. */
  Bar = 10,
  /** The period as n/N, or the number of the program. */
  Middle = 11,
  /** The symbols for sound, lock, battery and freeze. */
  Status = 12,
  /** A line of text below the times. */
  Line = 13,
  /** The key labels while the arbiter corrects the face: a dark bar in place of names and symbols. */
  Keys = 14,
  /** The top line of menus and forms: both times in small digits, and the name of the page. */
  Title = 15,
  /** The first of six rows. A text that begins with `»` is the selected row. */
  Row1 = 16,
  Row6 = 21,
  /** The key labels of menus and forms. */
  Hint = 22,
  /** The digit that the arbiter is correcting: `L` or `R`, then its index in the text of the time, from 0. */
  Caret = 23,
}

export const REGIONS = 24;

/**
 * The menus. A submenu of the arbiter's menu has the number of its item there, a `Form`.
 * The same number selects its title in `Word`.
 */
export const enum List {
  Arbiter = 0,
  Penalties = 2,
  Programs = 7,
  Games = 10,
  Settings = 14,
  Journal = 18,
  /** The settings of speech. Its title is `Word.Speech`. */
  Speech = 19,
}

/** The forms. Holding START carries out what a form says. The first forms are in the order of the arbiter's menu. */
export const enum Form {
  None = 0,
  /** Opens no form: the arbiter corrects on the face itself, in `Stage.Correcting`. */
  Correct = 1,
  Penalty = 2,
  Undo = 3,
  ForgottenPress = 4,
  NextPeriod = 5,
  Guideline = 6,
  Control = 7,
  Colours = 8,
  Adjourn = 9,
  Restore = 10,
  NoShow = 11,
  Finish = 12,
  NewGame = 13,
  /** Opens a menu, not a form. */
  Settings = 14,
  Unlock = 15,
  LockCode = 16,
  Program = 17,
}

/** The type of a form field: how it is displayed and what the keys change in it. */
export const enum FieldKind {
  /** One of several consecutive `Word`s. */
  Choice = 0,
  Number = 1,
  /** Whole seconds, displayed as `H:MM:SS`. */
  Time = 2,
  /** Four digits, each edited separately. */
  Code = 3,
}

/** A message below the times, shown until a clock starts or the arbiter acts. `Word` has the texts in this order. */
export const enum Memo {
  None = 0,
  /** The power was lost while a clock ran. The times are those of the last record, at most ten seconds old. */
  Recent = 1,
  /** The power was lost while no clock ran. The times are exact. */
  Exact = 2,
  /** The power was lost when there was no room for heartbeats. The times are those of the last press. */
  LastPress = 3,
  /** The board has no memory, or the clock cannot write to it. */
  NoMemory = 4,
  /** A later firmware version wrote the memory. The clock leaves it unchanged. */
  Newer = 5,
  /** The log is nearly full: from now on it records only presses. */
  Short = 6,
  /** More edges came than the clock could handle. */
  EdgesLost = 7,
  /** A key has been down for half a minute. */
  KeyStuck = 8,
  /** Log words are damaged that were once good, or presses had no room. The state shown may be wrong. */
  Fault = 9,
  /** The clock hung, and the watchdog restarted it. The times are those of the last record. */
  Hung = 10,
}

/** When the clock makes sounds (clock.md §9). */
export const enum Sound {
  Off = 0,
  /** Only in overtime (byo-yomi, Canadian, counting up) and with a gong. */
  ByControl = 1,
  On = 2,
}

/** The sounds. Both sides have the same ones; `patternOf` has their notes. */
export const enum Tone {
  Click,
  /** Ten seconds are left. */
  Tenth,
  /** Each of the last five seconds. */
  Last,
  /** A flag falls. */
  Flag,
  /** The sign for a passed time control appears. */
  Period,
  Gong,
  Battery,
  /** The clock refuses what a key asked for. */
  Error,
}
