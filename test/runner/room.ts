/** In the place of this stand all tests of a room of the firmware where mutants are tried, see vitest.mutation.config.ts. */
export {};
