/** Time and contacts: calls and events at their instants, and the lines that they cause, in order. */
import { Switch } from "../../hal/hal";
import { type Case, edge, hasOverflowed, isClosed, now, overflow, to, trim, wakeIn, wrapMs } from "./steps";

const times: readonly Case[] = [
  {
    name: "the counter starts anywhere and counts ms",
    startMs: 7,
    steps: [now(0), now(1), now(86_400_000)],
    lines: ['{"now":7}', '{"now":8}', '{"now":86400007}'],
  },
  {
    name: "the counter goes round",
    startMs: wrapMs - 2,
    steps: [now(1), now(2), now(3)],
    lines: ['{"now":1073741823}', '{"now":0}', '{"now":1}'],
  },
  {
    name: "a wake comes once, at its instant",
    steps: [wakeIn(100, 500), to(599), now(599), to(600), to(5_000)],
    lines: ['{"asked":500}', '{"now":599}', '{"wake":600}'],
  },
  {
    name: "a wake comes across the counter's end",
    startMs: wrapMs - 100,
    steps: [wakeIn(0, 250), to(1_000)],
    lines: ['{"asked":250}', '{"wake":150}'],
  },
  {
    name: "a later call replaces the earlier, sooner or later",
    steps: [wakeIn(0, 500), wakeIn(10, 20), to(100), wakeIn(100, 5), wakeIn(100, 300), to(1_000)],
    lines: ['{"asked":500}', '{"asked":20}', '{"wake":30}', '{"asked":5}', '{"asked":300}', '{"wake":400}'],
  },
  {
    name: "-1 takes a wake back, and none that is over",
    steps: [
      wakeIn(0, 500),
      wakeIn(10, -1),
      to(1_000),
      wakeIn(1_000, -1),
      wakeIn(1_000, 1),
      to(1_001),
      wakeIn(1_001, -1),
    ],
    lines: ['{"asked":500}', '{"asked":-1}', '{"asked":-1}', '{"asked":1}', '{"wake":1001}', '{"asked":-1}'],
  },
  {
    name: "a handler asks for the next wake, and none comes from inside a call",
    steps: [wakeIn(0, 1, 1), to(10)],
    lines: ['{"asked":1}', '{"wake":1}', '{"wake":2}'],
  },
  {
    name: "a fast crystal counts more, and wakes sooner",
    ppm: 500,
    steps: [wakeIn(0, 10_005), to(9_999), now(9_999), now(10_000)],
    lines: ['{"asked":10005}', '{"now":10003}', '{"wake":10005}', '{"now":10005}'],
  },
  {
    name: "a slow crystal wakes later",
    ppm: -500,
    steps: [wakeIn(0, 9_995), now(9_999), now(10_000)],
    lines: ['{"asked":9995}', '{"wake":9995}', '{"now":9995}', '{"now":9995}'],
  },
  {
    name: "a trim makes the counter go faster, from then on and without a jump",
    startMs: 1_000,
    steps: [to(600_000), trim(600_000, 500_000), now(600_000), now(604_001), now(700_001), now(4_200_001)],
    lines: ['{"now":601000}', '{"now":605003}', '{"now":701051}', '{"now":4202801}'],
  },
  {
    name: "a trim makes the counter go slower, and another one replaces it",
    steps: [trim(0, -123_457), now(3_600_000), trim(3_600_000, 0), now(3_600_000), now(7_200_000)],
    lines: ['{"now":3599556}', '{"now":3599556}', '{"now":7199556}'],
  },
  {
    name: "a trim takes away what the crystal is wrong by",
    ppm: 500,
    startMs: wrapMs - 1_000_000,
    steps: [trim(0, -499_750), now(3_600_500), now(36_000_500), now(359_000_500)],
    lines: ['{"now":2600500}', '{"now":35000500}', '{"now":358000500}'],
  },
  {
    name: "a wake waits by the trimmed counter, never too short",
    ppm: -500,
    steps: [trim(0, 500_250), wakeIn(0, 3_600_000), to(3_599_999), to(3_600_002)],
    lines: ['{"asked":3600000}', '{"wake":3600001}'],
  },
  {
    name: "an edge is stamped by the trimmed counter",
    steps: [trim(0, 1_000_000), edge(700_200, Switch.Right, 1, 600_300)],
    lines: ['{"edge":[1,1,600900,700900]}'],
  },
  {
    name: "long waits are exact",
    startMs: wrapMs - 1_000_000,
    steps: [wakeIn(0, 14_400_000), to(14_399_999), to(20_000_000)],
    lines: ['{"asked":14400000}', '{"wake":13400000}'],
  },
];

const contacts: readonly Case[] = [
  {
    name: "all contacts are open at first",
    steps: [0, 1, 2, 3, 4, 5].map((contact) => isClosed(0, contact)),
    lines: Array.from({ length: 6 }, () => '{"closed":0}'),
  },
  ...[Switch.Left, Switch.Right, Switch.Menu, Switch.Start, Switch.Minus, Switch.Plus].map((contact) => ({
    name: `contact ${contact} tells when it closes and opens`,
    steps: [edge(20, contact, 1), isClosed(20, contact), edge(90, contact, 0), isClosed(90, contact)],
    lines: [`{"edge":[${contact},1,20,20]}`, '{"closed":1}', `{"edge":[${contact},0,90,90]}`, '{"closed":0}'],
  })),
  {
    name: "bounce is told, every edge of it",
    steps: [1, 0, 1, 0, 1].map((closed, index) => edge(10 + index, Switch.Left, closed === 1 ? 1 : 0)),
    lines: [10, 11, 12, 13, 14].map((atMs, index) => `{"edge":[0,${index % 2 === 0 ? 1 : 0},${atMs},${atMs}]}`),
  },
  {
    name: "an edge that is handled late keeps its stamp",
    startMs: 1_000,
    steps: [edge(700, Switch.Right, 1, 200)],
    lines: ['{"edge":[1,1,1200,1700]}'],
  },
  {
    name: "a stamp from before the counter's end is handled after it",
    startMs: wrapMs - 100,
    steps: [edge(150, Switch.Left, 1, 99)],
    lines: ['{"edge":[0,1,1073741823,50]}'],
  },
  {
    name: "a burst of 100 edges comes whole and in order",
    steps: Array.from({ length: 100 }, (_, n) => edge(1_000, n % 6, n % 12 < 6 ? 1 : 0, 500 + n)),
    lines: Array.from({ length: 100 }, (_, n) => `{"edge":[${n % 6},${n % 12 < 6 ? 1 : 0},${500 + n},1000]}`),
  },
  {
    name: "edges that came before a wake are told before it",
    steps: [wakeIn(0, 300), edge(500, Switch.Menu, 1, 250), edge(500, Switch.Menu, 0, 290), to(501)],
    lines: ['{"asked":300}', '{"edge":[2,1,250,500]}', '{"edge":[2,0,290,500]}', '{"wake":500}'],
  },
  {
    name: "lost edges are told of once",
    steps: [hasOverflowed(0), overflow(5), hasOverflowed(6), hasOverflowed(7)],
    lines: ['{"overflowed":0}', '{"overflowed":1}', '{"overflowed":0}'],
  },
];

export const timeCases: readonly Case[] = [...times, ...contacts];
