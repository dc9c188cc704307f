import type { ReactNode, Ref } from "react";
import type { SitePlace } from "../../../search/dialog/resultPath";
import { readHit, resultRow, type SectionHit } from "../../../search/dialog/resultRow";
import type { ResultHit } from "../../../search/query/answerRequests";
import { Link } from "../../ui/Link";
import { HighlightedText } from "./HighlightedText";
import * as styles from "./SearchResults.module.css";

type ResultListProps = {
  readonly hits: readonly ResultHit[];
  readonly place: SitePlace;
  readonly ref: Ref<HTMLOListElement>;
};

/** One entry per section found: its path, its heading, and the text around the match. */
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
      <p className={styles.path}>
        <HighlightedText pieces={path} />
      </p>
      <h2 className={styles.title}>
        <Link href={hit.url}>
          <HighlightedText pieces={title} />
        </Link>
      </h2>
      {text.length > 0 && (
        <p className={styles.text}>
          <HighlightedText pieces={text} />
        </p>
      )}
    </li>
  );
}
