/** Names what the texts are about: faults, parts, settings. The rooms that make them import the names. */
import type { MethodName } from "./method-names";

/** The rules that the definition of a board can break. */
export type BoardRule =
  | DefinitionRule
  | "watches"
  | "variables"
  | "ram"
  | "storage"
  | "pages"
  | "pixels"
  | "digits"
  | "hours"
  | "remaining"
  | "players"
  | "noButton"
  | "drift"
  | "cannotMissing"
  | "cannotWrong"
  | "picoW"
  | "touch"
  | "display"
  | "address";

/** The rules that a definition breaks whatever the firmware needs: no such board can be built. */
export type DefinitionRule =
  | "pinTwice"
  | "noPin"
  | "keptPin"
  | "noFunction"
  | "wrongTask"
  | "slice"
  | "sameWave"
  | "earPair"
  | "twoVoices"
  | "port"
  | "portTwice"
  | "ownDivider"
  | "gaugeRange"
  | "baud"
  | "serialLink"
  | "source"
  | "chip"
  | "chipRam"
  | "sector"
  | "logLeast"
  | "logMost"
  | "driver"
  | "displaySize"
  | "missing"
  | "unused";

/** The reason why no definition of a new board can be made. */
export type DraftFault =
  | { kind: "name" }
  | { kind: "reserved" }
  | { kind: "exists" }
  | { kind: "from"; known: readonly string[] };

/** The reason why a board has no image although the firmware fits it. */
export type ImageFault = "lua" | "touch" | "display" | "address";

/**
 * The reason why a text is not in a foreign notation, besides the rules of all controls. `form` breaks the notation's
 * own grammar. `separator` is a wrong sign between two parts.
 */
export type Misread = "form" | "separator" | "noClock" | "unknownControl" | "zeroMinutes" | "scope" | "wholeSeconds";

/** A part of a control that a notation cannot express. An option appears as written, such as `;at=own`. */
export type Lost =
  | MethodName
  | `;${string}`
  | "sides"
  | "periods"
  | "moves"
  | "repeat"
  | "unnumbered"
  | "wholeMinutes"
  | "hundredths"
  | "zeroBase";

/**
 * The faults on a broker:
 * - `broker`: no connection; the detail is the system's reason
 * - `twin`: another program publishes under the same bridge's name; this one stops
 * - `seal`: somebody sent a command without the hall's key
 * - `unsealed`: a bridge, or somebody under its name, publishes without the hall's key; nothing of that is taken
 * - `lost`: a bridge does not have all its events any more; the detail is how many are missing
 * - `times`: two computers' times of day differ; the detail is by how many seconds the bridge's is before this one's
 * - `renumbered`: a bridge has lost its record and counts from 1 again; it needs another name
 */
export type MqttFaultKind = "broker" | "twin" | "seal" | "unsealed" | "lost" | "times" | "renumbered";

/** The word for programs with which the server refuses a request. */
export type RefusalCode =
  | "malformed"
  | "unauthenticated"
  | "token"
  | "role"
  | "cross-site"
  | "host"
  | "not-found"
  | "too-large"
  | "clocks"
  | "changed"
  | "tournament"
  | "too-many"
  | "readers"
  | "fault"
  | "full"
  | "unwritten";

/** The note of a record that is no event of the clock. */
export type NoteName =
  | "power-lost"
  | "warning"
  | "frozen"
  | "setup"
  | "no-room"
  | "battery-low"
  | "edges-lost"
  | "key-stuck"
  | "damaged"
  | "dropped"
  | "reset-pin"
  | "hung"
  | "runtime-fault"
  | "restarted";

/** Why there is no journal: `empty` if no log was ever begun, `newer` if a later version wrote it. */
export type JournalFault = "empty" | "newer";

/**
 * The reason why there is no answer:
 * - `silent`: no answer in time
 * - `refused`: the clock answered with an error
 * - `lost`: the connection broke
 * - `unopened`: the connection could not be opened
 * - `stranger`: the other end is not a clock of this project
 */
export type LinkFaultKind = "silent" | "refused" | "lost" | "unopened" | "stranger";

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

/** The reason why a text is no game with clock readings. */
export type GameFaultKind =
  | "binary"
  | "noGame"
  | "comment"
  | "variation"
  | "command"
  | "grammar"
  | "time"
  | "noReading";

/**
 * The reason why a game has no control. Either the readings fit none, or the game has clock times alone and no tag that
 * fits them.
 */
export type NoControl = "notInferred" | "noTag" | "otherTag";

/** The reason why a text is no number of seconds. */
export type SecondsFault = "form" | "decimals" | "large";

/** The reason why there is no recording. */
export type SpeakerFault = { kind: "missing" } | { kind: "failed"; message: string } | { kind: "silent"; text: string };
