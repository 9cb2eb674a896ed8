import type { Side } from "../core/words";
import type { App } from "./app";
import { Language } from "./choices";
import { english } from "./words-en";
import { spanish } from "./words-es";

/**
 * Every word and sentence of the device, one table a language. A row holds about 25 letters, a label 14. Runs of words
 * that follow one another are choices or menus, counted from their first word: never put one between them.
 */
export const enum Word {
  /** `Side` by its number. */
  NoSide,
  White,
  Black,
  Both,
  No,
  Yes,
  MethodTime,
  MethodIncrement,
  MethodDelay,
  MethodBronstein,
  MethodByoyomi,
  MethodCanadian,
  MethodHourglass,
  MethodUpcount,
  MethodGong,
  AtZero,
  AtOwnZero,
  ByMoves,
  Auto,
  FlagFreezes,
  FlagRunsOn,
  ClassNone,
  ClassStandard,
  ClassRapid,
  ClassBlitz,
  Program,
  Apart,
  Periods,
  Period,
  Method,
  Moves,
  Time,
  Repeats,
  Next,
  Flag,
  FromMove,
  Clear,
  None,
  AtMove,
  Used,
  Illegal,
  Battery,
  Low,
  SidesDiffer,
  Empty,
  TooLong,
  NoTime,
  Last,
  Alone,
  NeedsTime,
  NoShowLeft,
  NoShowOver,
  KeyTestHint,
  LeftLever,
  RightLever,
  /** The arbiter's menu and the names of menus and forms, in the order of `Form`. */
  Arbiter,
  Correct,
  Penalty,
  Undo,
  ForgottenPress,
  NextPeriod,
  Guideline,
  Control,
  Colours,
  Adjourn,
  Restore,
  NoShow,
  Finish,
  NewGame,
  Settings,
  Unlock,
  LockCode,
  OwnProgram,
  Journal,
  Base,
  /** What the keys do, or did not. */
  ListHint,
  FormHint,
  NotNow,
  /** The settings, in the order of `Setting`. */
  SetSound,
  SetClick,
  SetTenths,
  SetCounter,
  SetLeft,
  SetLanguage,
  SetLaws,
  SetTakesBack,
  SetFiveMinutes,
  SetLight,
  SetLock,
  KeyTest,
  /** In the order of `Sound`. */
  SoundOff,
  SoundByControl,
  SoundOn,
  /** Of the language itself. */
  OwnName,
  Game,
  Sealed,
  Charge,
  Replaces,
  Minutes,
  Since,
  Stop,
  WrongCode,
  WaitMinute,
  /** In the order of `Penalty`. */
  IllegalMove,
  DrawClaim,
  QuickplayClaim,
  PressWithoutMove,
  AddTime,
  TakeTime,
  /** What the arbiter's forms say. */
  NewGameDue,
  ForSide,
  Player,
  Claim,
  TakeHalf,
  OrAddTime,
  OpponentMinutes,
  LastPress,
  ChargeTime,
  Turn,
  FirstFlag,
  Overtime,
  Delay,
  FlagCleared,
  /** The line below the times, by stage. */
  Paused,
  FlagDown,
  FirstDown,
  /** In the order of `Stage`, from `Finished` on. */
  GameOver,
  PutAway,
  AskColours,
  Fault,
  /** After power-on; then in the order of `Memo`. */
  Wait,
  PowerRecent,
  PowerExact,
  PowerPress,
  NoMemory,
  NewerMemory,
  MemoryShort,
  EdgesLost,
  KeyStuck,
  MemoryFault,
  /** What the journal calls what has no other name. */
  Started,
  PowerCut,
}

/** A text of the device in the language it is set to. */
export function wordOf(app: App, word: Word): string {
  const facts = app.facts;
  const language = facts.features.bothLanguages ? app.settings.language : facts.language;
  return language === Language.Spanish ? spanish(word) : english(word);
}

/** What a side is called. */
export function nameText(app: App, side: Side): string {
  return wordOf(app, Word.NoSide + side);
}
