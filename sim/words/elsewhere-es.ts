/** The Spanish texts about opening the page on another device. */
import type { ElsewhereWords } from "./elsewhere-en";

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
};
