/** The steps of a virtual board: `flagfall(verb, atMs, numbers, text)`. Instants count from power-on. */
export const enum VirtualVerb {
  /**
   * Turns the power on.
   * - Numbers: the counter's start, drift in ppm, and 1 to print what is drawn and sounded. Then the facts follow:
   *   width, height, left key, right key, low battery in mV, 1 with a buzzer, language.
   * - Text: the board's name, a space, the version.
   */
  New = 0,
  /** Lets time pass. Wakes come at their instants. */
  To = 1,
  /** An edge that is handled now. Numbers: `Switch`, 1 if closed or 0 if open, the edge's stamp. */
  Edge = 2,
  /** A line on the link. Text: the line. */
  Line = 3,
  /** Sets the battery. Numbers: its voltage in mV, or 0 if the board is powered from outside. */
  Battery = 4,
  /** Limits the store. Numbers: how many more words can be stored, or −1 for all. */
  StoreFault = 5,
  /** Makes a handler of the firmware fail. */
  Break = 6,
  /** Cuts or restores the power. Numbers: 0 to cut, 1 to restore. Flash, battery and contacts stay as they are. */
  Power = 7,
}
