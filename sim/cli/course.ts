/** Runs `flagfall course`: the clock in the terminal teaches its keys. Without a terminal, it prints the course. */
import { courseLines } from "../terminal/course";
import { play, sizeOf } from "../terminal/play";
import { createCourse } from "../terminal/session";
import type { Language } from "../words/language";
import { isPlayable } from "./playable";

export async function courseCommand(language: Language): Promise<number> {
  const { stdin, stdout, env } = process;
  if (isPlayable(stdin, stdout, env)) return play(createCourse(language, sizeOf(stdout)), stdin, stdout);
  stdout.write(`${courseLines(language).join("\n")}\n`);
  return 0;
}
