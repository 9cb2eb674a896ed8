/** The arguments of `npm run mutation`. The reader throws a `CommanderError` for anything else. */
import { Argument } from "commander";
import { script, wholeNumber } from "../scripts/arguments";
import { type Room, rooms } from "./rooms";

/** `npm run mutation [-- ROOM] [--every N]`. */
export interface MutationWish {
  readonly rooms: readonly Room[];
  /** Tries every Nth change of a room; 1 for all. */
  readonly every: number;
}

export function readMutation(args: readonly string[]): MutationWish {
  const command = script("mutation")
    .addArgument(new Argument("[room]", "one room only").choices(rooms.map(({ name }) => name)))
    .option("--every <n>", "try one change in N", wholeNumber(1), 1)
    .parse(args, { from: "user" });
  const [asked] = command.args;
  return { rooms: rooms.filter(({ name }) => asked === undefined || name === asked), every: command.opts().every };
}
