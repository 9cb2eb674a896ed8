/** Writes a fault as a scenario file: the sequence of moves, and what was found at its end. */
import { printSeconds } from "../../sim/scenario/seconds";
import { verbs } from "../oracle/step";
import { EXCHANGE, UNIT_MS } from "./moves";
import type { Fault } from "./walk";
import { nameOf, yearOf } from "./worlds";

/** Returns the scenario. Only a comment tells where the colours are exchanged, because scenarios of the core cannot. */
export function scenarioOf({ world, note, moves }: Fault): string {
  let at = 0;
  const steps = moves.flatMap(({ verb, said, lateMs }) => {
    if (verb === verbs.advance) at += UNIT_MS;
    if (said === "") return [];
    if (verb === EXCHANGE) return [`  ${said}`];
    const stamp = lateMs > 0 ? `, stamp: ${printSeconds(at - lateMs)}` : "";
    const step = `  - {at: ${printSeconds(at)}, ${said}${stamp}}`;
    return verb === verbs.power ? [step, `  - {at: ${printSeconds(at)}, power: on}`] : [step];
  });
  const head = [
    `# ${note}`,
    `name: ${JSON.stringify(`proof, ${nameOf(world)}`)}`,
    `control: ${JSON.stringify(world.control)}`,
  ];
  return `${[...head, `laws: ${yearOf(world)}`, "script:", ...steps, `  - {at: ${printSeconds(at)}, expect: {}}`].join("\n")}\n`;
}
