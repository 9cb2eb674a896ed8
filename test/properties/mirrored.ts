/** Exchanges White and Black in the steps of a game. */
import { type Step, verbs } from "../oracle/step";

const exchanged = (side: number): number => (side === 1 ? 2 : side === 2 ? 1 : side);

export function mirrorText(control: string): string {
  return control.replace(/^W(.+)-B([^;]+)/, "W$2-B$1");
}

/**
 * Exchanges a field of a correction: White's begin at 10, Black's at 20. Turn, first flag and next period name sides.
 */
function mirrorPairs(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => {
    if (index % 2 === 0) return number >= 20 ? number - 10 : number >= 10 ? number + 10 : number;
    return [1, 2, 3].includes(numbers[index - 1] ?? 0) ? exchanged(number) : number;
  });
}

/** Returns the same step with the sides exchanged. */
export function mirrorStep(step: Step): Step {
  const [first = 0, second = 0, ...rest] = step.numbers;
  switch (step.verb) {
    case verbs.begin:
    case verbs.control:
      return { ...step, text: mirrorText(step.text) };
    case verbs.press:
    case verbs.resume:
    case verbs.bounce:
      return { ...step, numbers: [exchanged(first), ...step.numbers.slice(1)] };
    case verbs.correct:
      return { ...step, numbers: mirrorPairs(step.numbers) };
    case verbs.penalty:
      return { ...step, numbers: [first, exchanged(second), ...rest] };
    default:
      return step;
  }
}
