import type { ReactNode } from "react";
import { useScrollToTop } from "../../hooks/useScrollToTop";
import { Icon } from "../ui/Icon";
import * as styles from "./ScrollToTop.module.css";
import { DOCS_TEXTS } from "./texts";

/** Appears while scrolling up, past 300 px. */
export function ScrollToTop(): ReactNode {
  const { shown, scrollToTop } = useScrollToTop();
  return (
    <button
      type="button"
      className={shown ? `${styles.button} ${styles.shown}` : styles.button}
      aria-label={DOCS_TEXTS.scrollToTop}
      onClick={scrollToTop}
      data-print="hide"
    >
      <Icon name="up" />
    </button>
  );
}
