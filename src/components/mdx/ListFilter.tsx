import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import * as styles from "./ListFilter.module.css";

export type Reader = { readonly id: string; readonly label: string };

export type ListFilterProps = {
  /** What the field is called: "Filter the terms". */
  readonly label: string;
  /** What is counted: "terms". */
  readonly noun: string;
  readonly readers?: readonly Reader[];
};

const Controls = lazy(() => import("./ListFilterControls"));

/** A filter for the lists of its page. It comes with JavaScript; without it, the lists are whole. */
export function ListFilter(props: ListFilterProps): ReactNode {
  const [mounted, setMounted] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => setMounted(true), []);
  return (
    <div className={props.readers ? `${styles.place} ${styles.tall}` : styles.place} ref={root} data-print="hide">
      {mounted && (
        <Suspense fallback={null}>
          <Controls {...props} root={root} />
        </Suspense>
      )}
    </div>
  );
}
