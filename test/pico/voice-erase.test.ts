/** A sector of a Pico's flash is erased while a clip plays: the sound waits and goes on, and nothing is lost. */
import { expect, test } from "vitest";
import { Switch } from "../../hal/hal";
import { Bench } from "./bench";
import { findSound } from "./ear";
import { findImage } from "./found";
import { soundOfPhrases, spanOf, speaking, toneFile } from "./voices";

const msNs = 1e6;
/** A pin that sounds has a pulse every 25 µs. */
const pulseMs = 0.025;
const image = await findImage();

if (image !== undefined) {
  test("the pages of the last game, while a player hears an answer", () => {
    const file = toneFile("en");
    const bench = new Bench(speaking(image, file)).to(300);
    for (const line of ["speech 3 0", "speech 0 3", "set 300"]) bench.ask(line);
    bench.press(Switch.Right, 2000);
    bench.press(Switch.Left, 5000);
    bench.to(7000);
    for (const line of ["pause", "finish"]) bench.ask(line);
    const { chip, earphones } = bench.emulated;
    const erasedMs: number[] = [];
    let erases = chip.flash.erases;
    chip.flash.onChange = () => {
      if (chip.flash.erases > erases) erasedMs.push(bench.nowMs);
      erases = chip.flash.erases;
    };
    bench.press(Switch.LeftAsk, 12_000);
    bench.to(12_400);
    bench.emulated.write("set 600");
    bench.to(20_000);

    const [left] = earphones;
    const during = (fromMs: number, toMs: number) => left.changesBetween(fromMs * msNs, toMs * msNs);
    const sounding = erasedMs.filter((ms) => during(ms - 1, ms) > 0);
    expect(sounding.length).toBeGreaterThan(0);
    for (const ms of sounding) {
      // The pulses keep their width for the 45 ms of the erase: no new sample, but no jump of the pin either.
      expect(during(ms + 5, ms + 40)).toBeGreaterThan((35 / pulseMs) * 1.9);
    }
    // Afterwards both ears fall silent, and the next answer is what it should be, sample by sample.
    expect([during(19_000, 20_000), earphones[1].changesBetween(19_000 * msNs, 20_000 * msNs)]).toEqual([0, 0]);
    for (const line of ["speech 0 3", "set 300"]) bench.ask(line);
    bench.press(Switch.Right, 26_000);
    bench.press(Switch.RightAsk, 29_000);
    bench.to(32_000);
    const { correlation } = findSound(earphones[1], soundOfPhrases(file, spanOf("en", 300)), 29_000 * msNs);
    expect(correlation).toBeGreaterThan(0.99);
    expect(bench.state()).toMatchObject({ mode: "running", turn: "white" });
  });
}
