/**
 * Returns preset `n` in canonical notation; empty for any other number.
 * These are the time controls that every arbiter expects. The numbers are those of the most common tournament clock.
 * Source: *Standards*. Manuals confirm 1–8, 10–13, 22 and 23; the others are second-hand.
 * The 25 moves of 19 are our own choice.
 * Behind each control stands the same in words. A test reads them, and compares what the clock makes of the notation.
 */
export function presetText(n: number): string {
  switch (n) {
    case 1:
      return "300"; // 5 min
    case 2:
      return "600"; // 10 min
    case 3:
      return "1500"; // 25 min
    case 4:
      return "3600"; // 1 h
    case 5:
      return "7200"; // 2 h
    case 6:
      return "7200:1800"; // 2 h, then 30 min
    case 7:
      return "7200:3600"; // 2 h, then 1 h
    case 8:
      return "7200:3600:1800"; // 2 h, then 1 h, then 30 min
    case 9:
      return "7200:3600*"; // 2 h, then 1 h again and again
    case 10:
      return "180+2"; // 3 min, 2 s a move
    case 11:
      return "1500+10"; // 25 min, 10 s a move
    case 12:
      return "5400+30"; // 90 min, 30 s a move
    case 13:
      return "5400+30:1800+30"; // 90 min, then 30 min, 30 s a move
    case 14:
      return "6000+30:3000+30:900+30"; // 100 min, then 50 min, then 15 min, 30 s a move
    case 15:
      return "1500b10"; // 25 min, Bronstein 10 s
    case 16:
      return "6900b5"; // 115 min, Bronstein 5 s
    case 17:
      return "7200b30:900b30"; // 2 h, then 15 min, Bronstein 30 s
    case 18:
      return "7200b30:3600b30:900b30"; // 2 h, then 1 h, then 15 min, Bronstein 30 s
    case 19:
      return "3600:c25/300"; // 1 h, then 25 moves in 5 min each time
    case 20:
      return "3600:1x20"; // 1 h, then 1 byo-yomi period of 20 s
    case 21:
      return "1500:up"; // 25 min, then counting up
    case 22:
      return "300d2"; // 5 min, delay 2 s
    case 23:
      return "1500d5"; // 25 min, delay 5 s
    case 24:
      return "6900d5"; // 115 min, delay 5 s
    default:
      return "";
  }
}
