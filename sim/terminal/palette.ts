/** Defines the few colours. Colour is never the only sign: shape, weight and words also carry the meaning. */
import type { Tone } from "./panels/panel";

type Colour = "green" | "red" | "yellow" | "cyan" | "gray";

export interface Style {
  color?: Colour;
  bold?: boolean;
  dimColor?: boolean;
  inverse?: boolean;
}

export interface Palette {
  /** The side whose clock runs, and the bar beside its name. */
  runs: Style;
  bar: Style;
  waits: Style;
  flag: Style;
  sign: Style;
  mode: Style;
  message: Style;
  title: Style;
  keys: Style;
  chosen: Style;
  tone: Record<Tone, Style>;
}

const coloured: Palette = {
  runs: { color: "green", bold: true },
  bar: { color: "green", bold: true, inverse: true },
  waits: {},
  flag: { color: "red", bold: true },
  sign: { color: "yellow", bold: true },
  mode: { bold: true },
  message: { color: "yellow" },
  title: { color: "cyan" },
  keys: { color: "gray" },
  chosen: { inverse: true },
  tone: {
    plain: {},
    dim: { color: "gray" },
    good: { color: "green" },
    bad: { color: "red" },
    strong: { bold: true },
  },
};

/** The style without colours, as https://no-color.org asks; bold and inverse are no colours. */
const plain: Palette = {
  runs: { bold: true },
  bar: { bold: true, inverse: true },
  waits: {},
  flag: { bold: true },
  sign: { bold: true },
  mode: { bold: true },
  message: { bold: true },
  title: {},
  keys: { dimColor: true },
  chosen: { inverse: true },
  tone: { plain: {}, dim: { dimColor: true }, good: { bold: true }, bad: { bold: true }, strong: { bold: true } },
};

export function paletteFor(environment: Readonly<Record<string, string | undefined>>): Palette {
  return (environment.NO_COLOR ?? "") === "" ? coloured : plain;
}
