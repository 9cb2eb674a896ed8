/** Plays the notes of the board's buzzer through the browser's sound. */

/** The sign of a start, which no board has: two rising notes. */
export const startPattern: readonly number[] = [660, 70, 990, 110];

/** The volume of the board's buzzer in the simulator, where somebody sits at the screen. */
const VOLUME = 0.3;

/** How long a page that is not painted waits before it makes a sound, ms. */
const unpaintedMs = 500;

let context: AudioContext | undefined;
let sounding: GainNode | undefined;
/** What synthesises the notes. The page loads it with the first sound. */
let render: typeof import("./notes").render | undefined;

/** Whether a touch has begun to make the browser's sound. */
let isWaking = false;
/** A sound that was played meanwhile. Only the last one counts, as each replaces another. */
let early: { pattern: readonly number[]; volume: number } | undefined;

/**
 * Starts the browser's sound. Browsers allow sound only after a touch, so every touch calls this until it succeeds.
 * What was played before is heard then. To make a sound context can take a phone 100 ms, so the page first paints what
 * the touch has changed. With `isUrgent` it makes it at once.
 */
export function wakeSound(isUrgent: boolean): void {
  if (typeof AudioContext === "undefined") return;
  if (context === undefined) {
    isWaking = true;
    if (isUrgent) createContext();
    else afterPaint(createContext);
  } else if (context.state === "suspended") void context.resume();
}

function createContext(): void {
  if (context !== undefined) return;
  context = new AudioContext();
  if (context.state === "suspended") void context.resume();
  void loadNotes();
}

async function loadNotes(): Promise<void> {
  render = (await import("./notes")).render;
  if (early !== undefined) playPattern(early.pattern, early.volume);
  early = undefined;
}

/** Calls `act` once the browser has painted, or soon in a page that it does not paint. */
function afterPaint(act: () => void): void {
  requestAnimationFrame(() => window.setTimeout(act));
  window.setTimeout(act, unpaintedMs);
}

/** Returns the browser's sound, once a touch has started it. */
export function soundOutput(): AudioContext | undefined {
  return context;
}

/** Plays pairs of pitch in Hz (0 for silence) and length in ms. It replaces any pattern that still sounds. */
export function playPattern(pattern: readonly number[], volume = VOLUME): void {
  if (context === undefined || render === undefined) {
    if (isWaking) early = { pattern, volume };
    return;
  }
  sounding?.disconnect();
  const samples = render(pattern, context.sampleRate);
  if (samples.length === 0) return;
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  const gain = context.createGain();
  gain.gain.value = volume;
  gain.connect(context.destination);
  sounding = gain;
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(gain);
  source.start();
}
