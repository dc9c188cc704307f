import { isValidElement, type JSX, type ReactNode } from "react";
import { resultRow, type SectionHit } from "../../search/dialog/resultRow";
import { Link } from "../ui/Link";
import { HighlightedText } from "./results/HighlightedText";

type HitRowProps = {
  readonly hit: Pick<SectionHit, "url" | "hierarchy" | "_snippetResult">;
  readonly children: ReactNode;
};

/**
 * A row of results or stored searches. DocSearch's own row inserts strings as HTML and nests buttons in a link; this one renders
 * strings as text, with the buttons beside the link.
 */
export function HitRow({ hit, children }: HitRowProps): JSX.Element {
  const { title, path, text } = resultRow(hit);
  const parts = isValidElement<{ readonly children?: ReactNode }>(children)
    ? children.props.children
    : undefined;
  const [icon, ...others] = Array.isArray(parts) ? parts : [];
  return (
    <>
      <Link href={hit.url}>
        <div className="DocSearch-Hit-Container">
          {icon}
          <div className="DocSearch-Hit-content-wrapper">
            <span className="DocSearch-Hit-title">
              <HighlightedText pieces={title} />
            </span>
            <span className="DocSearch-Hit-path">
              <HighlightedText pieces={path} />
            </span>
            {text.length > 0 && (
              <span className="DocSearch-Hit-text">
                <HighlightedText pieces={text} />
              </span>
            )}
          </div>
        </div>
      </Link>
      <div className="DocSearch-Hit-actions">{others.at(-1)}</div>
    </>
  );
}
