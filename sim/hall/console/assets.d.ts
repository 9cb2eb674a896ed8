/** Declares the file types that the build imports beside scripts. */
declare module "*.css";
