/** A program of a virtual hall: a bridge with its wires, or a desk with a console. */
import type { Timing } from "../../../sim/hall/bridge/conversation";
import { type OpenHall, openHall } from "../../../sim/hall/hall";
import { type ClockView, changed } from "../../../sim/hall/model/clock";
import type { LiveMessage } from "../../../sim/hall/model/live";
import { createMember, type Member } from "../../../sim/hall/mqtt/member";
import type { OpenDatabase } from "../../../sim/hall/record/database";
import { openLive } from "../../../sim/hall/server/live";
import type { VirtualBroker, VirtualWire } from "./network";
import type { Process, World } from "./world";

const timing: Partial<Timing> = { quietMs: 2000 };
const key = Buffer.alloc(32, 7);
export const arbiter = { name: "Ana", role: "arbiter" } as const;

/** A program with a hall, which can be killed and started again with what is on its disk. */
export class Program {
  hall: OpenHall | undefined;
  readonly shown = new Map<string, ClockView>();
  private process: Process;
  private member: Member | undefined;
  private isFull = false;

  constructor(
    private readonly world: World,
    readonly name: string,
    private readonly broker: VirtualBroker,
    private readonly disk: OpenDatabase,
    private readonly wires: readonly VirtualWire[],
  ) {
    this.process = world.process();
    const { exec } = disk.database;
    disk.database.exec = (sql) => {
      if (this.isFull && sql.startsWith("BEGIN")) throw new Error("database or disk is full");
      exec.call(disk.database, sql);
    };
  }

  async start(): Promise<void> {
    const { world, broker, name, disk } = this;
    this.process = { ...world.process(), apartMs: this.process.apartMs };
    const { process } = this;
    await world.as(process, async () => {
      const connect = broker.connectFor(process);
      const isDesk = this.wires.length === 0;
      const member = createMember({
        ...{ url: "mqtt://virtual", hall: "main", bridge: name, key, connect, record: undefined },
        ...{ reads: isDesk, onFault: () => undefined },
      });
      const links = this.wires.map((wire) => wire.linkFor(process));
      const kept = { database: disk.database, close: () => undefined };
      const hall = await world.settled(openHall({ database: kept, name, links, sources: member.sources, timing }));
      member.join(hall);
      this.hall = hall;
      this.member = member;
      if (isDesk) this.watch(hall);
    });
  }

  /** Ends it as `kill -9` does. What its disk has stays. */
  kill(): void {
    this.process.isDead = true;
    this.broker.drop(this.process);
    this.hall = undefined;
    const { database } = this.disk;
    if (database.inTransaction) database.exec("ROLLBACK");
  }

  setFull(isFull: boolean): void {
    this.isFull = isFull;
  }

  stepTime(ms: number): void {
    this.process.apartMs += ms;
  }

  cutOff(): void {
    this.broker.cutOff(this.process);
  }

  as<Value>(act: () => Value): Value {
    return this.world.as(this.process, act);
  }

  async close(): Promise<void> {
    await this.as(async () => {
      await this.member?.close();
      await this.hall?.close();
    });
  }

  /** A console at the server's socket. */
  private watch(hall: OpenHall): void {
    openLive(hall).add(
      {
        bufferedAmount: 0,
        send: (text) => this.show(JSON.parse(text) as LiveMessage),
        ...{ ping: () => undefined, close: () => undefined, terminate: () => undefined, on: () => undefined },
      },
      arbiter,
      () => true,
    );
  }

  private show(message: LiveMessage): void {
    if (message.type === "all") for (const view of message.clocks) this.shown.set(view.id, view);
    if (message.type !== "changes") return;
    for (const change of message.changes) {
      const view = this.shown.get(change.id) ?? this.hall?.clocks().find(({ id }) => id === change.id);
      if (view !== undefined) this.shown.set(change.id, changed(view, change));
    }
  }
}
