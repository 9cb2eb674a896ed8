/** Defines the type `Board` as a schema for definitions from any source. Its messages say what would be right. */
import { z } from "zod";
import type { Board, Driver } from "../../board-defs/board";
import { features } from "../../firmware/tables/features";
import type { BoardWords } from "../words/boards";
import { displayCodes } from "../words/clock-languages";

type RightWords = BoardWords["right"];

/** No real board comes near these limits; they keep sums whole. */
const pixelsMax = 4096;
const areaMaxMm = 1000;
const bytesMax = 2 ** 30;

function strict<Shape extends z.ZodRawShape>(shape: Shape, right: RightWords) {
  const keys = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => (issue.code === "unrecognized_keys" ? right.oneOf(keys) : right.recordOf(keys)),
  });
}

function whole(min: number, max: number, right: RightWords) {
  const error = right.whole(min, max);
  return z.int({ error }).min(min, { error }).max(max, { error });
}

function oneOf<const Names extends readonly string[]>(names: Names, right: RightWords) {
  return z.enum(names, { error: right.oneOf(names) });
}

function matching(pattern: RegExp, error: string) {
  return z.string({ error }).regex(pattern, { error });
}

/** Returns a list in which nothing is twice. */
function listOf<const Names extends readonly string[]>(names: Names, right: RightWords) {
  const list = z.array(oneOf(names, right), { error: right.limits(names) });
  return list.refine((said) => new Set(said).size === said.length, { error: right.once });
}

function pinOf(right: RightWords) {
  return matching(/^[A-Z][A-Za-z0-9_]{0,15}$/, right.pin);
}

function contactOf(right: RightWords) {
  return matching(/^(?:[A-Z][A-Za-z0-9_]{0,15}|touch:[a-z]{1,16})$/, right.contact);
}

const roles = ["menu", "start", "minus", "plus"] as const;

function contactsShape(right: RightWords) {
  const contact = contactOf(right);
  const pull = oneOf(["up", "down"], right);
  const role = oneOf(roles, right);
  const pair = strict({ leftPin: contact, rightPin: contact, pull }, right).optional();
  return {
    levers: pair,
    buttons: strict(
      {
        pull,
        menu: contact.optional(),
        start: contact.optional(),
        minus: contact.optional(),
        plus: contact.optional(),
      },
      right,
    ),
    players: strict({ left: role, right: role }, right).optional(),
    asks: pair,
  };
}

const drivers = [
  "st7565",
  "st7567",
  "ssd1306",
  "sh1106",
  "pcd8544",
  "hd44780",
  "max7219",
  "epaper",
  "sharp",
  "lpm013m126",
  "leds",
] as const satisfies readonly Driver[];

function displayOf(right: RightWords) {
  const pin = pinOf(right);
  const few = pin.optional();
  const pins = { clock: pin, data: pin, select: few, command: few, reset: few, enable: few, inversion: few };
  return strict(
    {
      driver: oneOf(drivers, right),
      widthPx: whole(1, pixelsMax, right),
      heightPx: whole(1, pixelsMax, right),
      bits: whole(1, 24, right),
      areaWidthMm: whole(1, areaMaxMm, right).optional(),
      areaHeightMm: whole(1, areaMaxMm, right).optional(),
      digitHeightMm: whole(1, areaMaxMm, right).optional(),
      lightPin: pin.optional(),
      pins: strict(pins, right).optional(),
    },
    right,
  );
}

function partsShape(right: RightWords) {
  const pin = pinOf(right);
  const baud = whole(300, 3_000_000, right);
  const flagKeys = ["icon", "led", "servo"];
  const linkKeys = ["bluetooth", "usb", "serial"];
  const sided = { kind: z.enum(["led", "servo"]), leftPin: pin, rightPin: pin };
  const voiceModule = strict({ port: pin, transmitPin: pin, busyPin: pin }, right);
  const serial = { kind: z.literal("serial"), receivePin: pin, transmitPin: pin, baud, usbSensePin: pin.optional() };
  return {
    flag: z.discriminatedUnion("kind", [strict({ kind: z.literal("icon") }, right), strict(sided, right)], {
      error: right.kindOf(flagKeys),
    }),
    buzzer: strict({ pin }, right).optional(),
    vibration: strict({ pin }, right).optional(),
    motors: strict({ leftPin: pin, rightPin: pin }, right).optional(),
    earphones: strict({ leftPin: pin, rightPin: pin }, right).optional(),
    voiceModules: strict({ left: voiceModule, right: voiceModule }, right).optional(),
    link: z
      .discriminatedUnion("kind", [strict({ kind: z.enum(["bluetooth", "usb"]) }, right), strict(serial, right)], {
        error: right.kindOf(linkKeys),
      })
      .optional(),
  };
}

function suppliesShape(right: RightWords) {
  const pin = pinOf(right);
  const trimmable = z.boolean({ error: right.trueOrFalse });
  const source = oneOf(["crystal", "ds3231", "calibrated-rc", "rc"], right);
  const batteries = {
    type: matching(/^\P{C}{1,40}$/u, right.text),
    number: whole(1, 20, right),
    capacityMah: whole(1, 1_000_000, right),
    lowMv: whole(500, 60_000, right),
    remainingMah: whole(1, 1_000_000, right),
    drainUa: whole(1, 10_000_000, right),
  };
  const memory = {
    variables: whole(1, 10_000_000, right).optional(),
    variableBytes: whole(8, 64, right).optional(),
    ramBytes: whole(1, bytesMax, right).optional(),
    storageBytes: whole(0, bytesMax, right),
    storagePageBytes: whole(1, bytesMax, right),
    logPages: whole(2, 128, right).optional(),
  };
  return {
    crystal: strict({ source, ppm: whole(0, 1_000_000, right), trimmable }, right),
    batteries: strict(batteries, right).optional(),
    gauge: strict({ pin, dividedBy: whole(1, 100, right), steadyPin: pin.optional() }, right).optional(),
    memory: strict(memory, right),
    watchesMax: whole(0, 1000, right),
  };
}

/** The schema of each language, made once. */
const schemas = new Map<RightWords, z.ZodType<Board>>();

export function boardSchema(right: RightWords): z.ZodType<Board> {
  const schema = schemas.get(right) ?? makeSchema(right);
  schemas.set(right, schema);
  return schema;
}

function makeSchema(right: RightWords): z.ZodType<Board> {
  const limits = ["sound", "vibration", "speech", "feltFlag", "fourKeys", "stampedPress"] as const;
  const shape = {
    name: matching(/^[a-z][a-z0-9]{0,23}$/, right.name),
    title: matching(/^\P{C}{1,40}$/u, right.text),
    runtime: oneOf(["espruino", "lua"], right),
    image: matching(/^\w{1,40}$/, right.image).optional(),
    planned: z.literal(true, { error: right.onlyTrue }).optional(),
    ...contactsShape(right),
    display: displayOf(right),
    ...partsShape(right),
    ...suppliesShape(right),
    cannot: listOf(limits, right),
    languages: whole(1, displayCodes.length, right).optional(),
    without: listOf(features, right).optional(),
  };
  return strict(shape, right);
}
