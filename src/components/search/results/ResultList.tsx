import type { ReactNode, Ref } from "react";
import { resultRow, type SectionHit } from "../../../search/dialog/resultRow";
import { Link } from "../../ui/Link";
import { HighlightedText } from "./HighlightedText";
import * as styles from "./SearchResults.module.css";

type ResultListProps = {
  readonly hits: readonly SectionHit[];
  readonly ref: Ref<HTMLOListElement>;
};

/** One entry per section found: its path, its heading, and the text around the match. */
export function ResultList({ hits, ref }: ResultListProps): ReactNode {
  return (
    <ol className={styles.list} ref={ref}>
      {hits.map((hit) => (
        <Result key={hit.objectID} hit={hit} />
      ))}
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
