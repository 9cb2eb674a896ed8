/** The signs that one sees and hears of a board: calls, and the lines that they cause. */

import { Align, Ear, Height } from "../../hal/hal";
import { digits, gridsOf } from "../../sim/build/data/digits";
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
    name: "a volume holds for all patterns that follow, and the pattern stays what it is",
    steps: [at(Call.Loudness)(0, [1]), play(880, 50), at(Call.Loudness)(0, [9]), play(440, 30), now(1)],
    lines: ['{"loudness":[1]}', '{"play":[880,50]}', '{"loudness":[9]}', '{"play":[440,30]}', '{"now":1}'],
  },
  {
    name: "each side feels its own patterns, and both sides the same one",
    steps: [
      at(Call.Vibrate)(0, [Ear.Left, 100, 200, 300]),
      at(Call.Vibrate)(0, [Ear.Right, 60]),
      at(Call.Vibrate)(0, [Ear.Both, 40]),
      now(1),
    ],
    lines: ['{"vibrate":[1,100,200,300]}', '{"vibrate":[2,60]}', '{"vibrate":[3,40]}', '{"now":1}'],
  },
  {
    name: "flags that can be felt move to their heights",
    steps: [at(Call.Lift)(0, [Height.Rest, Height.Upright]), at(Call.Lift)(0, [Height.Fallen, 4]), now(1)],
    lines: ['{"lift":[0,5]}', '{"lift":[-1,4]}', '{"now":1}'],
  },
  {
    name: "phrases are said to an ear, which can be left in peace",
    steps: [
      at(Call.Volume)(0, [7]),
      at(Call.Say)(0, [Ear.Left, 1, 4, 85]),
      at(Call.Say)(0, [Ear.Both, 0, 3]),
      at(Call.Hush)(0, [Ear.Right]),
      now(1),
    ],
    lines: ['{"volume":[7]}', '{"say":[1,1,4,85]}', '{"say":[3,0,3]}', '{"stop":[2]}', '{"now":1}'],
  },
  {
    name: "light and watchdog say nothing",
    steps: [at(Call.Light)(0, [1]), at(Call.Light)(0, [0]), at(Call.Guard)(0, [5_000]), now(1)],
    lines: ['{"now":1}'],
  },
];
