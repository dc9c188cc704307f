import type { ReactNode } from "react";
import type { SiteConfig } from "../../hooks/useSiteConfig";
import { ResultLink } from "./HitRow";
import { StartList } from "./StartList";

type StartLinksProps = { readonly links: SiteConfig["search"]["startLinks"] };

/**
 * Where to begin, below what DocSearch says when it has no row to show. The style sheet hides it beside rows: DocSearch does
 * not tell what it shows.
 */
export function StartLinks({ links }: StartLinksProps): ReactNode {
  return (
    <StartList links={links} className="start-links">
      {({ label, to }) => (
        <ResultLink href={to} className="start-link">
          {label}
        </ResultLink>
      )}
    </StartList>
  );
}
