import type { ReactNode } from "react";
import { flag, text } from "../../../domain/componentProps";
import { staticComponent } from "../define";

type FoldProps = {
  readonly summary: string;
  readonly open?: boolean | undefined;
  readonly children?: ReactNode;
};

/** A native disclosure: works without JavaScript, is found by the browser's search, and is expanded in print. */
export function Fold({ summary, open, children }: FoldProps): ReactNode {
  return (
    <details className="details" open={open}>
      <summary className="details-summary">{summary}</summary>
      <div className="details-content">{children}</div>
    </details>
  );
}

/** `<Details summary="…">` in a page. */
export const Details = staticComponent({
  props: { summary: text, open: flag.optional() },
  render: (fold, { children }) => <Fold {...fold}>{children}</Fold>,
});
