/** The port of one clock that a command works with. A port or a clock that cannot be used is a refusal of one line. */
import type { Watch } from "../../link/calibration";
import type { Wire } from "../../link/client";
import { LinkFault } from "../../link/fault";
import type { Means as LinkMeans } from "../../link/hall";
import type { Language } from "../../words/language";
import { linkWords } from "../../words/link";
import { type Refusal, refusalAt } from "../refusal";
import { faultText } from "./text";

/** Access to the clock and to time; tests provide their own. */
export interface Means extends LinkMeans {
  watch: Watch;
  /** The time limit for an answer, ms, if it differs from the client's default. */
  patienceMs?: number;
}

interface PortWords {
  readonly faults: Readonly<Record<LinkFault["kind"], string>>;
  readonly right: {
    readonly silent: string;
    /** What would be right, by the reason of the clock that refuses. */
    readonly refused?: Readonly<Record<string, string>>;
    port(known: readonly string[]): string;
  };
}

/** Rejects with a `Refusal` that names the known ports. */
export async function openLonePort(path: string, language: Language, words: PortWords, means: Means): Promise<Wire> {
  try {
    return await means.open(path);
  } catch (thrown) {
    const known = await means.ports().catch(() => []);
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    const wrong = faultText(new LinkFault("unopened", reason), linkWords(language));
    throw refusalAt(path, { wrong, right: words.right.port(known) });
  }
}

/** Returns the refusal for a fault of the link. Throws every other error. */
export function linkRefusal(place: string, thrown: unknown, { faults, right }: PortWords, code = 2): Refusal {
  if (!(thrown instanceof LinkFault)) throw thrown;
  const { kind, reason } = thrown;
  const known = kind === "refused" ? right.refused?.[reason] : undefined;
  return refusalAt(place, { wrong: `${faults[kind]} (${reason})`, right: known ?? right.silent }, code);
}
