import type { Language } from "../../words/language";
import type { LinkWords } from "../../words/link";
import type { Streams } from "../streams";

export interface LinkOptions {
  language: Language;
  port?: string[] | undefined;
  all?: boolean | undefined;
  code?: string | undefined;
  from?: string | undefined;
  json?: boolean | undefined;
  csv?: boolean | undefined;
  pgn?: boolean | undefined;
  knights?: boolean | undefined;
  minutes?: string | undefined;
  store?: boolean | undefined;
}

/** The arguments that every part of the command receives. */
export interface Order {
  words: readonly string[];
  options: LinkOptions;
  say: LinkWords;
  streams: Streams;
}
