/**
 * Returns preset `n` in canonical notation; empty for any other number.
 * These are the time controls that every arbiter expects. The numbers are those of the most common tournament clock.
 * Source: *Standards*. Manuals confirm 1–8, 10–13, 22 and 23; the others are second-hand.
 * The 25 moves of 19 are our own choice.
 */
export function presetText(n: number): string {
  switch (n) {
    case 1:
      return "300";
    case 2:
      return "600";
    case 3:
      return "1500";
    case 4:
      return "3600";
    case 5:
      return "7200";
    case 6:
      return "7200:1800";
    case 7:
      return "7200:3600";
    case 8:
      return "7200:3600:1800";
    case 9:
      return "7200:3600*";
    case 10:
      return "180+2";
    case 11:
      return "1500+10";
    case 12:
      return "5400+30";
    case 13:
      return "5400+30:1800+30";
    case 14:
      return "6000+30:3000+30:900+30";
    case 15:
      return "1500b10";
    case 16:
      return "6900b5";
    case 17:
      return "7200b30:900b30";
    case 18:
      return "7200b30:3600b30:900b30";
    case 19:
      return "3600:c25/300";
    case 20:
      return "3600:1x20";
    case 21:
      return "1500:up";
    case 22:
      return "300d2";
    case 23:
      return "1500d5";
    case 24:
      return "6900d5";
    default:
      return "";
  }
}
