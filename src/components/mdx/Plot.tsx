import type { ReactNode } from "react";
import * as styles from "./Plot.module.css";

/** A plot drawn at build from the maths module: picture, caption and data table are its children. */
export function Plot({ children }: { readonly children?: ReactNode }): ReactNode {
  return <div className={styles.plot}>{children}</div>;
}
