/** GENERATED from the files of board-defs by `npm run boards`: the boards, in the order in which they are shown. */
import { bangle2 } from "../../board-defs/bangle2";
import type { Board } from "../../board-defs/board";
import { esp32 } from "../../board-defs/esp32";
import { microbit1 } from "../../board-defs/microbit1";
import { pico } from "../../board-defs/pico";
import { picocard } from "../../board-defs/picocard";
import { picolcd } from "../../board-defs/picolcd";
import { picosharp } from "../../board-defs/picosharp";
import { pixljs } from "../../board-defs/pixljs";
import { pixljsplus } from "../../board-defs/pixljsplus";

export const boards: readonly Board[] = [
  pixljs,
  pixljsplus,
  pico,
  picocard,
  picolcd,
  picosharp,
  bangle2,
  esp32,
  microbit1,
];
