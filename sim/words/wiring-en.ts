/** The English texts of a wiring picture and of `flagfall wiring`. */

/** Every text of a wiring picture. */
export interface WiringWords {
  title(board: string): string;
  /** The names of the parts, by their path in the definition. A part without a name goes by its path. */
  parts: Readonly<Record<string, string>>;
  pin(number: number, name: string): string;
  /** What stands on the board's drawing. */
  usb: string;
  /** The lines below the picture. */
  notes: readonly string[];
  /** The further line below the picture of a board with batteries. */
  batteryNote: string;
  unknownBoard(name: string, known: readonly string[]): string;
  noHeader(title: string): string;
  unwritten(file: string): string;
}

export const wiringEn: WiringWords = {
  title: (board) => `Wiring of ${board}, seen from above, USB socket at the top`,
  parts: {
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
  },
  pin: (number, name) => `${name}, pin ${number}`,
  usb: "USB",
  notes: [
    "Black: ground (GND), one rail on each side. Red: 3.3 V. The other colours only tell neighbours apart; the pin numbers count.",
    "Levers and keys are switches that close; they need no resistor. Each lamp is an LED with a resistor of 330 Ω.",
    "The buzzer is a passive piezo disc. The serial adapter, of 3.3 V, is for the link to a computer; the clock plays without it.",
    "Ask keys and motors are for players who do not see. Each motor hangs on a transistor with a diode across the motor: a pin is too weak for it.",
    "Earphones hang on a filter, as docs/build-a-clock.md describes it: never join one to its pin directly.",
  ],
  batteryNote:
    "A Schottky diode or a P-channel transistor belongs between battery and VSYS (docs/build-a-clock.md). Without it, take the battery out before you plug in the USB cable.",
  unknownBoard: (name, known) => `there is no board “${name}”; there are ${known.join(", ")}`,
  noHeader: (title) =>
    `there is no wiring picture for ${title}: the pins of its header are not known (sim/boards/header.ts)`,
  unwritten: (file) => `${file} cannot be written; name another with --out FILE`,
};
