/** The English texts of the scripted game in `flagfall sim`. */

export const demoEn = {
  title: (control: string) => `flagfall plays a short game by itself: ${control}`,
  start: "Black's lever starts White's clock",
  press: (side: string, n: number) => `${side} presses, no. ${n}`,
  period: (side: string) => `${side} passes the control`,
  entersToo: (side: string) => `${side} gets the new time too`,
  byoyomi: (side: string, left: number) => `${side} loses a period, ${left} left`,
  canadian: (side: string) => `${side} has a new period`,
  gong: (side: string) => `gong: ${side}'s turn is over`,
  flag: (side: string) => `${side}'s flag falls`,
  signEnds: (side: string) => `the sign beside ${side} goes out`,
  withdrawn: (side: string) => `that flag is withdrawn: ${side} pressed before it fell`,
  end: "the arbiter ends the game",
  noTerminal: "In a terminal, flagfall sim opens the clock in the browser; --port N serves it without one.",
};

export type DemoWords = typeof demoEn;
