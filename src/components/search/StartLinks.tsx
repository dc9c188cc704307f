import type { ReactNode } from "react";
import { useSiteConfig } from "../../hooks/useSiteConfig";
import { LinkList } from "../ui/LinkList";
import { SEARCH_TEXTS } from "./texts";

/** Pages to begin with, from `search.startLinks` of site.yml, for a reader who has not searched yet or found nothing. */
export function StartLinks({ className }: { readonly className: string | undefined }): ReactNode {
  const { startLinks } = useSiteConfig().search;
  if (startLinks.length === 0) return null;
  return (
    <nav className={className} aria-label={SEARCH_TEXTS.start}>
      <b>{SEARCH_TEXTS.start}</b>
      <LinkList links={startLinks} />
    </nav>
  );
}
