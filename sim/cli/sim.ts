/** `flagfall sim`: the clock in the terminal; without one, or with `--demo`, a short game as text. */
import { parseControl } from "../../firmware/notation/notation";
import { ruleWords } from "../notation/rules";
import { onOneLine } from "../scenario/problem";
import { nowMs } from "../terminal/counter";
import { demoLines } from "../terminal/demo";
import { firstControl } from "../terminal/presets";
import { createSession } from "../terminal/session";
import { pickLanguage } from "../words/language";
import { wordsIn } from "../words/words";

export interface SimOptions {
  demo?: boolean;
  lang?: string;
  control?: string;
}

export async function simCommand(options: SimOptions): Promise<number> {
  const language = pickLanguage(options.lang);
  const text = options.control;
  if (text !== undefined) {
    const { control, column, rule } = parseControl(text);
    if (control === undefined) {
      const { refused } = wordsIn(language).cli.control;
      process.stderr.write(`flagfall: ${onOneLine(refused(text, column, ruleWords(rule, language)))}\n`);
      return 2;
    }
  }
  if (options.demo === true || !isPlayable(process.stdin, process.stdout, process.env)) {
    process.stdout.write(`${demoLines(text, language).join("\n")}\n`);
    return 0;
  }
  const control = parseControl(text ?? firstControl).control;
  if (control === undefined) return 2;
  const { play, sizeOf } = await import("../terminal/play");
  const session = createSession(control, language, sizeOf(process.stdout), nowMs());
  return play(session, process.stdin, process.stdout);
}

/** Keys can be read one by one, and the screen can be painted. Build machines have nobody who would quit. */
function isPlayable(
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  if (!input.isTTY || !output.isTTY) return false;
  if (environment.TERM === "dumb" || (environment.CI ?? "") !== "") return false;
  try {
    input.setRawMode(true);
    input.setRawMode(false);
    return true;
  } catch {
    return false;
  }
}
