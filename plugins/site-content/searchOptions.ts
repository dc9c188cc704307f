import type { Synonym } from "../../src/search/records/siteRecords";
import type { SiteData } from "./model/types";

/** Search options of site.yml with the words of search.yml. */
export function searchOptions({ config, search }: SiteData) {
  return { ...config.search, synonyms: synonymsOf(search) };
}

/** The lists of search.yml in the shape both search engines take. */
function synonymsOf({ synonyms, oneWay }: SiteData["search"]): Synonym[] {
  return [
    ...synonyms.map((words): Synonym => ({ type: "synonym", synonyms: words })),
    ...oneWay.map(
      ({ word, finds }): Synonym => ({ type: "oneWaySynonym", input: word, synonyms: finds }),
    ),
  ];
}
