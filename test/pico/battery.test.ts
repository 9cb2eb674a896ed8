/** The supply of a Pico, measured by its converter through the divider. */
import { expect, test } from "vitest";
import { Bench } from "./bench";
import { findImage } from "./found";

const image = await findImage();

if (image !== undefined) {
  const measured = [
    [3610, false],
    [3590, true],
  ] as const;

  test.each(measured)("%d mV are low: %s", (mv, isLow) => {
    const bench = new Bench(image);
    bench.emulated.feed(mv);
    bench.to(200).ask("set 60+2");
    const [line = "{}"] = bench.ask("subscribe").filter((text) => text.includes('"screen"'));
    expect(JSON.parse(line).screen.status.includes("±")).toBe(isLow);
  });
}
