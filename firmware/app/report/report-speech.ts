import { Ear } from "../../../hal/hal";
import { later } from "../../core/integer";
import { Side } from "../../core/words";
import { type App, leftSide, rightSide } from "../model/app";
import { speechOf } from "../model/speech-notes";
import type { Utterance } from "../model/speech-state";

/** Returns what was said since the last report, each as a JSON object without its closing brace. */
export function takeSayings(app: App): string[] {
  const speech = speechOf(app);
  const lines: string[] = [];
  for (let i = 0; i < speech.utterances.length; i++) lines.push(sayingText(app, speech.utterances[i]));
  speech.utterances = [];
  return lines;
}

function sayingText(app: App, said: Utterance): string {
  let phrases = "";
  for (let i = 0; i < said.phrases.length; i++) phrases += (i > 0 ? "," : "") + said.phrases[i];
  return (
    '{"at":' +
    later(said.atMs, -app.link.originMs) +
    ',"event":"say","side":' +
    sideText(app, said.ear) +
    ',"tongue":' +
    speechOf(app).tongue +
    ',"phrases":[' +
    phrases +
    "]"
  );
}

/** Returns the colour of the player who hears an ear, or `null` if both players hear. */
function sideText(app: App, ear: Ear): string {
  if (ear === Ear.Both) return "null";
  const side = ear === Ear.Left ? leftSide(app) : rightSide(app);
  return side === Side.White ? '"white"' : '"black"';
}
