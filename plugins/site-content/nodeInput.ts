/** A GraphQL node before Gatsby's bookkeeping: `file` names the source its parent is found by. */
export type NodeInput = {
  readonly type: string;
  readonly key: string;
  readonly file?: string;
  readonly fields: Readonly<Record<string, unknown>>;
};
