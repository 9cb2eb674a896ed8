/**
 * The words of the display that only speech needs. Their numbers follow those of `Word`, with room between: boards
 * without speech keep a table of the others.
 */
export const enum SpeechWord {
  /** The menu of speech, and its settings in the order of `SpeechSetting`. */
  Speech = 180,
  SetEars = 181,
  SetTongue = 182,
  SetShort = 183,
  SetHelp = 184,
  SetVolume = 185,
  SetAlarm = 186,
  SetPeriods = 187,
  /** The ears that hear the clock: nobody, then in the order of `Ear`. */
  Nobody = 188,
  Left = 189,
  Right = 190,
  BothEars = 191,
  /** The settings of touch and of the buzzer's volume, in the order of `Further`. */
  SetTouch = 192,
  SetTouchEvents = 193,
  SetLoudness = 194,
}
