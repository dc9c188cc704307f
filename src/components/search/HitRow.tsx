import { isValidElement, type JSX, type ReactNode } from "react";
import { resultRow, type SectionHit } from "../../search/dialog/resultRow";
import { Link } from "../ui/Link";
import { HighlightedText } from "./results/HighlightedText";

const PARTS = ["title", "path", "text"] as const;

type HitRowProps = {
  readonly hit: Pick<SectionHit, "url" | "hierarchy" | "_snippetResult">;
  readonly children: ReactNode;
  readonly onClick: () => void;
};

/**
 * A row of results or stored searches. DocSearch's own row inserts strings as HTML and nests buttons in a link; this one renders
 * strings as text, with the buttons beside the link.
 */
export function HitRow({ hit, children, onClick }: HitRowProps): JSX.Element {
  const row = resultRow(hit);
  const parts = isValidElement<{ readonly children?: ReactNode }>(children)
    ? children.props.children
    : undefined;
  const [icon, ...others] = Array.isArray(parts) ? parts : [];
  return (
    <>
      <Link href={hit.url} onClick={onClick}>
        <div className="DocSearch-Hit-Container">
          {icon}
          <div className="DocSearch-Hit-content-wrapper">
            {PARTS.filter((part) => row[part].length > 0).map((part) => (
              <span key={part} className={`DocSearch-Hit-${part}`}>
                <HighlightedText pieces={row[part]} />
              </span>
            ))}
          </div>
        </div>
      </Link>
      <div className="DocSearch-Hit-actions">{others.at(-1)}</div>
    </>
  );
}
