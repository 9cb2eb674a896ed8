/** The Spanish texts of `flagfall boards new`. */

import type { DraftWords } from "./draft-en";
import type { DraftFault } from "./subjects/board";

function draftFault(name: string, fault: DraftFault): string {
  switch (fault.kind) {
    case "name":
      return `«${name}» no puede ser el nombre de una placa; deben ser de 1 a 24 letras minúsculas y cifras, primero una letra`;
    case "reserved":
      return `«${name}» significa otra cosa en el código; elija otro nombre`;
    case "exists":
      return `board-defs/${name}.ts ya existe; elija otro nombre`;
    case "from":
      return `--from debe nombrar una definición: ${fault.known.join(", ")}`;
  }
}

export const draftEs: DraftWords = {
  written: (name, from) => [
    `Escrito: board-defs/${name}.ts, una copia de ${from}. Compila y se puede comprobar ya.`,
    "Lo que queda por hacer:",
    "  1. Escriba el título, los pines, la pantalla, la memoria y lo demás de su placa. board-defs/board.ts explica cada campo.",
    "  2. Nombre junto a cada cifra su fuente, o márquela con [O] si es una suposición.",
    `  3. npx flagfall boards check board-defs/${name}.ts   dice qué está mal y si el firmware cabe.`,
    "  4. npm run boards   la hace una placa conocida; npx vitest run test/boards la comprueba.",
    `  5. npm run build; npx flagfall build ${name}   crea una imagen o dice qué falta; en ese caso añada planned: true.`,
    "  6. Mida en una placa real lo que supuso: cifras, deriva, batería.",
  ],
  fault: draftFault,
  unwritten: (message) => `no se puede escribir nada en board-defs: ${message}`,
  noProject: "aquí no hay board-defs; obtenga el proyecto entero y ejecute npm install en él",
};
