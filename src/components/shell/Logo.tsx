import type { ReactNode } from "react";
import * as styles from "./Logo.module.css";

/** The example product's logo: two tide lines under a rising curve. Replace the paths, keep the view box. */
export function LogoMark(): ReactNode {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect className={styles.tile} width="32" height="32" rx="8" />
      <path
        className={styles.curve}
        d="M6 15.500c7 0 9.500-1.500 12-5.200C19.700 7.800 22 6.500 26 6.500"
      />
      <path
        className={styles.tide}
        d="M6 20.500c2.500-2 4.200-2 6.700 0s4.200 2 6.700 0 4.100-2 6.600 0"
      />
      <path
        className={styles.tide}
        d="M6 25.500c2.500-2 4.200-2 6.700 0s4.200 2 6.700 0 4.100-2 6.600 0"
      />
    </svg>
  );
}
