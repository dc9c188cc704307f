import { type ReactNode, useEffect, useState } from "react";
import { addressWords, sharedEnd } from "../../domain/addressWords";
import { splitHref, withoutBasePath } from "../../domain/routes";
import { Link } from "../ui/Link";
import { useSearch } from "./results/useSearch";
import { SEARCH_TEXTS } from "./texts";

/** How many pages are suggested. */
const PAGES = 3;

/** Pages about the words of an address that does not exist, if search finds any; first those whose address ends the same way. */
export function NearPages(): ReactNode {
  const [missing, setMissing] = useState("");
  const { hits } = useSearch(addressWords(missing)).state;
  useEffect(() => setMissing(withoutBasePath(location.pathname, __PATH_PREFIX__)), []);
  const likeness = ({ url }: { readonly url: string }) => sharedEnd(splitHref(url).path, missing);
  const pages = hits.toSorted((one, other) => likeness(other) - likeness(one)).slice(0, PAGES);
  return (
    <div role="status" data-live="">
      {pages.length > 0 && (
        <>
          <p>{SEARCH_TEXTS.nearPages}</p>
          <ul>
            {pages.map(({ objectID, url, hierarchy }) => (
              <li key={objectID}>
                <Link href={splitHref(url).path}>{hierarchy.lvl1}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
