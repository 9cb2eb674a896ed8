/** Each fault that the strict chip knows, put back into the image's own sources: the emulation ends with its rule. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pico } from "../../../board-defs/pico";
import { Switch } from "../../../hal/hal";
import type { PicoImage } from "../../../sim/build/pico/image";
import { parts, startFile } from "../../../sim/build/pico/start-steps";
import { need, type Step, stepText } from "../../../sim/build/pico/steps";
import { traceDevice } from "../../../sim/device/run";
import { createImage } from "../../../sim/pico/engine";
import { loadScenario } from "../../../sim/scenario/load";
import { folder } from "../../device/scenarios";
import { Bench } from "../bench";
import { edgeAtEach, inHandler, opening, pins } from "./edges";
import { type Fault, nativeFaults, programFault } from "./faults";
import { edgesInBoot2, startBeforeTrim } from "./moments";

const native = "hal/pico/native/";
const uart0 = 1 << 22;

/** Starts a game, whose beginning is programmed into the flash. */
function play(image: PicoImage): Bench {
  const bench = new Bench(image).to(300);
  bench.ask("set 60+2");
  bench.press(Switch.Right, 1000);
  return bench.to(1500);
}

interface Caught extends Fault {
  name: string;
  /** The rule's line. */
  says: string;
}

const { crystalDelay, periOn, release, awaitParts, pllFactor, pllDividersOn } = parts;
const step = (...steps: Step[]) => steps.map((one) => `${stepText(one)},\n`).join("");
const connect = "  rom[CONNECT_FLASH]();\n";
const leave = "  rom[LEAVE_XIP]();\n";
const flush = "  rom[FLUSH_CACHE]();\n";
const isBusy = "  flash_is_busy = 1;\n";
const secondFrame = "  if (count > 1) ssi[SSI_DATA] = second;\n";

const faults: readonly Caught[] = [
  {
    name: "SPI and UART are awaited before clk_peri runs",
    path: startFile,
    right: step(periOn, release, awaitParts),
    wrong: step(release, awaitParts, periOn),
    says: "start: it stopped, with code 3",
  },
  {
    name: "UART0 stays in reset",
    path: startFile,
    right: step(release, awaitParts),
    wrong: step(
      { ...release, bits: release.bits - uart0 },
      need(awaitParts.address, awaitParts.bits - uart0, "STOP_PARTS"),
    ),
    says: "resets: an access to UART0, which is in reset",
  },
  {
    name: "the crystal gets a millisecond",
    path: startFile,
    right: step(crystalDelay),
    wrong: step({ ...crystalDelay, bits: 47 }),
    says: "crystal: a start-up delay of 47, where 282 is safe",
  },
  {
    name: "the PLL gets a factor with which it does not lock",
    path: startFile,
    right: step(pllFactor),
    wrong: step({ ...pllFactor, bits: 40 }),
    says: "start: it stopped, with code 4",
  },
  {
    name: "clk_sys takes the PLL while its dividers have no power",
    path: startFile,
    right: step(pllDividersOn),
    wrong: "",
    says: "clocks: clk_sys takes a PLL that does not run",
  },
  {
    name: "code in the flash is called while the flash is busy",
    path: `${native}flash.c`,
    right: isBusy + connect,
    wrong: `  extern void *_sbrk(ptrdiff_t);\n${isBusy}${connect}  _sbrk(0);\n`,
    says: "flash: a read at 1000",
  },
  {
    name: "the flash is changed while it waits for an address",
    path: `${native}flash.c`,
    right: leave,
    wrong: "",
    says: "flash: a change while the flash waits for an address",
  },
  {
    name: "the flash is not connected before a change",
    path: `${native}flash.c`,
    right: connect + leave,
    wrong: "",
    says: "flash: a change without connecting the flash first",
  },
  {
    name: "the cache keeps what was there before a change",
    path: `${native}flash.c`,
    right: flush,
    wrong: "",
    says: "XIP: the cache was not flushed",
  },
  {
    name: "the clip of a voice is read while the flash is busy",
    path: `${native}flash.c`,
    right: isBusy + connect,
    wrong: `${isBusy}${connect}  (void)REG(0x13000000);\n`,
    says: "flash: a read at 13000000 between the boot ROM's connecting of the flash",
  },
  {
    name: "a gap in the second boot stage",
    path: `${native}boot2.c`,
    right: `${secondFrame}  if (count > 2) ssi[SSI_DATA] = QUAD_ENABLED; /* only one command has a third */\n`,
    wrong: `  __asm__ volatile("push {r0-r7}\\n pop {r0-r7}");\n${secondFrame}`,
    says: "SSI: a frame comes ",
  },
  {
    name: "the second boot stage sets the interface while it is on",
    path: `${native}boot2.c`,
    right: "  ssi[SSI_ENABLE] = 0;\n  ssi[SSI_CTRLR0] = QUAD_FRAMES;\n",
    wrong: "  ssi[SSI_CTRLR0] = QUAD_FRAMES;\n",
    says: "SSI: CTRLR0 is written while the interface is on",
  },
];

const off = '  __asm__ volatile("cpsid i" ::: "memory");\n';
const on = '  __asm__ volatile("cpsie i" ::: "memory");\n';
const boot2 = `${flush}  ((RomFunction *)((uintptr_t)boot2_copy | 1))();\n`;
const interrupted: Fault = { path: `${native}flash.c`, right: off + boot2 + on, wrong: boot2 };

const loop = "  for (unsigned word = 0; word < 4; word++) {\n";
const events = "    uint32_t events = REG(IO_PROC0_INTS0 + 4 * word);\n";
const clear = "    REG(IO_INTR0 + 4 * word) = events;\n";
const read = "    uint32_t levels = REG(SIO_GPIO_IN);\n";
const onPins = { path: `${native}interrupts.c`, right: loop + events + clear + read };
const readFirst: Fault = { ...onPins, wrong: read + loop + events + clear };
const clearLast: Fault = { ...onPins, wrong: loop + events + read + clear };

const olderThanTrim: Fault = {
  path: `${native}clock.c`,
  right: "passed_us / 1000 * trim_ppb / 1000000;",
  wrong: "(int64_t)((uint64_t)passed_us / 1000) * trim_ppb / 1000000;",
};

const others = [interrupted, readFirst, clearLast, olderThanTrim];
const images = await nativeFaults([...faults, ...others]);

describe.runIf(images.length > 0)("caught:", () => {
  const [boot2Image, readFirstImage, clearLastImage, trimImage] = images.slice(faults.length);

  test.each(faults.map(({ name, says }, index) => [name, says, index] as const))("%s", (_, says, index) => {
    expect(() => play(images[index]!)).toThrow(says);
  });

  test.each([0, 1, 4, 10])("fault %i also where computing takes no time, as in `flagfall run`", async (index) => {
    const file = join(folder, "game-by-levers.yaml");
    const loaded = loadScenario(file, readFileSync(file), "en", pico);
    if ("problem" in loaded) throw new Error(loaded.problem.wrong);
    const played = traceDevice([loaded.scenario], pico, createImage(images[index]!.uf2, pico));
    await expect(played).rejects.toThrow(faults[index]!.says);
  });

  test("an interrupt between two words of the second boot stage", () => {
    const bench = new Bench(boot2Image!).to(300);
    bench.ask("set 60+2");
    edgesInBoot2(bench);
    expect(() => bench.press(Switch.Right, 1000)).toThrow("SSI: a frame comes ");
  });

  test.each([
    ["events", "one"],
    ["the clearing of events", "both"],
  ] as const)("levels that are read before %s", (_, edges) => {
    const bench = new Bench(edges === "one" ? readFirstImage! : clearLastImage!).to(300);
    const place = inHandler(pins, opening(bench, Switch.RightAsk, edges));
    expect(edgeAtEach(bench, Switch.RightAsk, place).wrong.length).toBeGreaterThan(0);
  });

  test("an edge that is older than the trim", () => {
    const { usedMs, rightMs } = startBeforeTrim(new Bench(trimImage!).to(300));
    expect(Math.abs(usedMs - rightMs)).toBeGreaterThan(1);
  });
});

test("a program that fails at its start: the lamps blink 6, and its message goes out on the UART", async () => {
  const right = "  hal = createBoard(wiring);\n";
  const wrong = `  const none: string[] = [];\n  if (none[0].length > 0) return;\n${right}`;
  const bad = await programFault({ path: "firmware/pico.ts", right, wrong });
  if (bad === undefined) return;
  const bench = new Bench(bad);
  expect(() => bench.to(300)).toThrow("start: it stopped, with code 6");
  expect(bench.emulated.lines).toEqual([expect.stringContaining("attempt to get length of a nil value")]);
});

test("USB is awaited before clk_usb runs: no host finds the clock", async () => {
  const clock = "  chip.poke(CLOCK_CONTROL, CLOCK_ON);\n";
  const wait = "  awaitPart(USB_RESET); // comes only when its clock runs\n";
  // Today's waits end by themselves; the one that is put back does not.
  const wrong = `  while (!awaitPart(USB_RESET));\n${clock}`;
  const bad = await programFault({ path: "hal/pico/usb.ts", right: clock + wait, wrong });
  if (bad === undefined) return;
  const bench = new Bench(bad).to(300);
  expect(bench.emulated.display.pixels()).toContain(1);
  const computer = bench.emulated.plugUsb();
  bench.to(400);
  expect([computer.isConnected, bench.ask("state", 50)]).toEqual([false, []]);
});
