/** The arguments of `npm run mutation`. The reader throws a `CommanderError` for anything else. */
import { Argument } from "commander";
import { script, wholeNumber } from "../scripts/arguments";
import { type Room, rooms } from "./rooms";

/** `npm run mutation [-- ROOM] [--every N]`. */
export interface MutationWish {
  readonly rooms: readonly Room[];
  /** Mutates every Nth block of twelve lines; 1 for all lines. */
  readonly every: number;
}

export function readMutation(args: readonly string[]): MutationWish {
  const command = script("mutation")
    .addArgument(new Argument("[room]", "one room only").choices(rooms.map(({ name }) => name)))
    .option("--every <n>", "change one dozen of lines in N", wholeNumber(1), 1)
    .parse(args, { from: "user" });
  const [asked] = command.args;
  return { rooms: rooms.filter(({ name }) => asked === undefined || name === asked), every: command.opts().every };
}
