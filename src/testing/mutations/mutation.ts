/** One clause of the specification, broken at one place of the source: for `npm run mutate:spec`. */
export type Mutation = {
  /** The clause, as `.github/spec-coverage.md` has it. */
  readonly clause: string;
  readonly file: string;
  /** What stands in the file, exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The file, of those that the clause's row names, whose tests have to fail. */
  readonly red: string;
};
