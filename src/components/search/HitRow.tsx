import { createContext, isValidElement, type JSX, type ReactNode, useContext } from "react";
import { resultRow, type SectionHit } from "../../domain/search/resultRow";
import { Link } from "../ui/Link";
import { Marked } from "./results/Marked";

/** Called with a result's path when the reader follows it here, not in another tab. */
export const FollowContext = createContext<(path: string) => void>(() => {});

type HitRowProps = { readonly hit: Pick<SectionHit, "url" | "hierarchy" | "_snippetResult">; readonly children: ReactNode };

/**
 * A row of results or of stored searches. DocSearch's own row writes texts as HTML into the page and puts buttons inside a
 * link; ours shows text as text, and the buttons beside the link.
 */
export function HitRow({ hit, children }: HitRowProps): JSX.Element {
  const { title, path, text } = resultRow(hit);
  const { icon, actions } = partsOf(children);
  return (
    <>
      <ResultLink href={hit.url} className="DocSearch-Hit-link">
        <span className="DocSearch-Hit-kind" aria-hidden="true">
          {icon}
        </span>
        <span className="DocSearch-Hit-content">
          <span className="DocSearch-Hit-title">
            <Marked pieces={title} />
          </span>
          {path.length > 0 && <span className="DocSearch-Hit-path">{path.join(" › ")}</span>}
          {text.length > 0 && (
            <span className="DocSearch-Hit-text">
              <Marked pieces={text} />
            </span>
          )}
        </span>
      </ResultLink>
      {actions && <div className="DocSearch-Hit-actions">{actions}</div>}
    </>
  );
}

/** A link out of the dialog. A plain press closes the dialog first; others open a tab or a window as they do everywhere. */
export function ResultLink({ href, className, children }: { readonly href: string; readonly className: string; readonly children: ReactNode }): ReactNode {
  const follow = useContext(FollowContext);
  return (
    <Link
      href={href}
      className={className}
      onClick={(event) => {
        const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
        if (!isPlain || event.currentTarget.target === "_blank") return;
        event.preventDefault();
        follow(href);
      }}
    >
      {children}
    </Link>
  );
}

/** DocSearch's container of a row holds the icon first and the buttons last; between them are its texts, as HTML. */
function partsOf(children: ReactNode): { readonly icon: ReactNode; readonly actions: ReactNode } {
  const parts = isValidElement<{ readonly children?: ReactNode }>(children) ? children.props.children : undefined;
  return Array.isArray(parts) ? { icon: parts[0], actions: parts.at(-1) } : { icon: null, actions: null };
}
