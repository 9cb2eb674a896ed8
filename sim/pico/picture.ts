/**
 * Keeps the state of an object and of everything that it reaches, and puts it back into the very same objects. So the
 * functions that hold these objects go on working. State that only a function holds, as a `let`, is not reached.
 */

/** Kinds whose state nobody can read. */
const closedKinds = [WeakMap, WeakSet, Promise];

type Open = Record<PropertyKey, unknown>;

export class Picture {
  private readonly reached = new Set<unknown>();
  /** The objects that were reached and are not kept yet. */
  private readonly left: object[] = [];
  private readonly putBack: (() => void)[] = [];

  constructor(root: object) {
    this.reach(root);
    for (let next = this.left.pop(); next !== undefined; next = this.left.pop()) this.putBack.push(this.keep(next));
  }

  /** Puts everything back as it was. */
  restore(): void {
    for (const put of this.putBack) put();
  }

  private reach(value: unknown): void {
    if (typeof value !== "object" || value === null || this.reached.has(value)) return;
    this.reached.add(value);
    this.left.push(value);
  }

  private keep(object: object): () => void {
    if (closedKinds.some((kind) => object instanceof kind))
      throw new Error("a picture cannot keep what it cannot read");
    if (ArrayBuffer.isView(object)) return this.keepBytes(object);
    if (object instanceof Map || object instanceof Set) return this.keepEntries(object);
    return this.keepProperties(object as Open);
  }

  /** Keeps the bytes once that several views show as a whole. */
  private keepBytes({ buffer, byteOffset, byteLength }: ArrayBufferView): () => void {
    const isWhole = byteLength === buffer.byteLength;
    if (isWhole && this.reached.has(buffer)) return () => {};
    if (isWhole) this.reached.add(buffer);
    const bytes = new Uint8Array(buffer, byteOffset, byteLength);
    const kept = bytes.slice();
    return () => bytes.set(kept);
  }

  private keepEntries(object: Map<unknown, unknown> | Set<unknown>): () => void {
    const entries = [...object.entries()];
    for (const value of entries.flat()) this.reach(value);
    return () => {
      object.clear();
      for (const [key, value] of entries) {
        if (object instanceof Map) object.set(key, value);
        else object.add(key);
      }
    };
  }

  private keepProperties(object: Open): () => void {
    const kept = new Map<PropertyKey, unknown>();
    const keys = new Set(Reflect.ownKeys(object));
    for (const key of keys) {
      const property = Reflect.getOwnPropertyDescriptor(object, key);
      if (property === undefined || !("value" in property)) continue;
      kept.set(key, property.value);
      this.reach(property.value);
    }
    return () => {
      if (Array.isArray(object)) object.length = kept.get("length") as number;
      // The newest first: so the emulator's engine keeps the object's shape, and its speed.
      for (const key of Reflect.ownKeys(object).reverse()) if (!keys.has(key)) Reflect.deleteProperty(object, key);
      for (const [key, value] of kept) if (!Object.is(object[key], value)) object[key] = value;
    };
  }
}
