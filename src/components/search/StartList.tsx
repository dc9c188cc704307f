import type { ReactNode } from "react";
import type { SiteConfig } from "../../hooks/useSiteConfig";
import { SEARCH_TEXTS } from "./texts";

type StartLink = SiteConfig["search"]["startLinks"][number];

type StartListProps = {
  readonly links: readonly StartLink[];
  readonly className: string | undefined;
  /** Renders the link; inside the dialog, following it closes the dialog. */
  readonly children: (link: StartLink) => ReactNode;
};

/** The starting points of `site.yml`. Renders nothing without them. */
export function StartList({ links, className, children }: StartListProps): ReactNode {
  if (links.length === 0) return null;
  return (
    <nav
      className={className}
      aria-label={SEARCH_TEXTS.start}
      data-searching=""
      suppressHydrationWarning
    >
      <b>{SEARCH_TEXTS.start}</b>
      <ul>
        {links.map((link) => (
          <li key={link.to}>{children(link)}</li>
        ))}
      </ul>
    </nav>
  );
}
