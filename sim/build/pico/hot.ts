/**
 * Names the functions of the program that run at each tick. Their bytecode lies in RAM, because each word that the chip
 * reads from its flash takes 50 cycles (docs/runtimes.md). They were found by counting such reads in ticks with reports,
 * silent and spoken, and take 20 kB.
 */
export const hotFunctions: readonly string[] = words(`
  addAlarm addDraw addFlags addMemo advance answerByTouch charge checkBattery checkContacts dismiss
  drawTime finishHandler handleWake hasDelay hasFallen isCalm isHearing isLabelled isRising isSame
  later methodOf nextChangeMs nextChanged nextReport noteChange otherSide periodOf putTime
  recordProgress remaining report reportAll reportSayings reportScreen rest ring rises secondsLeft
  sentenceFor setAlarm showRunning showTick showTime shownSeconds shownUnits sideAt signMs
  sooner soundTick span speechOf takeDue takeSayings tellChanges timeHead touchOf unitsOf untilBlinkMs
  untilLong untilQuestionMs untilRise untilTick untilWakeMs untilZero waitFor wake wakeIn writeWord
`);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Returns the numbers of the lines of a bundle where these functions begin. */
export function hotLines(script: string): string[] {
  const names = new Set(hotFunctions);
  return script.split("\n").flatMap((line, index) => {
    const name = /^function (\w+)\(/.exec(line)?.[1];
    return name !== undefined && names.has(name) ? [String(index + 1)] : [];
  });
}
