/** Draws the board's display in a game, by playing one on the firmware itself. */
import type { Board } from "../../board-defs/board";
import { coloursOf } from "../boards/lcd";
import { createDeviceNode } from "../device/node";
import { plainBoard } from "../device/opening";
import { createPanel, drawLine } from "../device/panel";
import { pngOf } from "../device/png";
import { traceDevice } from "../device/run";
import { loadScenario } from "../scenario/load";
import type { Language } from "../words/language";

const scale = 6;

function gameText(language: Language): string {
  return `name: card
control: "5400+30"
options: {language: ${language}}
script:
  - {at: 0, press: black}
  - {at: 7.3, press: white}
  - {at: 20.2, press: black}
  - {at: 24.2, expect: {mode: running}}
`;
}

/** Returns the picture as PNG. */
export async function displayPicture(board: Board, language: Language): Promise<Uint8Array> {
  const loaded = loadScenario("card", Buffer.from(gameText(language)), language, board);
  if ("problem" in loaded) throw new Error(loaded.problem.wrong);
  const conditions = { ...plainBoard, operations: true };
  const [trace] = await traceDevice([loaded.scenario], board, await createDeviceNode(), conditions);
  const panel = createPanel(board.display.widthPx, board.display.heightPx);
  for (const line of trace?.printed ?? []) if (!line.startsWith('{"at":')) drawLine(panel, line);
  return pngOf(panel, scale, coloursOf(board.display.driver));
}
