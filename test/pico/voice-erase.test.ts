/** A sector of a Pico's flash is erased while a clip plays: the sound waits and goes on, and nothing is lost. */
import { expect, test } from "vitest";
import { Switch } from "../../hal/hal";
import { Bench } from "./bench";
import { findSound } from "./ear";
import { fillLog } from "./filled-log";
import { findImage } from "./found";
import { soundOfPhrases, spanOf, speaking, toneFile } from "./voices";

const msNs = 1e6;
/** Before, so many games are played that the next one has to erase pages. */
const beginMs = 30_000;
/** A pin that sounds has a pulse every 25 µs. */
const pulseMs = 0.025;
const image = await findImage();

if (image !== undefined) {
  test("the pages of the last game, while a player hears an answer", () => {
    const file = toneFile("en");
    const bench = new Bench(speaking(image, file)).to(300);
    fillLog(bench);
    expect(bench.nowMs).toBeLessThan(beginMs);
    for (const line of ["speech 3 0", "speech 0 3", "set 300"]) bench.ask(line);
    bench.press(Switch.Right, beginMs + 2000);
    bench.press(Switch.Left, beginMs + 5000);
    bench.to(beginMs + 7000);
    for (const line of ["pause", "finish"]) bench.ask(line);
    const { chip, earphones } = bench.emulated;
    const erasedMs: number[] = [];
    let erases = chip.flash.erases;
    chip.flash.onChange = () => {
      if (chip.flash.erases > erases) erasedMs.push(bench.nowMs);
      erases = chip.flash.erases;
    };
    bench.press(Switch.LeftAsk, beginMs + 12_000);
    bench.to(beginMs + 12_400);
    bench.emulated.write("set 600");
    bench.to(beginMs + 20_000);

    const [left] = earphones;
    const during = (fromMs: number, toMs: number) => left.changesBetween(fromMs * msNs, toMs * msNs);
    const sounding = erasedMs.filter((ms) => during(ms - 1, ms) > 0);
    expect(sounding.length).toBeGreaterThan(0);
    for (const ms of sounding) {
      // The pulses keep their width for the 45 ms of the erase: no new sample, but no jump of the pin either.
      expect(during(ms + 5, ms + 40)).toBeGreaterThan((35 / pulseMs) * 1.9);
    }
    // Afterwards both ears fall silent, and the next answer is what it should be, sample by sample.
    expect([
      during(beginMs + 19_000, beginMs + 20_000),
      earphones[1].changesBetween((beginMs + 19_000) * msNs, (beginMs + 20_000) * msNs),
    ]).toEqual([0, 0]);
    for (const line of ["speech 0 3", "set 300"]) bench.ask(line);
    bench.press(Switch.Right, beginMs + 26_000);
    bench.press(Switch.RightAsk, beginMs + 29_000);
    bench.to(beginMs + 32_000);
    const { correlation } = findSound(earphones[1], soundOfPhrases(file, spanOf("en", 300)), (beginMs + 29_000) * msNs);
    expect(correlation).toBeGreaterThan(0.99);
    expect(bench.state()).toMatchObject({ mode: "running", turn: "white" });
  });
}
