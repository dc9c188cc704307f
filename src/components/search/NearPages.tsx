import { type ReactNode, useEffect, useState } from "react";
import { addressWords, sharedEnd } from "../../domain/addressWords";
import { searchPath, splitHref, withoutBasePath } from "../../domain/routes";
import { useSiteConfig } from "../../hooks/useSiteConfig";
import { readHit } from "../../search/dialog/resultRow";
import { Link } from "../ui/Link";
import { getSearchClient } from "./client/getSearchClient";
import { reported } from "./client/reported";
import { sitePlace } from "./sitePlace";

const NEAR_TEXTS = {
  nearPages: "Pages about the words of this address:",
  searchFor: (words: string) => `Search for “${words}”`,
} as const;

type Near = { readonly words: string; readonly pages: ReadonlyMap<string, string> };

/** How many pages are suggested, and how many sections requested: several may be on one page. */
const PAGES = 3;
const SECTIONS = 20;

/**
 * Pages about the words of an address that does not exist, as a search would find them; those whose address ends the same way
 * come first. Renders nothing when there are none.
 */
export function NearPages(): ReactNode {
  const { url } = useSiteConfig();
  const [near, setNear] = useState<Near>();
  useEffect(() => {
    let isGone = false;
    void findNear(withoutBasePath(location.pathname, __PATH_PREFIX__), url).then(
      (found) => isGone || setNear(found),
    );
    return () => {
      isGone = true;
    };
  }, [url]);
  return (
    <div role="status" data-live="">
      {near && near.pages.size > 0 && (
        <>
          <p>{NEAR_TEXTS.nearPages}</p>
          <ul>
            {[...near.pages].map(([path, title]) => (
              <li key={path}>
                <Link href={path}>{title}</Link>
              </li>
            ))}
          </ul>
          <p>
            <Link href={searchPath(near.words)}>{NEAR_TEXTS.searchFor(near.words)}</Link>
          </p>
        </>
      )}
    </div>
  );
}

/** Returns undefined when nothing is found. A failed search logs its error to the console, and the page's other links remain. */
async function findNear(pathname: string, siteUrl: string): Promise<Near | undefined> {
  const words = addressWords(pathname);
  if (words === "") return undefined;
  try {
    const { search } = await getSearchClient();
    const asked = {
      indexName: "site",
      query: words,
      hitsPerPage: SECTIONS,
      typoTolerance: false, // words of an address are seldom mistyped, and short ones resemble many others
    };
    const { results } = await search({ requests: [asked] });
    const place = sitePlace(siteUrl);
    const pages = new Map<string, string>();
    for (const found of results[0]?.hits ?? []) {
      const hit = readHit(found, place);
      if (hit) pages.set(splitHref(hit.url).path, hit.hierarchy.lvl1 ?? "");
    }
    const alike = ([path]: readonly [string, string]) => sharedEnd(path, pathname);
    const nearest = [...pages].sort((one, other) => alike(other) - alike(one));
    return { words, pages: new Map(nearest.slice(0, PAGES)) };
  } catch (error) {
    reported(error);
    return undefined;
  }
}
