import type { Grid, Screen } from "./hal";

/**
 * Draws a segment line by line, from its outer edge inwards. Draws the middle segment from its top. On an RP2040 the
 * part in C does the same (hal/pico/native/picture.c).
 */
export function drawSegment(
  fill: Screen["fill"],
  segment: number,
  left: number,
  top: number,
  grid: Grid,
  lit: boolean,
): void {
  const arm = grid[2];
  const stroke = grid[3];
  const last = 2 * arm + stroke - 1;
  let taper = 0;
  for (let k = 0; k < stroke; k++) {
    if (k > 2 * taper + 1) taper++;
    if (segment < 3) {
      const away = 2 * k + 1 - stroke;
      let inset = k + 1;
      if (segment === 1) inset = away < 0 ? -away : away > 0 ? away : 1;
      const y = segment === 0 ? k : segment === 1 ? arm + k : last - k;
      fill(left + inset, top + y, grid[1] - 2 * inset, 1, lit);
    } else {
      const x = segment === 3 || segment === 5 ? k : grid[1] - 1 - k;
      const y = segment < 5 ? k + 1 : last - grid[4] + taper;
      fill(left + x, top + y, 1, grid[4] - k - taper, lit);
    }
  }
}
