import { answerRequests } from "../../search/query/answerRequests";
import type { SearchEngine } from "../../search/query/engine";
import type { Judged } from "./queries";

/** How many of the first hits may contain the answer for it to count as found. */
const FOUND_BY = 5;

/** How well a set of queries is answered. */
export type Judgement = {
  /** Share of the queries with a right answer among the first five. */
  readonly found: number;
  readonly missed: readonly string[];
  /** Share of the queries whose first answer is right. */
  readonly first: number;
  readonly notFirst: readonly string[];
};

/**
 * Searches for every query and looks for a right answer among the first five.
 * @param of the address of a hit that is compared with the right addresses: its section or its page
 */
export async function judge(
  engine: SearchEngine,
  queries: readonly Judged[],
  of: "url" | "url_without_anchor",
): Promise<Judgement> {
  const missed: string[] = [];
  const notFirst: string[] = [];
  for (const { query, urls } of queries) {
    const { results } = await answerRequests(engine, {
      requests: [{ indexName: "content", query, hitsPerPage: FOUND_BY }],
    });
    const isRight = (results[0]?.hits ?? []).map((hit) => urls.has(hit[of] ?? ""));
    if (!isRight.includes(true)) missed.push(query);
    if (!isRight[0]) notFirst.push(query);
  }
  const shareWithout = ({ length }: readonly string[]) =>
    queries.length === 0 ? 1 : 1 - length / queries.length;
  return { found: shareWithout(missed), missed, first: shareWithout(notFirst), notFirst };
}
