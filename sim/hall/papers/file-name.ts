/** Names the files of a round's papers. */
import type { RoundHead } from "../model/round";

/**
 * Returns a name in plain letters, which every system takes, for example `Open-de-Otono-round-1.csv`. A tournament in
 * another script is left out.
 */
export function paperFile({ tournament, round }: Pick<RoundHead, "tournament" | "round">, ending: string): string {
  const plain = tournament.normalize("NFD").replace(/\p{M}/gu, "");
  const words = plain.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
  return `${[...words, "round", round].join("-")}.${ending}`;
}
