/** The English texts of `flagfall journal`. */
import type { ReadFaults } from "../files/input";
import type { Message } from "./message";
import type { JournalFault, NoteName } from "./subjects/journal";

export interface JournalWords {
  /** The width of the longest event, in columns. */
  width: number;
  heading: string;
  /** The events by their names in the JSON lines. */
  events: Readonly<Record<string, string>>;
  notes: Readonly<Record<NoteName, string>>;
  sides: { white: string; black: string };
  withdrawn: string;
  unread: ReadFaults<Message>;
  size(bytes: number, page: number): Message;
  faults: Readonly<Record<JournalFault, Message>>;
  oneForm: Message;
  damaged: Message;
  noGame: Message;
}

const image =
  "name an image of a clock's flash: whole pages, as flagfall run --store writes them, or the answers to the lines “log N”";

export const journalEn: JournalWords = {
  width: 28,
  heading: "time since the beginning, event, White's time, Black's time, presses",
  events: {
    start: "start",
    press: "press",
    ignored: "ignored",
    pause: "pause",
    resume: "resume",
    flag: "flag",
    period: "next period",
    gong: "gong",
    correct: "correction",
    penalty: "penalty",
    undo: "taken back",
    control: "control",
    power: "power",
    adjourn: "adjourned",
    restore: "taken up",
    finish: "end of the game",
  },
  notes: {
    "power-lost": "POWER LOST",
    frozen: "FAULT, frozen",
    setup: "programs",
    "no-room": "no room for heartbeats",
    "battery-low": "battery low",
    "edges-lost": "EDGES LOST",
    "key-stuck": "KEY STUCK",
    damaged: "MEMORY DAMAGED",
    dropped: "OLDER PRESSES GIVEN UP",
    "reset-pin": "reset button",
    hung: "HUNG, restarted by the watchdog",
    "runtime-fault": "FAULT, restarted by the watchdog",
    restarted: "restarted by the program",
    warning: "warning",
  },
  sides: { white: "White", black: "Black" },
  withdrawn: "withdrawn",
  unread: {
    noFile: { wrong: "there is no such file", right: image },
    isDirectory: { wrong: "this is a folder", right: image },
    tooLarge: { wrong: "the file is larger than 16 MiB", right: image },
    unreadable: { wrong: "the file cannot be read", right: image },
  },
  size: (bytes, page) => ({ wrong: `${bytes} bytes are not whole pages of ${page}`, right: image }),
  faults: {
    empty: { wrong: "no log was ever begun in it", right: image },
    newer: { wrong: "a later version of flagfall wrote it", right: "read it with that version" },
  },
  oneForm: { wrong: "--json, --csv and --pgn exclude one another", right: "give one of them" },
  noGame: { wrong: "no game was begun in it", right: "without --pgn all that is in it is printed" },
  damaged: {
    wrong: "words of the log are damaged and passed over",
    right: "what is printed may lack presses and acts",
  },
};
