import { Switch } from "../../../hal/hal";
import { actionOf, heldActionOf } from "../keys/key-map";
import type { App } from "../model/app";
import { Action, Stage } from "../model/choices";
import { Phrase } from "../model/phrase";
import { speechOf } from "../model/speech-notes";
import { Word } from "../model/word";
import { isPage } from "./asker";
import { addPart, addWord } from "./sentence";

/**
 * Adds what every key does at this stage, from the one table of keys; and what the players' own presses say. Where
 * there are only levers, whoever presses one before the start has Black.
 */
export function addHelp(list: number[], app: App): void {
  if (speechOf(app).isKeyless) {
    if (app.stage === Stage.Ready) addPart(list, [Phrase.Lever, Phrase.StartWhite]);
    return;
  }
  if (app.stage === Stage.Frozen) return;
  for (let key: Switch = Switch.Menu; key <= Switch.Plus; key++) addKey(list, app.stage, key);
  if (isPage(app) || app.stage === Stage.Setup) {
    addPart(list, [Phrase.Lever, Phrase.Repeat]);
  } else {
    addPart(list, [Phrase.LeverHeld, Phrase.Everything]);
  }
}

function addKey(list: number[], stage: Stage, key: Switch): void {
  const action = phraseOf(actionOf(stage, key));
  if (action > 0) {
    addPart(list, [Phrase.KeyMenu + key - Switch.Menu, action]);
  }
  const held = phraseOf(heldActionOf(stage, key));
  if (held === 0) return;
  addPart(list, action === 0 ? [Phrase.KeyMenu + key - Switch.Menu] : []);
  addPart(list, [Phrase.Hold, held]);
}

/** Returns the phrase for what a key does. Returns 0 for nothing. */
function phraseOf(action: Action): number {
  switch (action) {
    case Action.None:
    case Action.PreviousField:
    case Action.PreviousUsual:
    case Action.NextUsual:
    case Action.PressLeft:
    case Action.PressRight:
      return 0;
    case Action.Info:
      return Phrase.Everything;
    case Action.StartWhite:
      return Phrase.StartWhite;
    case Action.Pause:
      return wordPhrase(Word.Paused);
    case Action.OpenSettings:
      return wordPhrase(Word.Settings);
    case Action.ChooseProgram:
    case Action.Choose:
      return Phrase.Choose;
    case Action.EditProgram:
      return Phrase.Edit;
    case Action.PreviousProgram:
    case Action.Up:
      return Phrase.Previous;
    case Action.NextProgram:
    case Action.Down:
      return Phrase.Following;
    case Action.Resume:
      return Phrase.Resume;
    case Action.TurnLeft:
      return Phrase.LeftMoves;
    case Action.TurnRight:
      return Phrase.RightMoves;
    case Action.OpenMenu:
      return wordPhrase(Word.Arbiter);
    case Action.BackToSetup:
      return Phrase.Programs;
    case Action.Back:
      return Phrase.Back;
    case Action.Leave:
      return Phrase.Leave;
    case Action.Less:
      return Phrase.Less;
    case Action.More:
      return Phrase.More;
    case Action.NextDigit:
      return Phrase.NextDigit;
    case Action.NextField:
      return Phrase.NextField;
    case Action.Accept:
      return Phrase.Accept;
  }
}

function wordPhrase(word: Word): number {
  const list: number[] = [];
  addWord(list, word);
  return list[0];
}
