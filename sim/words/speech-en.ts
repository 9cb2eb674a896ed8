/** The English texts of speech on the page. */
export const speechEn = {
  ask: (side: string) => `${side}: ask the time`,
  said: "What the clock said",
  ears: "The clock speaks to",
  earsOf: ["nobody", "the left player", "the right player", "both players"],
  tongue: "Language of speech",
  way: "You hear it",
  ways: { sound: "as sound from this page", reader: "through your screen reader" },
  speaker: {
    clips: "The clock speaks with recorded words, each player on his own side.",
    browser: "This page has no recorded words in this language, so your browser's voice speaks. Both players hear it.",
    reader: "The clock writes its words for a screen reader. Both players hear it.",
  },
  older: "The recorded words of this page are for another version. Make them again with flagfall voice.",
  volume: "Volume",
  isShort: "Short times: only numbers",
  hasHelp: "Say what the keys do",
  alarms: "Warn a player when the time left is",
  minutes: (n: number) => `${n} min`,
  seconds: (n: number) => `${n} s`,
  help: [
    "Press a player's ask key for his time, twice for the opponent's, hold it for one second for everything. D is the left ask key, K the right one. A lever that changes nothing asks too.",
    "Own earphones: recorded words for the left player are on the left channel alone, for the right player on the right one. A stereo splitter with two mono plugs, or the two halves of a pair of earphones, gives each player his own.",
    "Sound comes from the page or from a screen reader, never from both. The words stay readable in either case.",
  ],
};

export type SpeechWords = typeof speechEn;
