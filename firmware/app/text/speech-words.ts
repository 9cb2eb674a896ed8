import type { App } from "../model/app";
import { Language } from "../model/choices";
import { SpeechWord } from "../model/speech-word";

/** Returns a word of the menu of speech in the language of the display. */
export function speechWordOf(app: App, word: SpeechWord): string {
  switch (app.settings.language) {
    case Language.English:
      return english(word);
    case Language.Spanish:
      return spanish(word);
  }
}

function english(word: SpeechWord): string {
  switch (word) {
    case SpeechWord.Speech:
      return "Speech";
    case SpeechWord.SetEars:
      return "Speaks to";
    case SpeechWord.SetTongue:
      return "Voice";
    case SpeechWord.SetShort:
      return "Short times";
    case SpeechWord.SetHelp:
      return "Help with menus";
    case SpeechWord.SetVolume:
      return "Volume";
    case SpeechWord.SetAlarm:
      return "Say at";
    case SpeechWord.Nobody:
      return "nobody";
    case SpeechWord.Left:
      return "left";
    case SpeechWord.Right:
      return "right";
    case SpeechWord.BothEars:
      return "both";
    case SpeechWord.SetTouch:
      return "Vibrates for";
    case SpeechWord.SetTouchEvents:
      return "Vibrates unasked";
    case SpeechWord.SetLoudness:
      return "Sound volume";
  }
}

function spanish(word: SpeechWord): string {
  switch (word) {
    case SpeechWord.Speech:
      return "Voz";
    case SpeechWord.SetEars:
      return "Habla a";
    case SpeechWord.SetTongue:
      return "Idioma de voz";
    case SpeechWord.SetShort:
      return "Tiempos breves";
    case SpeechWord.SetHelp:
      return "Ayuda en menús";
    case SpeechWord.SetVolume:
      return "Volumen";
    case SpeechWord.SetAlarm:
      return "Avisar a";
    case SpeechWord.Nobody:
      return "nadie";
    case SpeechWord.Left:
      return "izquierda";
    case SpeechWord.Right:
      return "derecha";
    case SpeechWord.BothEars:
      return "ambos";
    case SpeechWord.SetTouch:
      return "Vibra para";
    case SpeechWord.SetTouchEvents:
      return "Vibra sin pedirlo";
    case SpeechWord.SetLoudness:
      return "Volumen sonido";
  }
}
