/** The time control in words, as the pages of information give it. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readyLine } from "../../../firmware/app/display/info";
import { Language } from "../../../firmware/app/model/language";
import { Word } from "../../../firmware/app/model/word";
import type { Period } from "../../../firmware/core/control";
import { Event } from "../../../firmware/core/words";
import { printControl } from "../../../firmware/notation/notation";
import { textWidthPx } from "../../../sim/build/data/font";
import { textIn } from "../../../sim/build/data/words";
import { presets } from "../../../sim/notation/presets";
import { displayLanguages } from "../../../sim/words/clock-languages";
import { control as anyControl } from "../../notation/any-control";
import { tried } from "../../properties/tried";
import { swapColours } from "../acts";
import { openDesk } from "../desk";
import { strike } from "../strokes";
import { pages, ready } from "./info-pages";

const LETTERS = 25;

/** Returns the pages that describe the time control. */
function controlPages(texts: string[]): string[] {
  return texts.slice(
    0,
    texts.findIndex((text) => displayLanguages.some((each) => text.startsWith(`${textIn(each, Word.Next)}:`))),
  );
}

describe("a control in words", () => {
  const rows: readonly [control: string, english: readonly string[], spanish?: readonly string[]][] = [
    ["300", ["5m"]],
    ["180+2", ["3m+2s"]],
    ["5400+30", ["1:30+30s"]],
    ["5405+30", ["1:30:05+30s"]],
    ["3605", ["1:00:05"]],
    ["3900", ["1:05"]],
    ["36610", ["10:10:10"]],
    ["90d5", ["1m30s d5s"]],
    ["45b90", ["45s b1m30s"]],
    ["0+10", ["0s+10s"]],
    ["40/5400+30:1800+30", ["40/1:30+30s > 30m+30s"]],
    ["40/6000+30:20/3000+30:900+30", ["40/1:40+30s>20/50m+30s>", "15m+30s"]],
    ["6000+30:3000+30:900+30", ["1:40+30s>50m+30s>15m+30s"]],
    ["7200b30:3600b30:900b30", ["2h b30s>1h b30s>15m b30s"]],
    ["40/7200:20/3600:900+30", ["40/2h > 20/1h > 15m+30s"]],
    ["7200d5", ["2h d5s"]],
    ["1500b10", ["25m b10s"]],
    ["3600:c25/300", ["1h + 25/5m"]],
    ["c25/300", ["25/5m"]],
    ["3600:5x30", ["1h + 5x30s"]],
    ["40/7200:3600*", ["40/2h > 1h ..."]],
    ["40/7200", ["40/2h ..."]],
    ["*180", ["3m hourglass"], ["3m reloj de arena"]],
    ["gong10", ["gong 10s"]],
    ["up", ["count up"], ["ascendente"]],
    ["1500:up", ["25m + count up"], ["25m + ascendente"]],
    ["1500:up600", ["25m + count up 10m"], ["25m + ascendente 10m"]],
    ["W300-B240", ["White 5m, Black 4m"], ["Blancas 5m, Negras 4m"]],
    ["W300*-B300", ["White 5m ..., Black 5m"], ["Blancas 5m ..., Negras 5m"]],
    [
      "W300+2-B240+2;from=61",
      ["White 5m+2s, Black 4m+2s,", "From move 61"],
      ["Blancas 5m+2s, Negras", "4m+2s, Desde jugada 61"],
    ],
    ["300;flag=freeze", ["5m, Flag stops both"], ["5m, Bandera detiene ambos"]],
    ["180+2;flag=run-on", ["3m+2s, Flag runs on"], ["3m+2s, Bandera no detiene"]],
    ["7200:3600;at=own", ["2h > 1h, Next at own 0:00"], ["2h > 1h, Luego a su 0:00"]],
    ["40/7200:3600;at=zero", ["40/2h > 1h, Next at 0:00"], ["40/2h > 1h, Luego a 0:00"]],
    [
      "40/5400+30:1800+30;at=moves",
      ["40/1:30+30s>30m+30s,", "Next by moves"],
      ["40/1:30+30s>30m+30s,", "Luego por jugadas"],
    ],
  ];
  test.each(rows)("%s", (control, english, spanish) => {
    expect(controlPages(pages(ready(control).app))).toEqual(english);
    expect(controlPages(pages(ready(control, Language.Spanish).app))).toEqual(spanish ?? english);
  });

  test("of a preset or any other takes one line before the start", () => {
    for (const { control } of presets) {
      if (control === undefined) continue;
      const { app } = ready(control);
      if (!control.startsWith("W")) expect(readyLine(app)).toBe(controlPages(pages(app))[0]);
    }
  });

  test("of colours that were exchanged is what each has now", () => {
    const desk = strike(ready("W300-B240"), "black S");
    swapColours(desk.app, desk.nowMs, Event.Colours);
    expect(controlPages(pages(desk.app))).toEqual(["White 4m, Black 5m"]);
  });
});

/** Returns a time in words. It is written differently from the firmware's own function. */
function span(ms: number): string {
  const [h, m, s] = [Math.floor(ms / 3600000), Math.floor(ms / 60000) % 60, (ms / 1000) % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  if (h > 0 && m + s === 0) return `${h}h`;
  if (h > 0) return s === 0 ? `${h}:${two(m)}` : `${h}:${two(m)}:${two(s)}`;
  if (m > 0) return s === 0 ? `${m}m` : `${m}m${s}s`;
  return `${s}s`;
}

function periodText({ method, baseMs, valueMs, moves, count }: Period, language: Language): string {
  const value = span(valueMs);
  const timed = (moves > 0 ? `${moves}/` : "") + span(baseMs);
  const word = textIn(language, Word.MethodTime + method);
  const limit = valueMs > 0 ? ` ${value}` : "";
  const texts = [timed, `${timed}+${value}`, `${timed} d${value}`, `${timed} b${value}`, `${count}x${value}`];
  texts.push(`${count}/${value}`, `${timed} ${word}`);
  texts.push(`${word}${limit}`, `${word}${limit}`);
  return texts[method] ?? "";
}

function sideText(periods: readonly Period[], repeats: boolean, language: Language): string {
  return periods.map((period) => periodText(period, language)).join(">") + (repeats ? "..." : "");
}

/** The word that begins each option. */
const namedBy = [
  [Word.Next, "at="],
  [Word.Flag, "flag="],
  [Word.FromMove, "from="],
] as const;

/** Removes what joins the words and ends the lines. */
function bare(text: string): string {
  return text.replaceAll(/[ >+,]/g, "");
}

describe("any control", () => {
  test.each(displayLanguages)("is told in lines that fit, nothing of it lost, language %i", (language) => {
    const { app } = openDesk({ facts: { language } });
    const names = [Word.White, Word.Black].map((word) => textIn(language, word));
    fc.assert(
      fc.property(anyControl, (control) => {
        app.clock.control = control;
        const texts = pages(app);
        for (const text of texts) {
          expect(text.length, text).toBeLessThanOrEqual(LETTERS);
          expect(textWidthPx(text), text).toBeLessThanOrEqual(app.facts.widthPx);
          expect(text.trim(), printControl(control)).toBe(text);
        }
        const white = sideText(control.white, control.whiteRepeats, language);
        const black = sideText(control.black, control.blackRepeats, language);
        const apart = control.white !== control.black || control.whiteRepeats !== control.blackRepeats;
        const sides = apart ? `${names[0]}${white}${names[1]}${black}` : white;
        const all = controlPages(texts).join("");
        const options = printControl(control).split(";").slice(1);
        const rest = bare(all).slice(bare(sides).length);
        expect(bare(all).slice(0, bare(sides).length)).toBe(bare(sides));
        expect(rest === "").toBe(options.length === 0);
        for (const [word, option] of namedBy) {
          expect(rest.includes(bare(textIn(language, word)))).toBe(options.some((one) => one.startsWith(option)));
        }
      }),
      tried(200),
    );
  });
});
