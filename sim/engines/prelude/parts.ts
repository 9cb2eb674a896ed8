/**
 * ES5 text that fakes the parts of a Pixl.js with a cable and two levers. The parts are pins, buzzer, lamps, serial
 * port, radio, battery, Storage and flash.
 */
export const partsText = String.raw`
var A0 = "A0", D0 = "D0", D1 = "D1", D2 = "D2", D3 = "D3", LED1 = "LED1";
var BTN1 = "BTN1", BTN2 = "BTN2", BTN3 = "BTN3", BTN4 = "BTN4";

/** The pins by the number of the contact, as board-defs/pixljs.ts wires them. A closed contact reads 0. */
fake.contacts = [D2, D3, BTN1, BTN2, BTN4, BTN3];
fake.level = function (contact, closed) {
  return contact < 2 ? !closed : closed;
};

var pinMode = function (pin, mode) {
  fake.modes.push(pin + " " + mode);
};
var digitalRead = function (pin) {
  return fake.reads[pin] ? 1 : 0;
};
var setWatch = function (act, pin, options) {
  if (!options.repeat || options.edge !== "both" || options.debounce !== 0) throw new Error("not every edge of " + pin);
  fake.watches.push({ pin: pin, act: act });
  return fake.watches.length;
};

fake.lay = function (contact, closed) {
  fake.reads[fake.contacts[contact]] = fake.level(contact, closed);
};

fake.edge = function (contact, closed, stampMs) {
  var pin = fake.contacts[contact], state = fake.level(contact, closed), i;
  fake.lay(contact, closed);
  for (i = 0; i < fake.watches.length; i++) {
    if (fake.watches[i].pin !== pin) continue;
    fake.call(fake.watches[i].act, { pin: pin, state: state, time: fake.seconds(stampMs) });
  }
};

var analogWrite = function (pin, value, options) {
  fake.sound(pin, options.freq);
};
/**
 * Sets pins. In a list each pin has one bit, the last pin the lowest. The board has no lamps, so nothing is printed.
 */
var digitalWrite = function (pins, value) {
  var i;
  if (pins === A0) fake.sound(pins, value);
  else for (i = 0; i < pins.length; i++) fake.reads[pins[i]] = (value >> (pins.length - 1 - i)) % 2 === 1;
};

/** The pitch that the buzzer received last, in Hz; undefined if it is part of a pattern already. */
fake.tone = undefined;
fake.tones = [];
fake.isListening = false;
fake.sound = function (pin, hz) {
  if (fake.tellsTones) fake.write('{"tone":' + hz + ',"at":' + fake.trueMs + "}");
  else fake.tone = hz;
};
/** Runs the buzzer's next step at once instead of after ms, so that a whole pattern is printed where it begins. */
fake.listen = function (act, ms) {
  var isFirst = !fake.isListening, tones;
  fake.tones.push(fake.tone, ms);
  fake.tone = undefined;
  fake.isListening = true;
  act();
  if (isFirst) {
    tones = fake.tones;
    fake.isListening = false;
    fake.tone = undefined;
    fake.tones = [];
    fake.tell('{"play":[' + tones.join(",") + "]}");
  }
  return 0;
};
/** Prints that the buzzer is silent again. */
fake.endTones = function () {
  if (fake.tone === undefined || fake.isListening) return;
  fake.tone = undefined;
  if (fake.tellsAll) fake.write('{"play":[]}');
};

var Serial1 = {
  setup: function (baud, pins) {
    fake.serial = "" + baud + " " + pins.rx + " " + pins.tx;
  },
  unsetup: function () {
    fake.serial = undefined;
  },
  on: function (event, act) {
    fake.hear = act;
  },
  println: function (line) {
    fake.flush();
    fake.write(line);
  }
};
/** Delivers a line as a serial port does, in two parts. */
fake.say = function (line) {
  var half = Math.floor(line.length / 2);
  fake.call(fake.hear, line.slice(0, half));
  fake.call(fake.hear, line.slice(half) + "\r\n");
};

var NRF = {
  sleep: function () {
    fake.isRadioOff = true;
  },
  getBattery: function () {
    return fake.supplyMv / 1000;
  }
};
var E = {
  on: function (event, act) {
    fake.onFlag = act;
  },
  getErrorFlags: function () {
    var flags = fake.flags;
    fake.flags = [];
    return flags;
  },
  enableWatchdog: function (seconds, isFed) {
    fake.watchdog = isFed ? seconds : 0;
  },
  reboot: function () {
    fake.reboots++;
  },
  setConsole: function (device, options) {
    fake.isConsoleOff = device === null && options.force;
  },
  getAddressOf: function (text, wantsData) {
    return typeof text === "string" ? 0 : fake.storeAt;
  },
  /** Returns a piece of flash, for sum and CRC32. */
  memoryArea: function (address, length) {
    return { address: address, length: length };
  },
  sum: function (area) {
    var sum = 0, i;
    if (typeof area === "string") {
      for (i = 0; i < area.length; i++) sum += area.charCodeAt(i);
      return sum;
    }
    for (i = 0; i < area.length; i++) sum += fake.byteAt(area.address + i);
    return sum;
  },
  CRC32: function (bytes) {
    var crc = -1, i, bit;
    for (i = 0; i < bytes.length; i++) {
      crc ^= bytes.address === undefined ? bytes[i] : fake.byteAt(bytes.address + i);
      for (bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    }
    return ~crc >>> 0;
  },
  toString: function (bytes) {
    return bytes;
  }
};
var process = {
  on: function (event, act) {
    fake.onFault = act;
  },
  memory: function () {
    return { free: 1000 };
  }
};
`;

/** ES5 text that fakes Storage with the firmware's files, and the flash below the file that the store makes. */
export const storageText = `
/** The end of Storage, where the file of the store ends. */
fake.storeEnd = 0x76000;
fake.freeBytes = 8800;
fake.files = {};

fake.storage = {
  read: function (name, offset, length) {
    var text = fake.files[name];
    if (text === undefined) return text;
    offset = offset === undefined ? 0 : offset;
    return text.slice(offset, length > 0 ? offset + length : text.length);
  },
  write: function (name, data, offset, size) {
    if (size + 32 > fake.freeBytes) throw new Error("Unable to find or create file");
    fake.files[name] = { length: size };
    fake.files[name].slice = function () {
      return fake.files[name];
    };
    fake.storeAt = fake.storeEnd - size;
    return true;
  },
  getFree: function () {
    return fake.freeBytes;
  }
};
/** The time of an erase on nRF52, ms. Words have 4 bytes, as in hal/virtual/cells.ts. */
fake.eraseMs = 85;
fake.byteAt = function (address) {
  var byte = fake.cells["" + address];
  return byte === undefined ? 255 : byte;
};
fake.takes = function () {
  if (fake.goodWords === 0) return false;
  if (fake.goodWords > 0) fake.goodWords--;
  return true;
};
fake.flash = {
  read: function (length, address) {
    var bytes = [], i;
    for (i = 0; i < length; i++) bytes.push(fake.byteAt(address + i));
    return bytes;
  },
  write: function (bytes, address) {
    var i;
    for (i = 0; i < bytes.length; i++) {
      if (i % 4 === 0 && !fake.takes()) return;
      fake.cells["" + (address + i)] = fake.byteAt(address + i) & bytes[i];
    }
  },
  erasePage: function (address) {
    var from = address - (address % 4096), i;
    fake.trueMs += fake.eraseMs;
    if (!fake.takes()) return;
    for (i = 0; i < 4096; i++) fake.cells["" + (from + i)] = undefined;
  }
};
/** Returns a part as it is, because parts are not packed in the fake Storage. */
fake.heatshrink = {
  decompress: function (text) {
    return text;
  }
};
/** MuJS has no typed arrays. */
if (typeof Int32Array === "undefined") {
  var Int32Array = function (length) {
    var given = typeof length === "number" ? [] : length, list = [], i;
    if (given === length) length = given.length;
    for (i = 0; i < length; i++) list.push(i < given.length ? given[i] : 0);
    return list;
  };
}
var global = this;
var require = function (name) {
  if (name === "heatshrink") return fake.heatshrink;
  if (name === "Storage") return fake.storage;
  if (name === "Flash") return fake.flash;
  throw new Error("no module " + name);
};
`;
