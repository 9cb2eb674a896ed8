/** The Spanish texts of `flagfall doctor`. */
import type { DoctorWords } from "./doctor-en";

export const doctorEs: DoctorWords = {
  yes: "s",
  sides: [
    ["i", "left"],
    ["d", "right"],
    ["a", "both"],
  ],
  ask: {
    begin: "Ahora siguen las teclas, las luces y el sonido. Pulse Intro para empezar. ",
    lamp: "¿Qué luz está encendida: i (izquierda), d (derecha), a (ambas), n (ninguna)? ",
    tone: "¿Ha oído un tono (s/n)? ",
    display: "¿Muestra la pantalla letras enteras, sin filas ni columnas que falten (s/n)? ",
  },
  press: {
    left_lever: "Pulse la palanca izquierda y suéltela.",
    right_lever: "Pulse la palanca derecha y suéltela.",
    menu: "Pulse MENU y suéltela.",
    start: "Pulse START y suéltela.",
    minus: "Pulse − y suéltela.",
    plus: "Pulse + y suéltela.",
    left_ask: "Pulse la tecla propia del jugador de la izquierda y suéltela.",
    right_ask: "Pulse la tecla propia del jugador de la derecha y suéltela.",
  },
  verdicts: { ok: "bien", bad: "MAL", open: "sin saber" },
  noPort: "aquí no hay ningún puerto serie de un reloj",
  manyPorts: (ports) => `aquí hay varios puertos serie: ${ports.join(", ")}`,
  name: "elija uno con --port PUERTO",
  busy: "hay una partida en el reloj",
  endGame: "termínela antes, porque el examen hace sonar el zumbador y enciende las luces",
  right: {
    port: (known) =>
      known.length === 0 ? "aquí no hay ningún cable de un reloj" : `puertos aquí: ${known.join(", ")}`,
    silent: "conecte el reloj, enciéndalo y no deje que otro programa use el puerto",
  },
  faults: {
    silent: "ningún reloj responde",
    refused: "el reloj se niega",
    lost: "el puerto se ha cerrado",
    unopened: "el puerto no se puede abrir",
    stranger: "no hay un reloj con este protocolo",
  },
  unwritten: "no se puede escribir el informe",
  full: "el disco está lleno",
  otherFile: "elija otro archivo con --out ARCHIVO",
  summary: (ok, bad, open) => `${ok} bien, ${bad} mal, ${open} sin saber`,
  written: (file) => `El informe está en ${file}: léalo, rellene el formulario y péguelo en una incidencia.`,
  noSelfTest:
    "Sin autoprueba desde que llegó la corriente: mantenga START y − al encender el reloj y repita esta orden.",
  report: {
    title: "Informe sobre un reloj",
    head: ["comprobación", "lectura", "correcto", "veredicto"],
    facts: { version: "firmware", board: "placa", computer: "ordenador", date: "fecha" },
    bad: "Lo que está mal",
    nothingBad: "Nada.",
    all: "Todas las comprobaciones",
    form: "Lo que un programa no ve",
    lines: [
      "la Pico: fabricante y lo que está impreso en su chip",
      "la pantalla: fabricante, chip, tensión",
      "palancas, teclas, zumbador, luces: tipo y longitud de los cables",
      "la alimentación: pilas o USB, la tensión que ha medido",
      "la luz de la Pico: cuántas veces parpadeó tras la autoprueba",
      "lo que ha visto y oído y no dice la tabla",
    ],
  },
};
