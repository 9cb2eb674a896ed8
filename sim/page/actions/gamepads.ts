/** Reads the buttons of gamepads. A browser tells of none by an event, so they are read often while there is need. */

/** Takes an edge of a button: its source, whether it is down, and its instant. */
type Edge = (source: string, isDown: boolean, event: { timeStamp: number }) => void;

/** How often the buttons are read, ms. Browsers renew them every 4 to 16 ms. */
const everyMs = 4;

const down = new Set<string>();
let timer: number | undefined;
let readMs = 0;

/** Reads gamepads from now on, if the browser has any. It shows one when a button of it is pressed. */
export function pollPads(edge: Edge): void {
  stopPads();
  if (pads().length > 0) timer = window.setInterval(() => read(edge), everyMs);
}

export function stopPads(): void {
  window.clearInterval(timer);
}

/** Returns the gamepads; none on a page over plain http. */
function pads(): Gamepad[] {
  return [...(navigator.getGamepads?.() ?? [])].filter((pad) => pad !== null);
}

function read(edge: Edge): void {
  const nowMs = performance.now();
  for (const { index, buttons, timestamp } of pads()) {
    for (const [n, { pressed }] of buttons.entries()) {
      const source = `pad ${index} ${n}`;
      if (down.has(source) === pressed) continue;
      if (pressed) down.add(source);
      else down.delete(source);
      // The gamepad's own stamp counts if it can be that of this edge.
      edge(source, pressed, { timeStamp: timestamp > readMs && timestamp <= nowMs ? timestamp : nowMs });
    }
  }
  readMs = nowMs;
}
