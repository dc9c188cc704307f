import { text } from "../../../domain/componentProps";
import { interactiveComponent } from "../define";

/** A control for readers, so search and feeds have nothing to show of it. */
export const ListFilter = interactiveComponent({
  props: { label: text, noun: text },
  allowedChildren: [],
  fallback: () => null,
});
