import type { LawsWords } from "./laws-en";

export const lawsEs: LawsWords = {
  edition: (year) => `Leyes de ${year}`,
  klass: { standard: "estándar", rapid: "rápido", blitz: "relámpago", none: "sin clase en estas Leyes" },
  penalty: {
    "illegal-move": "movimiento ilegal",
    "draw-claim": "reclamación de tablas incorrecta",
    "quickplay-claim": "reclamación en final a caída de bandera",
    "press-without-move": "pulsación sin mover",
    "add-time": "añadir tiempo",
    "take-time": "quitar tiempo",
    warning: "advertencia",
  },
  opponentGains: (minutes) => `adversario + ${minutes} min`,
  loses: "pierde la partida",
  losesOnClaim: "pierde si el adversario lo reclama antes de mover",
  claimant: {
    nothing: "reclamante sin cambios",
    "half-at-most-3": "reclamante − la mitad, hasta 3 min",
    "half-or-one-minute":
      "reclamante con más de 2:00 − la mitad, hasta 3 min; de 1:00 a 2:00 queda en 1:00; con menos, nada",
  },
  and: "y",
  or: "o bien",
  nothing: "nada",
  quickplayOnly: "sólo en un final a caída de bandera",
  postponedMay: "si la aplaza: puede",
  refusedMust: "si la rechaza: debe",
  noCredit: "sin incremento, no cuenta",
  isIllegal: "es un movimiento ilegal",
  recorded: "no cambia nada, queda registrada",
  arbiterGives: "adversario + lo que diga el árbitro",
  arbiterTakes: "infractor − lo que diga el árbitro",
  outside: "no está en el texto de esta edición",
  defaultTime: (minutes) => `tiempo de incomparecencia ${minutes} min`,
  defaultTimeMissing: "las bases del torneo deben indicar el tiempo de incomparecencia",
  settingLate: (presses) => `${presses} movimientos de cada jugador: la configuración ya no debería cambiar`,
};
