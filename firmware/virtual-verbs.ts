/** What a virtual board is told, one step at a time: `flagfall(verb, atMs, numbers, text)`; instants count from power-on. */
export const enum VirtualVerb {
  /**
   * Power. Numbers: counter's start, drift in ppm, 1 to print what is drawn and sounded; then the facts: width, height,
   * left key, right key, low battery in mV, 1 with a buzzer, language. Text: the board's name, a space, the version.
   */
  New = 0,
  /** Time passes; wakes come at their instants. */
  To = 1,
  /** Numbers: `Switch`, 1 closed or 0 open, the edge's stamp; handled now. */
  Edge = 2,
  /** Text: a line on the link. */
  Line = 3,
  /** Numbers: what the battery gives, mV; 0: fed from outside. */
  Battery = 4,
  /** Numbers: so many more words can be stored; −1: all. */
  StoreFault = 5,
  /** A handler of the firmware breaks. */
  Break = 6,
  /** Numbers: 0 the power goes, 1 it is back; flash, battery and contacts stay as they are. */
  Power = 7,
}
