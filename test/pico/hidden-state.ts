/** Reads the whole state behind an object, with what the functions that it reaches hold in variables of their own. */
import { createHash } from "node:crypto";
import { type Runtime, Session } from "node:inspector";

/** Names of the variables with which the runner of the tests imports modules. */
const runnersOwn = /^__v/;
const meeting = "flagfallReader";
type Meeting = Record<string, unknown>;

/** Returns every number, text, flag and array of bytes by the way to it from the object. */
export function stateBehind(root: object): Map<string, unknown> {
  const session = new Session();
  session.connect();
  try {
    return new Reader(session).read(root);
  } finally {
    session.disconnect();
    delete (globalThis as unknown as Meeting)[meeting];
  }
}

class Reader {
  private readonly state = new Map<string, unknown>();
  private readonly seen = new Set<unknown>();
  private readonly left: { way: string; value: object }[] = [];

  constructor(private readonly session: Session) {}

  read(root: object): Map<string, unknown> {
    this.note("", root);
    for (let next = this.left.shift(); next !== undefined; next = this.left.shift()) this.open(next.way, next.value);
    return this.state;
  }

  private note(way: string, value: unknown): void {
    if ((typeof value !== "object" && typeof value !== "function") || value === null) this.state.set(way, value);
    else if (!this.seen.has(value)) {
      this.seen.add(value);
      this.left.push({ way, value });
    }
  }

  private open(way: string, value: object): void {
    if (ArrayBuffer.isView(value)) {
      const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
      this.state.set(way, createHash("sha256").update(bytes).digest("hex"));
      return;
    }
    if (value instanceof Map || value instanceof Set) {
      for (const [index, entry] of [...value.entries()].entries()) this.note(`${way}.${index}`, entry);
    }
    if (typeof value === "function") this.openFunction(way, value);
    else this.openProperties(way, value);
  }

  private openProperties(way: string, value: object): void {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
      if (runnersOwn.test(name)) continue;
      for (const part of [property.value, property.get, property.set])
        if (part !== undefined) this.note(`${way}.${name}`, part);
    }
  }

  /** Reads the variables around a function, and the function and the objects behind a bound one. */
  private openFunction(way: string, value: object): void {
    for (const { name, value: inner } of this.insidesOf(value)) {
      if (name === "[[Scopes]]") this.openScopes(way, inner?.objectId);
      else if (/Target|Bound/.test(name)) this.meet(`${way}${name}`, inner?.objectId);
    }
  }

  private openScopes(way: string, id: string | undefined): void {
    for (const { value } of this.propertiesOf(id).result) {
      if (/^(Closure|Block|Local)/.test(value?.description ?? "")) this.meet(`${way}()`, value?.objectId);
    }
  }

  /** Opens an object of the inspector here. */
  private meet(way: string, id: string | undefined): void {
    if (id === undefined) return;
    (globalThis as unknown as Meeting)[meeting] = (value: unknown) => this.note(way, value);
    const functionDeclaration = `function () { ${meeting}(this); }`;
    this.session.post("Runtime.callFunctionOn", { objectId: id, functionDeclaration });
  }

  private insidesOf(value: object): Runtime.InternalPropertyDescriptor[] {
    (globalThis as unknown as Meeting)[meeting] = value;
    let id: string | undefined;
    this.session.post("Runtime.evaluate", { expression: meeting }, (_, { result }) => {
      id = result.objectId;
    });
    return this.propertiesOf(id).internalProperties ?? [];
  }

  private propertiesOf(objectId: string | undefined): Runtime.GetPropertiesReturnType {
    let found: Runtime.GetPropertiesReturnType = { result: [] };
    if (objectId === undefined) return found;
    this.session.post("Runtime.getProperties", { objectId, ownProperties: true }, (_, properties) => {
      found = properties;
    });
    return found;
  }
}
