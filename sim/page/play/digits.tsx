/**
 * Draws a time in digits of our own. All digits have the same width, so a time never moves while it runs, and the
 * browser scales the drawing to the half.
 */
import { useMemo } from "preact/hooks";

/** How a sign is drawn: its width, and strokes from its upper left corner. It is 100 units high. */
type Sign = readonly [width: number, strokes: string];

const digitWidth = 60;
const signs: Readonly<Record<string, Sign>> = {
  "0": [digitWidth, "m30 8c16 0 21 17 21 42s-5 42-21 42s-21-17-21-42s5-42 21-42z"],
  "1": [digitWidth, "m14 27l20-17v89"],
  "2": [digitWidth, "m10 33c0-16 8-25 20-25s20 8 20 21c0 17-16 29-39 63h41"],
  "3": [digitWidth, "m10 26c2-12 9-18 20-18c12 0 19 7 19 19s-8 20-22 20c16 0 24 8 24 22s-8 23-21 23c-12 0-20-6-22-18"],
  "4": [digitWidth, "m43 99v-89l-34 62h47"],
  "5": [digitWidth, "m48 8h-33l-3 39c5-5 11-8 19-8c13 0 21 10 21 26s-8 27-22 27c-11 0-19-5-22-16"],
  "6": [
    digitWidth,
    "m48 20c-4-8-9-12-17-12c-16 0-22 20-22 59m21-25c13 0 21 10 21 25s-8 25-21 25s-21-9-21-25s8-25 21-25z",
  ],
  "7": [digitWidth, "m7 8h44l-27 91"],
  "8": [
    digitWidth,
    "m30 8c12 0 18 8 18 19s-6 19-18 19s-18-8-18-19s6-19 18-19zm0 38c14 0 21 9 21 23s-7 23-21 23s-21-8-21-23s7-23 21-23z",
  ],
  "9": [
    digitWidth,
    "m12 80c4 8 9 12 17 12c16 0 22-20 22-59m-21 25c-13 0-21-10-21-25s8-25 21-25s21 9 21 25s-8 25-21 25z",
  ],
  ":": [26, "m11.5 31.5h3v3h-3zm0 39h3v3h-3z"],
  ".": [22, "m9.5 89.5h3v3h-3z"],
  "-": [digitWidth, "m14 52h32"],
};

/** How much smaller the tenths are. */
const tenthScale = 0.62;

/** Shows a time; what follows its point is smaller. The text itself is there for screen readers. */
export function Time({ time }: { time: string }) {
  return useMemo(() => drawing(time), [time]);
}

function drawing(time: string) {
  const end = time.indexOf(".") + 1 || time.length;
  const [width, strokes] = signOf(time.slice(0, end));
  const [smallWidth, smallStrokes] = signOf(time.slice(end));
  return (
    <span class="time">
      <span class="hidden">{time}</span>
      <svg viewBox={`0 0 ${width + smallWidth * tenthScale} 100`} aria-hidden="true">
        <path d={strokes} />
        {smallWidth === 0 ? null : (
          <path transform={`translate(${width} ${100 - 100 * tenthScale}) scale(${tenthScale})`} d={smallStrokes} />
        )}
      </svg>
    </span>
  );
}

/** Returns signs side by side as one drawing: the browser has one shape to lay out and to paint. */
function signOf(text: string): Sign {
  let at = 0;
  let all = "";
  for (const sign of text) {
    const [width, strokes] = signs[sign] ?? [0, ""];
    all += `M${at} 0${strokes}`;
    at += width;
  }
  return [at, all];
}
