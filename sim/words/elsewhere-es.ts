/** The Spanish texts about another device, another tab and a closed page. */
import type { ElsewhereWords } from "./elsewhere-en";
import { of } from "./play-es";

export const elsewhereEs: ElsewhereWords = {
  scan: "Escanea este código con la cámara del otro dispositivo, o escribe la dirección. Tendrá un reloj propio.",
  code: "Código QR de la dirección de abajo",
  alone:
    "Esta página se sirve solo a este equipo. Iníciala con «npm start -- --host» y podrán abrirla los dispositivos de la misma red.",
  plain:
    "Esta página ha llegado sin https. Por eso este dispositivo no puede instalarla y necesita la red para abrirla. Una película muda mantiene la pantalla encendida durante la partida.",
  published: "Con https puede hacer todo eso:",
  publish: "Publicada con https puede hacer todo eso; el README de flagfall dice cómo.",
  heldText:
    "Otra pestaña tiene tu reloj, pero no responde. Puede estar suspendida o cerrada. Si usas el reloj aquí, aquella ya no guarda nada.",
  heldTake: "Usarlo aquí",
  heldLeave: "Jugar con otro reloj",
  awayText: (side, time) => `Estuvo cerrada ${time}. ¿Qué tiempo vale para ${of(side)}?`,
  awayKeep: (time) => `${time}, el que había al cerrarse la página`,
  awayCharge: (time) => `${time}, como si el reloj hubiera seguido`,
  awayFlag: "Bandera caída, como si el reloj hubiera seguido",
};
