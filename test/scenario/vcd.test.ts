/** The Value Change Dump, read back by a parser from npm. */

import { parse } from "vcd-parser";
import { describe, expect, test } from "vitest";
import { createNode } from "../../sim/engines/node";
import { drawVcd } from "../../sim/scenario/vcd";
import { readScenario, scenarioOf } from "./scenarios";

/** A signal's changes as `instant value`, values of bits as numbers. */
type Waves = Record<string, string[]>;

async function wavesOf(text: string): Promise<{ waves: Waves; timescale: string; endtime: string }> {
  const dump = await parse(text);
  const waves = dump.signal.map(({ name, type, wave }) => [
    name,
    wave.map(([time, value]) => `${time} ${type === "real" ? value : Number.parseInt(value, 2)}`),
  ]);
  return { waves: Object.fromEntries(waves), timescale: dump.timescale, endtime: dump.endtime };
}

async function draw(...texts: string[]) {
  return wavesOf(
    await drawVcd(
      texts.map((text) => scenarioOf(text)),
      createNode(),
    ),
  );
}

describe("a dump", () => {
  test("two runs, both times, flags, presses and modes as signals", async () => {
    const { waves, timescale, endtime } = await draw(`name: Freeze
control: "3+2"
script:
  - {at: 1, press: black}
  - {at: 2.5, press: white}
  - {at: 9, press: white}
`);
    expect(timescale).toBe("1 ms");
    expect(endtime).toBe("9000");
    // ready, running, fallen when Black's 5 s are over
    expect(waves["Freeze.mode[2:0]"]).toEqual(["0 1", "1000 2", "7500 4"]);
    expect(waves["Freeze.white_running"]).toEqual(["0 0", "1000 1", "2500 0"]);
    expect(waves["Freeze.black_running"]).toEqual(["0 0", "2500 1", "7500 0"]);
    expect(waves["Freeze.turn[1:0]"]).toEqual(["0 1", "2500 2"]);
    expect(waves["Freeze.first_flag[1:0]"]).toEqual(["0 0", "7500 2"]);
    expect(waves["Freeze.black_flag[1:0]"]).toEqual(["0 0", "7500 2"]);
    expect(waves["Freeze.white_flag[1:0]"]).toEqual(["0 0"]);
    expect(waves["Freeze.white_presses"]).toEqual(["0 0", "2500 1"]);
    // A point a second while it falls, and one at each event
    expect(waves["Freeze.white_time_ms"]).toEqual(["0 5000", "2000 4000", "2500 5500"]);
    expect(waves["Freeze.white_time_s"]).toEqual(["0 5", "2000 4", "2500 5.5"]);
    expect(waves["Freeze.black_time_s"]).toEqual([
      "0 5",
      "3000 4.5",
      "4000 3.5",
      "5000 2.5",
      "6000 1.5",
      "7000 0.5",
      "7500 0",
    ]);
  });

  test("periods, overtime and delay", async () => {
    const { waves } = await draw(
      'name: x\ncontrol: "1d1:2x2"\nscript:\n  - {at: 0, press: black}\n  - {at: 4, press: white}\n',
    );
    expect(waves["x.white_delay_ms"]).toEqual(["0 1000", "1000 0"]);
    expect(waves["x.white_period"]).toEqual(["0 1", "2000 2"]);
    expect(waves["x.white_overtime"]).toEqual(["0 0", "2000 2", "4000 1"]);
  });

  test("what a late edge withdrew is gone", async () => {
    const text = await drawVcd([readScenario("order-late-press-withdraws-flag.yaml")], createNode());
    const { waves } = await wavesOf(text);
    const of = (name: string) => waves[`a_late_edge_withdraws_a_flag.${name}`];
    expect(of("white_flag[1:0]")).toEqual(["0 0"]);
    expect(of("mode[2:0]")).toEqual(["0 2", "123900 4"]);
    expect(of("white_running")).toEqual(["0 1", "61900 0"]);
    expect(of("black_running")).toEqual(["0 0", "61900 1", "123900 0"]);
    expect(of("first_flag[1:0]")).toEqual(["0 0", "123900 2"]);
  });

  test("a scope for each scenario, names made plain and unlike", async () => {
    const body = 'control: "60"\nscript: [{at: 2}]\n';
    const text = await drawVcd(
      ["Ñandú – 1.º", "Ñandú – 1.º", "2nd", "…"].map((name) => scenarioOf(`name: ${name}\n${body}`)),
      createNode(),
    );
    const scopes = [...text.matchAll(/\$scope module (\S+) \$end/g)].map((match) => match[1]);
    expect(scopes).toEqual(["Nandu_1", "Nandu_1_2", "_2nd", "scenario"]);
    const { waves } = await wavesOf(text);
    expect(Object.keys(waves)).toHaveLength(4 * 19);
  });

  test("instants rise and every value belongs to a signal", async () => {
    const text = await drawVcd(
      [readScenario("method-hourglass.yaml"), readScenario("power-running.yaml")],
      createNode(),
    );
    const times = [...text.matchAll(/^#(\d+)$/gm)].map((match) => Number(match[1]));
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    const { waves } = await wavesOf(text);
    for (const wave of Object.values(waves)) expect(wave[0]).toMatch(/^0 /);
  });
});
