import type { ReactNode } from "react";
import { CONTENT_ID } from "../../domain/shellIds";
import * as styles from "./SkipLink.module.css";
import { SHELL_TEXTS } from "./texts";

/** The first focusable element: skips the navigation. */
export function SkipLink(): ReactNode {
  return (
    <div role="region" aria-label={SHELL_TEXTS.skip} data-skip-region="">
      <a className={styles.link} href={`#${CONTENT_ID}`}>
        {SHELL_TEXTS.skip}
      </a>
    </div>
  );
}
