import type { ReactNode } from "react";
import * as styles from "./Swatches.module.css";

type SwatchesProps = {
  readonly items: readonly { readonly name: string; readonly hex: string }[];
};

/** Colors as they look, each with its name and its value to copy. */
export function Swatches({ items }: SwatchesProps): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map(({ name, hex }) => (
        <li className={styles.item} key={`${name} ${hex}`}>
          <svg className={styles.color} aria-hidden="true">
            <rect width="100%" height="100%" fill={hex} />
          </svg>
          <span className={styles.name}>{name}</span> <code>{hex}</code>
        </li>
      ))}
    </ul>
  );
}
