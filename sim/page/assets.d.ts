/** What the build takes in beside scripts. */
declare module "*.css";
