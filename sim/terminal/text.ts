/** Text in columns. Every character the terminal clock uses is one column wide. */

export function columnsOf(text: string): number {
  return [...text].length;
}

/** The text in at most `columns`; an ellipsis stands for what does not fit. */
export function shortened(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text;
  return columns < 1
    ? ""
    : `${[...text]
        .slice(0, columns - 1)
        .join("")
        .trimEnd()}…`;
}

/** The text in exactly `columns`. */
export function cell(text: string, columns: number): string {
  const fitted = shortened(text, columns);
  return fitted + " ".repeat(Math.max(0, columns - columnsOf(fitted)));
}

export function centred(text: string, columns: number): string {
  const fitted = shortened(text, columns);
  const left = Math.floor((columns - columnsOf(fitted)) / 2);
  return cell(" ".repeat(Math.max(0, left)) + fitted, columns);
}

/** Two texts at the ends of a line of `columns`; the right one gives way first. */
export function ends(left: string, right: string, columns: number): string {
  const room = columns - columnsOf(left) - 1;
  if (columnsOf(right) > room) return cell(left, columns);
  return cell(left, columns - columnsOf(right)) + right;
}

/** The text in lines of at most `columns`, broken between words; a longer word is cut. */
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

/** The first of the texts that fits, else the last one shortened. */
export function pick(texts: readonly string[], columns: number): string {
  const fitting = texts.find((text) => columnsOf(text) <= columns);
  return fitting ?? shortened(texts.at(-1) ?? "", columns);
}

/** As many of the items as fit into `lines` lines of `columns`, two spaces between them; one too long is left out. */
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

/** The first of `count` items that is shown where `size` of them fit and the one at `cursor` has to be seen. */
export function windowFrom(count: number, cursor: number, size: number): number {
  const middle = cursor - Math.floor(size / 2);
  return Math.max(0, Math.min(middle, count - size));
}
