/** The Spanish texts of the printed card and of `flagfall card`. */

import { Action, Stage } from "../../firmware/app/model/choices";
import { newestYear } from "../../firmware/laws/table/years";
import type { CardWords } from "./card-en";

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
  pdf: (fault) =>
    fault === "noBrowser"
      ? "para un PDF hace falta Chromium (apt-get install chromium); o abra en un navegador el HTML de --out e imprímalo"
      : "Chromium no ha hecho el PDF; abra en un navegador el HTML de --out e imprímalo",
};
