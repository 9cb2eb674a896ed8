/** Draws the parts of a wiring picture: each symbol lies on the line from the ground rail to the part's wire. */
import { escapeMarkup } from "../words/text";
import type { PartKind } from "./connections";

const line = 'stroke="#222" stroke-width="2" fill="none"';

export function textAt(x: number, y: number, text: string, more = ""): string {
  return `<text x="${x}" y="${y}" ${more}>${escapeMarkup(text)}</text>`;
}

/** Draws a part with one wire between `fromX` and `toX` at the height `y`; the wire leaves at `toX`. */
export function symbol(kind: PartKind, fromX: number, toX: number, y: number): string {
  const middle = (fromX + toX) / 2;
  const reach = 26;
  const ends = [
    `<path d="M${fromX} ${y}H${middle - Math.sign(toX - fromX) * reach}" ${line}/>`,
    `<path d="M${toX} ${y}H${middle + Math.sign(toX - fromX) * reach}" ${line}/>`,
  ];
  return [...ends, ...shape(kind, middle, y, Math.sign(toX - fromX))].join("");
}

/** `toward` is 1 where the wire leaves at the right, else −1. */
function shape(kind: PartKind, x: number, y: number, toward: number): string[] {
  const at = (along: number) => x + along * toward;
  switch (kind) {
    case "contact":
      return [
        `<path d="M${at(-22)} ${y}L${at(18)} ${y - 13}" ${line}/>`,
        `<circle cx="${at(-24)}" cy="${y}" r="3" fill="#222"/><circle cx="${at(24)}" cy="${y}" r="3" fill="#222"/>`,
      ];
    case "lamp":
      return [
        `<path d="M${at(-26)} ${y}H${at(-18)}M${at(-18)} ${y - 8}V${y + 8}M${at(-4)} ${y - 8}V${y + 8}L${at(-18)} ${y}Z" ${line}/>`,
        `<path d="M${at(-4)} ${y}H${at(4)}M${at(22)} ${y}H${at(26)}" ${line}/>`,
        `<rect x="${Math.min(at(4), at(22))}" y="${y - 5}" width="18" height="10" ${line}/>`,
      ];
    case "buzzer":
      return [
        `<path d="M${x - 26} ${y}H${x - 12}M${x + 12} ${y}H${x + 26}" ${line}/>`,
        `<circle cx="${x}" cy="${y}" r="12" ${line}/><circle cx="${x}" cy="${y}" r="6" fill="#c9a227"/>`,
      ];
    case "battery":
      return [
        `<path d="M${at(-26)} ${y}H${at(-4)}M${at(4)} ${y}H${at(26)}M${at(-4)} ${y - 6}V${y + 6}M${at(4)} ${y - 11}V${y + 11}" ${line}/>`,
      ];
    default:
      return [`<rect x="${x - 26}" y="${y - 8}" width="52" height="16" rx="3" ${line}/>`];
  }
}

/** Draws the glass of a display with two times on it. */
export function glass(x: number, y: number, width: number, height: number): string {
  const size = Math.floor(width / 7);
  const digits = `font-family="monospace" font-weight="bold" font-size="${size}" fill="#e8f4ff" text-anchor="middle"`;
  const below = y + height / 2 + size / 3;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="#10151c"/>`,
    textAt(x + width / 4, below, "1:30", digits),
    textAt(x + (3 * width) / 4, below, "1:30", digits),
  ].join("");
}
