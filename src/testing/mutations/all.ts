import { BLOG_AND_PAGES } from "./blogAndPages";
import { CONFIGURATION_AND_SHELL } from "./configurationAndShell";
import type { Mutation } from "./mutation";
import { SEARCH } from "./search";
import { STATES } from "./states";

/** Every mutation of the specification's clauses. */
export const MUTATIONS: readonly Mutation[] = [
  ...CONFIGURATION_AND_SHELL,
  ...BLOG_AND_PAGES,
  ...STATES,
  ...SEARCH,
];
