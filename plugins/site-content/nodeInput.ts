/** A GraphQL node before Gatsby's bookkeeping: `file` is the source file by which its parent is found. */
export type NodeInput = {
  readonly type: string;
  readonly key: string;
  readonly file?: string;
  readonly fields: Readonly<Record<string, unknown>>;
};
