/** Streams that keep what a command writes. */
import type { Streams } from "../../sim/cli/streams";

export interface Kept {
  out: string;
  error: string;
}

/** The output of a command, and the code with which it ended. */
export interface Ended extends Kept {
  code: number;
}

/** Streams, and what was written to them so far. */
export function keptStreams(watched = false): { readonly kept: Kept; readonly streams: Streams } {
  const kept: Kept = { out: "", error: "" };
  const streams: Streams = {
    out(text) {
      kept.out += text;
    },
    error(text) {
      kept.error += text;
    },
    watched,
  };
  return { kept, streams };
}

/** Runs a command with streams that keep what it writes. */
export async function keepStreams(
  command: (streams: Streams) => number | Promise<number>,
  watched = false,
): Promise<Ended> {
  const { kept, streams } = keptStreams(watched);
  const code = await command(streams);
  return { code, ...kept };
}
