/** The other parts of a board: calls and events, and the lines that come of them, in order. */
import { VirtualVerb } from "../../firmware/virtual-verbs";
import { Align, Switch } from "../../hal/hal";
import { Call } from "./driver";
import {
  at,
  battery,
  type Case,
  check,
  edge,
  erase,
  fill,
  hear,
  isErased,
  letter,
  now,
  play,
  read,
  send,
  show,
  sum,
  to,
  wakeIn,
  write,
  writeBytes,
} from "./steps";

const signs: readonly Case[] = [
  {
    name: "rectangles are filled and cleared",
    steps: [fill(0, 0, 128, 64, 0), fill(5, 6, 1, 1, 1), fill(120, 60, 20, 20, 1)],
    lines: ['{"fill":[0,0,128,64,0]}', '{"fill":[5,6,1,1,1]}', '{"fill":[120,60,20,20,1]}'],
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

const bytes: readonly Case[] = [
  {
    name: "two pages of 4096 bytes, all erased",
    steps: [at(Call.Pages)(0), read(0, 0), read(0, 4_095), read(1, 0), read(1, 4_095)],
    lines: ['{"pages":2}', '{"pageBytes":4096}', ...Array.from({ length: 4 }, () => '{"bytes":[255]}')],
  },
  {
    name: "what was written is read back, to the ends of a page",
    steps: [
      writeBytes(0, 0, 1, 2, 254),
      writeBytes(1, 4_094, 9, 0),
      ...[0, 1, 2, 3].map((n) => read(0, n)),
      read(1, 4_095),
      read(1, 0),
    ],
    lines: [
      '{"took":1}',
      '{"took":1}',
      '{"bytes":[1]}',
      '{"bytes":[2]}',
      '{"bytes":[254]}',
      '{"bytes":[255]}',
      '{"bytes":[0]}',
      '{"bytes":[255]}',
    ],
  },
  {
    name: "a write only clears bits, and says so when that is not what was asked for",
    steps: [
      writeBytes(0, 7, 0xf0),
      writeBytes(0, 7, 0x30),
      read(0, 7),
      writeBytes(0, 7, 0x0f),
      read(0, 7),
      writeBytes(0, 7, 0),
    ],
    lines: ['{"took":1}', '{"took":1}', '{"bytes":[48]}', '{"took":0}', '{"bytes":[0]}', '{"took":1}'],
  },
  {
    name: "an erased page is as new, the other stays",
    steps: [
      writeBytes(0, 0, 1),
      writeBytes(1, 0, 2),
      erase(0),
      read(0, 0),
      read(1, 0),
      writeBytes(0, 0, 3),
      read(0, 0),
    ],
    lines: [
      '{"took":1}',
      '{"took":1}',
      '{"erased":1}',
      '{"bytes":[255]}',
      '{"bytes":[2]}',
      '{"took":1}',
      '{"bytes":[3]}',
    ],
  },
  {
    name: "nothing lies outside the pages",
    steps: [
      read(2, 0),
      read(-1, 0),
      read(0, 4_096),
      read(0, -1),
      writeBytes(0, 4_095, 1, 1),
      writeBytes(2, 0, 1),
      erase(2),
      read(0, 4_095),
    ],
    lines: [
      ...Array.from({ length: 4 }, () => '{"bytes":[]}'),
      '{"took":0}',
      '{"took":0}',
      '{"erased":0}',
      '{"bytes":[255]}',
    ],
  },
  {
    name: "words that give up are told of",
    steps: [
      at(VirtualVerb.StoreFault)(0, [2]),
      writeBytes(0, 0, 1, 2, 3, 4),
      writeBytes(0, 4, 5, 6, 7, 8, 9, 10, 11, 12),
      read(0, 0, 12),
      writeBytes(0, 12, 4, 4, 4, 4),
      erase(0),
      read(0, 0),
    ],
    lines: [
      '{"took":1}',
      '{"took":0}',
      '{"bytes":[1,2,3,4,5,6,7,8,255,255,255,255]}',
      '{"took":0}',
      '{"erased":0}',
      '{"bytes":[1]}',
    ],
  },
  {
    name: "bytes are read together, if all of them lie in the page",
    steps: [
      writeBytes(1, 4_088, 9, 8, 7, 6, 5, 4, 3, 2),
      read(1, 4_088, 8),
      read(1, 4_092, 4),
      read(1, 4_092, 5),
      read(0, 4_092, 4),
    ],
    lines: [
      '{"took":1}',
      '{"bytes":[9,8,7,6,5,4,3,2]}',
      '{"bytes":[5,4,3,2]}',
      '{"bytes":[]}',
      '{"bytes":[255,255,255,255]}',
    ],
  },
  {
    name: "what is erased from a place on is known",
    steps: [
      isErased(0, 0),
      writeBytes(0, 400, 255, 255, 255, 254),
      isErased(0, 0),
      isErased(0, 400),
      isErased(0, 404),
      isErased(1, 0),
      isErased(2, 0),
      erase(0),
      isErased(0, 0),
      isErased(0, 4_092),
    ],
    lines: [1, 0, 0, 1, 1, 0, 1, 1].flatMap((erased, index) => [
      ...(index === 1 ? ['{"took":1}'] : index === 6 ? ['{"erased":1}'] : []),
      `{"isErased":${erased}}`,
    ]),
  },
  {
    name: "a check is the low half of the CRC-32 that zip uses",
    steps: [
      check(),
      check(0, 0, 0, 0),
      check(255, 255),
      check(1, 2, 3, 4, 5, 6),
      check(...[..."123456789"].map((digit) => digit.charCodeAt(0))),
    ],
    lines: [0, 57_116, 0, 30_500, 14_630].map((sum) => `{"check":${sum}}`),
  },
];

const rest: readonly Case[] = [
  {
    name: "the battery's voltage is told in mV",
    steps: [at(Call.Supply)(0), battery(1, 2_699), at(Call.Supply)(2), battery(3, 1_701), at(Call.Supply)(4)],
    lines: ['{"mv":3000}', '{"mv":2699}', '{"mv":1701}'],
  },
  {
    name: "an empty battery ends everything",
    steps: [wakeIn(0, 100), battery(50, 1_500), to(500), edge(600, Switch.Left, 1), hear(700, "hello")],
    lines: ['{"asked":100}'],
  },
  {
    name: "lines arrive whole, without their ends",
    steps: [hear(5, "hello"), hear(6, "set 40/5400+30:1800+30"), hear(6, "x".repeat(230))],
    lines: [
      '{"heard":"hello","at":5}',
      '{"heard":"set 40/5400+30:1800+30","at":6}',
      `{"heard":"${"x".repeat(230)}","at":6}`,
    ],
  },
  {
    name: "a line that is too long is dropped, the next one arrives",
    steps: [hear(5, "x".repeat(231)), hear(6, "y".repeat(5_000)), hear(7, "hello")],
    lines: ['{"heard":"hello","at":7}'],
  },
  {
    name: "the letters of a line are added up",
    steps: [sum(""), sum("hello"), sum("~".repeat(200)), sum(' !"#[\\]{|}~')],
    lines: [0, 532, 25_200, 908].map((codes) => `{"sum":${codes % 256}}`),
  },
  {
    name: "a letter is known by its code, and no other is one",
    steps: [...[32, 65, 126].map(letter), ...[0, 31, 256].map(letter)],
    lines: [" ", "A", "~", "", "", ""].map((text) => `{"letter":"${text}"}`),
  },
  {
    name: "lines are sent as they are",
    steps: [send('{"at":1}'), send('{"name":"día"}')],
    lines: ['{"at":1}', '{"sent":1}', '{"name":"día"}', '{"sent":1}'],
  },
];

export const partCases: readonly Case[] = [...signs, ...bytes, ...rest];
