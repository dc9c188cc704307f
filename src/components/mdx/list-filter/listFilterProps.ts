/** An audience that entries can be written for. */
export type Reader = { readonly id: string; readonly label: string };

export type ListFilterProps = {
  /** What the field is called: "Filter the terms". */
  readonly label: string;
  /** What is counted: "terms". */
  readonly noun: string;
  readonly readers?: readonly Reader[];
};
