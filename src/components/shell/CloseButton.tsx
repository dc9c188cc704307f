import type { ReactNode } from "react";
import { Icon } from "../ui/Icon";
import * as styles from "./CloseButton.module.css";

/**
 * A button that closes a bar; the early script recognises it by its attribute. Hidden without JavaScript, where it could do
 * nothing.
 */
export function CloseButton({
  label,
  ...rest
}: {
  readonly label: string;
  readonly [data: `data-${string}`]: string;
}): ReactNode {
  return (
    <button type="button" className={styles.close} aria-label={label} {...rest}>
      <Icon name="close" size={16} />
    </button>
  );
}
