/** Lines of a tournament's report, by the columns of FIDE's document. */

type Facts = Partial<Record<"title" | "federation" | "fideId", string>>;

/** Writes a line 001. A round is `4 w 1`: the opponent's rank, the colour, and the result unless there is none yet. */
export function playerLine(rank: number, name: string, rounds: readonly string[], facts: Facts = {}): string {
  const line = new Array<string>(91).fill(" ");
  const put = (column: number, text: string): void => {
    for (const [i, letter] of [...text].entries()) line[column - 1 + i] = letter;
  };
  put(1, "001");
  put(5, String(rank).padStart(4));
  put(15, name);
  put(49, String(2400 - rank));
  put(11, (facts.title ?? "").padStart(3));
  put(54, facts.federation ?? "");
  put(58, (facts.fideId ?? "").padStart(11));
  put(81, " 0.0");
  for (const [i, round] of rounds.entries()) {
    const [opponent = "", colour = "", result = ""] = round.split(" ");
    put(92 + 10 * i, opponent === "0" ? "0000" : opponent.padStart(4));
    put(97 + 10 * i, colour);
    put(99 + 10 * i, result);
  }
  return Array.from(line, (letter) => letter ?? " ").join("");
}
