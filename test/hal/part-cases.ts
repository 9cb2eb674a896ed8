/** The other parts of a board: calls and events, and the lines that they cause, in order. */

import { Switch } from "../../hal/hal";
import { bytes } from "./byte-cases";
import { Call } from "./driver";
import { signs } from "./sign-cases";
import { at, battery, type Case, edge, hear, letter, send, sum, to, wakeIn } from "./steps";

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
