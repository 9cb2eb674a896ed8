/**
 * Draws a time in digits of our own. All digits have the same width, so a time never moves while it runs, and the
 * browser scales the drawing to the half.
 */
import { useMemo } from "preact/hooks";

/** How a sign is drawn: strokes on a grid of this width and 100 units of height. */
type Sign = readonly [width: number, strokes: string];

const digitWidth = 60;
const signs: Readonly<Record<string, Sign>> = {
  "0": [digitWidth, "M30 8C46 8 51 25 51 50S46 92 30 92 9 75 9 50 14 8 30 8z"],
  "1": [digitWidth, "M14 27 34 10V99"],
  "2": [digitWidth, "M10 33C10 17 18 8 30 8S50 16 50 29C50 46 34 58 11 92H52"],
  "3": [
    digitWidth,
    "M10 26C12 14 19 8 30 8 42 8 49 15 49 27S41 47 27 47C43 47 51 55 51 69S43 92 30 92C18 92 10 86 8 74",
  ],
  "4": [digitWidth, "M43 99V10L9 72H56"],
  "5": [digitWidth, "M48 8H15L12 47C17 42 23 39 31 39 44 39 52 49 52 65S44 92 30 92C19 92 11 87 8 76"],
  "6": [digitWidth, "M48 20C44 12 39 8 31 8 15 8 9 28 9 67M30 42C43 42 51 52 51 67S43 92 30 92 9 83 9 67 17 42 30 42z"],
  "7": [digitWidth, "M7 8H51L24 99"],
  "8": [
    digitWidth,
    "M30 8C42 8 48 16 48 27S42 46 30 46 12 38 12 27 18 8 30 8zM30 46C44 46 51 55 51 69S44 92 30 92 9 84 9 69 16 46 30 46z",
  ],
  "9": [
    digitWidth,
    "M12 80C16 88 21 92 29 92 45 92 51 72 51 33M30 58C17 58 9 48 9 33S17 8 30 8 51 17 51 33 43 58 30 58z",
  ],
  ":": [26, "M13 33v.1M13 72v.1"],
  ".": [22, "M11 91v.1"],
  "-": [digitWidth, "M14 52h32"],
};

/** How much smaller the tenths are. */
const tenthScale = 0.62;

/** Shows a time; what follows its point is smaller. The text itself is there for screen readers. */
export function Time({ time }: { time: string }) {
  return useMemo(() => drawing(time), [time]);
}

function drawing(time: string) {
  const point = time.includes(".") ? time.indexOf(".") : time.length;
  let at = 0;
  const glyphs = [...time].map((sign, place) => {
    const [width, strokes] = signs[sign] ?? [0, ""];
    const isSmall = place > point;
    const transform = isSmall ? `translate(${at} ${100 - 100 * tenthScale}) scale(${tenthScale})` : `translate(${at})`;
    at += width * (isSmall ? tenthScale : 1);
    // biome-ignore lint/suspicious/noArrayIndexKey: a place of the time keeps its element, whatever digit it shows.
    return <path key={place} class={":.".includes(sign) ? "dots" : undefined} transform={transform} d={strokes} />;
  });
  return (
    <span class="time">
      <span class="hidden">{time}</span>
      <svg viewBox={`0 0 ${at} 100`} aria-hidden="true">
        {glyphs}
      </svg>
    </span>
  );
}
