/**
 * Reads the words behind each preset, which say in minutes what the notation says in seconds. So a preset changes in
 * one file, and a slip in the notation is found. This reader shares nothing with those of the firmware and of the
 * oracle.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../../sim/build/root";

/** The expectation of a control: its canonical text, the time that both sides show at the start, and the delay. */
export interface PresetRow {
  text: string;
  time: string;
  delayMs: number;
}

interface Method {
  mark: "+" | "b" | "d" | "";
  seconds: number;
}

/** Every preset as its words say, by its number from 1. */
export const presetTable: readonly (readonly [n: number, row: PresetRow])[] = readPresets();

function readPresets(): (readonly [number, PresetRow])[] {
  const source = readFileSync(join(projectRoot(), "firmware/app/game/presets.ts"), "utf8");
  const found = [...source.matchAll(/case (\d+):\s+return ".*"; \/\/ (.+)/g)];
  return found.map(([, n, words = ""]) => [Number(n), rowOf(words)]);
}

/** Reads words such as `2 h, then 15 min, Bronstein 30 s`. The method holds for every period with a time. */
export function rowOf(words: string): PresetRow {
  const parts = words.split(", ");
  const periods = parts
    .filter((part, i) => i === 0 || part.startsWith("then "))
    .map((part) => part.replace("then ", ""));
  if (parts.length > periods.length + 1) throw new Error(`"${words}": one method at most`);
  const method = methodOf(parts.length > periods.length ? (parts.at(-1) ?? "") : "");
  const first = secondsOf(periods[0] ?? "") ?? 0;
  const { mark, seconds } = method;
  return {
    text: periods.map((period) => periodText(period, method)).join(":"),
    time: timeText(mark === "d" ? first : first + seconds),
    delayMs: mark === "b" || mark === "d" ? seconds * 1000 : 0,
  };
}

function methodOf(words: string): Method {
  if (words === "") return { mark: "", seconds: 0 };
  const [, increment, bronstein, delay] = /^(?:(\d+) s a move|Bronstein (\d+) s|delay (\d+) s)$/.exec(words) ?? [];
  if (increment !== undefined) return { mark: "+", seconds: Number(increment) };
  if (bronstein !== undefined) return { mark: "b", seconds: Number(bronstein) };
  if (delay !== undefined) return { mark: "d", seconds: Number(delay) };
  throw new Error(`"${words}" is no method: write "30 s a move", "Bronstein 30 s" or "delay 5 s"`);
}

function periodText(words: string, { mark, seconds }: Method): string {
  const value = mark === "" ? "" : mark + seconds;
  const timed = secondsOf(words.replace(" again and again", ""));
  if (timed !== undefined) return `${timed}${value}${words.endsWith("again and again") ? "*" : ""}`;
  const [, moves, time = ""] = /^(\d+) moves in (.+) each time$/.exec(words) ?? [];
  if (moves !== undefined) return `c${moves}/${secondsOf(time)}`;
  const [, count, byoyomi] = /^(\d+) byo-yomi periods? of (\d+) s$/.exec(words) ?? [];
  if (count !== undefined) return `${count}x${byoyomi}`;
  if (words === "counting up") return "up";
  throw new Error(`"${words}" is no period: write "90 min", "2 h", "25 moves in 5 min each time" or the like`);
}

function secondsOf(words: string): number | undefined {
  const [, number, unit] = /^(\d+) (h|min)$/.exec(words) ?? [];
  return number === undefined ? undefined : Number(number) * (unit === "h" ? 3600 : 60);
}

function timeText(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
