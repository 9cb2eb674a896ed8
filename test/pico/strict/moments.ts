/** Edges at moments that are hard to meet. */
import { Switch } from "../../../hal/hal";
import type { Bench } from "../bench";

const interfacePlace = 0x18000;
const dataPlace = 0x60;
const quadRead = 0xeb;

/** Lets a contact move whenever the second boot stage has sent the command of its read, until the end. */
export function edgesInBoot2({ emulated }: Bench): { count: number } {
  const ssi = emulated.chip.rp2040.peripherals[interfacePlace]!;
  const write = ssi.writeUint32.bind(ssi);
  const edges = { count: 0 };
  ssi.writeUint32 = (offset, value) => {
    write(offset, value);
    if (offset !== dataPlace || value !== quadRead) return;
    edges.count++;
    emulated.move(Switch.LeftAsk, edges.count % 2 === 1);
  };
  return edges;
}

/**
 * Black starts the clock of White a moment before the clock sets its trim. Returns how long White thought.
 * The trim is no round number, because the error of some would be a whole turn of the counter.
 */
export function startBeforeTrim(bench: Bench): { usedMs: number; rightMs: number } {
  const { core } = bench.emulated.chip.rp2040;
  const trim = bench.addressOf("chip_trim") & ~1;
  const execute = core.executeInstruction.bind(core);
  let startedMs = 0;
  core.executeInstruction = () => {
    if (core.PC === trim && startedMs === 0) {
      startedMs = bench.nowMs;
      bench.emulated.move(Switch.Right, true);
    }
    return execute();
  };
  bench.ask("set 60+2");
  bench.to(1000).ask("setting 6 91234");
  bench.emulated.move(Switch.Right, false);
  const pressedMs = 3000;
  bench.press(Switch.Left, pressedMs);
  return { usedMs: bench.state().white.used, rightMs: startedMs === 0 ? Number.NaN : pressedMs - startedMs };
}
