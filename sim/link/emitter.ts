/** Calls listeners by the name of an event. It works in browsers too, which have no `EventEmitter` of Node. */
type Listeners<Events extends Record<keyof Events, unknown[]>> = {
  [Name in keyof Events]?: ((...values: Events[Name]) => void)[];
};

/** Has listeners for named events. */
export class Emitter<Events extends Record<keyof Events, unknown[]>> {
  private readonly listeners: Listeners<Events> = {};

  /** Adds a listener. */
  on<Name extends keyof Events>(name: Name, listener: (...values: Events[Name]) => void): this {
    this.listeners[name] = [...(this.listeners[name] ?? []), listener];
    return this;
  }

  /** Removes a listener. */
  off<Name extends keyof Events>(name: Name, listener: (...values: Events[Name]) => void): this {
    this.listeners[name] = this.listeners[name]?.filter((known) => known !== listener);
    return this;
  }

  /** Adds a listener that is called once at most. */
  once<Name extends keyof Events>(name: Name, listener: (...values: Events[Name]) => void): this {
    const first = (...values: Events[Name]): void => {
      this.off(name, first);
      listener(...values);
    };
    return this.on(name, first);
  }

  /** Calls the listeners of an event in the order in which they were added. Returns false if there are none. */
  emit<Name extends keyof Events>(name: Name, ...values: Events[Name]): boolean {
    const listeners = this.listeners[name] ?? [];
    for (const listener of listeners) listener(...values);
    return listeners.length > 0;
  }
}
