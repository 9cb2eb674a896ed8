/** Those who want to be told of something. */
import type { Unsubscribe } from "./hall";

export class Listeners<Value> {
  private readonly takes = new Set<(value: Value) => void>();

  get count(): number {
    return this.takes.size;
  }

  readonly add = (take: (value: Value) => void): Unsubscribe => {
    this.takes.add(take);
    return () => void this.takes.delete(take);
  };

  readonly tell = (value: Value): void => {
    for (const take of this.takes) take(value);
  };
}
