/** Time controls as people type them, which mean the same on the page, in the terminal, in the hall and for `sim`. */

/** What is typed, and the control in canonical notation. */
export const typedRows: readonly (readonly [text: string, canonical: string])[] = [
  ["3+2", "180+2"],
  ["3/2", "180+2"],
  [" 15 / 10 ", "900+10"],
  ["90/30", "5400+30"],
  ["1/0", "60"],
  ["15+0", "900"],
  ["15|10", "900+10"],
  ["5", "300"],
  ["120+30", "7200+30"],
  // Nobody moves 40 times in 90 seconds.
  ["40/90", "40/5400"],
  ["40/90:30", "40/5400:1800"],
  ["40/90+30:30+30", "40/5400+30:1800+30"],
  ["60d5", "3600d5"],
  ["15b10", "900b10"],
  // Each time has its unit.
  ["3s+2s", "3+2"],
  ["40/90s", "40/90"],
  ["40/90s+30s:30s+30s", "40/90+30:30+30"],
  ["60sd5s", "60d5"],
  // The wide signs of East Asian keyboards.
  ["３＋２", "180+2"],
  ["４０／９０", "40/5400"],
  ["３ｍ＋２ｓ", "180+2"],
  ["1 h 30", "5400"],
  ["3 мин + 2 с", "180+2"],
  ["5’ + 3’’", "300+3"],
  ["2:30+5", "150+5"],
  ["1:30:00|10", "5400+10"],
  ["G/60 d5", "3600d5"],
  ["40/2h, SD 1h", "40/7200:3600"],
  // Beyond two hours a number is in seconds, as the lists of controls show it.
  ["121", "121"],
  ["180+2", "180+2"],
  ["180/2", "180+2"],
  ["180+0", "180"],
  ["40/7200:3600", "40/7200:3600"],
  ["40/5400+30:1800+30", "40/5400+30:1800+30"],
  // So is what only the canonical notation has.
  ["60+2;first=0", "60+2;from=2"],
  ["2:30+5:5x30", "2:30+5:5x30"],
  ["*60", "*60"],
  ["5x30", "5x30"],
  ["W60-B40", "W60-B40"],
];

/** What is typed and is no control, and the column of its fault, from 1. */
export const mistypedRows: readonly (readonly [text: string, column: number])[] = [
  ["30x", 4],
  ["  30x", 6],
  ["３＋ｘ", 3],
  ["2:30+x", 6],
  [" 2:30+x", 7],
  ["0:00", 1],
  ["1:60:00", 6],
  ["3-2", 2],
  ["5 12", 2],
  ["0", 1],
  ["200 h", 1],
  ["40/90s:30", 6],
  // These could be periods or an increment of more than a minute.
  ["5:10+3:20", 7],
];
