import { type ReactNode, useEffect, useState } from "react";
import { decoded } from "../../domain/decoded";
import { splitHref } from "../../domain/routes";
import { LinkList } from "../ui/LinkList";
import { useSearch } from "./results/useSearch";
import { SEARCH_TEXTS } from "./texts";

/** How many pages are suggested. */
const PAGES = 3;

/** Pages about the last word of an address that does not exist, such as `impermanent-loss`, if search finds any. */
export function NearPages(): ReactNode {
  const [missing, setMissing] = useState("");
  const { hits } = useSearch(missing).state;
  useEffect(() => {
    const words = decoded(location.pathname)
      .replace(/\.\w+$/, "")
      .split("/");
    setMissing(words.findLast((word) => word !== "") ?? "");
  }, []);
  const pages = hits.slice(0, PAGES).map(({ url, hierarchy }) => ({
    label: hierarchy.lvl1 ?? "",
    to: splitHref(url).path,
  }));
  return (
    <div role="status" data-live="">
      {pages.length > 0 && (
        <>
          <p>{SEARCH_TEXTS.nearPages}</p>
          <LinkList links={pages} />
        </>
      )}
    </div>
  );
}
