/** The ask keys on the image of a Pico whose firmware can speak: the same answers, at the same instants, as the source. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Board } from "../../board-defs/board";
import { pico } from "../../board-defs/pico";
import { Language } from "../../firmware/app/model/choices";
import { makePicoImage } from "../../sim/build/pico/image";
import { projectRoot } from "../../sim/build/root";
import { createDeviceNode } from "../../sim/device/node";
import { traceDevice } from "../../sim/device/run";
import { createImage } from "../../sim/pico/engine";
import { loadScenario } from "../../sim/scenario/load";
import { findImage } from "./found";

const board: Board = { ...pico, cannot: pico.cannot.filter((limit) => limit !== "speech") };

if ((await findImage()) !== undefined) {
  test("each key asks for its own side", async () => {
    const file = join(projectRoot(), "test/speech-scenarios/ask-own-time.yaml");
    const loaded = loadScenario(file, readFileSync(file), "en", board);
    if ("problem" in loaded) throw new Error(loaded.problem.wrong);
    const { uf2 } = await makePicoImage(projectRoot(), board, Language.English);
    const [expected] = await traceDevice([loaded.scenario], board, await createDeviceNode());
    const [trace] = await traceDevice([loaded.scenario], board, createImage(uf2, board));
    expect(trace?.lines).toEqual(expected?.lines);
    expect(trace?.failed).toBe(0);
  });
}
