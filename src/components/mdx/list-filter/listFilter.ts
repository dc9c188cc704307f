import type { ComponentSpec } from "../../../domain/componentSpec";

/** A control for readers: nothing to find, nothing to read in a feed. */
export const ListFilter: ComponentSpec = {
  required: ["label", "noun"],
  holds: [],
  plainText: () => "",
  outline: () => undefined,
  feedHtml: () => "",
};
