import type { ReactNode } from "react";
import { Icon } from "../ui/Icon";
import * as styles from "./ColorModeToggle.module.css";

/** The color mode switch. It works before React has loaded: the early script handles clicks, the label and the stored choice. */
export function ColorModeToggle(): ReactNode {
  return (
    <button
      type="button"
      className={styles.toggle}
      data-color-toggle=""
      title="system mode"
      aria-label="Switch between dark and light mode (currently system mode)"
      suppressHydrationWarning
    >
      <Icon name="sun" />
      <Icon name="moon" />
      <Icon name="system" />
    </button>
  );
}
