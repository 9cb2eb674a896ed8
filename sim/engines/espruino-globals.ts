/**
 * Lists the JavaScript globals of Espruino 2v29. Each name was checked on the interpreter itself. If ESPRUINO_BIN is
 * set, test/engines/espruino.test.ts checks them again. Promise and console exist but are left out because the firmware
 * does not use them.
 */

export interface Kept {
  /** Members of the global itself, such as `Math.floor`. */
  own: readonly string[];
  /** Members of its instances, such as `push` of an array. */
  members: readonly string[];
}

const typedMembers =
  "buffer byteLength byteOffset every fill filter find findIndex forEach includes indexOf join length map reduce" +
  " reverse set slice some sort subarray toString";

export const kept: ReadonlyMap<string, Kept> = new Map([
  keep(
    "Object",
    "assign create defineProperties defineProperty entries fromEntries getOwnPropertyDescriptor" +
      " getOwnPropertyDescriptors getOwnPropertyNames getPrototypeOf keys setPrototypeOf values",
    "__proto__ hasOwnProperty toString valueOf",
  ),
  keep("Function", "", "apply bind call length toString"),
  keep(
    "Array",
    "isArray",
    "concat every fill filter find findIndex forEach includes indexOf join length map pop push reduce reverse shift" +
      " slice some sort splice toString unshift",
  ),
  keep("Boolean", "", "toString valueOf"),
  keep("Number", "MAX_VALUE MIN_VALUE NEGATIVE_INFINITY NaN POSITIVE_INFINITY", "toFixed toString valueOf"),
  keep(
    "String",
    "fromCharCode",
    "charAt charCodeAt concat endsWith includes indexOf lastIndexOf length match padEnd padStart repeat replace" +
      " replaceAll slice split startsWith substr substring toLowerCase toString toUpperCase trim valueOf",
  ),
  keep(
    "Math",
    "E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 abs acos asin atan atan2 ceil cos exp floor log max min pow random" +
      " round sign sin sqrt tan",
    "",
  ),
  keep(
    "Date",
    "now parse",
    "getDate getDay getFullYear getHours getMilliseconds getMinutes getMonth getSeconds getTime getTimezoneOffset" +
      " setDate setFullYear setHours setMilliseconds setMinutes setMonth setSeconds setTime toISOString toJSON toString" +
      " toUTCString valueOf",
  ),
  keep("RegExp", "", "exec source test toString"),
  keep("JSON", "parse stringify", ""),
  keep("Error", "", "message toString"),
  ...words("ReferenceError SyntaxError TypeError").map((name) => keep(name)),
  keep("ArrayBuffer", "", "byteLength"),
  keep(
    "DataView",
    "",
    "buffer byteLength byteOffset getFloat32 getFloat64 getInt16 getInt32 getInt8 getUint16 getUint32 getUint8" +
      " setFloat32 setFloat64 setInt16 setInt32 setInt8 setUint16 setUint32 setUint8",
  ),
  ...words(
    "Float32Array Float64Array Int8Array Int16Array Int32Array Uint8Array Uint8ClampedArray Uint16Array Uint32Array",
  ).map((name) => keep(name, "", typedMembers)),
  ...words("decodeURIComponent encodeURIComponent eval isFinite isNaN parseFloat parseInt Infinity NaN undefined").map(
    (name) => keep(name),
  ),
]);

function keep(name: string, own = "", members = ""): [string, Kept] {
  return [name, { own: words(own), members: words(members) }];
}

function words(list: string): string[] {
  return list === "" ? [] : list.split(" ");
}
