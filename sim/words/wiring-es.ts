/** The Spanish texts of a wiring picture and of `flagfall wiring`. */
import type { WiringWords } from "./wiring-en";

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
