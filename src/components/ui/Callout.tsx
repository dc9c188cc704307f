import type { ReactNode } from "react";
import * as styles from "./Callout.module.css";

const TITLES = { note: "Note", tip: "Tip", info: "Info", warning: "Warning", danger: "Danger", "replace-me": "For the owner" } as const;

export type CalloutType = keyof typeof TITLES;

type CalloutProps = { readonly type: CalloutType; readonly title?: string; readonly children?: ReactNode };

/** A boxed remark. Its kind is always written, never shown by colour alone. A note, not a landmark: a page may have ten of one kind. */
export function Callout({ type, title, children }: CalloutProps): ReactNode {
  const label = TITLES[type];
  return (
    <aside
      role="note"
      className={`${styles.box} ${styles[type === "replace-me" ? "owner" : type] ?? ""}`}
      aria-label={title && title !== label ? `${label}: ${title}` : label}
    >
      <p className={styles.title}>
        <span className={styles.kind}>{label}</span>
        {title && title !== label && <b>{title}</b>}
      </p>
      {children}
    </aside>
  );
}
