/** Espruino's own modules; a plain call of `require` would be an import to the bundler. */
export const storage = global.require("Storage");
export const flash = global.require("Flash");
