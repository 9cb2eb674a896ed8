/** Lists the clock's programs by number, as the firmware has them, and some further controls. */
import { presetText } from "../../firmware/app/game/presets";

/** A numbered place without a control here: 25 is set over the link, and 26–30 belong to the owner. */
export type Place = "remote" | "own";

interface Preset {
  /** 1 to 30 as on the tournament clock; undefined for further controls. */
  readonly number: number | undefined;
  /** The control in canonical notation; undefined if the place is empty. */
  readonly control: string | undefined;
  readonly place: Place | undefined;
}

/** Further controls. US blitz states something that holds anyway; without it, the text means the same control. */
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

const PROGRAMS = 30;
const REMOTE = 25;

/** The control at the start: the blitz of the World Championships. */
export const firstControl = "180+2";

export const presets: readonly Preset[] = /* @__PURE__ */ allPresets();

function allPresets(): Preset[] {
  return [
    ...Array.from({ length: PROGRAMS }, (_, i) => preset(i + 1)),
    ...further.map((control) => ({ number: undefined, control, place: undefined })),
  ];
}

function preset(number: number): Preset {
  const control = presetText(number);
  if (control !== "") return { number, control, place: undefined };
  return { number, control: undefined, place: number === REMOTE ? "remote" : "own" };
}
