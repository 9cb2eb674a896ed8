/**
 * Interprets a `TimeControl` tag. PGN requires seconds, but people also write US notation, minutes (`90+30`, `90'+30"`)
 * and whole sentences. Each interpretation is a candidate, and the game's clock times decide between them.
 */
import type { Control } from "../../firmware/core/control";
import { parseControl } from "../../firmware/notation/notation";
import { pgn } from "../notation/pgn";
import { us } from "../notation/us";
import { piecesOf } from "./tag-pieces";
import { textsOf } from "./tag-words";

/** The largest base that can be meant in minutes without a unit. */
const MINUTES_MAX = 180;
const NO_CONTROL = /^\s*[-?]?\s*$/;

/** Reads `90+30` as minutes and seconds. In PGN the base is in seconds. */
function inMinutes(text: string): string[] {
  const [, minutes, rest] = /^(\d+)((?:\+\d+)?)$/.exec(text) ?? [];
  if (minutes === undefined || Number(minutes) > MINUTES_MAX) return [];
  return [`${Number(minutes) * 60}${rest}`];
}

function parsed(texts: readonly string[]): Control[] {
  return texts.flatMap((text) => parseControl(text).control ?? []);
}

/** Returns the controls that a tag may mean, the most likely first. Returns none if the tag names no control. */
export function tagControls(tag: string | undefined): Control[] {
  const text = (tag ?? "").trim();
  if (NO_CONTROL.test(text)) return [];
  for (const read of [pgn.read, us.read]) {
    const reading = read?.(text);
    if (reading !== undefined && "control" in reading) return [reading.control, ...parsed(inMinutes(text))];
  }
  const canonical = parsed([text]);
  return canonical.length > 0 ? canonical : parsed(textsOf(piecesOf(text)));
}
