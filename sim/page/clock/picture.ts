/**
 * The picture on a clock's display. The play screen does not show it. So until the simulator brings its painter, the
 * page only keeps what was drawn.
 */
import type * as Painter from "../../device/panel";

export interface Picture {
  readonly widthPx: number;
  readonly heightPx: number;
  /** The last line drawn in each box, in the order of drawing. A line covers its box wholly. */
  readonly lines: Map<string, string>;
  /** Whether anything was drawn since the clock last sent its picture. */
  isDrawn: boolean;
  panel: Painter.Panel | undefined;
}

let painter: typeof Painter | undefined;

/** Brings the painter, or takes it away. */
export function bringPainter(brought: typeof Painter | undefined): void {
  painter = brought;
}

export function createPicture(widthPx: number, heightPx: number): Picture {
  return { widthPx, heightPx, lines: new Map(), isDrawn: false, panel: undefined };
}

/** Draws what a line of the virtual board describes. Returns true if the display then shows something new. */
export function drawInto(picture: Picture, line: string): boolean {
  const panel = panelOf(picture);
  if (panel === undefined || painter === undefined) return keepLine(picture, line);
  painter.drawLine(panel, line);
  if (panel.sent.length === 0) return false;
  // The page does not need the list of sent areas, which would only grow.
  panel.sent.length = 0;
  return true;
}

/** Blanks the display. */
export function clearPicture({ lines, panel }: Picture): void {
  lines.clear();
  panel?.pixels.fill(0);
}

/** Returns the pixels, or undefined while the page has no painter. */
export function panelOf(picture: Picture): Painter.Panel | undefined {
  if (picture.panel !== undefined || painter === undefined) return picture.panel;
  const panel = painter.createPanel(picture.widthPx, picture.heightPx);
  for (const line of picture.lines.values()) painter.drawLine(panel, line);
  picture.lines.clear();
  picture.panel = panel;
  return panel;
}

function keepLine(picture: Picture, line: string): boolean {
  const { fill, write, digit, show, power } = JSON.parse(line) as Record<string, readonly number[] | undefined>;
  if (power !== undefined) picture.lines.clear();
  const [name, box] = fill ? ["fill", fill] : write ? ["write", write] : ["digit", digit];
  if (box !== undefined) {
    const key = `${name} ${box.slice(0, 4).join()}`;
    picture.lines.delete(key);
    picture.lines.set(key, line);
    picture.isDrawn = true;
  }
  const isNew = show !== undefined && picture.isDrawn;
  if (isNew) picture.isDrawn = false;
  return isNew;
}
