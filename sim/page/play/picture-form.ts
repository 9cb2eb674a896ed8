/** The form in which a playing page tells a second screen what it shows. */

export interface HalfPicture {
  isWhite: boolean;
  name: string;
  score: string;
  time: string;
  runs: boolean;
  fell: boolean;
  low: boolean;
  moves: number;
}

export interface Picture {
  phase: string;
  left: HalfPicture;
  right: HalfPicture;
}

const flags = ["isWhite", "runs", "fell", "low"] as const;
const texts = ["name", "score", "time"] as const;
const phases = ["ready", "running", "paused", "over"];

/** Reads what the server has passed on. Returns undefined if it is no such picture. */
export function readPicture(text: string): Picture | undefined {
  try {
    const picture = JSON.parse(text) as Picture;
    return phases.includes(picture.phase) && isHalf(picture.left) && isHalf(picture.right) ? picture : undefined;
  } catch {
    return undefined;
  }
}

function isHalf(half: HalfPicture): boolean {
  return (
    flags.every((flag) => typeof half[flag] === "boolean") &&
    texts.every((name) => typeof half[name] === "string") &&
    /^[\d:.-]*$/.test(half.time) &&
    Number.isInteger(half.moves)
  );
}
