import type { ReactNode, Ref } from "react";
import type { ResultHit } from "../../../domain/search/request";
import type { SitePlace } from "../../../domain/search/resultPath";
import { readHit, resultRow, type SectionHit } from "../../../domain/search/resultRow";
import { Link } from "../../ui/Link";
import { Marked } from "./Marked";
import * as styles from "./SearchResults.module.css";

type ResultListProps = { readonly hits: readonly ResultHit[]; readonly place: SitePlace; readonly ref: Ref<HTMLOListElement> };

/** One entry for each section found: the way to it, its heading, the words round what matched. */
export function ResultList({ hits, place, ref }: ResultListProps): ReactNode {
  return (
    <ol className={styles.list} ref={ref}>
      {hits.flatMap((hit) => {
        const section = readHit(hit, place);
        return section ? [<Result key={hit.objectID} hit={section} />] : [];
      })}
    </ol>
  );
}

function Result({ hit }: { readonly hit: SectionHit }): ReactNode {
  const { title, path, text } = resultRow(hit);
  return (
    <li className={styles.result}>
      <p className={styles.path}>{[hit.hierarchy.lvl0, ...path].join(" › ")}</p>
      <h2 className={styles.title}>
        <Link href={hit.url}>
          <Marked pieces={title} />
        </Link>
      </h2>
      {text.length > 0 && (
        <p className={styles.text}>
          <Marked pieces={text} />
        </p>
      )}
    </li>
  );
}
