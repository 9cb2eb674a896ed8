/** Shows the progress of a command as a bar, which disappears at the end. */

/**
 * Lets `work` report how far it is, from 0 to `total`. The bar counts the things done, or shows the percentage if the
 * total is a share of 1. The text follows the bar.
 */
export async function withProgress<Result>(
  total: number,
  text: string,
  work: (reach: (done: number) => void) => Result | Promise<Result>,
): Promise<Result> {
  const { SingleBar, Presets } = await import("cli-progress");
  const format = `{bar} ${total === 1 ? "{percentage} %" : "{value}/{total}"} ${text}`;
  const bar = new SingleBar({ format, clearOnComplete: true }, Presets.shades_classic);
  bar.start(total, 0);
  try {
    return await work((done) => bar.update(done));
  } finally {
    bar.stop();
  }
}
