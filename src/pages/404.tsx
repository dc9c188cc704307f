import type { ReactNode } from "react";
import { SiteHead } from "../components/head/SiteHead";
import { NearPages } from "../components/search/NearPages";
import { NotFound } from "../components/shell/NotFound";
import { SHELL_TEXTS } from "../components/shell/texts";
import { NOT_FOUND_PATH } from "../domain/routes";

/** The catch-all page. */
export default function NotFoundPage(): ReactNode {
  return (
    <>
      <SiteHead path={NOT_FOUND_PATH} title={SHELL_TEXTS.notFoundTitle} noIndex="noindex, follow" />
      <NotFound>
        <NearPages />
      </NotFound>
    </>
  );
}
