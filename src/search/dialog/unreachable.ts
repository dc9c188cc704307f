/** What a search that reaches nothing says: the dialog, the results page, and the early script before either is there. */
export const UNREACHABLE = [
  "Unable to fetch results",
  "You might want to check your network connection.",
] as const;
