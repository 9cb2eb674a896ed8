/** The English texts of the page's play screen: the clock for two players. */
export const playEn = {
  title: "flagfall – chess clock",
  name: "Chess clock",
  side: { white: "White", black: "Black" },
  moves: (n: number) => `${n} ${n === 1 ? "move" : "moves"}`,
  stage: (n: string) => `Period ${n}`,
  flag: "Flag",
  classes: { blitz: "blitz", rapid: "rapid", standard: "classical" },
  /** Short names of time controls. */
  names: {
    methods: { byoyomi: "Byo-yomi", canadian: "Canadian", hourglass: "Hourglass", upcount: "Count up", gong: "Gong" },
    from: (move: number) => `from move ${move}`,
    repeats: "Repeated",
  },
  hints: {
    start: "Black: tap to start White’s clock",
    other: "Playing Black? Tap here instead",
    paused: "Paused",
    next: "Paused · this clock goes on",
    choose: "Tap: this clock goes on",
    noPower: "No power",
  },
  says: { running: (side: string) => `${side} to move`, flag: (side: string) => `${side}: flag fell` },
  bar: {
    name: "Clock controls",
    pause: "Pause",
    resume: "Resume",
    again: "New game, same time control",
    choose: "Other time control",
    correct: "Correct times and moves",
    exchange: "Exchange colours",
    menu: "Menu",
    /** Below the icons in a pause. */
    short: { again: "New game", choose: "Other", correct: "Correct", menu: "Menu", resume: "Resume" },
  },
  undo: {
    takeBack: (what: string) => `Take back: ${what}`,
    start: "the start",
    press: (side: string) => `${side}’s press`,
    correction: "the correction",
    moves: "the counted moves",
    penalty: "the penalty",
    control: "the change of control",
    colours: "the exchange of colours",
    act: "the last act",
    nothing: "Nothing to take back",
    forgotten: "Older acts are forgotten",
  },
  results: {
    name: "End the game",
    of: { white: "White won", draw: "Draw", black: "Black won", none: "No result" },
  },
  strip: {
    back: "The clock runs. Pause it to leave.",
    hold: "Hold to pause.",
    ended: (result: string) => `${result}.`,
    takeBack: "Take it back",
  },
  plainNote: "No https: not for offline use",
  presets: { name: "Time controls", other: "other…" },
  faults: {
    locked: "The arbiter’s lock is on. Unlock it in the simulator.",
    link: "The time control in this link cannot be read.",
    tab: "Your clock is in another tab. This one is not saved.",
    useHere: "Use it here",
    storage: "This browser’s storage is full or off. The game is lost when the page closes.",
    other: "The clock did not accept this.",
  },
};

export type PlayWords = typeof playEn;
