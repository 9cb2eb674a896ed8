/** Lists the time controls of real games, with which the readings of a game are compared first. */

/** Controls of several periods, in seconds. */
const long = [
  "40/5400+30:1800+30",
  "40/5400+30:900+30",
  "40/6000+30:1800+30",
  "40/6000+30:900+30",
  "40/6000+30:20/3000+30:900+30",
  "40/7200+30:1800+30",
  "40/7200:1800+30",
  "40/7200:20/3600:900+30",
  "40/7200:20/3600:1800+30",
  "40/7200:20/3600:1800",
  "40/7200:3600",
  "40/7200:1800",
  "40/5400:1800",
  "40/5400:900",
  "40/7200d5:3600d5",
  "40/7200d5:1800d5",
  "40/5400d5:1800d5",
];

/** Controls of one period: the base in minutes, then the increment or delay a move in seconds. */
const short: Readonly<Record<string, string>> = {
  "+": "1+1 2+1 3+1 3+2 5+2 5+3 5+5 10+2 10+3 10+5 10+10 12+3 15+2 15+5 15+10 15+15 20+5 20+10 25+5 25+10 30+10 30+20 30+30 45+10 45+15 45+45 50+10 60+10 60+30 75+30 80+30 90+10 90+30 100+30 105+15 120+30",
  d: "1d2 3d2 3d3 5d3 5d5 10d5 15d5 25d3 25d5 30d5 30d10 40d5 55d5 60d5 85d5 90d5 115d5 120d5",
  b: "3b2 3b3 5b3 5b5 10b5 15b5 15b10 20b10 25b5 25b10 30b10 60b5 90b5 90b30 120b5",
  "": "1 2 3 5 10 15 20 25 30 45 60 90 120",
};

function shortTexts(): string[] {
  return Object.entries(short).flatMap(([sign, list]) =>
    list.split(" ").map((text) => {
      const [base, value] = sign === "" ? [text, ""] : text.split(sign);
      return `${Number(base) * 60}${sign}${value}`;
    }),
  );
}

/** Returns canonical texts, the more common first, because the first one wins if two fit equally. */
export function knownControls(): string[] {
  const plain = [...shortTexts(), ...long];
  const increments = plain.filter((text) => text.includes("+"));
  const byMoves = long.filter((text) => /^[^:]*\+/.test(text)).map((text) => `${text};at=moves`);
  return [...plain, ...byMoves, ...increments.map((text) => `${text};first=0`)];
}
