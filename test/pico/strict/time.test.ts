/** The clock's time where the chip's timer makes it hard: its low word begins anew, or the trim changes. */
import { expect, test } from "vitest";
import { Switch } from "../../../hal/hal";
import { Bench } from "../bench";
import { findImage } from "../found";
import { edgesInBoot2, startBeforeTrim } from "./moments";

const image = await findImage();
const lowWordUs = 2 ** 32;

if (image !== undefined) {
  // From power-on to the moment in which the low word begins anew: in a sleep, between an edge's stamp and its
  // handling, while a press is handled, and never.
  test.each([2_200_000, 3_000_002, 3_000_300, 3_006_000, 4_250_000, 0])(
    "the low word begins anew after %i µs",
    (us) => {
      const beginMs = us === 0 ? 0 : (lowWordUs - us) / 1000;
      const bench = new Bench(image);
      bench.emulated.chip.clock.setTime(beginMs * 1e6);
      bench.to(beginMs + 300).ask("set 60+2");
      bench.press(Switch.Right, beginMs + 1000);
      bench.press(Switch.Left, beginMs + 3000);
      bench.press(Switch.Right, beginMs + 4500);
      bench.to(beginMs + 6000);
      const { white, black, mode } = bench.state();
      expect([mode, black.used]).toEqual(["running", 1500]);
      // The line reaches the clock half a millisecond after 6 s.
      expect(Math.abs(white.used - 3501)).toBeLessThanOrEqual(1);
      expect(bench.emulated.chip.hasRestarted).toBe(false);
    },
  );

  test("an edge that is older than the trim keeps its instant", () => {
    const { usedMs, rightMs } = startBeforeTrim(Bench.at(300, image));
    expect(rightMs).toBeGreaterThan(1500);
    expect(Math.abs(usedMs - rightMs)).toBeLessThanOrEqual(1);
  });

  test("an edge between two words of the second boot stage waits until it is through", () => {
    const bench = Bench.at(300, image);
    bench.ask("set 60+2");
    const edges = edgesInBoot2(bench);
    bench.press(Switch.Right, 1000);
    bench.press(Switch.Left, 2000);
    expect(edges.count).toBeGreaterThanOrEqual(2);
    expect(bench.state().white.used).toBe(1000);
  });
}
