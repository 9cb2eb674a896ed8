/** Plays the board's buzzer through the browser's sound. */

/** The volume of the board's buzzer. */
const VOLUME = 0.08;
/** Each sound fades in and out within this time, s, to avoid clicks. */
const EDGE_S = 0.004;

/** How long a page that is not painted waits before it makes a sound, ms. */
const unpaintedMs = 500;

let context: AudioContext | undefined;
let sounding: GainNode | undefined;

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
  if (context === undefined && isUrgent) createContext();
  else if (context === undefined) {
    isWaking = true;
    afterPaint(createContext);
  } else if (context.state === "suspended") void context.resume();
}

function createContext(): void {
  if (context !== undefined) return;
  context = new AudioContext();
  if (context.state === "suspended") void context.resume();
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
  if (context === undefined) {
    if (isWaking) early = { pattern, volume };
    return;
  }
  sounding?.disconnect();
  const gain = context.createGain();
  gain.connect(context.destination);
  sounding = gain;
  let atS = context.currentTime;
  for (let i = 0; i + 1 < pattern.length; i += 2) {
    const lengthS = (pattern[i + 1] ?? 0) / 1000;
    if ((pattern[i] ?? 0) > 0) tone(context, gain, { pitchHz: pattern[i] ?? 0, atS, lengthS, volume });
    atS += lengthS;
  }
}

interface Note {
  pitchHz: number;
  atS: number;
  lengthS: number;
  volume: number;
}

function tone(within: AudioContext, gain: GainNode, { pitchHz, atS, lengthS, volume }: Note): void {
  const oscillator = within.createOscillator();
  oscillator.type = "square";
  oscillator.frequency.value = pitchHz;
  gain.gain.setValueAtTime(0, atS);
  gain.gain.linearRampToValueAtTime(volume, atS + EDGE_S);
  gain.gain.setValueAtTime(volume, Math.max(atS + EDGE_S, atS + lengthS - EDGE_S));
  gain.gain.linearRampToValueAtTime(0, atS + lengthS);
  oscillator.connect(gain);
  oscillator.start(atS);
  oscillator.stop(atS + lengthS);
}
