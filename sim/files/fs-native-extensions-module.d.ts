/** Types for the part of npm fs-native-extensions that we call; the package has none. */
declare module "fs-native-extensions" {
  const extensions: {
    /** Returns false if another process holds a lock on that file. */
    tryLock(descriptor: number): boolean;
  };
  export default extensions;
}
