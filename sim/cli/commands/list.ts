/** Lists every command, in the order of the help. */
import { boards, build, card, wiring } from "./boards";
import type { CommandOf } from "./command";
import { course, replay, run, sim } from "./games";
import { hall, serve } from "./halls";
import { calibrate, doctor, journal, link } from "./link";
import { control, voice } from "./texts";

export const commands: readonly CommandOf[] = [
  ...[sim, course, run, replay, control, boards, build, wiring, card, voice, link],
  ...[calibrate, doctor, journal, serve, hall],
];
