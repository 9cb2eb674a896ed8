/** Thrown if a clock starts locked, or with a game from its memory: it then accepts no control and no setting. */
export class BusyClock extends Error {
  /** `file` is the scenario that begins with the control or settings. */
  constructor(readonly file: string) {
    super("busy");
  }
}
