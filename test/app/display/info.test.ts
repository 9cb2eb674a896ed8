import { describe, expect, test } from "vitest";
import { infoText, readyLine } from "../../../firmware/app/display/info";
import type { App } from "../../../firmware/app/model/app";
import { Language } from "../../../firmware/app/model/language";
import { Flag, Side } from "../../../firmware/core/words";
import { Edition } from "../../../firmware/laws/edition";
import { featuresOf } from "../../../sim/boards/facts";
import { openDesk } from "../desk";
import { strike } from "../strokes";
import { pages, ready } from "./info-pages";

describe("the pages", () => {
  test("of a game in its first period", () => {
    const desk = strike(ready("40/5400+30:1800+30;at=moves"), "black 61s white 3s");
    expect(pages(desk.app)).toEqual([
      "40/1:30+30s>30m+30s,",
      "Next by moves",
      "Next: 30m+30s at move 40",
      "standard",
      "Period 1/2",
      "increment",
      "Used 0:01:01 - 0:00:03",
      "Moves 1 - 0",
      "Battery 3000 mV",
      "pixljs 0.0.0",
    ]);
    expect(infoText(desk.app, 11)).toBe("");
    expect(infoText(desk.app, 99)).toBe("");
  });

  test("in Spanish, colours exchanged, an illegal move on record, the battery low", () => {
    const desk = ready("3600:5x30", Language.Spanish);
    const { app } = desk;
    strike(desk, "black 4s");
    app.settings.left = Side.Black;
    app.settings.counter = false;
    app.clock.white.illegal = 1;
    app.battery.isLow = true;
    expect(pages(app)).toEqual([
      "1h + 5x30s",
      "Luego: 5x30s a 0:00",
      "sin clase",
      "Período 1/2",
      "sin incremento",
      "Usado 0:00:00 - 0:00:04",
      "Jugadas 0 - 0",
      "Ilegales 0 - 1",
      "Batería 3000 mV baja",
      "pixljs 0.0.0",
    ]);
  });

  test("time used is told in seconds that are over, of both sides", () => {
    expect(pages(strike(ready("300"), "black 1390ms white 2390ms S").app)).toContain("Used 0:00:01 - 0:00:02");
  });

  test("of a board that cannot tell its battery", () => {
    const desk = ready("300");
    desk.battery(0);
    expect(pages(desk.app).slice(-2)).toEqual(["Moves 0 - 0", "pixljs 0.0.0"]);
  });

  test("the class is that of the edition", () => {
    const { app } = ready("600");
    expect(pages(app)[2]).toBe("blitz");
    app.settings.edition = Edition.Laws1997;
    expect(pages(app)[2]).toBe("blitz");
    expect(pages(ready("900+10").app)[2]).toBe("rapid");
    expect(pages(ready("7200").app)[2]).toBe("standard");
    const other = ready("900+10").app;
    other.settings.edition = Edition.Laws1997;
    expect(pages(other)[2]).toBe("no class");
  });

  const words: readonly [control: string, english: string, spanish: string][] = [
    ["300", "no increment", "sin incremento"],
    ["300+2", "increment", "incremento"],
    ["300d2", "delay", "retardo"],
    ["300b2", "Bronstein", "Bronstein"],
    ["5x30", "byo-yomi", "byo-yomi"],
    ["c25/600", "Canadian", "canadiense"],
    ["*180", "hourglass", "reloj de arena"],
    ["up", "count up", "ascendente"],
    ["gong10", "gong", "gong"],
  ];
  test.each(words)("name the method of %s", (control, english, spanish) => {
    expect(pages(ready(control).app)).toContain(english);
    expect(pages(ready(control, Language.Spanish).app)).toContain(spanish);
  });
});

describe("what the next period brings, and when", () => {
  function next(app: App): string {
    return pages(app).find((text) => text.startsWith("Next:")) ?? "";
  }

  const rows: readonly [control: string, text: string][] = [
    ["300", "Next: none"],
    ["7200:1800", "Next: 30m at 0:00"],
    ["7200:1800;at=own", "Next: 30m at 0:00"],
    ["40/7200:1800", "Next: 30m at move 40"],
    ["40/7200", "Next: 40/2h at move 40"],
    ["300*", "Next: 5m at 0:00"],
    ["40/7200:5x30", "Next: 5x30s at 0:00"],
    ["3600:c25/600", "Next: 25/10m at 0:00"],
    ["1500:up", "Next: count up at 0:00"],
    ["7200:1800;at=moves", "Next: none"],
    ["5x30", "Next: none"],
    ["*180", "Next: none"],
    ["gong10", "Next: none"],
    ["up", "Next: none"],
  ];
  test.each(rows)("%s", (control, text) => expect(next(ready(control).app)).toBe(text));

  test("is that of the side to move, by its own counter's limit", () => {
    const desk = ready("W40/600:300-B30/600:20/300:100");
    expect(next(desk.app)).toBe("Next: 5m at move 40");
    strike(desk, "black white");
    expect(next(desk.app)).toBe("Next: 20/5m at move 30");
    desk.app.clock.black.period = 2;
    expect(next(desk.app)).toBe("Next: 1m40s at move 50");
    desk.app.clock.black.period = 3;
    expect(next(desk.app)).toBe("Next: none");
    expect(pages(desk.app)).toContain("Period 3/3");
  });

  test("a repeating period has no last number", () => {
    const { app } = ready("40/7200:20/3600");
    app.clock.white.period = 4;
    expect(pages(app)).toContain("Period 4");
    expect(next(app)).toBe("Next: 20/1h at move 100");
  });

  test("nothing comes for a side whose flag has fallen", () => {
    const { app } = ready("40/60:60");
    app.clock.white.flag = Flag.Final;
    expect(next(app)).toBe("Next: none");
  });
});

test("the pages come one after another while the clock runs, and end", () => {
  const desk = strike(ready("300"), "black");
  const texts = pages(desk.app);
  for (let i = 1; i <= texts.length; i++) {
    strike(desk, "M");
    expect(desk.app.display.info).toBe(i);
  }
  strike(desk, "M");
  expect(desk.app.display.info).toBe(0);
});

test("the line of a clock that is ready asks nothing but the control: its supply is read for a page behind it alone", () => {
  const { app } = ready("300");
  let reads = 0;
  const { supplyMv } = app.hal.battery;
  app.hal.battery.supplyMv = () => {
    reads++;
    return supplyMv();
  };
  expect(readyLine(app)).toBe("5m");
  expect(reads).toBe(0);
  expect(infoText(app, 2)).toMatch(/^Next: /);
  expect(reads).toBe(1);
});

test("a clock without the information has the control and no page behind it", () => {
  const { app } = openDesk({ control: "300", facts: { features: featuresOf(["info"]) } });
  expect(infoText(app, 1)).toBe("5m");
  expect(infoText(app, 2)).toBe("");
});
