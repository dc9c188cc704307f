import { type ReactNode, useEffect, useState } from "react";
import { addressWords, sharedEnd } from "../../domain/addressWords";
import { splitHref, withoutBasePath } from "../../domain/routes";
import { useSiteConfig } from "../../hooks/useSiteConfig";
import { readHits } from "../../search/dialog/readHits";
import type { SectionHit } from "../../search/dialog/resultRow";
import { Link } from "../ui/Link";
import { getSearchClient } from "./client/getSearchClient";
import { failureKind } from "./client/searchClient";
import { sitePlace } from "./sitePlace";
import { SEARCH_TEXTS } from "./texts";

/** How many pages are suggested. */
const PAGES = 3;

/** Pages about the words of an address that does not exist, if search finds any; first those whose address ends the same way. */
export function NearPages(): ReactNode {
  const { url } = useSiteConfig();
  const [pages, setPages] = useState<readonly SectionHit[]>([]);
  useEffect(() => {
    findNear(withoutBasePath(location.pathname, __PATH_PREFIX__), url).then(setPages, failureKind);
  }, [url]);
  const links = pages.map(({ objectID, url: path, hierarchy }) => (
    <li key={objectID}>
      <Link href={splitHref(path).path}>{hierarchy.lvl1}</Link>
    </li>
  ));
  const list = [<p key="">{SEARCH_TEXTS.nearPages}</p>, <ul key="pages">{links}</ul>];
  return (
    <div role="status" data-live="">
      {links.length > 0 && list}
    </div>
  );
}

async function findNear(missing: string, siteUrl: string): Promise<readonly SectionHit[]> {
  const { search } = await getSearchClient();
  const request = { indexName: "site", query: addressWords(missing) };
  const { results } = await search({ requests: [request] });
  const { hits } = readHits(results[0]?.hits ?? [], 0, sitePlace(siteUrl));
  const likeness = (hit: SectionHit) => sharedEnd(splitHref(hit.url).path, missing);
  return [...hits].sort((one, other) => likeness(other) - likeness(one)).slice(0, PAGES);
}
