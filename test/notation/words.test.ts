import { describe, expect, test } from "vitest";
import { words } from "../../sim/notation/words";
import { controlOf } from "./reading";

const zeroEn = " When either clock reaches zero, both players receive the time of the next period.";
const zeroEs = " Cuando uno de los relojes llega a cero, ambos jugadores reciben el tiempo del período siguiente.";
const movesEn = " Each player receives the time of the next period on completing the moves of the current one.";
const movesEs = " Cada jugador recibe el tiempo del período siguiente al completar las jugadas del actual.";

describe("time controls as an arbiter says them", () => {
  const rows: [canonical: string, english: string, spanish: string][] = [
    ["300", "5 minutes per player for the whole game.", "5 minutos por jugador para toda la partida."],
    [
      "300;at=moves",
      "5 minutes per player for the whole game. There is no next period, so when it would begin changes nothing.",
      "5 minutos por jugador para toda la partida. No hay período siguiente, así que da igual cuándo empezaría.",
    ],
    ["1", "1 second per player for the whole game.", "1 segundo por jugador para toda la partida."],
    ["60", "1 minute per player for the whole game.", "1 minuto por jugador para toda la partida."],
    ["3600", "1 hour per player for the whole game.", "1 hora por jugador para toda la partida."],
    ["5400", "90 minutes per player for the whole game.", "90 minutos por jugador para toda la partida."],
    ["7200", "2 hours per player for the whole game.", "2 horas por jugador para toda la partida."],
    [
      "9000",
      "2 hours 30 minutes per player for the whole game.",
      "2 horas y 30 minutos por jugador para toda la partida.",
    ],
    [
      "3661+61",
      "1 hour 1 minute 1 second per player for the whole game, plus 1 minute 1 second per move from move 1.",
      "1 hora, 1 minuto y 1 segundo por jugador para toda la partida, con un incremento de 1 minuto y 1 segundo " +
        "por jugada desde la jugada 1.",
    ],
    [
      "180+2",
      "3 minutes per player for the whole game, plus 2 seconds per move from move 1.",
      "3 minutos por jugador para toda la partida, con un incremento de 2 segundos por jugada desde la jugada 1.",
    ],
    [
      "180+2;from=61",
      "3 minutes per player for the whole game, plus 2 seconds per move from move 61.",
      "3 minutos por jugador para toda la partida, con un incremento de 2 segundos por jugada desde la jugada 61.",
    ],
    [
      "40/5400+30:1800+30",
      "90 minutes per player for 40 moves, then 30 minutes for the rest of the game, plus 30 seconds per move " +
        `from move 1.${zeroEn}`,
      "90 minutos por jugador para 40 jugadas; después, 30 minutos para el resto de la partida, con un incremento " +
        `de 30 segundos por jugada desde la jugada 1.${zeroEs}`,
    ],
    [
      "40/7200:20/3600:900+30",
      "2 hours per player for 40 moves, then 1 hour for the next 20 moves, then 15 minutes for the rest of the " +
        `game plus 30 seconds per move.${movesEn}`,
      "2 horas por jugador para 40 jugadas; después, 1 hora para las 20 jugadas siguientes; después, 15 minutos " +
        `para el resto de la partida con un incremento de 30 segundos por jugada.${movesEs}`,
    ],
    [
      "40/5400+30:1800+10;from=61",
      "90 minutes per player for 40 moves plus 30 seconds per move, then 30 minutes for the rest of the game plus " +
        `10 seconds per move. Increments are granted from move 61 on.${zeroEn}`,
      "90 minutos por jugador para 40 jugadas con un incremento de 30 segundos por jugada; después, 30 minutos para " +
        "el resto de la partida con un incremento de 10 segundos por jugada. Los incrementos se conceden a partir " +
        `de la jugada 61.${zeroEs}`,
    ],
    [
      "7200d5",
      "2 hours per player for the whole game, with a delay of 5 seconds on every move.",
      "2 horas por jugador para toda la partida, con un retardo de 5 segundos en cada jugada.",
    ],
    [
      "1500b10",
      "25 minutes per player for the whole game, with a Bronstein delay of 10 seconds on every move.",
      "25 minutos por jugador para toda la partida, con un retardo Bronstein de 10 segundos en cada jugada.",
    ],
    [
      "*180",
      "Hourglass, 3 minutes per player; what one uses the other gains.",
      "Reloj de arena, 3 minutos por jugador; lo que uno gasta lo gana el otro.",
    ],
    [
      "3600:5x30",
      "1 hour per player, then byo-yomi, 5 periods of 30 seconds.",
      "1 hora por jugador; después, byo-yomi, 5 períodos de 30 segundos.",
    ],
    [
      "3600:1x20",
      "1 hour per player, then byo-yomi, 1 period of 20 seconds.",
      "1 hora por jugador; después, byo-yomi, 1 período de 20 segundos.",
    ],
    [
      "3600+10:5x30",
      "1 hour per player, plus 10 seconds per move from move 1, then byo-yomi, 5 periods of 30 seconds.",
      "1 hora por jugador, con un incremento de 10 segundos por jugada desde la jugada 1; después, byo-yomi, " +
        "5 períodos de 30 segundos.",
    ],
    [
      "3600:c25/600",
      "1 hour per player, then Canadian overtime, 25 moves every 10 minutes.",
      "1 hora por jugador; después, byo-yomi canadiense, 25 jugadas cada 10 minutos.",
    ],
    [
      "c1/60",
      "Canadian overtime, 1 move every minute from move 1 on.",
      "Byo-yomi canadiense, 1 jugada cada minuto desde la jugada 1.",
    ],
    [
      "5x30",
      "Byo-yomi, 5 periods of 30 seconds from move 1 on.",
      "Byo-yomi, 5 períodos de 30 segundos desde la jugada 1.",
    ],
    [
      "1500:up",
      "25 minutes per player, then the clock counts up without limit.",
      "25 minutos por jugador; después, el reloj cuenta hacia arriba sin límite.",
    ],
    [
      "1500:up600",
      "25 minutes per player, then the clock counts up to 10 minutes at most.",
      "25 minutos por jugador; después, el reloj cuenta hacia arriba hasta 10 minutos como máximo.",
    ],
    [
      "up",
      "Every player's clock counts up from zero without limit.",
      "El reloj de cada jugador cuenta hacia arriba desde cero sin límite.",
    ],
    [
      "up600",
      "Every player's clock counts up from zero to 10 minutes at most.",
      "El reloj de cada jugador cuenta hacia arriba desde cero hasta 10 minutos como máximo.",
    ],
    [
      "gong10",
      "Gong, 10 seconds for every move; then the turn passes by itself.",
      "Gong, 10 segundos para cada jugada; después el turno pasa por sí solo.",
    ],
    [
      "0+10",
      "No base time, plus 10 seconds per move from move 1.",
      "Sin tiempo base, con un incremento de 10 segundos por jugada desde la jugada 1.",
    ],
    [
      "30/300:0+30",
      "5 minutes per player for 30 moves, then no further base time for the rest of the game, plus 30 seconds per " +
        `move.${movesEn}`,
      "5 minutos por jugador para 30 jugadas; después, sin más tiempo base para el resto de la partida, con un " +
        `incremento de 30 segundos por jugada.${movesEs}`,
    ],
    [
      "40/7200",
      `2 hours per player for every 40 moves.${movesEn}`,
      `2 horas por jugador por cada 40 jugadas.${movesEs}`,
    ],
    [
      "1/60:1/30:1/10",
      `1 minute per player for 1 move, then 30 seconds for the next move, then 10 seconds for every further move.${movesEn}`,
      "1 minuto por jugador para 1 jugada; después, 30 segundos para la jugada siguiente; después, 10 segundos por " +
        `cada jugada más.${movesEs}`,
    ],
    ["1/60", `1 minute per player for every move.${movesEn}`, `1 minuto por jugador por cada jugada.${movesEs}`],
    [
      "40/7200:3600*",
      `2 hours per player for 40 moves, then 1 hour, as often as needed.${movesEn}`,
      `2 horas por jugador para 40 jugadas; después, 1 hora, tantas veces como haga falta.${movesEs}`,
    ],
    [
      "7200:3600;at=own",
      "2 hours per player, then 1 hour for the rest of the game. Each player receives the time of the next period " +
        "when their own clock reaches zero.",
      "2 horas por jugador; después, 1 hora para el resto de la partida. Cada jugador recibe el tiempo del período " +
        "siguiente cuando su propio reloj llega a cero.",
    ],
    [
      "300;flag=freeze",
      "5 minutes per player for the whole game. When a flag falls, both clocks stop.",
      "5 minutos por jugador para toda la partida. Cuando cae una bandera, se detienen ambos relojes.",
    ],
    [
      "300d2;flag=run-on",
      "5 minutes per player for the whole game, with a delay of 2 seconds on every move. When a flag falls, the " +
        "other clock goes on.",
      "5 minutos por jugador para toda la partida, con un retardo de 2 segundos en cada jugada. Cuando cae una " +
        "bandera, el otro reloj sigue en marcha.",
    ],
    [
      "W300-B240",
      "White: 5 minutes for the whole game. Black: 4 minutes for the whole game.",
      "Blancas: 5 minutos para toda la partida. Negras: 4 minutos para toda la partida.",
    ],
    [
      "W300+2-B240;from=61",
      "White: 5 minutes for the whole game, plus 2 seconds per move from move 61. Black: 4 minutes for the whole game.",
      "Blancas: 5 minutos para toda la partida, con un incremento de 2 segundos por jugada desde la jugada 61. " +
        "Negras: 4 minutos para toda la partida.",
    ],
    [
      "W300*-B300",
      `White: 5 minutes, as often as needed. Black: 5 minutes for the whole game.${zeroEn}`,
      `Blancas: 5 minutos, tantas veces como haga falta. Negras: 5 minutos para toda la partida.${zeroEs}`,
    ],
  ];
  test.each(rows)("%s", (canonical, english, spanish) => {
    const control = controlOf(canonical);
    expect(words.write(control, "en")).toEqual({ text: english });
    expect(words.write(control, "es")).toEqual({ text: spanish });
  });
});
