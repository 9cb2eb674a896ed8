/**
 * `npm run places`: walks the user interface of every board completely, by each edition of the Laws and in each
 * language of the display, and writes the figures and the drawing of docs/keys.md.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { instance } from "@viz-js/viz";
import { boards } from "../../sim/boards/known";
import { withSection } from "../../sim/build/document";
import { projectRoot } from "../../sim/build/root";
import { askedOf, script } from "../../sim/build/scripts/arguments";
import { displayCodes } from "../../sim/words/clock-languages";
import { type Graph, walkGraph } from "./graph";
import { drawingOf, lookAt, rowOfFigures, tableOf, traps } from "./places-graph";

const document = "docs/keys.md";
const picture = "docs/pictures/places.svg";
const years = [1997, 2001, 2014, 2018, 2023] as const;
/** One program of each kind: two periods, delay, Bronstein, byo-yomi, Canadian, hourglass, plain time. */
const programs = [3, 9, 15, 18, 20, 21, 1];

async function main(): Promise<number> {
  const faults: string[] = [];
  const rows: string[] = [];
  let drawn: Graph | undefined;
  let turn = 0;
  // A micro:bit has no room for the application.
  for (const board of boards.filter(({ name }) => name !== "microbit1")) {
    const graphs = years.flatMap((laws) =>
      displayCodes.map((language) => {
        const program = programs[turn++ % programs.length] ?? 1;
        const graph = walkGraph({ board, laws, language, program }, lookAt);
        for (const fault of [...graph.faults, ...traps(graph)])
          faults.push(`${board.name}, ${laws}, ${language}: ${fault}`);
        process.stdout.write(`${board.name}, ${laws}, ${language}: ${graph.places.size} places\n`);
        return graph;
      }),
    );
    rows.push(rowOfFigures(board.name, graphs));
    if (board.name === "pico") drawn = graphs.at(-2);
  }
  const root = projectRoot();
  const path = join(root, document);
  writeFileSync(path, withSection(readFileSync(path, "utf8"), "places", tableOf(rows)));
  if (drawn !== undefined) {
    const viz = await instance();
    writeFileSync(join(root, picture), viz.renderString(drawingOf(drawn), { format: "svg" }));
  }
  process.stdout.write(`${faults.join("\n")}${faults.length === 0 ? "no fault" : ""}\n`);
  return faults.length === 0 ? 0 : 1;
}

const asked = askedOf("places", (args) => {
  script("places").parse(args, { from: "user" });
  return true;
});
if (asked === true) process.exitCode = await main();
