/** What a browser keeps after some use, which makes the sheets long. */

/** Two people in a match, two games, named controls and controls of several stages; the clock speaks to both. */
export const filled = {
  seats: "Alexandra Konstantinova\nBen\n1½\n½",
  matches: JSON.stringify({
    list: [
      {
        names: { left: "Alexandra Konstantinova", right: "Ben" },
        games: [
          { white: "left", result: "white" },
          { white: "right", result: "draw" },
        ],
      },
      { names: { left: "Ana", right: "Maximilian Oberhauser" }, games: [{ white: "left", result: "black" }] },
    ],
    isOn: true,
  }),
  presets: JSON.stringify([
    { control: "180+2", name: "Friday evening", isPinned: true },
    { control: "40/5400+30:1800+30", name: "", isPinned: true },
    { control: "40/7200:20/3600:900+30", name: "", isPinned: false },
  ]),
  games: JSON.stringify(
    [1, 2].map((n) => ({
      endedMs: 1_700_000_000_000 + n,
      control: "40/5400+30:1800+30",
      white: "Alexandra Konstantinova",
      black: "",
      result: "draw",
      whiteMs: 5_400_000,
      blackMs: 5_400_000,
      presses: [
        [1, 5_390_000, 10_000],
        [0, 5_300_000, 100_000],
        [1, 5_000, 385_000],
        [0, 5_200_000, 130_000],
      ],
    })),
  ),
  speech: "3 0 0 0 5 0 0",
} as const;
