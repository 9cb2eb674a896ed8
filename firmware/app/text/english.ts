import { SpeechWord } from "../model/speech-word";
import { Word } from "../model/word";

/**
 * The words and sentences that the device shows, in English. `npm run words` numbers them in this order, so write a new
 * one at the end: some consecutive words form a choice or a menu, indexed from its first word.
 * A row holds about 25 letters, a label 14.
 *
 * A number behind the last word has an empty text. The parameter is no `Word`: for each line the compiler would work
 * out again which words the lines above have left, which took it half of its time.
 */
export function english(word: number): string {
  // The sides, in the order of `Side`.
  if (word === Word.NoSide) return "-";
  if (word === Word.White) return "White";
  if (word === Word.Black) return "Black";
  if (word === Word.Both) return "both";
  if (word === Word.No) return "no";
  if (word === Word.Yes) return "yes";
  if (word === Word.MethodTime) return "no increment";
  if (word === Word.MethodIncrement) return "increment";
  if (word === Word.MethodDelay) return "delay";
  if (word === Word.MethodBronstein) return "Bronstein";
  if (word === Word.MethodByoyomi) return "byo-yomi";
  if (word === Word.MethodCanadian) return "Canadian";
  if (word === Word.MethodHourglass) return "hourglass";
  if (word === Word.MethodUpcount) return "count up";
  if (word === Word.MethodGong) return "gong";
  if (word === Word.AtZero) return "at 0:00";
  if (word === Word.AtOwnZero) return "at own 0:00";
  if (word === Word.ByMoves) return "by moves";
  if (word === Word.Auto) return "auto";
  if (word === Word.FlagFreezes) return "stops both";
  if (word === Word.FlagRunsOn) return "runs on";
  if (word === Word.ClassNone) return "no class";
  if (word === Word.ClassStandard) return "standard";
  if (word === Word.ClassRapid) return "rapid";
  if (word === Word.ClassBlitz) return "blitz";
  if (word === Word.Program) return "Store as";
  if (word === Word.Apart) return "Sides apart";
  if (word === Word.Periods) return "Periods";
  if (word === Word.Period) return "Period";
  if (word === Word.Method) return "Method";
  if (word === Word.Moves) return "Moves";
  if (word === Word.Time) return "Time";
  if (word === Word.Repeats) return "Repeats";
  if (word === Word.Next) return "Next";
  if (word === Word.Flag) return "Flag";
  if (word === Word.FromMove) return "From move";
  if (word === Word.Clear) return "Clear";
  if (word === Word.None) return "none";
  if (word === Word.AtMove) return "at move";
  if (word === Word.Used) return "Used";
  if (word === Word.Illegal) return "Illegal";
  if (word === Word.Battery) return "Battery";
  if (word === Word.Low) return "low";
  if (word === Word.SidesDiffer) return "Sides differ!";
  if (word === Word.Empty) return "- empty -";
  if (word === Word.TooLong) return "over 99:59:59";
  if (word === Word.NoTime) return "no time to think";
  if (word === Word.Last) return "must be last";
  if (word === Word.Alone) return "alone, same for both";
  if (word === Word.NeedsTime) return "no time to repeat";
  if (word === Word.NoShowLeft) return "Default time ";
  if (word === Word.NoShowOver) return "over";
  if (word === Word.KeyTestHint) return "hold MENU: leave";
  if (word === Word.LeftLever) return "Left lever";
  if (word === Word.RightLever) return "Right lever";
  // The arbiter's menu and the names of menus and forms, in the order of `Form`.
  if (word === Word.Arbiter) return "Arbiter";
  if (word === Word.Correct) return "Correct";
  if (word === Word.Penalty) return "Penalty";
  if (word === Word.Undo) return "Undo";
  if (word === Word.ForgottenPress) return "Forgotten press: +1";
  if (word === Word.NextPeriod) return "Next period";
  if (word === Word.Guideline) return "Guideline III.4";
  if (word === Word.Control) return "New control";
  if (word === Word.Colours) return "Swap colours";
  if (word === Word.Adjourn) return "Adjourn";
  if (word === Word.Restore) return "Restore";
  if (word === Word.NoShow) return "No-show";
  if (word === Word.Finish) return "End game";
  if (word === Word.NewGame) return "New game";
  if (word === Word.Settings) return "Settings";
  if (word === Word.Unlock) return "Unlock";
  if (word === Word.LockCode) return "Lock code";
  if (word === Word.OwnProgram) return "Program";
  if (word === Word.Journal) return "Journal";
  if (word === Word.Base) return "Add the base?";
  // The key labels, and the answers to keys that did not act.
  if (word === Word.ListHint) return "START: select · MENU: back";
  if (word === Word.FormHint) return "hold START: OK, MENU: exit";
  if (word === Word.NextHint) return "MENU: next";
  if (word === Word.BackHint) return "MENU-: back";
  if (word === Word.EditHint) return "hold START: edit";
  if (word === Word.TypeCode) return "type a code";
  if (word === Word.NotNow) return "not possible now";
  // The settings, in the order of `Setting`.
  if (word === Word.SetSound) return "Sound";
  if (word === Word.SetClick) return "Click";
  if (word === Word.SetTenths) return "Tenths";
  if (word === Word.SetCounter) return "Move counter";
  if (word === Word.SetLeft) return "On the left";
  if (word === Word.SetLanguage) return "Language";
  if (word === Word.SetLaws) return "Laws";
  if (word === Word.SetTakesBack) return "Illegal loses bonus";
  if (word === Word.SetCompetition) return "Competition Rules";
  if (word === Word.SetFiveMinutes) return "Sign under 5:00";
  if (word === Word.SetLight) return "Light";
  if (word === Word.SetLock) return "Lock";
  if (word === Word.KeyTest) return "Key test";
  // The values of the sound setting, in the order of `Sound`.
  if (word === Word.SoundOff) return "off";
  if (word === Word.SoundByControl) return "by control";
  if (word === Word.SoundOn) return "on";
  // The name of the language in that language.
  if (word === Word.OwnName) return "English";
  if (word === Word.Game) return "Game";
  if (word === Word.Sealed) return "Sealed";
  if (word === Word.Charge) return "Charge min";
  if (word === Word.Replaces) return "Replaces";
  if (word === Word.Minutes) return "Minutes";
  if (word === Word.Since) return "Since start";
  if (word === Word.Stop) return "START stops it";
  if (word === Word.WrongCode) return "wrong code";
  if (word === Word.WaitMinute) return "wait a minute";
  // The penalties, in the order of `Penalty`.
  if (word === Word.IllegalMove) return "Illegal move";
  if (word === Word.DrawClaim) return "Wrong draw claim";
  if (word === Word.QuickplayClaim) return "Quickplay claim";
  if (word === Word.PressWithoutMove) return "Press without move";
  if (word === Word.AddTime) return "Add time";
  if (word === Word.TakeTime) return "Take time";
  if (word === Word.Warning) return "Warning";
  // The texts of the arbiter's forms.
  if (word === Word.IllegalOrNone) return "Illegal move, or none";
  if (word === Word.Answered) return ": opponent moved, ";
  if (word === Word.NewGameDue) return "7.3: under 10, new game";
  if (word === Word.ForSide) return "For";
  if (word === Word.Player) return "Player";
  if (word === Word.Claim) return "Claim";
  if (word === Word.TakeHalf) return "takes half";
  if (word === Word.OrAddTime) return "opponent +";
  if (word === Word.OpponentMinutes) return "Opponent + min";
  if (word === Word.LastPress) return "last press: ";
  if (word === Word.ChargeTime) return "Charge the time";
  if (word === Word.Turn) return "To move";
  if (word === Word.FirstFlag) return "First flag";
  if (word === Word.Overtime) return "Overtime";
  if (word === Word.Delay) return "Delay";
  if (word === Word.FlagCleared) return "flag cleared";
  // The texts of the line below the times, by stage.
  if (word === Word.Paused) return "pause";
  if (word === Word.FlagDown) return "flag fallen: ";
  if (word === Word.FirstDown) return "first flag: ";
  if (word === Word.BothFlags) return "both flags: draw, ";
  if (word === Word.GameLost) return ": game lost, ";
  if (word === Word.MayClaim) return ": may claim a win, ";
  // The stages from `Finished` on, in the order of `Stage`.
  if (word === Word.GameOver) return "game over";
  if (word === Word.PutAway) return "adjourned";
  if (word === Word.AskColours) return "Colours right?";
  if (word === Word.Fault) return "fault: call the arbiter";
  // The text after power-on, then the messages in the order of `Memo`.
  if (word === Word.Wait) return "reading the memory ...";
  if (word === Word.PowerRecent) return "Restored; up to 10 s lost";
  if (word === Word.PowerExact) return "Restored; times are exact";
  if (word === Word.PowerPress) return "Restored; as of last press";
  if (word === Word.NoMemory) return "No memory: nothing is kept";
  if (word === Word.NewerMemory) return "Memory of a newer version";
  if (word === Word.MemoryShort) return "Memory short: presses only";
  if (word === Word.EdgesLost) return "Presses were lost!";
  if (word === Word.KeyStuck) return "A key is stuck";
  if (word === Word.MemoryFault) return "Memory fault: check times";
  if (word === Word.Hung) return "Hung, restarted: see times";
  // The journal's names for records that have no other name.
  if (word === Word.Started) return "start";
  if (word === Word.PowerCut) return "power cut";
  if (word === Word.Restarted) return "restart";
  // The answer to an undo that would reach past acts the clock no longer keeps.
  if (word === Word.Forgotten) return "older acts are forgotten";
  // The words that only speech, touch and the volume need. They have numbers of their own.
  if (word === SpeechWord.Speech) return "Speech";
  if (word === SpeechWord.SetEars) return "Speaks to";
  if (word === SpeechWord.SetTongue) return "Voice";
  if (word === SpeechWord.SetShort) return "Short times";
  if (word === SpeechWord.SetHelp) return "Help with menus";
  if (word === SpeechWord.SetVolume) return "Volume";
  if (word === SpeechWord.SetAlarm) return "Say at";
  if (word === SpeechWord.SetPeriods) return "Say periods";
  if (word === SpeechWord.Nobody) return "nobody";
  if (word === SpeechWord.Left) return "left";
  if (word === SpeechWord.Right) return "right";
  if (word === SpeechWord.BothEars) return "both";
  if (word === SpeechWord.SetTouch) return "Vibrates for";
  if (word === SpeechWord.SetTouchEvents) return "Vibrates unasked";
  if (word === SpeechWord.SetLoudness) return "Sound volume";
  return "";
}
