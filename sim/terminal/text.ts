/** Lays out text in columns. Every character of the terminal clock is one column wide. */

/** Returns the text in at most `columns`; an ellipsis replaces what does not fit. */
export function shortened(text: string, columns: number): string {
  if (text.length <= columns) return text;
  return columns < 1 ? "" : `${text.slice(0, columns - 1).trimEnd()}…`;
}

/** Returns the text in exactly `columns`. */
export function cell(text: string, columns: number): string {
  return shortened(text, columns).padEnd(columns);
}

export function centred(text: string, columns: number): string {
  const fitted = shortened(text, columns);
  return fitted.padStart(Math.floor((columns + fitted.length) / 2)).padEnd(columns);
}

/** Puts two texts at the ends of a line of `columns`. The right one is left out if it does not fit. */
export function ends(left: string, right: string, columns: number): string {
  return left.length + right.length < columns ? left.padEnd(columns - right.length) + right : cell(left, columns);
}

/** Breaks the text between words into lines of at most `columns`, and cuts longer words. */
export function wrap(text: string, columns: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? "";
    const longer = line === "" ? word : `${line} ${word}`;
    if (longer.length <= columns) lines.splice(-1, 1, longer);
    else if (line === "") lines.splice(-1, 1, shortened(word, columns));
    else lines.push(shortened(word, columns));
  }
  return lines;
}

/** Returns the first `count` lines of a text that was broken; an ellipsis ends them if there are more. */
export function firstLines(lines: readonly string[], columns: number, count: number): readonly string[] {
  if (lines.length <= count) return lines;
  return [...lines.slice(0, count - 1), shortened(lines.slice(count - 1).join(" "), columns)];
}

/** Returns the last `count` lines of a text that was broken. A single one has as much of its end as fits. */
export function lastLines(lines: readonly string[], columns: number, count: number): readonly string[] {
  if (lines.length <= count || count > 1) return lines.slice(-count);
  return [
    `…${lines
      .join(" ")
      .slice(1 - columns)
      .trimStart()}`,
  ];
}

/** Returns the first text that fits, or the last one shortened. */
export function pick(texts: readonly string[], columns: number): string {
  return texts.find((text) => text.length <= columns) ?? shortened(texts.at(-1) ?? "", columns);
}

/** Puts as many items as fit into `count` lines, two spaces between them. An item that is too long is left out. */
export function flow(items: readonly string[], columns: number, count: number): string[] {
  const lines = Array.from({ length: count }, () => "");
  for (const item of items) {
    const longer = lines.map((line) => (line === "" ? item : `${line}  ${item}`));
    const at = longer.findIndex((line) => line.length <= columns);
    lines.splice(at, at < 0 ? 0 : 1, ...(at < 0 ? [] : longer.slice(at, at + 1)));
  }
  return lines;
}
