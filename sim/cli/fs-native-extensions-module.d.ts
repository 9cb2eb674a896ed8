/** The part of npm fs-native-extensions that we call; the package has no types of its own. */
declare module "fs-native-extensions" {
  const extensions: {
    /** False: somebody else holds a lock on that file. */
    tryLock(descriptor: number): boolean;
  };
  export default extensions;
}
