import type { ReactNode } from "react";
import { SiteHead } from "../components/head/SiteHead";
import { NotFound } from "../components/shell/NotFound";
import { SHELL_TEXTS } from "../components/shell/texts";

/** The catch-all page. */
export default function NotFoundPage(): ReactNode {
  return (
    <>
      <SiteHead path="/404" title={SHELL_TEXTS.notFoundTitle} noIndex="noindex, follow" />
      <NotFound />
    </>
  );
}
