/** Names what can be wrong with the image of a board with an RP2040, its parts, and what a meter counts in it. */

/** The reason why an image cannot be made. */
export type PicoImageFault =
  /** Programs are missing. Lists the packages that have them, as `apt-get install` takes them. */
  | { kind: "tools"; programs: readonly string[]; packages: string }
  /** Lua's source could not be fetched. */
  | { kind: "source" }
  /** Nobody has written our changes for this version of the source. */
  | { kind: "version"; version: string; known: readonly string[] }
  /** A place of the source that our changes need looks different. */
  | { kind: "edit"; file: string }
  /** A program of the tool chain failed. */
  | { kind: "compiler"; program: string; message: string };

export type PicoPart = "program" | "lua" | "native" | "font" | "library";

/** The reasons for which a handler is called. An edge closes or opens a contact. */
export type Handler = "lever" | "leverOpens" | "key" | "keyOpens" | "wake" | "line";
