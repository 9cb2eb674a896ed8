/** ES5 text that fakes virtual time and its timers. The crystal drifts as in hal/virtual/time.ts. */
export const timeText = `
var fake = { startMs: 0, ppm: 0, trueMs: 0, powered: false, timers: [], nextTimer: 1, watches: [] };

fake.counted = function (trueMs) {
  var ppm = fake.ppm < 0 ? -fake.ppm : fake.ppm;
  var seconds = Math.floor(trueMs / 1000) * ppm;
  var gain = Math.floor(seconds / 1000) + Math.floor(((seconds % 1000) * 1000 + (trueMs % 1000) * ppm) / 1000000);
  return fake.ppm < 0 ? trueMs - gain : trueMs + gain;
};

/**
 * Returns the counter in seconds, in the middle of its millisecond, so that rounding cannot leave it. It never wraps.
 */
fake.seconds = function (trueMs) {
  return (fake.counted(trueMs) + fake.startMs + 0.5) / 1000;
};

/** Returns the first true instant at which the counter has this value. */
fake.instant = function (counted) {
  var trueMs = counted + counted - fake.counted(counted);
  while (fake.counted(trueMs) < counted) trueMs += counted - fake.counted(trueMs);
  while (trueMs > 0 && fake.counted(trueMs - 1) >= counted) trueMs--;
  return trueMs;
};

/** Returns the timer that is due first. Of two at the same instant it is the older one. */
fake.first = function () {
  var first, i;
  for (i = 0; i < fake.timers.length; i++) {
    if (first === undefined || fake.timers[i].due < first.due) first = fake.timers[i];
  }
  return first;
};

fake.pass = function (trueMs) {
  var timer = fake.first(), instant;
  while (fake.powered && timer !== undefined && timer.due <= fake.counted(trueMs)) {
    instant = fake.instant(timer.due);
    if (instant > fake.trueMs) fake.trueMs = instant;
    fake.clear(timer.id);
    fake.call(timer.act);
    timer = fake.first();
  }
  if (trueMs > fake.trueMs) fake.trueMs = trueMs;
};

/** Runs a handler as the idle loop does. Reports an error of the handler afterwards. */
fake.call = function (act, argument) {
  try {
    act(argument);
  } catch (thrown) {
    if (thrown !== fake.fault) throw thrown;
    fake.onFault(thrown);
  }
  fake.flush();
};

var getTime = function () {
  return fake.seconds(fake.trueMs);
};

/** Rounds up to whole ms, after removing the tick that the firmware adds against rounding. */
var setTimeout = function (act, ms) {
  if (fake.tone !== undefined && !fake.tellsTones) return fake.listen(act, ms);
  var timer = { id: fake.nextTimer, due: fake.counted(fake.trueMs) + Math.ceil(ms - 0.0011), act: act };
  fake.nextTimer++;
  fake.timers.push(timer);
  return timer.id;
};

fake.clear = function (id) {
  var kept = [], i;
  for (i = 0; i < fake.timers.length; i++) if (fake.timers[i].id !== id) kept.push(fake.timers[i]);
  fake.timers = kept;
};

var clearTimeout = function (id) {
  if (id === undefined) throw new Error("clearTimeout(undefined) not allowed");
  if (fake.breaks) {
    fake.breaks = false;
    throw fake.fault;
  }
  fake.clear(id);
};
`;
