import type { Language } from "../../words/language";
import type { LinkWords } from "../../words/link";
import type { Given } from "../given";
import type { Streams } from "../streams";

type LinkFlag = "all" | "json" | "csv" | "pgn" | "knights" | "store";

export interface LinkOptions extends Given<"code" | "from" | "minutes", LinkFlag> {
  language: Language;
  port?: string[] | undefined;
}

/** The arguments that every part of the command receives. */
export interface Order {
  words: readonly string[];
  options: LinkOptions;
  say: LinkWords;
  streams: Streams;
}
