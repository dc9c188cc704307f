import MiniSearch, { type SearchOptions } from "minisearch";
import { MINISEARCH_OPTIONS } from "../miniSearchOptions";
import "./types";

/** Tuned on the same corpora as our own engine: all words first, any word if nothing has all of them. */
const TUNED: SearchOptions = {
  combineWith: "AND",
  boost: { title: 4, heading: 3 },
  prefix: (_term, index, terms) => index === terms.length - 1,
  fuzzy: (term) => (term.length > 7 ? 2 : term.length > 3 ? 1 : false),
  weights: { prefix: 0.4, fuzzy: 0.3 },
};

let opened: Promise<MiniSearch> | undefined;

async function open(): Promise<MiniSearch> {
  const response = await fetch("/minisearch/index.json");
  return MiniSearch.loadJSON(await response.text(), MINISEARCH_OPTIONS);
}

window.bench = {
  open: async () => {
    opened ??= open();
    await opened;
  },
  search: async (query) => {
    opened ??= open();
    const index = await opened;
    const all = index.search(query, TUNED);
    const hits = all.length > 0 ? all : index.search(query, { ...TUNED, combineWith: "OR" });
    return hits.slice(0, 20).map(({ id }) => String(id));
  },
};
