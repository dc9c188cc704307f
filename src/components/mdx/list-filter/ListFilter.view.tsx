import { type ReactNode, Suspense, useRef } from "react";
import { splitComponent } from "../../splitComponent";
import * as styles from "./ListFilter.module.css";
import type { ListFilterProps } from "./listFilterProps";

const Controls = splitComponent(() => import("./ListFilterControls"));

/**
 * A filter for the lists on its page. It is part of the HTML but works only with JavaScript; without it, the lists are complete
 * and the filter is hidden.
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

ListFilter.load = Controls.load;
