import type { ReactNode } from "react";
import * as styles from "./Details.module.css";

/** A native disclosure: works without JavaScript, is found by the browser's search, and is expanded in print. */
export function Details({
  summary,
  open = false,
  children,
}: {
  readonly summary: string;
  readonly open?: boolean;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
