import { lazy, type ReactNode, Suspense, useRef } from "react";
import * as styles from "./ListFilter.module.css";
import type { ListFilterProps } from "./listFilterProps";

const Controls = lazy(() => import("./ListFilterControls"));

/**
 * A filter for the lists of its page. It stands in the HTML and works with JavaScript; without it, the lists are whole and
 * the filter is not shown.
 */
export function ListFilter(props: ListFilterProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div
      className={props.readers ? `${styles.place} ${styles.tall}` : styles.place}
      ref={root}
      data-print="hide"
    >
      <Suspense fallback={<span className="spinner" data-spinner="" />}>
        <Controls {...props} root={root} />
      </Suspense>
    </div>
  );
}
