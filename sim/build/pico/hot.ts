/**
 * Names the functions of the program that run at each tick and at most presses and keys. Their bytecode lies in RAM,
 * because each word that the chip reads from its flash takes 50 cycles (docs/runtimes.md). They were found by counting
 * such reads in ticks, silent and spoken, in presses, and in the menus. Together they take 40 kB.
 */
export const hotFunctions: readonly string[] = words(`
  act addAlarm addDraw addField addFlags addMain addMemo addRest advance answerByTouch append awaitBit
  awaitHighest awaitPart charge checkBattery checkContacts checkOfWord classOf classOfSide classOfTotal
  competitionMinOf completeMove countText dismiss draw drawLastDigit drawName drawTime dueInMs edge extraText
  fieldText fillBox finishHandler flagText goesBack handleEdge handleWake hasBit hasDelay hasFallen hasRoom
  heldActionOf holdOrOpen holdParts isCalm isFace isHearing isLabelled isRising isSame keepEvent keepPress later
  layCorrection layOut layPenalty lineText measure methodOf minutesByTable nextChangeMs nextChanged
  nextField nextReport noteChange notice onEvent openForm openItem otherSide packClock packSide passIdle passTurn
  periodOf periodText placeOf press pressKey pressPlace put putBesideKeys putTime putTitle record
  recordProgress releaseKey releaseParts remaining renewDelay report reportAll reportSayings reportScreen rest
  rightSide ring rises secondsLeft secondsText seek sendLine sentenceFor setAlarm settle showBar showCaption
  showCorrection showFace showForm showRunning showSide showTick showTime shownSeconds shownUnits sideAt signMs
  sooner soundEvent soundTick span speechOf startPll statusText stopPll sumOfSamples supplyMv supplyMvOf supplyOf
  takeDue takeEdge takeSayings tell tellChanges timeHead touchOf turnOn twoDigits unitsOf untilBelow untilBlinkMs
  untilKeyMs untilLong untilQuestionMs untilRise untilTick untilWakeMs untilZero waitFor wake wakeIn write writeIn
  writeWord
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
