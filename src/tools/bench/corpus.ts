import { element, type TreeNode } from "../../domain/documentTree";
import { slugify } from "../../domain/slugs";
import { readEditorialPlan } from "../../editorial/editorialPlan";
import { readContentRecords } from "../../editorial/relevance/contentRecords";
import {
  cutToPrefix,
  headingQueries,
  type Judged,
  misspell,
  questionQueries,
} from "../../editorial/relevance/queries";
import { repeatableRandom } from "../../editorial/relevance/repeatableRandom";
import type { SearchRecord } from "../../search/records/searchRecord";
import type { Synonym } from "../../search/records/siteRecords";
import { recordsOf, TEST_SITE, testPage } from "../../testing/searchIndex";

type RandomSource = () => number;

/** Records to search, and queries with known correct pages. */
export type Corpus = {
  readonly siteUrl: string;
  readonly records: readonly SearchRecord[];
  readonly synonyms: readonly Synonym[];
  readonly queries: Readonly<Record<string, readonly Judged[]>>;
};

const QUERIES_PER_SET = 60;
const SEED = 20_261_121;

/** This site. */
export async function siteCorpus(): Promise<Corpus> {
  const { siteUrl, productSlug, records, synonyms } = await readContentRecords(process.cwd());
  const { questions } = readEditorialPlan(process.cwd(), productSlug).plan;
  return {
    siteUrl,
    records,
    synonyms,
    queries: {
      ...headingSets(records),
      questions: sample(
        questionQueries(questions?.questions ?? [], siteUrl),
        repeatableRandom(SEED),
      ),
    },
  };
}

const SECTIONS_PER_PAGE = 8;
const TEXTS_PER_SECTION = 2;
/** Share of a generated text's longer words that are replaced by made-up names. */
const NAME_SHARE = 0.3;
/** Vocabularies grow roughly with the square root of a site's size (Heaps' law); measured on two public documentation sets. */
const NAMES_PER_ROOT_OF_PAGES = 900;

/** Pages made from this site's sentences, with as many made-up names as a site of that size has. */
export async function generatedCorpus(pages: number): Promise<Corpus> {
  const { records } = await readContentRecords(process.cwd());
  const random = repeatableRandom(SEED);
  const pick = <Item>(items: readonly Item[], fallback: Item) =>
    items[Math.floor(random() * items.length)] ?? fallback;
  const texts = records.flatMap(({ content }) =>
    content !== null && content.length > 60 ? [content.slice(0, 400)] : [],
  );
  const headings = records.flatMap(({ type, hierarchy }) =>
    type === "lvl2" || type === "lvl3" ? [hierarchy[type] ?? ""] : [],
  );
  const names = Array.from({ length: Math.ceil(NAMES_PER_ROOT_OF_PAGES * Math.sqrt(pages)) }, () =>
    inventName(random),
  );
  /** The n-th name is chosen 1/n as often as the first (Zipf's law). */
  const name = () => names[Math.floor(names.length ** random()) - 1] ?? "it";
  const text = () =>
    pick(texts, "").replace(/\p{L}{4,}/gu, (word) => (random() < NAME_SHARE ? name() : word));
  const made = Array.from({ length: pages }, (_, number) => {
    const blocks = Array.from({ length: SECTIONS_PER_PAGE }, (_, section): TreeNode[] => {
      const heading = `${pick(headings, "Section")} of ${name()}`;
      return [
        element("h2", { id: `${slugify(heading)}-${section}` }, [heading]),
        ...Array.from({ length: TEXTS_PER_SECTION }, () => element("p", {}, [text()])),
      ];
    });
    return testPage(
      `/area-${number % 20}/page-${number}`,
      `${pick(headings, "Page")} with ${name()}`,
      text(),
      ...blocks.flat(),
    );
  });
  const own = recordsOf(made);
  return { siteUrl: TEST_SITE, records: own, synonyms: [], queries: headingSets(own) };
}

function headingSets(records: readonly SearchRecord[]): Record<string, readonly Judged[]> {
  const random = repeatableRandom(SEED);
  const judged = sample(headingQueries(records), random).map(({ query, urls }) => ({
    query,
    urls: new Set([...urls].map(pageOf)),
  }));
  return {
    whole: judged,
    prefix: judged.map(({ query, urls }) => ({ query: cutToPrefix(query), urls })),
    typo: judged.map(({ query, urls }) => ({ query: misspell(query, random), urls })),
  };
}

/** Address of a page without the anchor: Pagefind finds pages. */
export function pageOf(url: string): string {
  return url.split("#")[0] ?? url;
}

function sample<Item>(items: readonly Item[], random: RandomSource): Item[] {
  const keyed = items.map((item) => ({ item, key: random() })).sort((a, b) => a.key - b.key);
  return keyed.slice(0, QUERIES_PER_SET).map(({ item }) => item);
}

const SYLLABLES =
  "ba be bo da de do fa fi ga go ka ke ko la le lo ma me mi na ne no pa pe ra re ri sa se so ta te to va ve vi za zo".split(
    " ",
  );

function inventName(random: RandomSource): string {
  return Array.from(
    { length: 2 + Math.floor(random() * 3) },
    () => SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? "",
  ).join("");
}
