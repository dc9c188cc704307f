import type { ReactNode } from "react";
import { DOCS_TEXTS } from "./texts";
import * as styles from "./VersionBadge.module.css";

/** `Version: Next`, at the end of every docs page. */
export function VersionBadge({ label }: { readonly label: string }): ReactNode {
  return <span className={styles.badge}>{DOCS_TEXTS.version(label)}</span>;
}
