/**
 * `npm run guards [-- FILE]`: takes away each condition of the core and of the log in turn, and says which of these
 * faults a walk of the worlds does not find.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../sim/build/root";
import { askedOf, script, wholeNumber } from "../../sim/build/scripts/arguments";
import { switched } from "./switched";
import { walkWorld } from "./walk";
import { type World, worlds } from "./worlds";

const rooms = ["firmware/core", "firmware/app/log", "firmware/app/keep"];
/** The transitions in each world before as many as were asked for: most faults show at once. */
const FIRST = [60, 400];

async function main(start: string, most: number): Promise<void> {
  const files = rooms
    .flatMap((room) => readdirSync(join(projectRoot(), room)).map((name) => `${room}/${name}`))
    .filter((file) => file.startsWith(start))
    .sort();
  const { firmware, guards, take } = await switched(files);
  const isFoundIn = (most: number) => (world: World) => {
    try {
      return walkWorld(firmware, world, most).fault !== undefined;
    } catch {
      // A firmware that cannot even begin a world is found, too.
      return true;
    }
  };
  const isFound = (): boolean => [...FIRST, most].some((each) => worlds.some(isFoundIn(each)));
  if (isFound()) throw new Error("the firmware has a fault while no guard is taken away");
  let found = 0;
  for (const [n, { file, line, condition }] of guards.entries()) {
    take(n);
    if (isFound()) found++;
    else process.stdout.write(`${file}:${line}: if (${condition})\n`);
  }
  process.stdout.write(`${found} of ${guards.length} guards are missed by the walk if they are gone\n`);
}

const asked = askedOf("guards", (args) => {
  const command = script("guards")
    .argument("[file]", "the folder or file whose conditions are taken away", "")
    .option("--transitions <n>", "how many transitions are walked in each world, at most", wholeNumber(1), 2000)
    .parse(args, { from: "user" });
  return { file: String(command.processedArgs[0]), most: command.opts<{ transitions: number }>().transitions };
});
if (asked !== undefined) await main(asked.file, asked.most);
