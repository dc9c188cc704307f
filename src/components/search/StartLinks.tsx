import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { SiteConfig } from "../../hooks/useSiteConfig";
import { ResultLink } from "./HitRow";
import { StartList } from "./StartList";

type StartLinksProps = {
  readonly links: SiteConfig["search"]["startLinks"];
  /** What DocSearch's modal is in. */
  readonly dialog: RefObject<HTMLElement | null>;
};

/**
 * Where to begin, below what DocSearch says when it has no row to show. The style sheet hides it beside rows: DocSearch does
 * not tell what it shows.
 */
export function StartLinks({ links, dialog }: StartLinksProps): ReactNode {
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    const own = document.createElement("div");
    dialog.current?.querySelector(".DocSearch-Footer")?.before(own);
    setPlace(own);
    return () => own.remove();
  }, [dialog]);
  if (!place) return null;
  return createPortal(
    <StartList links={links} className="start-links">
      {({ label, to }) => (
        <ResultLink href={to} className="start-link">
          {label}
        </ResultLink>
      )}
    </StartList>,
    place,
  );
}
