/**
 * The number of every phrase that the clock can say. Each language has a text, and a recorded clip, for each of them:
 * sim/voice/phrases. The numbers from 0 to 59 are their own phrases. A word of the display has the phrase `Words` plus
 * its `Word` or `SpeechWord`. The numbers of the phrases are in manifests of clips, so a new phrase goes before
 * `Words`.
 */
export const enum Phrase {
  /** The tens from 60 on. */
  Sixty = 60,
  Seventy = 61,
  Eighty = 62,
  Ninety = 63,
  /** Joins the two parts of a number, or the last unit of a span to the one before it. */
  And = 64,
  /** The numbers 1, 2, 21, 22, 31, 32, 41, 42, 51, 52 before a feminine noun, where a language has such forms. */
  Feminine = 65,
  /** The numbers 1, 21, 31, 41, 51 before a masculine noun, where a language has such forms. */
  Masculine = 75,
  /** The units, each in the forms for one, few and many. Only Russian has a form for few. */
  Hour = 80,
  Minute = 83,
  Second = 86,
  /** The facts about a game, said to a player. */
  Opponent = 89,
  YourMove = 90,
  OpponentsMove = 91,
  YourFlag = 92,
  OpponentsFlag = 93,
  YourFlagFirst = 94,
  OpponentsFlagFirst = 95,
  /** Between the number of the period and the number of periods. */
  Of = 96,
  /** Between two periods of a time control. */
  Then = 97,
  Point = 98,
  Volts = 99,
  SignPassed = 100,
  /** Messages about the clock itself. */
  Hello = 101,
  SpeechOn = 102,
  SpeechOff = 103,
  Ready = 104,
  ClockStarted = 105,
  Accepted = 106,
  Cancelled = 107,
  /** In help: what a player's own press says in a menu or form, and the name of that press. */
  Repeat = 108,
  Lever = 109,
  /** The digits of a value: which one the keys change. */
  Ones = 110,
  Tens = 111,
  Hundreds = 112,
  Thousands = 113,
  Digit = 114,
  /** The keys, as a help text names them. */
  KeyMenu = 115,
  KeyStart = 116,
  KeyMinus = 117,
  KeyPlus = 118,
  Hold = 119,
  /** The actions of keys: see `actionPhrase`. */
  StartWhite = 120,
  Choose = 121,
  Edit = 122,
  Previous = 123,
  Following = 124,
  Resume = 125,
  LeftMoves = 126,
  RightMoves = 127,
  Programs = 128,
  Back = 129,
  Leave = 130,
  Less = 131,
  More = 132,
  NextDigit = 133,
  NextField = 134,
  Accept = 135,
  Everything = 136,
  /** A press that did not count. */
  Ignored = 139,
  /** Begins an article of the Laws; some have letters. */
  Article = 140,
  LetterA = 141,
  LetterB = 142,
  LetterC = 143,
  /** A lever that is held. One phrase, because many languages inflect the second word by the first. */
  LeverHeld = 144,
  /** The periods left in byo-yomi, and the moves left in a Canadian overtime. */
  PeriodsLeft = 145,
  MovesLeft = 146,
  /** A moment of silence between two parts of a sentence. */
  Pause = 147,
  /** A period of byo-yomi, in the forms of a unit. */
  Stretch = 148,
  LastPeriod = 151,
  /** Follows a time that a new period brings. */
  Added = 152,
  /** A value can go no lower, or no higher. */
  Lowest = 153,
  Highest = 154,
  /** The numbers 1 to 8 behind `Of`, where a language inflects them. */
  OfOne = 155,
  /** The course: its begin, and what the player is to do at each step. */
  Course = 163,
  Step = 164,
  Press = 165,
  PressLong = 166,
  OwnTime = 167,
  /** The first word of the display, `Word.NoSide`. The numbers from here on follow `Word`. */
  Words = 200,
  /** The name of the first language of the display. The others follow it in the order of `Language`. */
  Languages = 400,
}
