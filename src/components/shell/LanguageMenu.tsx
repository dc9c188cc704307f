import type { ReactNode } from "react";
import { NOT_FOUND_PATH } from "../../domain/routes";
import { Icon } from "../ui/Icon";
import * as styles from "./LanguageMenu.module.css";
import { SHELL_TEXTS } from "./texts";

type LanguageMenuProps = { readonly code: string; readonly label: string; readonly path: string };

/**
 * The language dropdown: a native disclosure with one entry per locale. Escape or a click outside closes it. The not-found page
 * is shown at any address; an empty link keeps that address.
 */
export function LanguageMenu({ code, label, path }: LanguageMenuProps): ReactNode {
  return (
    <details className={styles.menu} data-dropdown="">
      <summary className={styles.button} aria-label={`${SHELL_TEXTS.languages}: ${label}`}>
        <Icon name="globe" size={18} />
        <span>{label}</span>
      </summary>
      <ul className={styles.list}>
        <li>
          <a
            className={styles.item}
            href={path === NOT_FOUND_PATH ? "" : `${__PATH_PREFIX__}${path}`}
            lang={code}
            hrefLang={code}
            aria-current="true"
          >
            {label}
          </a>
        </li>
      </ul>
    </details>
  );
}
