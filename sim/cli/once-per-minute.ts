/** Keeps a program from saying the same thing again and again. */

const minuteMs = 60_000;
/** The most keys that are remembered. Whatever else comes in the same minute is not said. */
const keysMax = 100;

/** Returns a function that passes on each kind of thing once a minute, by its key. Further keys wait for room. */
export function oncePerMinute<Thing>(
  take: (thing: Thing) => void,
  keyOf: (thing: Thing) => string,
  now: () => number = () => performance.now(),
): (thing: Thing) => void {
  const said = new Map<string, number>();
  return (thing) => {
    const nowMs = now();
    for (const [key, atMs] of said) if (nowMs - atMs >= minuteMs) said.delete(key);
    const key = keyOf(thing);
    if (said.has(key) || said.size >= keysMax) return;
    said.set(key, nowMs);
    take(thing);
  };
}

/** Returns a function that passes on each kind of fault once a minute, and its end if the fault was passed on. */
export function faultsOncePerMinute<Fault extends { readonly kind: string }>(
  take: (fault: Fault | undefined) => void,
  now?: () => number,
): (fault: Fault | undefined) => void {
  let isOpen = false;
  const say = oncePerMinute<Fault>(
    (fault) => {
      isOpen = true;
      take(fault);
    },
    ({ kind }) => kind,
    now,
  );
  return (fault) => {
    if (fault !== undefined) return say(fault);
    if (isOpen) take(undefined);
    isOpen = false;
  };
}
