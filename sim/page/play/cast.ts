/**
 * Sends what the halves show to the server of `flagfall sim`, which passes it on to second screens. Nothing is sent
 * before a player asks for it. Each page has a name, which screens need, and a key, which nobody else has.
 */
import { effect, signal } from "@preact/signals";
import { leftSide, rightSide } from "../../../firmware/app/model/app";
import { hasFallen, sideOf } from "../../../firmware/core/clock";
import { Side } from "../../../firmware/core/words";
import { isLow, type Place, runningPlace, timeAt } from "../clock/places";
import { shortTime } from "../control/labels";
import { recall, remember } from "../keep/memory";
import { seats } from "../store/seats";
import { frame, host } from "../store/store";
import { phase } from "./phase";
import type { HalfPicture, Picture } from "./picture-form";

/** `off`: not asked for. `lost`: the server does not answer; the page goes on asking. */
export const castState = signal<"off" | "on" | "lost">("off");
/** How many screens show the clock. */
export const screens = signal(0);

/** The shortest and the longest time between two pictures, and the pause after a fault, ms. */
const apartMs = 100;
const restMs = 4_000;
const faultMs = 3_000;

let timer: number | undefined;
let stop: (() => void) | undefined;
let isSending = false;
let sent = "";

/** Returns the name under which screens find this page, or an empty text if it is shown on none. */
export function castName(): string {
  return (recall("screen") ?? "").split(" ")[0] ?? "";
}

/** Begins to send, under a new name. */
export function beginCast(): void {
  const [name, key] = [random(8, 36), random(32, 16)];
  remember("screen", `${name} ${key}`);
  resumeCast();
}

/** Goes on sending after a reload of the page. */
export function resumeCast(): void {
  if (castName() === "" || stop !== undefined) return;
  castState.value = "on";
  stop = effect(() => {
    frame.value;
    seats.value;
    schedule(apartMs);
  });
}

export function endCast(): void {
  remember("screen", "");
  window.clearTimeout(timer);
  stop?.();
  stop = undefined;
  sent = "";
  timer = undefined;
  castState.value = "off";
  screens.value = 0;
}

/** Returns letters that nobody can guess. */
function random(letters: number, base: 16 | 36): string {
  const bytes = crypto.getRandomValues(new Uint8Array(letters));
  return Array.from(bytes, (byte) => (byte % base).toString(base)).join("");
}

function schedule(ms: number): void {
  timer ??= window.setTimeout(() => void send(), ms);
}

async function send(): Promise<void> {
  timer = undefined;
  const [name = "", key = ""] = (recall("screen") ?? "").split(" ");
  const picture = JSON.stringify(pictureNow());
  if (name === "" || isSending) return schedule(apartMs);
  isSending = true;
  const isThere = await post(name, key, picture);
  isSending = false;
  if (stop === undefined) return;
  castState.value = isThere ? "on" : "lost";
  sent = isThere ? picture : "";
  window.clearTimeout(timer);
  timer = undefined;
  const isOld = isThere && sent !== JSON.stringify(pictureNow());
  schedule(isThere ? (isOld ? apartMs : restMs) : faultMs);
}

/** Sends a picture. Returns whether the server took it. */
async function post(name: string, key: string, body: string): Promise<boolean> {
  try {
    const answer = await fetch(`./screen/${name}`, { method: "POST", headers: { "x-screen-key": key }, body });
    if (answer.status === 429) return true;
    const { screens: count } = (await answer.json()) as { screens?: unknown };
    screens.value = typeof count === "number" ? count : 0;
    return answer.ok;
  } catch {
    return false;
  }
}

function pictureNow(): Picture {
  return { phase: phase.value, left: halfNow("left"), right: halfNow("right") };
}

function halfNow(place: Place): HalfPicture {
  const device = host.value?.device;
  const { name, score } = seats.value[place];
  if (device === undefined)
    return { isWhite: true, name, score, time: "", runs: false, fell: false, low: false, moves: 0 };
  const { app } = device.bench;
  const side = place === "left" ? leftSide(app) : rightSide(app);
  return {
    isWhite: side === Side.White,
    name,
    score,
    time: shortTime(timeAt(device, place)),
    runs: runningPlace(device) === place,
    fell: hasFallen(app.clock, side),
    low: isLow(app, side),
    moves: sideOf(app.clock, side).presses,
  };
}
