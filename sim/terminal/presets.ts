/**
 * The controls every arbiter expects, with the numbers of the commonest tournament clock, and some beyond them.
 * From *Standards*: 1–8, 10–13, 22 and 23 are confirmed by manuals, the others second-hand; the 25 moves of 19 are ours.
 */

/** A numbered place that holds no control here: 25 is set over the link, 26–30 are the owner's own. */
export type Place = "remote" | "own";

export interface Preset {
  /** 1 to 30 as on the tournament clock; undefined beyond them. */
  readonly number: number | undefined;
  /** In canonical notation; undefined where the place is empty. */
  readonly control: string | undefined;
  readonly place: Place | undefined;
}

/** In the order of their numbers, from 1. */
const numbered = [
  "300",
  "600",
  "1500",
  "3600",
  "7200",
  "7200:1800",
  "7200:3600",
  "7200:3600:1800",
  "7200:3600*",
  "180+2",
  "1500+10",
  "5400+30",
  "5400+30:1800+30",
  "6000+30:3000+30:900+30",
  "1500b10",
  "6900b5",
  "7200b30:900b30",
  "7200b30:3600b30:900b30",
  "3600:c25/300",
  "3600:1x20",
  "1500:up",
  "300d2",
  "1500d5",
  "6900d5",
] as const;

/** US blitz says what holds anyway: without it the text is the same control. */
const further = [
  "40/5400+30:1800+30",
  "40/6000+30:20/3000+30:900+30",
  "300+3",
  "600+5",
  "900+10",
  "W300-B240",
  "W300+2-B240+2;from=61",
  "*180",
  "gong10",
  "40/7200d5:3600d5",
  "300;flag=run-on",
] as const;

const REMOTE = 25;
const OWN = [26, 27, 28, 29, 30];

/** What the clock starts with: the blitz of the World Championships. */
export const firstControl = "180+2";

export const presets: readonly Preset[] = [
  ...numbered.map((control, i) => ({ number: i + 1, control, place: undefined })),
  { number: REMOTE, control: undefined, place: "remote" },
  ...OWN.map((number) => ({ number, control: undefined, place: "own" as const })),
  ...further.map((control) => ({ number: undefined, control, place: undefined })),
];
