/** What a command is given: the texts of its options by their names, and its flags. */
export type Given<Text extends string, Flag extends string = never> = {
  readonly [Name in Text]?: string | undefined;
} & {
  readonly [Name in Flag]?: boolean | undefined;
};
