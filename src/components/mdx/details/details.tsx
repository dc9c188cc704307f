import { flag, text } from "../../../domain/componentProps";
import { staticComponent } from "../define";

/** A native disclosure: works without JavaScript, is found by the browser's search, and is expanded in print. */
export const Details = staticComponent({
  props: { summary: text, open: flag.optional() },
  requireOneOf: [],
  render: ({ summary, open }, { children }) => (
    <details className="details" open={open}>
      <summary className="details-summary">{summary}</summary>
      <div className="details-content">{children}</div>
    </details>
  ),
});
