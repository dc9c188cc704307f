import { type ReactNode, useEffect, useState } from "react";
import { addressWords, sharedEnd } from "../../domain/addressWords";
import { searchPath, splitHref, withoutBasePath } from "../../domain/routes";
import { useSiteConfig } from "../../hooks/useSiteConfig";
import { readHits } from "../../search/dialog/readHits";
import { Link } from "../ui/Link";
import { getSearchClient } from "./client/getSearchClient";
import { failureKind } from "./client/searchClient";
import { sitePlace } from "./sitePlace";

const NEAR_TEXTS = {
  nearPages: "Pages about the words of this address:",
  searchFor: (words: string) => `Search for “${words}”`,
} as const;

/** How many pages are suggested. */
const PAGES = 3;

type Near = { readonly words: string; readonly pages: readonly (readonly string[])[] };

/**
 * Pages about the words of an address that does not exist, as a search would find them; those whose address ends the same way
 * come first. Renders nothing when there are none: a failed search is logged, and the page's other links remain.
 */
export function NearPages(): ReactNode {
  const { url } = useSiteConfig();
  const [{ words, pages }, setNear] = useState<Near>({ words: "", pages: [] });
  useEffect(() => {
    findNear(withoutBasePath(location.pathname, __PATH_PREFIX__), url).then(setNear, failureKind);
  }, [url]);
  return (
    <div role="status" data-live="">
      {pages.length > 0 && (
        <>
          <p>{NEAR_TEXTS.nearPages}</p>
          <ul>
            {pages.map(([path = "", title]) => (
              <li key={path}>
                <Link href={path}>{title}</Link>
              </li>
            ))}
          </ul>
          <p>
            <Link href={searchPath(words)}>{NEAR_TEXTS.searchFor(words)}</Link>
          </p>
        </>
      )}
    </div>
  );
}

async function findNear(pathname: string, siteUrl: string): Promise<Near> {
  const words = addressWords(pathname);
  if (words === "") return { words, pages: [] };
  const { search } = await getSearchClient();
  const { results } = await search({ requests: [{ indexName: "site", query: words }] });
  const { hits } = readHits(results[0]?.hits ?? [], 0, sitePlace(siteUrl));
  const pages = hits
    .map(({ url, hierarchy }) => [splitHref(url).path, hierarchy.lvl1 ?? ""] as const)
    .sort(([one], [other]) => sharedEnd(other, pathname) - sharedEnd(one, pathname));
  return { words, pages: pages.slice(0, PAGES) };
}
