/**
 * Plays a silent film of one colour behind the page. Browsers keep the screen lit while such a film plays:
 *
 * - Chromium, if it covers a fifth of the window and is in view (video_wake_lock.cc);
 * - Firefox, because it is a stream (HTMLVideoElement.cpp);
 * - Safari, if it has an audio track, is not muted and does not loop (HTMLMediaElement.cpp).
 */

/** How often a picture of the film is drawn, ms. */
const pictureMs = 1000;

let film: HTMLVideoElement | undefined;
let timer: number | undefined;

/** Browsers that take a film for one only if it could be heard. The others let music of the phone go on. */
const wantsSound = (): boolean => navigator.vendor.startsWith("Apple");

/** Starts the film. Some browsers start it only after a touch; then the next touch starts it. */
export function playFilm(): void {
  if (film !== undefined) return;
  film = document.createElement("video");
  film.className = "film";
  film.setAttribute("aria-hidden", "true");
  film.tabIndex = -1;
  film.playsInline = true;
  film.muted = !wantsSound();
  film.srcObject = streamOf(document.createElement("canvas"));
  document.body.append(film);
  for (const touch of touches) document.addEventListener(touch, resume);
  resume();
}

export function endFilm(): void {
  window.clearInterval(timer);
  for (const touch of touches) document.removeEventListener(touch, resume);
  film?.pause();
  if (film !== undefined) film.srcObject = null;
  film?.remove();
  film = undefined;
}

/** The events after which a browser lets a page play. */
const touches = ["pointerup", "keydown"] as const;

function resume(): void {
  if (film?.paused === true) void film.play().catch(() => {});
}

/** Returns an endless stream: pictures of one colour and, where needed, an audio track without sound. */
function streamOf(canvas: HTMLCanvasElement): MediaStream {
  canvas.width = 16;
  canvas.height = 16;
  const pencil = canvas.getContext("2d");
  const draw = () => pencil?.fillRect(0, 0, canvas.width, canvas.height);
  draw();
  timer = window.setInterval(draw, pictureMs);
  const stream = canvas.captureStream();
  if (wantsSound()) for (const track of silence()) stream.addTrack(track);
  return stream;
}

let context: AudioContext | undefined;

function silence(): MediaStreamTrack[] {
  context ??= new AudioContext();
  return context.createMediaStreamDestination().stream.getTracks();
}
