/** Stands in for `EventEmitter` of Node in a browser, with what the client of the link uses of it. */
type Listeners<Events extends Record<keyof Events, unknown[]>> = {
  [Name in keyof Events]?: ((...values: Events[Name]) => void)[];
};

export class EventEmitter<Events extends Record<keyof Events, unknown[]>> {
  private readonly listeners: Listeners<Events> = {};

  on<Name extends keyof Events>(name: Name, listener: (...values: Events[Name]) => void): this {
    this.listeners[name] = [...(this.listeners[name] ?? []), listener];
    return this;
  }

  emit<Name extends keyof Events>(name: Name, ...values: Events[Name]): boolean {
    const listeners = this.listeners[name] ?? [];
    for (const listener of listeners) listener(...values);
    return listeners.length > 0;
  }
}
