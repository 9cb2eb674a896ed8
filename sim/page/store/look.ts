/** Holds how the play screen looks beside its colours: where the pause key is, and how large the digits are. */
import { signal } from "@preact/signals";
import { recall, remember } from "../keep/memory";

/** The choices of each setting. The first one counts until somebody chooses. */
export const looks = {
  /** The end of the bar where the pause key is. */
  hand: ["left", "right"],
  digits: ["large", "medium", "small"],
} as const;

export type LookName = keyof typeof looks;
export type Look = { [Name in LookName]: (typeof looks)[Name][number] };

export const look = signal<Look>(recalled());

function recalled(): Look {
  const kept = (recall("look") ?? "").split(" ");
  return {
    hand: looks.hand.find((each) => kept[0] === each) ?? looks.hand[0],
    digits: looks.digits.find((each) => kept[1] === each) ?? looks.digits[0],
  };
}

export function changeLook(changed: Partial<Look>): void {
  look.value = { ...look.value, ...changed };
  remember("look", `${look.value.hand} ${look.value.digits}`);
}
