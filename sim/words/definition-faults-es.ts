/** The Spanish texts about a definition that cannot be built: its pins and its parts. */
import type { definitionFaults as english } from "./definition-faults-en";

export const definitionFaults: typeof english = {
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
