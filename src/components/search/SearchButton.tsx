import type { ReactNode, RefObject } from "react";
import { searchPath, withBasePath } from "../../domain/routes";
import { Icon } from "../ui/Icon";
import * as styles from "./Search.module.css";
import { SEARCH_TEXTS } from "./texts";

type SearchButtonProps = {
  readonly ref: RefObject<HTMLAnchorElement | null>;
  /** Hover, focus or touch: the reader may be about to open the dialog. */
  readonly onIntent: () => void;
  /** Escape on the button. */
  readonly onClear: () => void;
};

/** Without JavaScript a link to the results page. The early script owns presses and shortcuts, so they work before React has loaded. */
export function SearchButton({ ref, onIntent, onClear }: SearchButtonProps): ReactNode {
  return (
    <a
      ref={ref}
      className={styles.button}
      href={withBasePath(searchPath(), __PATH_PREFIX__)}
      role="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={SEARCH_TEXTS.shortcuts}
      data-search-button=""
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      onKeyDown={(event) => event.key === "Escape" && onClear()}
    >
      <Icon name="search" size={18} />
      <span className={styles.label}>{SEARCH_TEXTS.search}</span>
      <span className={styles.keys} aria-hidden="true">
        <kbd className={styles.command}>{SEARCH_TEXTS.command}</kbd>
        <kbd className={styles.control}>{SEARCH_TEXTS.control}</kbd>
        <kbd>K</kbd>
      </span>
    </a>
  );
}
