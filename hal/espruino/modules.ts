/** Espruino's own module of files. The bundler would treat a plain call of `require` as an import. */
export const storage = global.require("Storage");
