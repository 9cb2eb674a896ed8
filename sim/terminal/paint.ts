/** Makes rows of styled text. */

/**
 * The styles, with colours and without. Colour is never the only sign: shape, weight and words also carry the meaning.
 */
const styles = {
  runs: ["32;1", "1"],
  bar: ["32;1;7", "1;7"],
  flag: ["31;1", "1"],
  flagLit: ["31;1;7", "1;7"],
  sign: ["33;1", "1"],
  bold: ["1", "1"],
  strong: ["1", "1"],
  message: ["33", "1"],
  title: ["36", ""],
  dim: ["90", "2"],
  good: ["32", "1"],
  bad: ["31", "1"],
  chosen: ["7", "7"],
  plain: ["", ""],
} as const;

export type Style = keyof typeof styles;

/** One row of the screen: texts with their styles. */
export type Row = readonly { text: string; style?: Style }[];

export function rowOf(text: string, style: Style = "plain"): Row {
  return [{ text, style }];
}

/** Puts rows of `columns` into a frame, light or heavy, with a title at its top. */
export function framed(rows: readonly Row[], columns: number, style: Style, isHeavy: boolean, title = ""): Row[] {
  const [left, right, lowLeft, lowRight, level = "", text = ""] = isHeavy ? "┏┓┗┛━┃" : "┌┐└┘─│";
  const top = rowOf(`${left}${title.padEnd(columns, level)}${right}`, style);
  const sided = rows.map((row) => [{ text, style }, ...row, { text, style }]);
  return [top, ...sided, rowOf(`${lowLeft}${level.repeat(columns)}${lowRight}`, style)];
}

/** Returns a row with escape sequences for its styles; without colours, only bold, dim and inverse. */
export function encode(row: Row, hasColours: boolean): string {
  const parts = row.map(({ text, style = "plain" }) => {
    const code = styles[style][hasColours ? 0 : 1];
    return code === "" || text === "" ? text : `\x1b[${code}m${text}\x1b[0m`;
  });
  return parts.join("").trimEnd();
}
