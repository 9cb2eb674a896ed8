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

/** Resolves when a promise is settled, or after some ms. */
export async function within(ms: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([promise.catch(() => undefined), late]);
  clearTimeout(timer);
}
