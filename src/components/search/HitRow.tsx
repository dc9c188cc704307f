import { createContext, isValidElement, type JSX, type ReactNode, useContext } from "react";
import { resultRow, type SectionHit } from "../../search/dialog/resultRow";
import { isPlainPress } from "../../state/plainPress";
import { Link } from "../ui/Link";
import { HighlightedText } from "./results/HighlightedText";

/** Called with a result's path when the reader follows it in this tab. */
export const FollowContext = createContext<(path: string) => void>(() => {});

type HitRowProps = {
  readonly hit: Pick<SectionHit, "url" | "hierarchy" | "content" | "_snippetResult">;
  readonly children: ReactNode;
};

/**
 * A row of results or stored searches. DocSearch's own row inserts strings as HTML and nests buttons in a link; this one renders
 * strings as text, with the buttons beside the link.
 */
export function HitRow({ hit, children }: HitRowProps): JSX.Element {
  const { title, path, text } = resultRow(hit);
  const { icon, actions } = partsOf(children);
  /** A heading that matches explains why the row is there; one found by keywords or by the headings above it does not. */
  const isTextShown = hit.content !== null || !title.some(({ marked }) => marked);
  return (
    <>
      <ResultLink href={hit.url} className="DocSearch-Hit-link">
        <span className="DocSearch-Hit-kind" aria-hidden="true">
          {icon}
        </span>
        <span className="DocSearch-Hit-content">
          <span className="DocSearch-Hit-title">
            <HighlightedText pieces={title} />
          </span>
          <span className="DocSearch-Hit-path">
            <HighlightedText pieces={path} />
          </span>
          {isTextShown && text.length > 0 && (
            <span className="DocSearch-Hit-text">
              <HighlightedText pieces={text} />
            </span>
          )}
        </span>
      </ResultLink>
      {actions && <div className="DocSearch-Hit-actions">{actions}</div>}
    </>
  );
}

/** A link out of the dialog. A plain click closes the dialog first; other clicks open a tab or a window as usual. */
export function ResultLink({
  href,
  className,
  children,
}: {
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
}): ReactNode {
  const follow = useContext(FollowContext);
  return (
    <Link
      href={href}
      className={className}
      onClick={(event) => {
        if (!isPlainPress(event) || event.currentTarget.target === "_blank") return;
        event.preventDefault();
        follow(href);
      }}
    >
      {children}
    </Link>
  );
}

/** Takes the icon and the buttons from DocSearch's row, where they are the first and the last child. */
function partsOf(children: ReactNode): { readonly icon: ReactNode; readonly actions: ReactNode } {
  const parts = isValidElement<{ readonly children?: ReactNode }>(children)
    ? children.props.children
    : undefined;
  return Array.isArray(parts)
    ? { icon: parts[0], actions: parts.at(-1) }
    : { icon: null, actions: null };
}
