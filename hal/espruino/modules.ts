/** Espruino's own modules. The bundler would treat a plain call of `require` as an import. */
export const storage = global.require("Storage");
export const flash = global.require("Flash");
