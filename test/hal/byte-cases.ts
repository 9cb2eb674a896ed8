/** The parts of a board that carry bytes: calls and events, and the lines that they cause. */

import { VirtualVerb } from "../../firmware/virtual-verbs";
import { Call } from "./driver";
import { at, type Case, check, erase, isErased, read, writeBytes } from "./steps";

export const bytes: readonly Case[] = [
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
