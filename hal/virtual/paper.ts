type Print = (this: void, line: string) => void;

/** The board's log of what it does: one JSON object a line. */
export interface Paper {
  print: Print;
  /** True if the log contains drawing, sound and lamps too. It always contains the lines of the link. */
  tellsAll: boolean;
  /** The number of operations so far. */
  operations: number;
  /** True if something was drawn since the display was last sent. */
  drawn: boolean;
}

/** The paper of the board in use. */
let paper = createPaper(ignore, false);

export function createPaper(print: Print, tellsAll: boolean): Paper {
  return { print, tellsAll, operations: 0, drawn: false };
}

export function selectPaper(used: Paper): void {
  paper = used;
}

export function paperInUse(): Paper {
  return paper;
}

/** Logs a call to a part of the board: its name, its numbers, and the rest of the line. */
export function note(name: string, numbers: readonly number[], rest: string): void {
  if (!paper.tellsAll) {
    paper.operations++;
    return;
  }
  let list = "";
  for (let i = 0; i < numbers.length; i++) list += (i > 0 ? "," : "") + numbers[i];
  tell('{"' + name + '":[' + list + "]" + rest + "}");
}

export function tell(line: string): void {
  paper.operations++;
  if (paper.tellsAll) paper.print(line);
}

/** Returns a text in quotes, with quotes and backslashes escaped. */
export function quoted(text: string): string {
  let out = '"';
  let rest = text;
  while (rest !== "") {
    const letter = rest.charAt(0);
    if (letter === '"' || letter === "\\") out += "\\";
    out += letter;
    rest = rest.slice(1);
  }
  return out + '"';
}

function ignore(this: void): void {}
