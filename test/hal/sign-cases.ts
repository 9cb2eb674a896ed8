/** What one sees and hears of a board: calls, and the lines that they cause. */

import { Align } from "../../hal/hal";
import { digits, gridsOf } from "../../sim/device/digits";
import { Call } from "./driver";
import { at, type Case, digit, fill, now, play, send, show, write } from "./steps";

const grids = gridsOf({ widthPx: 128, heightPx: 64 });

export const signs: readonly Case[] = [
  {
    name: "rectangles are filled and cleared",
    steps: [fill(0, 0, 128, 64, 0), fill(5, 6, 1, 1, 1), fill(120, 60, 20, 20, 1)],
    lines: ['{"fill":[0,0,128,64,0]}', '{"fill":[5,6,1,1,1]}', '{"fill":[120,60,20,20,1]}'],
  },
  {
    name: "large digits of either width stand where they are asked for",
    steps: [...digits].flatMap((text, place) => grids.map((grid) => digit(place, 5, grid, text))),
    lines: [...digits].flatMap((text, place) => [
      `{"digit":[${place},5,9,33],"text":"${text}"}`,
      `{"digit":[${place},5,7,34],"text":"${text}"}`,
    ]),
  },
  {
    name: "texts stand in their boxes",
    steps: [
      write([0, 0, 128, 1, Align.Left, 0], "White"),
      write([3, 8, 61, 2, Align.Middle, 1], "0:05:00"),
      write([64, 56, 63, 1, Align.Right, 0], ""),
      write([0, 40, 128, 1, Align.Left, 1], "Sound  off"),
      write([0, 48, 128, 1, Align.Middle, 0], "a  b  c"),
    ],
    lines: [
      '{"write":[0,0,128,1,-1,0],"text":"White"}',
      '{"write":[3,8,61,2,0,1],"text":"0:05:00"}',
      '{"write":[64,56,63,1,1,0],"text":""}',
      '{"write":[0,40,128,1,-1,1],"text":"Sound  off"}',
      '{"write":[0,48,128,1,0,0],"text":"a  b  c"}',
    ],
  },
  {
    name: "letters of Spanish and signs arrive",
    steps: [write([0, 0, 128, 1, Align.Left, 0], "¿Añadir 2 ½ min? ¶§ «sí»")],
    lines: ['{"write":[0,0,128,1,-1,0],"text":"¿Añadir 2 ½ min? ¶§ «sí»"}'],
  },
  {
    name: "the display is sent where something was drawn, and only then",
    steps: [
      show(0),
      fill(0, 0, 1, 1, 1),
      fill(1, 0, 1, 1, 1),
      show(1),
      show(2),
      write([0, 0, 9, 1, 0, 0], "1"),
      show(3),
    ],
    lines: [
      '{"fill":[0,0,1,1,1]}',
      '{"fill":[1,0,1,1,1]}',
      '{"show":1}',
      '{"write":[0,0,9,1,0,0],"text":"1"}',
      '{"show":1}',
    ],
  },
  {
    name: "patterns sound from where they are asked for, one replaces the other",
    steps: [play(880, 50), play(440, 30, 0, 20, 440, 30), play(0, 100, 220, 5), play(), send("{}")],
    lines: [
      '{"play":[880,50]}',
      '{"play":[440,30,0,20,440,30]}',
      '{"play":[0,100,220,5]}',
      '{"play":[]}',
      "{}",
      '{"sent":1}',
    ],
  },
  {
    name: "lamps are set",
    steps: [at(Call.Raise)(0, [1, 0]), at(Call.Run)(0, [0, 1]), at(Call.Raise)(0, [0, 0])],
    lines: ['{"raise":[1,0]}', '{"run":[0,1]}', '{"raise":[0,0]}'],
  },
  {
    name: "light and watchdog say nothing",
    steps: [at(Call.Light)(0, [1]), at(Call.Light)(0, [0]), at(Call.Guard)(0, [5_000]), now(1)],
    lines: ['{"now":1}'],
  },
];
