/**
 * `npm run guards [-- FOLDER]`: takes away each condition of the core and of the log in turn, and says which of these
 * faults a walk of the worlds that concern it does not find.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { projectRoot } from "../../sim/build/root";
import { askedOf, script } from "../../sim/build/scripts/arguments";
import { mutated } from "./mutant";
import { walkWorld } from "./walk";
import type { World } from "./worlds";

const rooms = ["firmware/core", "firmware/app/log", "firmware/app/keep"];
/** The transitions in each world, first few: most faults show at once. */
const ROUNDS = [150, 1500];

const worldsOf = (alphabet: World["alphabet"], ...controls: string[]): World[] =>
  controls.map((control) => ({ control, alphabet }));

/** Worlds of the arbiter: for each set of moves those that reach farthest. */
const ofActs = [
  ...[...worldsOf("acts", "3", "2/3:2/2:2;at=moves"), ...worldsOf("undo", "2"), ...worldsOf("exchange", "9")],
  ...[...worldsOf("change", "2/3:2;at=moves"), ...worldsOf("guideline", "601")],
  ...[...worldsOf("fields", "2/3:2;at=moves", "2:2x2;at=own", "*3"), ...worldsOf("laws", "5400")],
];
/** Worlds of the players: each method and policy. */
const ofPlay = worldsOf(
  "play",
  ...["3+1", "3d1", "3b1", "3;flag=freeze", "3d1;flag=run-on", "2/3:2;at=moves", "2/2+1:2+1;at=zero", "2:2x2;at=own"],
  ...["2:c2/2", "*3", "gong2", "up3", "2/2:2:up3;at=moves", "2*"],
);
/** Files whose conditions are reached by acts of the arbiter alone. */
const actFiles = /\/(acts|change|correct|exchange|snapshot|control-list)\.ts$/;
const concerning = (file: string): World[] =>
  actFiles.test(file) ? [...ofActs, ...worldsOf("play", "3")] : [...ofPlay, ...ofActs];

/** A condition of an `if`, by its place in the file. */
interface Guard {
  readonly file: string;
  readonly text: string;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

function guardsOf(file: string): Guard[] {
  const text = readFileSync(join(projectRoot(), file), "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const guards: Guard[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIfStatement(node)) {
      const [from, to] = [node.expression.getStart(), node.expression.getEnd()];
      const { line } = source.getLineAndCharacterOfPosition(from);
      guards.push({ file, text, line: line + 1, from, to });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return guards;
}

/** Returns true if the walk finds the firmware without a guard. */
async function isFound({ file, text, from, to }: Guard): Promise<boolean> {
  try {
    const firmware = await mutated({ file, from: text, to: `${text.slice(0, from)}false as boolean${text.slice(to)}` });
    const isFoundIn = (most: number) => (world: World) => walkWorld(firmware, world, most).fault !== undefined;
    return ROUNDS.some((most) => concerning(file).some(isFoundIn(most)));
  } catch {
    // A firmware that cannot even begin a world is found, too.
    return true;
  }
}

async function main(folder: string): Promise<void> {
  const chosen = rooms.filter((room) => room.startsWith(folder));
  const files = chosen.flatMap((room) =>
    readdirSync(join(projectRoot(), room))
      .sort()
      .map((name) => `${room}/${name}`),
  );
  let [found, all] = [0, 0];
  for (const guard of files.flatMap(guardsOf)) {
    all++;
    if (await isFound(guard)) found++;
    else process.stdout.write(`${guard.file}:${guard.line}: if (${guard.text.slice(guard.from, guard.to)})\n`);
  }
  process.stdout.write(`${found} of ${all} guards are missed by the walk if they are gone\n`);
}

const asked = askedOf("guards", (args) => {
  const command = script("guards").argument("[folder]", "of which folder the conditions are taken away", "");
  return command.parse(args, { from: "user" }).processedArgs[0];
});
if (asked !== undefined) await main(asked);
