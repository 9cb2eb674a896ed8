/** The usual controls have the numbers after those of the programs. */
export const USUAL_FIRST = 31;
export const USUAL_LAST = 36;

/** Returns usual control `n` in canonical notation. MINUS goes to the last one first, so that is the most usual. */
export function usualText(n: number): string {
  switch (n) {
    case 31:
      return "300+3"; // 5 min, 3 s a move
    case 32:
      return "600+5"; // 10 min, 5 s a move
    case 33:
      return "180+2"; // 3 min, 2 s a move
    case 34:
      return "900+10"; // 15 min, 10 s a move
    case 35:
      return "40/5400+30:1800+30"; // 40 moves in 90 min, then 30 min, 30 s a move
    default:
      return "5400+30"; // 90 min, 30 s a move
  }
}
