/** The Spanish texts about faults of a board's definition, and what would be right. */
import type { Faults, RightWords } from "./board-faults-en";
import { definitionFaults } from "./definition-faults-es";

export const faults: Faults = {
  ...definitionFaults,
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

export const right: RightWords = {
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
