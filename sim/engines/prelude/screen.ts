/** ES5 text that fakes Espruino's display `g`. It prints what the firmware draws, as hal/virtual/screen.ts does. */
export const screenText = String.raw`
/** The box that the firmware is writing into. Its text may come in two parts. */
fake.box = undefined;
fake.isDrawn = false;

fake.quoted = function (text) {
  return '"' + text.split("\\").join("\\\\").split('"').join('\\"') + '"';
};

/** Prints a text that is not printed yet. */
fake.flush = function () {
  var box = fake.box;
  fake.box = undefined;
  if (box !== undefined && box.text !== undefined) {
    fake.write('{"write":[' + box.numbers.join(",") + '],"text":' + fake.quoted(box.text) + "}");
  }
  fake.endTones();
};

fake.tell = function (line) {
  fake.flush();
  if (fake.tellsAll) fake.write(line);
};

fake.rect = function (left, top, right, bottom, colour) {
  var width = right - left + 1, height = bottom - top + 1;
  fake.isDrawn = true;
  if (!fake.tellsAll) return g;
  if (fake.clip === undefined) fake.tell('{"fill":[' + [left, top, width, height, colour].join(",") + "]}");
  else fake.box = { numbers: [left, top, width, height / 8, 0, colour] };
  return g;
};

/** Returns the digit of an image, by the segments that are dark. */
fake.digitIn = function (image, width, height) {
  var quarter = height >> 2, middle = width >> 1, seen = "", i, at;
  var places = [middle, 0, middle, height >> 1, middle, height - 1];
  places = places.concat([0, quarter, width - 1, quarter, 0, height - 1 - quarter, width - 1, height - 1 - quarter]);
  for (i = 0; i < 14; i += 2) {
    at = places[i + 1] * width + places[i];
    seen += (image.charCodeAt(3 + (at >> 3)) >> (7 - (at & 7))) & 1;
  }
  return fake.digits.indexOf(seen) < 0 ? "?" : "0123456789-".charAt(fake.digits.indexOf(seen));
};

fake.digits = ["1011111", "0000101", "1110110", "1110101", "0101101", "1111001", "1111011", "1000101", "1111111", "1111101", "0100000"];

var g = {
  reset: function () {
    fake.flush();
    fake.ink = 1;
    fake.paper = 0;
    fake.clip = undefined;
    return g;
  },
  setColor: function (color) {
    fake.ink = color;
    return g;
  },
  setBgColor: function (color) {
    fake.paper = color;
    return g;
  },
  setClipRect: function (left, top, right, bottom) {
    fake.clip = [left, top, right, bottom];
    return g;
  },
  clearRect: function (left, top, right, bottom) {
    return fake.rect(left, top, right, bottom, fake.paper);
  },
  fillRect: function (left, top, right, bottom) {
    return fake.rect(left, top, right, bottom, fake.ink);
  },
  drawImage: function (image, x, y) {
    var size = [image.charCodeAt(0), image.charCodeAt(1)];
    if (image.charCodeAt(2) !== 1 || fake.ink !== 1 || fake.paper !== 0) throw new Error("no such image");
    fake.isDrawn = true;
    fake.tell('{"digit":[' + [x, y].concat(size).join(",") + '],"text":"' + fake.digitIn(image, size[0], size[1]) + '"}');
    return g;
  },
  setFontCustom: function (bitmap, first, widths, height) {
    if (typeof bitmap !== "string" || first !== 32 || !(widths.length <= 224)) throw new Error("no such font");
    fake.size = Math.floor(height / 256);
    return g;
  },
  setFontAlign: function (x, y) {
    fake.align = x;
    return g;
  },
  /** Checks the place of a text and keeps the text. Only the box is printed, because the place follows from it. */
  drawString: function (text, x, y) {
    var box = fake.box, n;
    if (box === undefined) return g;
    n = box.numbers;
    if (box.text === undefined) {
      box.text = text;
      n[4] = fake.align;
    } else box.text += "  " + text;
    if (n[3] !== fake.size || y !== n[1] || x !== n[0] + ((fake.align + 1) * n[2]) / 2) throw new Error("text beside its box");
    return g;
  },
  flip: function () {
    if (fake.isDrawn) fake.tell('{"show":1}');
    fake.isDrawn = false;
  }
};
`;
