/** vitest.mutation.config.ts replaces this file with all tests of a room of the firmware. */
export {};
