type Print = (this: void, line: string) => void;

/** Where the board writes what it does: one JSON object a line. */
export interface Paper {
  print: Print;
  /** Drawing, sounding, lamps too; lines of the link always. */
  tellsAll: boolean;
  /** Operations so far. */
  operations: number;
  /** Something was drawn since the display was last sent. */
  drawn: boolean;
}

/** That of the board in use. */
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

/** Notes what a part of the board was told: its name and numbers, and what else stands in the line. */
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

/** A text between quotes. */
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
