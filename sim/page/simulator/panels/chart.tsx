/** Draws both times over the presses. */
import { shownTime } from "../../../../firmware/core/face";
import { host, slowFrame, words } from "../../store/store";
import { type Curve, curvesOf, lastMs } from "../past/marks";

const widthPx = 640;
const heightPx = 220;
const leftPx = 62;
const topPx = 10;
const bottomPx = 24;

interface Scale {
  presses: number;
  mostMs: number;
}

export function Chart() {
  slowFrame.value;
  const { chart } = words.value;
  const curves = curvesOf(host.value?.tellings ?? []);
  if (curves === undefined) return <p class="note">{chart.nothing}</p>;
  const points = curves.flatMap((curve) => curve.points);
  const scale = {
    presses: Math.max(2, ...points.map((point) => point.press)),
    mostMs: roundUp(Math.max(1000, ...points.map((point) => point.remainingMs))),
  };
  const presses = points.length - 2;
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${widthPx} ${heightPx}`} role="img" aria-label={chart.name(presses)}>
        <Axes scale={scale} />
        {curves.map((curve) => (
          <polyline key={curve.side} class={`curve ${curve.side}`} points={pathOf(curve, scale)} />
        ))}
      </svg>
      <figcaption>
        {curves.map(({ side }) => (
          <span key={side} class={`legend ${side}`}>
            {words.value.side[side]} {shownTime(lastMs(host.value?.tellings ?? [], side), false, false)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** Readable distances between the grid lines, ms. */
const stepsMs = [1, 5, 10, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 18_000, 36_000].map((s) => s * 1000);

function roundUp(mostMs: number): number {
  const stepMs = stepOf(mostMs);
  return Math.ceil(mostMs / stepMs) * stepMs;
}

function stepOf(mostMs: number): number {
  return stepsMs.find((step) => mostMs / step <= 4) ?? 36_000_000;
}

function xOf(press: number, { presses }: Scale): number {
  return Math.round(leftPx + ((widthPx - leftPx - 10) * press) / presses);
}

function yOf(ms: number, { mostMs }: Scale): number {
  return Math.round(heightPx - bottomPx - ((heightPx - topPx - bottomPx) * ms) / mostMs);
}

function pathOf({ points }: Curve, scale: Scale): string {
  return points.map(({ press, remainingMs }) => `${xOf(press, scale)},${yOf(remainingMs, scale)}`).join(" ");
}

function Axes({ scale }: { scale: Scale }) {
  const stepMs = stepOf(scale.mostMs);
  const times = Array.from({ length: Math.round(scale.mostMs / stepMs) + 1 }, (_, n) => n * stepMs);
  const every = Math.max(1, Math.ceil(scale.presses / 8));
  const presses = Array.from({ length: Math.floor(scale.presses / every) + 1 }, (_, n) => n * every);
  return (
    <>
      {times.map((ms) => (
        <g key={ms}>
          <path class="grid" d={`M${leftPx} ${yOf(ms, scale)}H${widthPx - 10}`} />
          <text class="tick" x={leftPx - 6} y={yOf(ms, scale) + 4} text-anchor="end">
            {shownTime(ms, false, false)}
          </text>
        </g>
      ))}
      {presses.map((press) => (
        <text key={press} class="tick" x={xOf(press, scale)} y={heightPx - 6} text-anchor="middle">
          {press}
        </text>
      ))}
    </>
  );
}
