/** Draws the display pixel by pixel, as the board's glass shows it. */
import { useEffect, useRef } from "preact/hooks";
import type { Board } from "../../../../board-defs/board";
import { type Colour, coloursOf, lineScale, rimColour } from "../../../boards/lcd";
import type { Panel } from "../../../device/panel";
import { panelOf } from "../../clock/picture";
import { frame, isPulled, seen, words } from "../../store/store";
import { displayText } from "./says";

/** Canvas pixels for each pixel of the display, fine enough for every screen. */
const scaleMax = 10;

export function Lcd({ board }: { board: Board }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { widthPx, heightPx } = board.display;
  const scale = Math.max(4, Math.min(scaleMax, Math.floor(1280 / widthPx)));
  useEffect(() => {
    const context = canvas.current?.getContext("2d", { alpha: false });
    return context == null ? undefined : paintAlways(createGlass(context, board, scale));
  }, [board, scale]);
  frame.value;
  const device = seen.value;
  return (
    <canvas
      ref={canvas}
      class="lcd"
      width={widthPx * scale}
      height={heightPx * scale}
      data-lit={device?.bench.board.mains.lit}
      data-off={isPulled.value}
      style={{ aspectRatio: `${widthPx} / ${heightPx}` }}
      role="img"
      aria-label={`${words.value.clock.display}: ${displayText(device?.screen ?? {}, words.value)}`}
    />
  );
}

/** The contents of the canvas. */
interface Glass {
  context: CanvasRenderingContext2D;
  scale: number;
  ink: string;
  clear: string;
  rims: readonly [clear: string, ink: string];
  /** The pixels as they were painted; 255 if not painted yet. */
  painted: Uint8Array;
}

function createGlass(context: CanvasRenderingContext2D, board: Board, scale: number): Glass {
  const { driver, widthPx, heightPx } = board.display;
  const { ink, clear, glass } = coloursOf(driver);
  const rims = [cssOf(rimColour(clear, glass)), cssOf(rimColour(ink, glass))] as const;
  return {
    context,
    scale,
    ink: cssOf(ink),
    clear: cssOf(clear),
    rims,
    painted: new Uint8Array(widthPx * heightPx).fill(255),
  };
}

function cssOf([red, green, blue]: Colour): string {
  return `rgb(${red} ${green} ${blue})`;
}

/** Paints with every frame of the browser in which something changed. */
function paintAlways(glass: Glass): () => void {
  let asked: number | undefined;
  const stop = frame.subscribe(() => {
    asked ??= requestAnimationFrame(() => {
      asked = undefined;
      const device = seen.peek();
      const panel = device === undefined ? undefined : panelOf(device.picture);
      if (panel !== undefined && panel.pixels.length === glass.painted.length) paint(glass, panel);
    });
  });
  return () => {
    stop();
    if (asked !== undefined) cancelAnimationFrame(asked);
  };
}

/** Paints only the pixels that changed. */
function paint(glass: Glass, { pixels, widthPx }: Panel): void {
  const { context, painted, scale, rims } = glass;
  const inner = scale >= lineScale ? scale - 1 : scale;
  for (let i = 0; i < pixels.length; i++) {
    const pixel = pixels[i] ?? 0;
    if (painted[i] === pixel) continue;
    painted[i] = pixel;
    const left = (i % widthPx) * scale;
    const top = Math.floor(i / widthPx) * scale;
    context.fillStyle = rims[pixel === 1 ? 1 : 0];
    context.fillRect(left, top, scale, scale);
    context.fillStyle = pixel === 1 ? glass.ink : glass.clear;
    context.fillRect(left, top, inner, inner);
  }
}
