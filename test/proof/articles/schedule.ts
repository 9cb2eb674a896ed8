/** The terms of a game as the Laws know them: time for some moves, with or without extra time for each move. */
export interface Span {
  readonly ms: number;
  /** How many moves the period asks for; 0 if it asks for all the rest. */
  readonly moves: number;
}

export interface Schedule {
  /** Nothing is added, time is added with each move, or each move has a time of its own before the main time runs. */
  readonly mode: "plain" | "added" | "delay";
  readonly extraMs: number;
  /** Whether the next period opens at either player's zero, at a player's own zero, or with the last of the moves. */
  readonly opens: "zero" | "own" | "moves";
  /** The periods of White and of Black. */
  readonly spans: readonly [readonly Span[], readonly Span[]];
}

const modes: Readonly<Record<string, Schedule["mode"]>> = { "": "plain", "+": "added", d: "delay", b: "delay" };

/**
 * Reads a control. Returns undefined if the Laws' articles alone cannot judge it: overtime, hourglass, gong, a repeated
 * period, extra times that differ, or several periods that do not say when the next one opens.
 */
export function readSchedule(text: string): Schedule | undefined {
  const parts = /^(?:W([^;]+)-B([^;]+)|([^W;][^;]*))(?:;at=(zero|own|moves))?(?:;flag=[a-z-]+)?$/.exec(text);
  if (parts === null) return undefined;
  const lists = [parts[1] ?? parts[3] ?? "", parts[2] ?? parts[3] ?? ""].map((list) => list.split(":"));
  const cells = lists.map((list) => list.map((cell) => /^(?:(\d+)\/)?([1-9]\d*)(?:([+db])(\d+))?$/.exec(cell)));
  const flat = cells.flat();
  const first = flat[0];
  if (first === undefined || first === null || flat.includes(null)) return undefined;
  const isSame = flat.every((cell) => cell?.[3] === first[3] && cell?.[4] === first[4]);
  const isEndless = cells.some((list) => list.at(-1)?.[1] !== undefined);
  const isOpen = parts[4] === undefined && cells.some((list) => list.length > 1);
  if (!isSame || isEndless || isOpen) return undefined;
  const spansOf = (list: (typeof cells)[number] | undefined): Span[] =>
    (list ?? []).map((cell) => ({ ms: 1000 * Number(cell?.[2]), moves: Number(cell?.[1] ?? 0) }));
  return {
    mode: modes[first[3] ?? ""] ?? "plain",
    extraMs: 1000 * Number(first[4] ?? 0),
    opens: (parts[4] ?? "zero") as Schedule["opens"],
    spans: [spansOf(cells[0]), spansOf(cells[1])],
  };
}
