import { Word } from "../model/word";

export function english(word: Word): string {
  switch (word) {
    case Word.NoSide:
      return "-";
    case Word.White:
      return "White";
    case Word.Black:
      return "Black";
    case Word.Both:
      return "both";
    case Word.No:
      return "no";
    case Word.Yes:
      return "yes";
    case Word.MethodTime:
      return "no increment";
    case Word.MethodIncrement:
      return "increment";
    case Word.MethodDelay:
      return "delay";
    case Word.MethodBronstein:
      return "Bronstein";
    case Word.MethodByoyomi:
      return "byo-yomi";
    case Word.MethodCanadian:
      return "Canadian";
    case Word.MethodHourglass:
      return "hourglass";
    case Word.MethodUpcount:
      return "count up";
    case Word.MethodGong:
      return "gong";
    case Word.AtZero:
      return "at 0:00";
    case Word.AtOwnZero:
      return "at own 0:00";
    case Word.ByMoves:
      return "by moves";
    case Word.Auto:
      return "auto";
    case Word.FlagFreezes:
      return "stops both";
    case Word.FlagRunsOn:
      return "runs on";
    case Word.ClassNone:
      return "no class";
    case Word.ClassStandard:
      return "standard";
    case Word.ClassRapid:
      return "rapid";
    case Word.ClassBlitz:
      return "blitz";
    case Word.Program:
      return "Store as";
    case Word.Apart:
      return "Sides apart";
    case Word.Periods:
      return "Periods";
    case Word.Period:
      return "Period";
    case Word.Method:
      return "Method";
    case Word.Moves:
      return "Moves";
    case Word.Time:
      return "Time";
    case Word.Repeats:
      return "Repeats";
    case Word.Next:
      return "Next";
    case Word.Flag:
      return "Flag";
    case Word.FromMove:
      return "From move";
    case Word.Clear:
      return "Clear";
    case Word.None:
      return "none";
    case Word.AtMove:
      return "at move";
    case Word.Used:
      return "Used";
    case Word.Illegal:
      return "Illegal";
    case Word.Battery:
      return "Battery";
    case Word.Low:
      return "low";
    case Word.SidesDiffer:
      return "Sides differ!";
    case Word.Empty:
      return "- empty -";
    case Word.TooLong:
      return "over 99:59:59";
    case Word.NoTime:
      return "no time to think";
    case Word.Last:
      return "must be last";
    case Word.Alone:
      return "alone, same for both";
    case Word.NeedsTime:
      return "no time to repeat";
    case Word.NoShowLeft:
      return "Default time ";
    case Word.NoShowOver:
      return "over";
    case Word.KeyTestHint:
      return "hold MENU: leave";
    case Word.LeftLever:
      return "Left lever";
    case Word.RightLever:
      return "Right lever";
    case Word.Arbiter:
      return "Arbiter";
    case Word.Correct:
      return "Correct";
    case Word.Penalty:
      return "Penalty";
    case Word.Undo:
      return "Undo";
    case Word.ForgottenPress:
      return "Forgotten press: +1";
    case Word.NextPeriod:
      return "Next period";
    case Word.Guideline:
      return "Guideline III.4";
    case Word.Control:
      return "New control";
    case Word.Colours:
      return "Swap colours";
    case Word.Adjourn:
      return "Adjourn";
    case Word.Restore:
      return "Restore";
    case Word.NoShow:
      return "No-show";
    case Word.Finish:
      return "End game";
    case Word.NewGame:
      return "New game";
    case Word.Settings:
      return "Settings";
    case Word.Unlock:
      return "Unlock";
    case Word.LockCode:
      return "Lock code";
    case Word.OwnProgram:
      return "Program";
    case Word.Journal:
      return "Journal";
    case Word.Base:
      return "Add the base?";
    case Word.ListHint:
      return "START choose · MENU back";
    case Word.FormHint:
      return "hold START: ok, MENU: out";
    case Word.NextHint:
      return "MENU: next";
    case Word.BackHint:
      return "MENU-: back";
    case Word.EditHint:
      return "hold START: edit";
    case Word.TypeCode:
      return "type a code";
    case Word.NotNow:
      return "not possible now";
    case Word.SetSound:
      return "Sound";
    case Word.SetClick:
      return "Click";
    case Word.SetTenths:
      return "Tenths";
    case Word.SetCounter:
      return "Move counter";
    case Word.SetLeft:
      return "On the left";
    case Word.SetLanguage:
      return "Language";
    case Word.SetLaws:
      return "Laws";
    case Word.SetTakesBack:
      return "Illegal loses bonus";
    case Word.SetCompetition:
      return "Competition Rules";
    case Word.SetFiveMinutes:
      return "Sign under 5:00";
    case Word.SetLight:
      return "Light";
    case Word.SetLock:
      return "Lock";
    case Word.KeyTest:
      return "Key test";
    case Word.SoundOff:
      return "off";
    case Word.SoundByControl:
      return "by control";
    case Word.SoundOn:
      return "on";
    case Word.OwnName:
      return "English";
    case Word.Game:
      return "Game";
    case Word.Sealed:
      return "Sealed";
    case Word.Charge:
      return "Charge min";
    case Word.Replaces:
      return "Replaces";
    case Word.Minutes:
      return "Minutes";
    case Word.Since:
      return "Since start";
    case Word.Stop:
      return "START stops it";
    case Word.WrongCode:
      return "wrong code";
    case Word.WaitMinute:
      return "wait a minute";
    case Word.IllegalMove:
      return "Illegal move";
    case Word.DrawClaim:
      return "Wrong draw claim";
    case Word.QuickplayClaim:
      return "Quickplay claim";
    case Word.PressWithoutMove:
      return "Press without move";
    case Word.AddTime:
      return "Add time";
    case Word.TakeTime:
      return "Take time";
    case Word.Warning:
      return "Warning";
    case Word.IllegalOrNone:
      return "Illegal move, or none";
    case Word.Answered:
      return ": opponent moved, ";
    case Word.NewGameDue:
      return "7.3: under 10, new game";
    case Word.ForSide:
      return "For";
    case Word.Player:
      return "Player";
    case Word.Claim:
      return "Claim";
    case Word.TakeHalf:
      return "takes half";
    case Word.OrAddTime:
      return "opponent +";
    case Word.OpponentMinutes:
      return "Opponent + min";
    case Word.LastPress:
      return "last press: ";
    case Word.ChargeTime:
      return "Charge the time";
    case Word.Turn:
      return "To move";
    case Word.FirstFlag:
      return "First flag";
    case Word.Overtime:
      return "Overtime";
    case Word.Delay:
      return "Delay";
    case Word.FlagCleared:
      return "flag cleared";
    case Word.Paused:
      return "pause";
    case Word.FlagDown:
      return "flag fallen: ";
    case Word.FirstDown:
      return "first flag: ";
    case Word.BothFlags:
      return "both flags: draw, ";
    case Word.GameLost:
      return ": game lost, ";
    case Word.MayClaim:
      return ": may claim a win, ";
    case Word.GameOver:
      return "game over";
    case Word.PutAway:
      return "adjourned";
    case Word.AskColours:
      return "Colours right?";
    case Word.Fault:
      return "fault: call the arbiter";
    case Word.Wait:
      return "reading the memory ...";
    case Word.PowerRecent:
      return "Power cut: times < 10 s old";
    case Word.PowerExact:
      return "Power cut: times are exact";
    case Word.PowerPress:
      return "Power cut: as of last press";
    case Word.NoMemory:
      return "No memory: nothing is kept";
    case Word.NewerMemory:
      return "Memory of a newer version";
    case Word.MemoryShort:
      return "Memory short: presses only";
    case Word.EdgesLost:
      return "Presses were lost!";
    case Word.KeyStuck:
      return "A key is stuck";
    case Word.MemoryFault:
      return "Memory fault: check times";
    case Word.Started:
      return "start";
    case Word.PowerCut:
      return "power cut";
  }
}
