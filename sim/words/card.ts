/** The texts of the printed card and of the wiring picture. */
import { Action, Stage } from "../../firmware/app/model/choices";
import { newestYear } from "../../firmware/laws/table/years";
import { inLanguages } from "./language";

/** The stages that the card explains; the three at the end of a game have the same keys. */
export const cardStages = [
  Stage.Setup,
  Stage.Ready,
  Stage.Running,
  Stage.Paused,
  Stage.Fallen,
  Stage.Listing,
  Stage.Filling,
  Stage.Correcting,
  Stage.Testing,
] as const;

export type CardStage = (typeof cardStages)[number];

/** Why no PDF can be made. */
export type PdfFault = "noBrowser" | "failed";

/** The English texts of the printed card and of `flagfall card`. */
export const cardEn = {
  subtitle: "Short instructions",
  begin: "From power-on to the end of a game",
  steps: {
    before: [
      "Give the clock power. Press − or + until the program that you want is shown; its number is between the times.",
      "Press START to choose it. Hold START for a second to edit it first.",
    ],
    withLevers: "Black presses his lever: White's clock starts. Each player presses his own lever after his move.",
    withKeys:
      "Black presses his key, − on the left or + on the right: White's clock starts. Each player presses his own key after his move.",
    either: "Without levers, − and + are the players' keys.",
    during: [
      "START stops both clocks. START again sets the same clock going.",
      "The clock whose name is in a filled bar runs. A frame shows which one START sets going.",
    ],
    after: "After the game press MENU and choose New game.",
    flagLamp: "When a flag falls, the lamp on that side lights, and the first flag blinks on the display.",
    flagSign: "When a flag falls, the display shows a flag on that side; the first one blinks.",
  },
  presets: {
    title: "Programs",
    heads: ["no.", "time control", "class"] satisfies readonly [number: string, control: string, klass: string],
    note: `Class by the Laws of ${newestYear}. In grey: the control as it is written over the link. Further periods begin when a clock reaches zero.`,
  },
  remote: "set over the link",
  own: "your own",
  keys: {
    title: "Keys",
    display: "display shows",
    held: "hold",
    note: "A hold takes one second. It is needed for whatever destroys or decides something.",
  },
  stages: {
    [Stage.Setup]: "Programs",
    [Stage.Ready]: "Ready",
    [Stage.Running]: "A clock runs",
    [Stage.Paused]: "Pause",
    [Stage.Fallen]: "Flag down, game over, adjourned",
    [Stage.Listing]: "A menu",
    [Stage.Filling]: "A form",
    [Stage.Correcting]: "Correction",
    [Stage.Testing]: "Key test",
  } satisfies Readonly<Record<CardStage, string>>,
  actions: {
    [Action.None]: "–",
    [Action.StartWhite]: "start White",
    [Action.Pause]: "pause",
    [Action.PressLeft]: "left player",
    [Action.PressRight]: "right player",
    [Action.Info]: "information",
    [Action.OpenSettings]: "settings",
    [Action.ChooseProgram]: "choose",
    [Action.EditProgram]: "edit",
    [Action.PreviousProgram]: "previous",
    [Action.NextProgram]: "next",
    [Action.Resume]: "go on",
    [Action.TurnLeft]: "turn: left",
    [Action.TurnRight]: "turn: right",
    [Action.OpenMenu]: "menu",
    [Action.BackToSetup]: "programs",
    [Action.Up]: "up",
    [Action.Down]: "down",
    [Action.Choose]: "choose",
    [Action.Back]: "back",
    [Action.Leave]: "leave",
    [Action.Less]: "less",
    [Action.More]: "more",
    [Action.NextDigit]: "next digit",
    [Action.NextField]: "next field",
    [Action.Accept]: "accept",
    [Action.PreviousField]: "previous field",
    [Action.PreviousUsual]: "previous usual control",
    [Action.NextUsual]: "next usual control",
  } satisfies Readonly<Record<Action, string>>,
  signs: {
    title: "Signs on the display",
    rows: [
      ["¶", "flag down; it blinks on the side whose flag fell first"],
      ["¬", "time control passed"],
      ["<5", "less than five minutes: need not record the moves"],
      ["+30", "each press brings 30 seconds"],
      ["d5", "5 seconds of this turn's delay are left"],
      ["3x", "3 byo-yomi periods are left"],
      ["12/", "12 presses are left of this period"],
      ["1/2", "first period of two"],
      ["µ", "the clock gives sounds"],
      ["§", "the arbiter's keys are locked"],
      ["±", "the battery is low"],
      ["¤", "a flag that falls stops the other clock too"],
    ] satisfies readonly (readonly [sign: string, meaning: string])[],
  },
  arbiter: {
    title: "For the arbiter",
    rows: [
      "START first: pause. Then MENU.",
      "Correct: MENU goes to the next field, START to the next digit, − and + change it.",
      "Hold START to accept, hold MENU to leave. Nothing has changed before you accept.",
      "Penalty, Undo, New control, Adjourn and more are in the same menu. An item in brackets cannot be chosen now.",
    ],
  },
  board: "This clock",
  facts: {
    batteries: (number: number, type: string, volts: string, hours: string) =>
      `Battery: ${number} × ${type}. The sign comes below ${volts} V; computed, ${hours} hours are left then.`,
    mains: "Powered over its USB socket; there is no battery sign.",
    forgets: "When the power fails, everything is lost: write both times down.",
    recovers: "When the power fails, the clock comes back paused, with times at most ten seconds old.",
    drift: (seconds: string) => `Error before trimming: at most ${seconds} s an hour.`,
    digits: (mm: string) => `Digits ${mm} mm high.`,
    sound: "Sounds can be switched off in the settings.",
    silent: "It gives no sound.",
    lacks: (features: string) => `For want of room it lacks: ${features}.`,
    untried: "These figures are computed or assumed; nobody has tried flagfall on this board yet.",
  },
  /** The line at the foot of the cover. */
  foot: (version: string) => `flagfall ${version} · open firmware for chess clocks · made from the firmware itself`,
  picture: "The display while a clock runs",
  unknownBoard: (name: string, known: readonly string[]) =>
    `there is no board “${name}”; there are ${known.join(", ")}`,
  unfit: (title: string) => `there is no card for ${title}: the firmware does not fit it`,
  unwritten: (file: string) => `${file} cannot be written; name another file`,
  full: (file: string) => `there is no room for ${file}, and nothing was written; make room, or name another file`,
  pdf: (fault: PdfFault): string =>
    fault === "noBrowser"
      ? "a PDF needs Chromium (apt-get install chromium); or open the HTML of --out in a browser and print it"
      : "Chromium made no PDF; open the HTML of --out in a browser and print it",
};

export type CardWords = typeof cardEn;

export const cardEs: CardWords = {
  subtitle: "Instrucciones breves",
  begin: "Del encendido al final de la partida",
  steps: {
    before: [
      "Dé corriente al reloj. Pulse − o + hasta ver el programa que quiere; su número está entre los tiempos.",
      "Pulse START para elegirlo. Manténgalo pulsado un segundo para editarlo antes.",
    ],
    withLevers:
      "Las negras pulsan su palanca: se pone en marcha el reloj de las blancas. Cada jugador pulsa la suya tras su jugada.",
    withKeys:
      "Las negras pulsan su tecla, − a la izquierda o + a la derecha: se pone en marcha el reloj de las blancas. Cada jugador pulsa la suya tras su jugada.",
    either: "Sin palancas, − y + son las teclas de los jugadores.",
    during: [
      "START para los dos relojes. Otra vez START pone en marcha el mismo reloj.",
      "Corre el reloj cuyo nombre está en una barra rellena. Un marco muestra cuál pondrá en marcha START.",
    ],
    after: "Tras la partida pulse MENU y elija Partida nueva.",
    flagLamp: "Cuando cae una bandera se enciende la luz de ese lado, y en la pantalla parpadea la primera bandera.",
    flagSign: "Cuando cae una bandera, la pantalla muestra una bandera en ese lado; la primera parpadea.",
  },
  presets: {
    title: "Programas",
    heads: ["n.º", "control de tiempo", "clase"],
    note: `Clase según las Leyes de ${newestYear}. En gris: el control como se escribe por el enlace. Los períodos siguientes empiezan cuando un reloj llega a cero.`,
  },
  remote: "puesto por el enlace",
  own: "propio",
  keys: {
    title: "Teclas",
    display: "la pantalla muestra",
    held: "mantener",
    note: "Mantener es pulsar durante un segundo. Hace falta para todo lo que borra o decide algo.",
  },
  stages: {
    [Stage.Setup]: "Programas",
    [Stage.Ready]: "Listo",
    [Stage.Running]: "Corre un reloj",
    [Stage.Paused]: "Pausa",
    [Stage.Fallen]: "Bandera caída, final, aplazada",
    [Stage.Listing]: "Un menú",
    [Stage.Filling]: "Un formulario",
    [Stage.Correcting]: "Corrección",
    [Stage.Testing]: "Prueba de teclas",
  },
  actions: {
    [Action.None]: "–",
    [Action.StartWhite]: "inician las blancas",
    [Action.Pause]: "pausa",
    [Action.PressLeft]: "jugador izq.",
    [Action.PressRight]: "jugador der.",
    [Action.Info]: "información",
    [Action.OpenSettings]: "ajustes",
    [Action.ChooseProgram]: "elegir",
    [Action.EditProgram]: "editar",
    [Action.PreviousProgram]: "anterior",
    [Action.NextProgram]: "siguiente",
    [Action.Resume]: "seguir",
    [Action.TurnLeft]: "turno: izq.",
    [Action.TurnRight]: "turno: der.",
    [Action.OpenMenu]: "menú",
    [Action.BackToSetup]: "programas",
    [Action.Up]: "subir",
    [Action.Down]: "bajar",
    [Action.Choose]: "elegir",
    [Action.Back]: "volver",
    [Action.Leave]: "salir",
    [Action.Less]: "menos",
    [Action.More]: "más",
    [Action.NextDigit]: "cifra siguiente",
    [Action.NextField]: "campo siguiente",
    [Action.Accept]: "aceptar",
    [Action.PreviousField]: "campo anterior",
    [Action.PreviousUsual]: "ritmo usual anterior",
    [Action.NextUsual]: "ritmo usual siguiente",
  },
  signs: {
    title: "Signos de la pantalla",
    rows: [
      ["¶", "bandera caída; parpadea en el lado de la primera en caer"],
      ["¬", "control de tiempo superado"],
      ["<5", "menos de cinco minutos: no hace falta anotar"],
      ["+30", "cada pulsación añade 30 segundos"],
      ["d5", "quedan 5 segundos de retardo de este turno"],
      ["3x", "quedan 3 períodos de byo-yomi"],
      ["12/", "quedan 12 pulsaciones de este período"],
      ["1/2", "primer período de dos"],
      ["µ", "el reloj suena"],
      ["§", "las teclas del árbitro están bloqueadas"],
      ["±", "batería baja"],
      ["¤", "una bandera que cae para también el otro reloj"],
    ],
  },
  arbiter: {
    title: "Para el árbitro",
    rows: [
      "Primero START: pausa. Después MENU.",
      "Corregir: MENU pasa al campo siguiente, START a la cifra siguiente, − y + la cambian.",
      "Mantenga START para aceptar, MENU para salir. Nada cambia antes de aceptar.",
      "Sanción, Deshacer, Otro control, Aplazar y más están en el mismo menú. Lo que está entre paréntesis no se puede elegir ahora.",
    ],
  },
  board: "Este reloj",
  facts: {
    batteries: (number, type, volts, hours) =>
      `Batería: ${number} × ${type}. El aviso llega por debajo de ${volts} V; según el cálculo quedan entonces ${hours} horas.`,
    mains: "Recibe la corriente por su conector USB; no hay aviso de batería.",
    forgets: "Si falla la corriente se pierde todo: anote los dos tiempos.",
    recovers: "Si falla la corriente, el reloj vuelve en pausa, con tiempos de diez segundos de antigüedad a lo sumo.",
    drift: (seconds) => `Error antes de ajustar: como mucho ${seconds} s por hora.`,
    digits: (mm) => `Cifras de ${mm} mm de alto.`,
    sound: "Los sonidos se pueden quitar en los ajustes.",
    silent: "No suena.",
    lacks: (features) => `Por falta de sitio le falta: ${features}.`,
    untried: "Estas cifras se han calculado o supuesto; nadie ha probado todavía flagfall en esta placa.",
  },
  foot: (version) =>
    `flagfall ${version} · firmware abierto para relojes de ajedrez · hecho a partir del propio firmware`,
  picture: "La pantalla mientras corre un reloj",
  unknownBoard: (name, known) => `no hay ninguna placa «${name}»; las que hay: ${known.join(", ")}`,
  unfit: (title) => `no hay ficha para ${title}: el firmware no cabe`,
  unwritten: (file) => `no se puede escribir ${file}; indique otro archivo`,
  full: (file) => `no queda sitio para ${file}, y no se ha escrito nada; haga sitio o indique otro archivo`,
  pdf: (fault) =>
    fault === "noBrowser"
      ? "para un PDF hace falta Chromium (apt-get install chromium); o abra en un navegador el HTML de --out e imprímalo"
      : "Chromium no ha hecho el PDF; abra en un navegador el HTML de --out e imprímalo",
};

/** Returns the texts of the printed card in the user's language. */
export const cardWords = inLanguages({ en: cardEn, es: cardEs });

const wiringParts: Readonly<Record<string, string>> = {
  "levers.leftPin": "Left lever",
  "levers.rightPin": "Right lever",
  "buttons.menu": "MENU key",
  "buttons.start": "START key",
  "buttons.minus": "− key",
  "buttons.plus": "+ key",
  "flag.leftPin": "Left flag lamp",
  "flag.rightPin": "Right flag lamp",
  buzzer: "Buzzer",
  display: "Display",
  batteries: "Battery",
  link: "Serial adapter (optional)",
  "requests.leftPin": "Left arbiter key",
  "requests.rightPin": "Right arbiter key",
  "asks.leftPin": "Left ask key",
  "asks.rightPin": "Right ask key",
  "vibration.pin": "Vibration motor",
  "earphones.leftPin": "Left earphone",
  "earphones.rightPin": "Right earphone",
  "voiceModules.left.transmitPin": "Left voice module, RX",
  "voiceModules.left.busyPin": "Left module, BUSY",
  "voiceModules.right.transmitPin": "Right voice module, RX",
  "voiceModules.right.busyPin": "Right module, BUSY",
  "motors.leftPin": "Left motor",
  "motors.rightPin": "Right motor",
};

export const wiringEn = {
  title: (board: string) => `Wiring of ${board}, seen from above, USB socket at the top`,
  /** The names of the parts, by their path in the definition. A part without a name goes by its path. */
  parts: wiringParts,
  pin: (number: number, name: string) => `${name}, pin ${number}`,
  /** The labels on the board's drawing. */
  usb: "USB",
  /** The lines below the picture. */
  notes: [
    "Black: ground (GND), one rail on each side. Red: 3.3 V. The other colours only tell neighbours apart; the pin numbers count.",
    "Levers and keys are switches that close; they need no resistor. Each lamp is an LED with a resistor of 330 Ω.",
    "The buzzer is a passive piezo disc. The serial adapter, of 3.3 V, is for the link to a computer; the clock plays without it.",
    "Ask keys and motors are for players who do not see. Each motor hangs on a transistor with a diode across the motor: a pin is too weak for it.",
    "Earphones hang on a filter, as docs/build-a-clock.md describes it: never join one to its pin directly.",
  ],
  /** The further line below the picture of a board with batteries. */
  batteryNote:
    "A Schottky diode or a P-channel transistor belongs between battery and VSYS (docs/build-a-clock.md). Without it, take the battery out before you plug in the USB cable.",
  unknownBoard: (name: string, known: readonly string[]) =>
    `there is no board “${name}”; there are ${known.join(", ")}`,
  noHeader: (title: string) =>
    `there is no wiring picture for ${title}: the pins of its header are not known (sim/boards/header.ts)`,
  unwritten: (file: string) => `${file} cannot be written; name another with --out FILE`,
};

export type WiringWords = typeof wiringEn;

export const wiringEs: WiringWords = {
  title: (board) => `Cableado de ${board}, vista desde arriba, conector USB arriba`,
  parts: {
    "levers.leftPin": "Palanca izquierda",
    "levers.rightPin": "Palanca derecha",
    "buttons.menu": "Tecla MENU",
    "buttons.start": "Tecla START",
    "buttons.minus": "Tecla −",
    "buttons.plus": "Tecla +",
    "flag.leftPin": "Luz bandera izq.",
    "flag.rightPin": "Luz bandera der.",
    buzzer: "Zumbador",
    display: "Pantalla",
    batteries: "Batería",
    link: "Adaptador serie (opcional)",
    "requests.leftPin": "Tecla árbitro izq.",
    "requests.rightPin": "Tecla árbitro der.",
    "asks.leftPin": "Tecla consulta izq.",
    "asks.rightPin": "Tecla consulta der.",
    "vibration.pin": "Motor de vibración",
    "earphones.leftPin": "Auricular izq.",
    "earphones.rightPin": "Auricular der.",
    "voiceModules.left.transmitPin": "Módulo de voz izq., RX",
    "voiceModules.left.busyPin": "Módulo izq., BUSY",
    "voiceModules.right.transmitPin": "Módulo de voz der., RX",
    "voiceModules.right.busyPin": "Módulo der., BUSY",
    "motors.leftPin": "Motor izquierdo",
    "motors.rightPin": "Motor derecho",
  },
  pin: (number, name) => `${name}, pin ${number}`,
  usb: "USB",
  notes: [
    "Negro: masa (GND), un carril a cada lado. Rojo: 3,3 V. Los demás colores solo distinguen a los vecinos; cuentan los números de los pines.",
    "Palancas y teclas son interruptores que cierran; no necesitan resistencia. Cada luz es un LED con una resistencia de 330 Ω.",
    "El zumbador es un disco piezoeléctrico pasivo. El adaptador serie, de 3,3 V, es para el enlace con un ordenador; el reloj juega sin él.",
    "Las teclas de consulta y los motores son para quien no ve. Cada motor cuelga de un transistor, con un diodo en paralelo: un pin no basta para él.",
    "Los auriculares cuelgan de un filtro, como lo describe docs/build-a-clock.es.md: nunca se unen directamente a su pin.",
  ],
  batteryNote:
    "Entre la batería y VSYS va un diodo Schottky o un transistor de canal P (docs/build-a-clock.es.md). Sin él, saque la batería antes de conectar el cable USB.",
  unknownBoard: (name, known) => `no hay ninguna placa «${name}»; las que hay: ${known.join(", ")}`,
  noHeader: (title) =>
    `no hay dibujo del cableado de ${title}: no se conocen los pines de su conector (sim/boards/header.ts)`,
  unwritten: (file) => `no se puede escribir ${file}; indique otro con --out ARCHIVO`,
};

/** Returns the texts of a wiring picture in the user's language. */
export const wiringWords = inLanguages({ en: wiringEn, es: wiringEs });
