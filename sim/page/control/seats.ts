/** Exchanges the times of White and Black in a control, for players who exchange colours and keep their times. */
import { parseControl, printControl } from "../../../firmware/notation/notation";

/** Returns the text of a control with the sides exchanged; the same text if they do not differ. */
export function exchangedText(text: string): string {
  const { control } = parseControl(text);
  if (control === undefined || control.white === control.black) return text;
  const { white, black, whiteRepeats, blackRepeats } = control;
  const exchanged = { white: black, black: white, whiteRepeats: blackRepeats, blackRepeats: whiteRepeats };
  return printControl({ ...control, ...exchanged });
}
