/** Every choice of the application, as whole words. The numbers of `Stage` 0 to 5 are those of the core's `Mode`. */

/** What the keys mean now. */
export const enum Stage {
  /** No control is chosen: the programs are leafed through. */
  Setup = 0,
  Ready = 1,
  Running = 2,
  Paused = 3,
  Fallen = 4,
  Finished = 5,
  /** Put away under a name; the next game can be set. */
  Adjourned = 6,
  /** Times, counters, flags are edited on the face itself. */
  Correcting = 7,
  /** A menu. */
  Listing = 8,
  /** A form: values beside names, accepted together by a hold. */
  Filling = 9,
  /** Every key and lever shows that it works. */
  Testing = 10,
  /** Something in the firmware broke: both times stay on the display, nothing acts. */
  Frozen = 11,
}

/** What a key does; `keys.ts` says which. Of a pair, the one of MINUS stands first and that of PLUS follows it. */
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
  /** From here to `BackToSetup`: the arbiter's, behind the lock. */
  Resume = 11,
  TurnLeft = 12,
  TurnRight = 13,
  OpenMenu = 14,
  BackToSetup = 15,
  Up = 16,
  Down = 17,
  Choose = 18,
  Back = 19,
  /** All the way back to the face. */
  Leave = 20,
  Less = 21,
  More = 22,
  NextDigit = 23,
  NextField = 24,
  Accept = 25,
  PreviousField = 26,
}

/** A named place of the display: what stands there is kept as text, so that it can be said as well as drawn. */
export const enum Region {
  LeftTime = 0,
  RightTime = 1,
  LeftName = 2,
  RightName = 3,
  LeftCount = 4,
  RightCount = 5,
  LeftFlag = 6,
  RightFlag = 7,
  /** Delay or overtime left. */
  LeftExtra = 8,
  RightExtra = 9,
  /** Whose clock runs: `left`, `right` or nothing. */
  Bar = 10,
  /** Period n/N, or a program's number. */
  Middle = 11,
  /** Signs: sound, lock, battery, freeze. */
  Status = 12,
  /** One line of words below. */
  Line = 13,
  /** What the keys do while the face is corrected: dark, in place of names and signs. */
  Keys = 14,
  /** Lists and forms: both times, small, and the name of the page. */
  Title = 15,
  /** Six rows; a text that begins with `»` is the chosen one. */
  Row1 = 16,
  Row6 = 21,
  /** What the keys do here. */
  Hint = 22,
  /** The digit under correction on the face: `L` or `R` and its place in the time's text, from 0. */
  Caret = 23,
}

export const REGIONS = 24;

/** Menus. One under the arbiter's has the number of its item there, a `Form`; each is called by that number's word. */
export const enum List {
  Arbiter = 0,
  Penalties = 2,
  Programs = 7,
  Games = 10,
  Settings = 14,
  Journal = 18,
}

/** Forms: what is decided, and done by holding START. The first ones are the arbiter's menu, in its order. */
export const enum Form {
  None = 0,
  /** On the face itself: `Stage.Correcting`. */
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
  /** A menu, not a form. */
  Settings = 14,
  Unlock = 15,
  LockCode = 16,
  Program = 17,
}

/** How a field of a form reads and what the keys change in it. */
export const enum FieldKind {
  /** One of some words that follow one another. */
  Choice = 0,
  Number = 1,
  /** Whole seconds, as `H:MM:SS`. */
  Time = 2,
  /** Four digits, each by itself. */
  Code = 3,
}

export const enum Language {
  English = 0,
  Spanish = 1,
}

/** What the line below says until a clock starts or the arbiter does something; the words follow in this order. */
export const enum Memo {
  None = 0,
  /** The power was lost while a clock ran: its times are of the last record, ten seconds old at most. */
  Recent = 1,
  /** The power was lost; the clock stood, and nothing is lost. */
  Exact = 2,
  /** There was no room for heartbeats: the times are of the last press. */
  LastPress = 3,
  /** The board has no memory, or nothing can be written to it. */
  NoMemory = 4,
  /** A later version wrote there: it is left as it is. */
  Newer = 5,
  /** From now on only presses are kept. */
  Short = 6,
  /** More edges came than could be handled. */
  EdgesLost = 7,
  /** A key is held for half a minute. */
  KeyStuck = 8,
  /** Words of the log that were good are no longer, or presses had no room: what the clock shows is not sure. */
  Fault = 9,
}

/** When the clock is heard (clock.md §9). */
export const enum Sound {
  Off = 0,
  /** In byo-yomi, with a gong and where time counts up; otherwise not. */
  ByControl = 1,
  On = 2,
}

/** What can be heard: pitch in Hz × 1000 + length in ms. Both sides sound alike. */
export const enum Tone {
  Click = 2400008,
  /** Ten seconds are left. */
  Tenth = 1760200,
  /** Each of the last five. */
  Last = 1760060,
  /** A flag falls, or the sign for a passed control appears. */
  Flag = 1320500,
  Gong = 880250,
  Battery = 440300,
}
