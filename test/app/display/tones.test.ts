/** Checks that sounds are as docs/keys.md lists them, and tell nobody which side is meant. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { patternOf } from "../../../firmware/app/display/sounds";
import { Side } from "../../../firmware/core/words";
import { projectRoot } from "../../../sim/build/root";
import { heard, listen, sounding, tones } from "./heard";

/**
 * Controls that have every sound: seconds, flags, the sign of a period, the gong. They have each method but the
 * hourglass, whose times depend on both sides.
 */
const controls = ["12", "8+3", "8b3", "12d7", "6:400", "1:2x6", "9:c2/8", "up12", "gong7", "12;flag=run-on"];
/** Long enough for the end of every one of them. */
const listenMs = 26_000;
const sides = [Side.White, Side.Black] as const;
const patterns = Object.values(tones).map(patternOf);

/**
 * Returns what is heard while one side thinks until its end, and what the press before it sounded like. Both sides have
 * made a move before, in equal times.
 */
function turnSounds(control: string, thinks: Side, left: Side): string[] {
  const desk = sounding(control);
  desk.app.settings.left = left;
  desk.app.settings.click = true;
  for (const side of ["black", "white", "black"] as const) desk.press(side);
  if (thinks === Side.Black) desk.press("white");
  const before = heard(desk).slice(-1);
  return [...before, ...listen(desk, listenMs)];
}

describe("common sounds", () => {
  test.each(controls)("%s sounds alike for both sides, wherever they sit", (control) => {
    const turns = sides.flatMap((thinks) => sides.map((left) => turnSounds(control, thinks, left)));
    expect(turns[0]?.length).toBeGreaterThan(4);
    for (const turn of turns) expect(turn).toEqual(turns[0]);
  });

  test("a press clicks alike on both sides", () => {
    const desk = sounding("300");
    desk.app.settings.click = true;
    desk.press("black");
    const clicks = sides.map((side) => {
      const from = desk.lines.length;
      desk.press(side === Side.White ? "white" : "black");
      return heard(desk, from);
    });
    expect(clicks).toEqual([["click"], ["click"]]);
  });

  test("docs/keys.md has the table of sounds, and no other", () => {
    const page = readFileSync(join(projectRoot(), "docs/keys.md"), "utf8");
    const [, table = ""] = /\| what \| Hz ms \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(page) ?? [];
    const written = [...table.matchAll(/\| ([^|]+) \|$/gm)].map(([, notes]) => notes);
    const notes = patterns.map((pattern) => notesOf(pattern).join(", "));
    expect(written.sort()).toEqual(notes.sort());
  });

  test("no two sounds have one rhythm, whatever their pitches", () => {
    // Of two notes or pauses one is longer if it has half as much again.
    const rhythms = patterns.map((pattern) => pattern.filter((_, index) => index % 2 === 1));
    for (const [index, rhythm] of rhythms.entries()) {
      for (const other of rhythms.slice(index + 1)) {
        const isLike = rhythm.length === other.length && rhythm.every((ms, at) => isAlike(ms, other[at] ?? 0));
        expect(isLike, `${rhythm} and ${other}`).toBe(false);
      }
    }
  });
});

function isAlike(a: number, b: number): boolean {
  return Math.max(a, b) < 1.5 * Math.min(a, b);
}

/** Returns the notes of a pattern as words. */
function notesOf(pattern: number[]): string[] {
  return pattern.flatMap((hz, at) => (at % 2 === 1 ? [] : [`${hz === 0 ? "pause" : hz} ${pattern[at + 1]}`]));
}
