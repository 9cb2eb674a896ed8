/** The texts about faults of a board's definition, and what would be right. */
import type { BoardRule, DefinitionRule } from "./subjects";

/** A number with the separators of the language, or a word of the definition. */
export type Figure = string;

/** The fault, and the correct value. */
export interface FaultWords {
  wrong(has: Figure, needs: Figure): string;
  right(has: Figure, needs: Figure): string;
}

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

export const definitionFaultsEs: typeof definitionFaults = {
  pinTwice: {
    wrong: (pin, other) => `${pin} ya es el pin de ${other}`,
    right: () => "cada pieza necesita un pin propio",
  },
  noPin: {
    wrong: (pin) => `la placa no tiene el pin ${pin}`,
    right: (_, pins) => `sirven ${pins}`,
  },
  keptPin: {
    wrong: (pin) => `la propia placa usa ${pin}`,
    right: (_, pins) => `para ello están libres ${pins}`,
  },
  noFunction: {
    wrong: (pin) => `${pin} no tiene la función`,
    right: (_, pins) => `el controlador necesita ${pins}`,
  },
  wrongTask: {
    wrong: (pin) => `${pin} no puede hacer eso`,
    right: (_, pins) => `estos pines pueden: ${pins}`,
  },
  slice: {
    wrong: (pin, other) => `${pin} comparte su sección del PWM con ${other}`,
    right: () => "cada una de esas ondas necesita su sección: la mitad del número del pin, módulo 8",
  },
  sameWave: {
    wrong: (pin, other) => `${pin} da la misma onda que ${other}`,
    right: () => "tome dos pines cuyos números no disten 16",
  },
  earPair: {
    wrong: (pins) => `${pins} no forman pareja`,
    right: () => "el auricular izquierdo necesita un pin par, y el derecho el pin siguiente",
  },
  twoVoices: {
    wrong: (other) => `la placa ya habla por ${other}`,
    right: () => "deje uno de los dos",
  },
  port: {
    wrong: (port) => `el puerto ${port} no está libre para un módulo`,
    right: (_, ports) => `puede ser uno de estos: ${ports}`,
  },
  portTwice: {
    wrong: (port, other) => `${port} ya es el puerto de ${other}`,
    right: () => "cada módulo necesita un puerto propio",
  },
  ownDivider: {
    wrong: (has) => `el divisor de ese pin no es ${has}`,
    right: (_, needs) => `la placa divide allí por ${needs}`,
  },
  gaugeRange: {
    wrong: (has) => `${has} mV no se pueden medir tras ese divisor`,
    right: (_, most) => `debe ser menos de ${most}, o gauge.dividedBy mayor`,
  },
  baud: {
    wrong: (has) => `ningún programa de flagfall abre un puerto con ${has} bits por segundo`,
    right: (_, needs) => `debe ser ${needs}`,
  },
  serialLink: {
    wrong: (has) => `el firmware sobre Lua no tiene un enlace «${has}»`,
    right: (_, needs) => `debe ser «${needs}», con sus dos pines`,
  },
  source: {
    wrong: (has) => `el chip no cuenta con «${has}»`,
    right: (_, needs) => `debe ser «${needs}»`,
  },
  chip: {
    wrong: (has) => `no hay firmware sobre Lua para «${has}»`,
    right: (_, needs) => `debe ser ${needs}, o la placa planned: true`,
  },
  chipRam: {
    wrong: (has) => `el chip no tiene ${has} bytes de RAM`,
    right: (_, most) => `tiene ${most}`,
  },
  sector: {
    wrong: (has) => `la memoria flash no se borra por ${has} bytes`,
    right: (_, needs) => `un sector tiene ${needs}`,
  },
  logLeast: {
    wrong: (has) => `en ${has} bytes no cabe un registro`,
    right: (_, least) => `ocupa al menos ${least}`,
  },
  logMost: {
    wrong: (has) => `${has} bytes no dejan sitio para el firmware`,
    right: (_, most) => `en la memoria flash caben ${most}`,
  },
  driver: {
    wrong: (has) => `no hay controlador para «${has}» en este chip`,
    right: (_, names) => `debe ser uno de ${names}, o la placa planned: true`,
  },
  displaySize: {
    wrong: (has) => `la pantalla del controlador no tiene ${has}`,
    right: (_, needs) => `tiene ${needs}`,
  },
  missing: {
    wrong: (driver) => `falta, y el controlador ${driver} lo necesita`,
    right: (_, roles) => `conecte ${roles}`,
  },
  unused: {
    wrong: () => "el firmware de esta placa no lo usa",
    right: () => "quítelo de la definición",
  },
};

export type Faults = Record<BoardRule, FaultWords>;

export const faults: Faults = {
  ...definitionFaults,
  watches: {
    wrong: (has) => `levers and buttons take ${has} watches`,
    right: (_, needs) => `the runtime has ${needs}: use fewer pins, or a touch screen`,
  },
  variables: {
    wrong: (has) => `${has} variables are too few`,
    right: (_, needs) => `the firmware takes up to ${needs}`,
  },
  ram: {
    wrong: (has) => `${has} bytes of RAM are too few`,
    right: (_, needs) => `the firmware takes up to ${needs}`,
  },
  storage: {
    wrong: (has) => `${has} bytes of storage are too few`,
    right: (_, needs) => `${needs} hold the firmware without a log`,
  },
  pages: {
    wrong: (has, needs) => `pages of ${has} bytes do not fill ${needs} bytes of storage`,
    right: () => "the storage is a whole number of pages",
  },
  pixels: {
    wrong: (has) => `${has} pixels cannot show two times`,
    right: (_, needs) => `at least ${needs} pixels, for digits of 3 × 5`,
  },
  digits: {
    wrong: (has, needs) => `the height of the digits is ${has} mm, that of the area ${needs} mm`,
    right: () => "both have to be stated, and the digits have to fit (C.02 5.4.3.2)",
  },
  hours: {
    wrong: (has) => `after the low-battery warning it lasts ${has} h`,
    right: (_, needs) => `at least ${needs} h (C.02 5.4.3.6): warn earlier, or draw less`,
  },
  remaining: {
    wrong: (has, needs) => `${has} mAh left of ${needs} when the warning comes`,
    right: () => "less than the batteries hold",
  },
  players: {
    wrong: (has) => `${has} contacts for the players`,
    right: () => "two: levers, or two buttons named in players",
  },
  noButton: {
    wrong: (role) => `there is no button for “${role}”`,
    right: (_, needs) => `state ${needs}, or name another one`,
  },
  drift: {
    wrong: (has) => `${has} ppm are too much`,
    right: (_, needs) => `at most ${needs}: a crystal, a DS3231 or a calibrated oscillator`,
  },
  cannotMissing: {
    wrong: (_, limit) => `“${limit}” is missing from the list`,
    right: () => "it follows from the parts: list it, or add the part",
  },
  cannotWrong: {
    wrong: (limit) => `“${limit}” is in the list, and the parts say otherwise`,
    right: () => "take it out of the list, or the part out of the board",
  },
  picoW: {
    wrong: (has) => `“${has}” is a Pico W, whose radio has the pins GP23, GP24, GP25 and GP29`,
    right: () => "take a Raspberry Pi Pico without a radio, whose chip is RP2040",
  },
  touch: {
    wrong: () => "a key is an area of a touch screen, and the firmware reads pins",
    right: () => "wire buttons, or add planned: true",
  },
  display: {
    wrong: () => "the firmware on Espruino draws on a display that belongs to the board",
    right: () => "leave the pins out, or add planned: true",
  },
  address: {
    wrong: (image) => `nobody has written down where the Storage of “${image}” begins`,
    right: () => "the images known are PIXLJS and RP2040; otherwise add planned: true",
  },
};

export const right = {
  path: "give a board definition, .json or .ts",
  size: "a definition has about 25 lines",
  json: "it has to be one JSON object, as board-defs/board.ts describes",
  typescript: "see board-defs/pixljs.ts for how a definition looks",
  compiler: "run npm install in the checkout, or give the definition as .json",
  oneBoard: "export one object, as board-defs/pixljs.ts does",
  ending: "its name has to end in .json or .ts",
  oneOf: (names: readonly string[]) => `it has to be one of ${names.join(", ")}`,
  recordOf: (names: readonly string[]) => `it has to hold ${names.join(", ")}`,
  kindOf: (names: readonly string[]) => `its kind has to be one of ${names.join(", ")}`,
  limits: (names: readonly string[]) => `it has to be a list of ${names.join(", ")}`,
  whole: (min: number, max: number) => `it has to be a whole number from ${min} to ${max}`,
  pin: "it has to be a pin such as D2 or GP4",
  contact: "it has to be a pin such as D2 or GP4, or an area such as touch:left",
  text: "it has to be a text of 1 to 40 characters",
  name: "it has to be small letters and digits, a letter first",
  image: "it has to be the runtime's name for the board, such as PIXLJS",
  trueOrFalse: "it has to be true or false",
  onlyTrue: "it has to be true, or to be left out",
  once: "each may be there once",
};

export type RightWords = typeof right;

export const faultsEs: Faults = {
  ...definitionFaultsEs,
  watches: {
    wrong: (has) => `palancas y botones ocupan ${has} vigilancias`,
    right: (_, needs) => `el motor tiene ${needs}: use menos pines o una pantalla táctil`,
  },
  variables: {
    wrong: (has) => `${has} variables son demasiado pocas`,
    right: (_, needs) => `el firmware ocupa hasta ${needs}`,
  },
  ram: {
    wrong: (has) => `${has} bytes de RAM son demasiado pocos`,
    right: (_, needs) => `el firmware ocupa hasta ${needs}`,
  },
  storage: {
    wrong: (has) => `${has} bytes de almacenamiento son demasiado pocos`,
    right: (_, needs) => `en ${needs} cabe el firmware sin registro`,
  },
  pages: {
    wrong: (has, needs) => `páginas de ${has} bytes no llenan ${needs} bytes de almacenamiento`,
    right: () => "el almacenamiento es un número entero de páginas",
  },
  pixels: {
    wrong: (has) => `${has} píxeles no pueden mostrar dos tiempos`,
    right: (_, needs) => `al menos ${needs} píxeles, para cifras de 3 × 5`,
  },
  digits: {
    wrong: (has, needs) => `la altura de las cifras es ${has} mm, la de la superficie ${needs} mm`,
    right: () => "ambas deben constar, y las cifras deben caber (C.02 5.4.3.2)",
  },
  hours: {
    wrong: (has) => `tras el aviso de batería baja dura ${has} h`,
    right: (_, needs) => `al menos ${needs} h (C.02 5.4.3.6): avise antes o consuma menos`,
  },
  remaining: {
    wrong: (has, needs) => `quedan ${has} mAh de ${needs} cuando llega el aviso`,
    right: () => "menos de lo que tienen las baterías",
  },
  players: {
    wrong: (has) => `${has} contactos para los jugadores`,
    right: () => "dos: palancas, o dos botones nombrados en players",
  },
  noButton: {
    wrong: (role) => `no hay botón para «${role}»`,
    right: (_, needs) => `indique ${needs} o nombre otro`,
  },
  drift: {
    wrong: (has) => `${has} ppm son demasiado`,
    right: (_, needs) => `como mucho ${needs}: un cristal, un DS3231 o un oscilador calibrado`,
  },
  cannotMissing: {
    wrong: (_, limit) => `«${limit}» falta en la lista`,
    right: () => "se sigue de las piezas: añádalo a la lista, o añada la pieza",
  },
  cannotWrong: {
    wrong: (limit) => `«${limit}» está en la lista y las piezas dicen lo contrario`,
    right: () => "quítelo de la lista, o quite la pieza de la placa",
  },
  picoW: {
    wrong: (has) => `«${has}» es una Pico W, cuya radio ocupa los pines GP23, GP24, GP25 y GP29`,
    right: () => "use una Raspberry Pi Pico sin radio, cuyo chip es RP2040",
  },
  touch: {
    wrong: () => "una tecla es una zona de una pantalla táctil, y el firmware lee pines",
    right: () => "conecte botones, o añada planned: true",
  },
  display: {
    wrong: () => "el firmware sobre Espruino dibuja en una pantalla que es de la placa",
    right: () => "quite los pines, o añada planned: true",
  },
  address: {
    wrong: (image) => `nadie ha anotado dónde empieza el Storage de «${image}»`,
    right: () => "se conocen las imágenes PIXLJS y RP2040; si no, añada planned: true",
  },
};

export const rightEs: RightWords = {
  path: "indique una definición de placa, .json o .ts",
  size: "una definición tiene unas 25 líneas",
  json: "debe ser un objeto JSON, como describe board-defs/board.ts",
  typescript: "vea en board-defs/pixljs.ts cómo es una definición",
  compiler: "ejecute npm install en el proyecto, o dé la definición como .json",
  oneBoard: "exporte un objeto, como hace board-defs/pixljs.ts",
  ending: "su nombre debe terminar en .json o .ts",
  oneOf: (names) => `debe ser uno de ${names.join(", ")}`,
  recordOf: (names) => `debe contener ${names.join(", ")}`,
  kindOf: (names) => `su kind debe ser uno de ${names.join(", ")}`,
  limits: (names) => `debe ser una lista de ${names.join(", ")}`,
  whole: (min, max) => `debe ser un número entero de ${min} a ${max}`,
  pin: "debe ser un pin como D2 o GP4",
  contact: "debe ser un pin como D2 o GP4, o una zona como touch:left",
  text: "debe ser un texto de 1 a 40 caracteres",
  name: "deben ser letras minúsculas y cifras, primero una letra",
  image: "debe ser el nombre que el motor da a la placa, como PIXLJS",
  trueOrFalse: "debe ser true o false",
  onlyTrue: "debe ser true, o no estar",
  once: "cada uno puede estar una vez",
};
