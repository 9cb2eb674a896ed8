/** A piece of a time control in words: times, moves, and words that distinguish an increment from a base. */

export type Piece =
  | { kind: "time"; seconds: number; unit: "h" | "min" | "s" }
  /** A number without a unit. */
  | { kind: "number"; number: number }
  | { kind: "moves"; moves: number }
  /** A text such as `from move 61`. */
  | { kind: "from"; move: number }
  | { kind: "each" | "increment" | "delay" | "bronstein" | "plus" | "slash" };

type Make = (first: number, second: number) => Piece;

const hours: Make = (h, min) => ({ kind: "time", seconds: h * 3600 + min * 60, unit: "h" });
const minutes: Make = (min) => ({ kind: "time", seconds: min * 60, unit: "min" });
const seconds: Make = (s) => ({ kind: "time", seconds: s, unit: "s" });

/** Patterns in English, Spanish and German, without blanks. The first pattern that matches at a place wins. */
const patterns: readonly (readonly [pattern: RegExp, make: Make])[] = [
  [/(?:from|ab)(?:the|dem)?(?:1st|first|ersten)(?:move|zug)/y, () => ({ kind: "from", move: 1 })],
  [/fromm(?:ove|v)\.?(?:number|no\.?|#)?(?:one|(\d+))/y, (n) => ({ kind: "from", move: n || 1 })],
  [/(?:desde|apartirde)(?:la|el)?(?:jugada|movimiento|mov\.?)(\d+)/y, (n) => ({ kind: "from", move: n })],
  [/abzug(\d+)/y, (n) => ({ kind: "from", move: n })],
  [
    /(?:added)?(?:per|foreach|for(?:every)|each|every|after(?:each|every)|by|por|cada|pro|\/|p\/)(?:move|mov|mv|jugada|zug)/y,
    () => ({ kind: "each" }),
  ],
  [/moves?(\d+)(?:-|–|to|through)(\d+)/y, (first, last) => ({ kind: "moves", moves: last - first + 1 })],
  [/(\d+)(?:moves?|movimientos?|mov|mvs?|jugadas?|züge|zuege)/y, (n) => ({ kind: "moves", moves: n })],
  [
    /(\d+)(?:hours?|horas?|hrs?|stunden?|std|h)\.?(?:and|y|und)?(\d+)(?:minut(?:en|[eo])?s?|mins?|m|')?(?![\d/"s]|mov)/y,
    hours,
  ],
  [/(\d+(?:\.\d+)?)(?:hours?|horas?|hrs?|stunden?|std|h)/y, hours],
  [/(\d+)(?:min|m|')(\d+)(?:sec|s|")(?=\+)/y, (min, s) => ({ kind: "time", seconds: min * 60 + s, unit: "min" })],
  [/(\d+(?:\.\d+)?)(?:minut(?:en|[eo])?s?|mins?|m(?![a-z])|')/y, minutes],
  [/(\d+)(?:seconds?|segundos?|sekunden?|secs?|seg|sek|s(?!d)|")/y, seconds],
  [/(\d+)/y, (number) => ({ kind: "number", number })],
  [/bronstein/y, () => ({ kind: "bronstein" })],
  [/delay|(?<![a-z])d(?=\d)/y, () => ({ kind: "delay" })],
  [/increment[os]?|incr?(?![a-z])|inkrement|bonus|additional|adicional(?:es)?|extra/y, () => ({ kind: "increment" })],
  [/[+|]|plus/y, () => ({ kind: "plus" })],
  [/\//y, () => ({ kind: "slash" })],
];

/** Removes blanks, because missing or surplus blanks have no meaning, except between two numbers. */
function squeezed(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’′‘´`]/g, "'")
    .replace(/''|[“”″]/g, '"')
    .replace(/(\d)\s+(?=\d)/g, "$1;")
    .replace(/\s+/g, "");
}

/** Returns the pieces in order. Skips all other text. */
export function piecesOf(words: string): Piece[] {
  const text = squeezed(words);
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; ) {
    const found = pieceAt(text, at);
    if (found !== undefined) pieces.push(found.piece);
    at += found?.length ?? 1;
  }
  return pieces;
}

function pieceAt(text: string, at: number): { piece: Piece; length: number } | undefined {
  for (const [pattern, make] of patterns) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) {
      return { piece: make(Number(match[1] ?? 0), Number(match[2] ?? 0)), length: match[0].length };
    }
  }
  return undefined;
}
