/** The course in the terminal: the player reads what every step asks for, and the keys of the terminal do it. */
import { describe, expect, test } from "vitest";
import { Phrase } from "../../firmware/app/model/phrase";
import { main } from "../../sim/cli/program";
import { courseLines } from "../../sim/terminal/course";
import { takeKey } from "../../sim/terminal/keys";
import { screenRows } from "../../sim/terminal/screen";
import { createCourse, proceed } from "../../sim/terminal/session";
import { Vocabulary } from "../app/speech/ear";
import { capture } from "../cli/capture";

const keys = ["+", "s", "m", "s", "*", "m", "S", "j", "f", "f"];

describe.each(["en", "es"] as const)("in %s", (language) => {
  const { phrase, number } = words(language);

  test("as text, each key of the course leads to the next step", async () => {
    const lines = courseLines(language);
    const { code, stdout, stderr } = await capture(() => main(["--lang", language, "course"]));
    expect({ code, stderr, stdout }).toEqual({ code: 0, stderr: "", stdout: `${lines.join("\n")}\n` });
    const said = lines
      .join("\n")
      .replace(/\n {4}/g, " ")
      .split("\n");
    expect(said.filter((line) => keys.includes(line.split(" ")[0] ?? "")).map((line) => line.split(" ")[0])).toEqual(
      keys,
    );
    for (let step = 1; step <= keys.length; step++) {
      expect(said[step - 1], `step ${step}`).toContain(`${phrase(Phrase.Step)} ${number(step)}, `);
    }
    expect(said[keys.length]).toContain(phrase(Phrase.Accepted));
  });

  test.each([
    [80, 24],
    [200, 50],
    [36, 10],
  ])("each step ends on the screen of %i × %i", (columns, rows) => {
    const session = createCourse(language, { columns, rows });
    const shown = () =>
      screenRows(session)
        .map((row) =>
          row
            .map(({ text }) => text)
            .join("")
            .replace(/[│┃]/g, " "),
        )
        .join(" ")
        .replace(/\s+/g, " ");
    proceed(session, 1_000);
    for (const [n, key] of keys.entries()) {
      const [, asked = ""] = session.message.text.split(`${phrase(Phrase.Step)} ${number(n + 1)}, `);
      expect(asked).not.toBe("");
      expect(shown()).toContain(asked);
      takeKey(session, key, (n + 1) * 2_000);
      proceed(session, (n + 1) * 2_000 + 1_500);
    }
    expect(session.message.text).toContain(phrase(Phrase.Accepted));
  });
});

test.each([4, 5, 6])("on %i short lines, the end of what the clock asks for is in sight", (rows) => {
  const session = createCourse("en", { columns: 20, rows });
  proceed(session, 1_000);
  expect(screenRows(session).map((row) => row.map(({ text }) => text).join(""))).toContain(" …plus, forward one");
});

function words(language: "en" | "es") {
  const vocabulary = new Vocabulary(language);
  return { phrase: (phrase: Phrase) => vocabulary.phrase(phrase), number: (n: number) => vocabulary.number(n) };
}
