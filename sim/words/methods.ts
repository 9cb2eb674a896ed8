/** The texts of the methods of a period: one record for each method and language. */
import { inLanguages } from "./language";
import type { MethodName } from "./method-names";
import { plural } from "./text";

/** What a text says of a period. */
export interface MethodGiven {
  /** The value, or the base of a method that has no value: "90 minutes" in a sentence, "30 s" on the card. */
  readonly span: string;
  /** True if the period has a value. */
  readonly hasValue: boolean;
  /** Periods of byo-yomi, or moves. */
  readonly count: number;
  /** True if no other period comes before it. */
  readonly isAlone: boolean;
}

export interface MethodTexts {
  readonly name: string;
  /** Follows the base time in a sentence, or is the sentence. */
  readonly sentence: (given: MethodGiven) => string;
  /** The method on the printed card, behind the base time if the period has one. */
  readonly brief: (given: MethodGiven) => string;
}

type Methods = Readonly<Record<MethodName, MethodTexts>>;

/** Returns "every 10 minutes" or "every minute". */
function every(span: string): string {
  return `every ${span.replace(/^1 (?=\w+$)/, "")}`;
}

const english: Methods = {
  time: { name: "plain time", sentence: () => "", brief: () => "" },
  increment: {
    name: "increment",
    sentence: ({ span }) => `plus ${span} per move`,
    brief: ({ span }) => ` + ${span}`,
  },
  delay: {
    name: "delay",
    sentence: ({ span }) => `with a delay of ${span} on every move`,
    brief: ({ span }) => `, delay ${span}`,
  },
  bronstein: {
    name: "Bronstein",
    sentence: ({ span }) => `with a Bronstein delay of ${span} on every move`,
    brief: ({ span }) => `, Bronstein ${span}`,
  },
  byoyomi: {
    name: "byo-yomi",
    sentence: ({ span, count, isAlone }) =>
      `byo-yomi, ${plural(count, "period", "periods")} of ${span}${isAlone ? " from move 1 on" : ""}`,
    brief: ({ span, count }) => `byo-yomi: ${count} × ${span}`,
  },
  canadian: {
    name: "Canadian",
    sentence: ({ span, count, isAlone }) =>
      `Canadian overtime, ${plural(count, "move", "moves")} ${every(span)}${isAlone ? " from move 1 on" : ""}`,
    brief: ({ span, count }) => `Canadian: ${plural(count, "press", "presses")} in ${span}`,
  },
  hourglass: {
    name: "hourglass",
    sentence: ({ span }) => `hourglass, ${span} per player; what one uses the other gains`,
    brief: () => ", hourglass",
  },
  upcount: {
    name: "count-up",
    sentence: ({ span, hasValue, isAlone }) =>
      `${isAlone ? "every player's clock counts up from zero" : "the clock counts up"} ${
        hasValue ? `to ${span} at most` : "without limit"
      }`,
    brief: ({ span, hasValue }) => (hasValue ? `counts up to ${span}` : "counts up"),
  },
  gong: {
    name: "gong",
    sentence: ({ span }) => `gong, ${span} for every move; then the turn passes by itself`,
    brief: ({ span }) => `gong every ${span}`,
  },
};

/** Returns "cada 10 minutos" or "cada minuto". */
function cada(span: string): string {
  return `cada ${span.replace(/^1 (?=\w+$)/, "")}`;
}

const spanish: Methods = {
  time: { name: "tiempo simple", sentence: () => "", brief: () => "" },
  increment: {
    name: "incremento",
    sentence: ({ span }) => `con un incremento de ${span} por jugada`,
    brief: ({ span }) => ` + ${span}`,
  },
  delay: {
    name: "retardo",
    sentence: ({ span }) => `con un retardo de ${span} en cada jugada`,
    brief: ({ span }) => `, retardo ${span}`,
  },
  bronstein: {
    name: "Bronstein",
    sentence: ({ span }) => `con un retardo Bronstein de ${span} en cada jugada`,
    brief: ({ span }) => `, Bronstein ${span}`,
  },
  byoyomi: {
    name: "byo-yomi",
    sentence: ({ span, count, isAlone }) =>
      `byo-yomi, ${plural(count, "período", "períodos")} de ${span}${isAlone ? " desde la jugada 1" : ""}`,
    brief: ({ span, count }) => `byo-yomi: ${count} × ${span}`,
  },
  canadian: {
    name: "canadiense",
    sentence: ({ span, count, isAlone }) =>
      `byo-yomi canadiense, ${plural(count, "jugada", "jugadas")} ${cada(span)}${isAlone ? " desde la jugada 1" : ""}`,
    brief: ({ span, count }) => `canadiense: ${plural(count, "pulsación", "pulsaciones")} en ${span}`,
  },
  hourglass: {
    name: "reloj de arena",
    sentence: ({ span }) => `reloj de arena, ${span} por jugador; lo que uno gasta lo gana el otro`,
    brief: () => ", reloj de arena",
  },
  upcount: {
    name: "cuenta ascendente",
    sentence: ({ span, hasValue, isAlone }) =>
      `el reloj${isAlone ? " de cada jugador" : ""} cuenta hacia arriba${isAlone ? " desde cero" : ""} ${
        hasValue ? `hasta ${span} como máximo` : "sin límite"
      }`,
    brief: ({ span, hasValue }) => (hasValue ? `cuenta hasta ${span}` : "cuenta ascendente"),
  },
  gong: {
    name: "gong",
    sentence: ({ span }) => `gong, ${span} para cada jugada; después el turno pasa por sí solo`,
    brief: ({ span }) => `gong cada ${span}`,
  },
};

/** Returns the texts of the methods in the user's language. */
export const methodTexts = inLanguages({ en: english, es: spanish });
