/** An audience that entries can be written for. */
export type Reader = { readonly id: string; readonly label: string };

export type ListFilterProps = {
  /** Label of the field: "Filter the terms". */
  readonly label: string;
  /** What the count counts: "terms". */
  readonly noun: string;
  readonly readers?: readonly Reader[];
};
