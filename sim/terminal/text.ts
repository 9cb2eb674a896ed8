/** Lays out text in columns. Every character of the terminal clock is one column wide. */

export function columnsOf(text: string): number {
  return [...text].length;
}

/** Returns the text in at most `columns`; an ellipsis replaces what does not fit. */
export function shortened(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text;
  return columns < 1
    ? ""
    : `${[...text]
        .slice(0, columns - 1)
        .join("")
        .trimEnd()}…`;
}

/** Returns the text in exactly `columns`. */
export function cell(text: string, columns: number): string {
  const fitted = shortened(text, columns);
  return fitted + " ".repeat(Math.max(0, columns - columnsOf(fitted)));
}

export function centred(text: string, columns: number): string {
  const fitted = shortened(text, columns);
  const left = Math.floor((columns - columnsOf(fitted)) / 2);
  return cell(" ".repeat(Math.max(0, left)) + fitted, columns);
}

/** Puts two texts at the ends of a line of `columns`; the right one is shortened first. */
export function ends(left: string, right: string, columns: number): string {
  const room = columns - columnsOf(left) - 1;
  if (columnsOf(right) > room) return cell(left, columns);
  return cell(left, columns - columnsOf(right)) + right;
}

/** Breaks the text between words into lines of at most `columns`, and cuts longer words. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (columnsOf(longer) <= columns) line = longer;
    else {
      if (line !== "") lines.push(line);
      line = shortened(word, columns);
    }
  }
  return [...lines, line];
}

/** Returns the first text that fits, or the last one shortened. */
export function pick(texts: readonly string[], columns: number): string {
  const fitting = texts.find((text) => columnsOf(text) <= columns);
  return fitting ?? shortened(texts.at(-1) ?? "", columns);
}

/**
 * Puts as many items as fit into `lines` lines of `columns`, two spaces between them. An item that is too long is left
 * out.
 */
export function flow(items: readonly string[], columns: number, lines: number): string[] {
  const made = Array.from({ length: lines }, () => "");
  for (const item of items) {
    const at = made.findIndex((line) => columnsOf(joined(line, item)) <= columns);
    const line = made[at];
    if (line !== undefined) made[at] = joined(line, item);
  }
  return made;
}

function joined(line: string, item: string): string {
  return line === "" ? item : `${line}  ${item}`;
}

/** Returns the first visible item of `count` if `size` of them fit and the one at `cursor` must be visible. */
export function windowFrom(count: number, cursor: number, size: number): number {
  const middle = cursor - Math.floor(size / 2);
  return Math.max(0, Math.min(middle, count - size));
}
