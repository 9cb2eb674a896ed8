import type { Link } from "../hal";
import { paperInUse } from "./paper";

const LINE_MAX = 200;

type Handler = (this: void, line: string, nowMs: number) => void;

/** The computer's end of the link. */
export interface Cable {
  /** False: nobody listens, what is sent is lost. */
  connected: boolean;
  receive: Handler;
}

/** That of the board in use. */
let cable = createCable();

export function createCable(): Cable {
  return { connected: true, receive: ignore };
}

export function selectCable(used: Cable): void {
  cable = used;
}

export function createLink(): Link {
  return { onLine, send };
}

function onLine(this: void, receive: Handler): void {
  cable.receive = receive;
}

function send(this: void, line: string): boolean {
  if (cable.connected) paperInUse().print(line);
  return cable.connected;
}

/** The computer writes a line; one that is too long never arrives. */
export function sayLine(of: Cable, line: string, nowMs: number): void {
  if (of.connected && line.length <= LINE_MAX) of.receive(line, nowMs);
}

function ignore(this: void): void {}
