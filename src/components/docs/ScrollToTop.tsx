import type { ReactNode } from "react";
import { Icon } from "../ui/Icon";
import * as styles from "./ScrollToTop.module.css";
import { DOCS_TEXTS } from "./texts";

/** The scroll-to-top button, which `src/early/scrollToTop.ts` shows while scrolling up, below the first 300 px. */
export function ScrollToTop(): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={DOCS_TEXTS.scrollToTop}
      data-scroll-to-top=""
      data-print="hide"
    >
      <Icon name="up" />
    </button>
  );
}
