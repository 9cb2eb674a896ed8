/** A pause that somebody can end. */
export class Nap {
  private end: (() => void) | undefined;
  /** True if somebody called `wake` while nobody slept; the next sleep then ends at once. */
  private isDue = false;

  /** Waits for `ms`, or until `wake`. */
  sleep(ms: number): Promise<void> {
    if (this.isDue) {
      this.isDue = false;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.end?.(), ms);
      this.end = () => {
        clearTimeout(timer);
        this.end = undefined;
        resolve();
      };
    });
  }

  wake(): void {
    if (this.end === undefined) this.isDue = true;
    else this.end();
  }
}
