import type { ComponentSpec } from "../../../domain/componentSpec";

/** A control for readers, so search and feeds have nothing to show of it. */
export const ListFilter: ComponentSpec = {
  props: { label: "text", noun: "text", "readers?": [{ id: "text", label: "text" }] },
  holds: [],
  plainText: () => "",
  outline: () => undefined,
  feedHtml: () => "",
};
