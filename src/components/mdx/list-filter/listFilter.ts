import type { ComponentSpec } from "../../../domain/componentSpec";

/** A control for readers: nothing to find, nothing to read in a feed. */
export const ListFilter: ComponentSpec = {
  props: { label: "text", noun: "text", "readers?": [{ id: "text", label: "text" }] },
  holds: [],
  plainText: () => "",
  outline: () => undefined,
  feedHtml: () => "",
};
