/** Orders the editions of the Laws as the arbiter goes through them. */
import { Edition } from "../../../firmware/core/words";

const editions = [Edition.Laws1997, Edition.Laws2001, Edition.Laws2014, Edition.Laws2018, Edition.Laws2023] as const;

/** Returns the edition that is `step` later; the first follows the last. */
export function nextEdition(edition: Edition, step: number): Edition {
  const at = (editions.indexOf(edition) + step + editions.length) % editions.length;
  return editions[at] ?? Edition.Laws2023;
}
