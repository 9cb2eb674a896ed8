/** The English texts about a definition that cannot be built: its pins and its parts. */
import type { FaultWords } from "./fault-words";
import type { DefinitionRule } from "./subjects/board";

export const definitionFaults: Record<DefinitionRule, FaultWords> = {
  pinTwice: {
    wrong: (pin, other) => `${pin} is the pin of ${other} already`,
    right: () => "each part needs a pin of its own",
  },
  noPin: {
    wrong: (pin) => `${pin} is no pin of the board`,
    right: (_, pins) => `these pins can serve: ${pins}`,
  },
  keptPin: {
    wrong: (pin) => `the board itself uses ${pin}`,
    right: (_, pins) => `these pins are free for it: ${pins}`,
  },
  noFunction: {
    wrong: (pin) => `${pin} lacks the function`,
    right: (_, pins) => `the driver needs ${pins}`,
  },
  wrongTask: {
    wrong: (pin) => `${pin} cannot do that`,
    right: (_, pins) => `these pins can: ${pins}`,
  },
  slice: {
    wrong: (pin, other) => `${pin} shares its slice of the PWM with ${other}`,
    right: () => "each of these waves needs a slice of its own; the slice is half the pin's number, modulo 8",
  },
  sameWave: {
    wrong: (pin, other) => `${pin} gives the same wave as ${other}`,
    right: () => "take two pins whose numbers are not 16 apart",
  },
  earPair: {
    wrong: (pins) => `${pins} are no pair`,
    right: () => "the left earphone needs an even pin, and the right one the next pin",
  },
  twoVoices: {
    wrong: (other) => `the board speaks through ${other} already`,
    right: () => "keep one of the two",
  },
  port: {
    wrong: (port) => `the port ${port} is not free for a module`,
    right: (_, ports) => `it can be one of these: ${ports}`,
  },
  portTwice: {
    wrong: (port, other) => `${port} is the port of ${other} already`,
    right: () => "each module needs a port of its own",
  },
  ownDivider: {
    wrong: (has) => `the divider at this pin is not ${has}`,
    right: (_, needs) => `the board divides by ${needs} there`,
  },
  gaugeRange: {
    wrong: (has) => `${has} mV cannot be measured behind this divider`,
    right: (_, most) => `it has to be below ${most}, or gauge.dividedBy larger`,
  },
  baud: {
    wrong: (has) => `no program of flagfall opens a port with ${has} bits a second`,
    right: (_, needs) => `it has to be ${needs}`,
  },
  serialLink: {
    wrong: (has) => `the firmware on Lua has no link “${has}”`,
    right: (_, needs) => `it has to be “${needs}”, with its two pins`,
  },
  source: {
    wrong: (has) => `the chip does not count with “${has}”`,
    right: (_, needs) => `it has to be “${needs}”`,
  },
  chip: {
    wrong: (has) => `there is no firmware on Lua for “${has}”`,
    right: (_, needs) => `it has to be ${needs}, or the board planned: true`,
  },
  chipRam: {
    wrong: (has) => `the chip does not have ${has} bytes of RAM`,
    right: (_, most) => `it has ${most}`,
  },
  sector: {
    wrong: (has) => `the flash is not erased by ${has} bytes`,
    right: (_, needs) => `a sector has ${needs}`,
  },
  logLeast: {
    wrong: (has) => `${has} bytes cannot hold a log`,
    right: (_, least) => `it takes at least ${least}`,
  },
  logMost: {
    wrong: (has) => `${has} bytes leave no room for the firmware`,
    right: (_, most) => `the flash has room for ${most}`,
  },
  driver: {
    wrong: (has) => `there is no driver for “${has}” on this chip`,
    right: (_, names) => `it has to be one of ${names}, or the board planned: true`,
  },
  displaySize: {
    wrong: (has) => `the driver's display does not have ${has}`,
    right: (_, needs) => `it has ${needs}`,
  },
  missing: {
    wrong: (driver) => `it is missing, and the driver ${driver} needs it`,
    right: (_, roles) => `wire ${roles}`,
  },
  unused: {
    wrong: () => "the firmware of this board does not use it",
    right: () => "take it out of the definition",
  },
};
