/** Draws the display pixel by pixel, as the board's glass shows it. */
import { useEffect, useRef } from "preact/hooks";
import type { Board } from "../../../../board-defs/board";
import { type Colour, coloursOf, lineScale, rimColour } from "../../../boards/lcd";
import type { Panel } from "../../../device/panel";
import { panelOf } from "../../clock/picture";
import { frame, isPulled, seen, words } from "../../store/store";
import { displayText } from "./says";

/** The most canvas pixels for each pixel of the display, and across it: fine enough for every screen. */
const scaleMax = 10;
const widthMax = 1280;

/**
 * Returns the canvas pixels for each pixel of the display, as many as the screen shows. The display takes half of a
 * wide window, or the width of a tall one, which is about half of its height. A phone paints a canvas slowly.
 */
function scaleFor(widthPx: number): number {
  const shown = (Math.max(screen.width, screen.height) / 2) * devicePixelRatio;
  return Math.max(lineScale, Math.min(scaleMax, Math.floor(Math.min(widthMax, shown) / widthPx)));
}

export function Lcd({ board }: { board: Board }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { widthPx, heightPx } = board.display;
  const scale = scaleFor(widthPx);
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
  /** The pixels as they were painted. */
  painted: Uint8Array;
}

function createGlass(context: CanvasRenderingContext2D, board: Board, scale: number): Glass {
  const { driver, widthPx, heightPx } = board.display;
  const { ink, clear, glass } = coloursOf(driver);
  const rims = [cssOf(rimColour(clear, glass)), cssOf(rimColour(ink, glass))] as const;
  const painted = new Uint8Array(widthPx * heightPx);
  const made = { context, scale, ink: cssOf(ink), clear: cssOf(clear), rims, painted };
  paintEmpty(made);
  return made;
}

/** Paints the empty glass by its lines. Pixel by pixel, a slow phone would take a tenth of a second. */
function paintEmpty({ context, scale, clear, rims }: Glass): void {
  const { width, height } = context.canvas;
  const inner = innerOf(scale);
  context.fillStyle = clear;
  context.fillRect(0, 0, width, height);
  context.fillStyle = rims[0];
  for (let left = inner; left < width; left += scale) context.fillRect(left, 0, scale - inner, height);
  for (let top = inner; top < height; top += scale) context.fillRect(0, top, width, scale - inner);
}

/** The part of a pixel within its rim. */
function innerOf(scale: number): number {
  return scale >= lineScale ? scale - 1 : scale;
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
  const { painted, scale } = glass;
  for (let i = 0; i < pixels.length; i++) {
    const pixel = pixels[i] ?? 0;
    if (painted[i] === pixel) continue;
    painted[i] = pixel;
    paintPixel(glass, (i % widthPx) * scale, Math.floor(i / widthPx) * scale, pixel === 1);
  }
}

function paintPixel({ context, scale, rims, ink, clear }: Glass, left: number, top: number, isInk: boolean): void {
  const inner = innerOf(scale);
  context.fillStyle = rims[isInk ? 1 : 0];
  context.fillRect(left, top, scale, scale);
  context.fillStyle = isInk ? ink : clear;
  context.fillRect(left, top, inner, inner);
}
